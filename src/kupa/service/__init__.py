"""What a table tells a page and takes from it, whoever carries the messages: a server or a worker."""
