"""What the server answers over HTTP: `docs/protocol.md` says what each address does.

about     the server itself, its address, its health
games     what can be played
tables    setting, finding and joining tables; their sockets
replay    what happened at a table
people    moving to another device
files     the page
"""
