"""Hosting: this machine's ports, addresses and database, and the server that runs on them."""
