### How tables for several devices come about, where a site has no server

server-about = This site plays on one device. Tables for several devices need a server of your own; any computer in the house will do.
server-python = On a computer with Python 3.11 or newer, type:
server-join = The second line shows an address and a code to scan. Every phone and tablet in the same network can open it and join.
server-internet = For a club, or for friends far away, the guide “Hosting Kupa” that comes with the project tells how to run a server on the internet.
