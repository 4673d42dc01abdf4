"""Hosting: this machine's ports, addresses and data, and the server that runs on them."""
