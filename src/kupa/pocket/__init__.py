"""Tables in the page itself: a server's registry, actors and bots, run by a worker of the browser."""
