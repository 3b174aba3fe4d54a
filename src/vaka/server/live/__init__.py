"""Live play over WebSockets.

socket_protocol  uvicorn's WebSocket protocol with direct writes
socket_route     routes WebSockets to their tables
socket_hub       all rooms and their sockets
room             a table and its connected clients
client_socket    one client: what it knows and what is still to be sent
client_messages  handles client messages
bots             plays bot moves and turn clocks
bot_scheduler    decides which bot thinks next
table_leases     decides which tables this server drives
presence         who has which table open
peer_servers     this server among others that share its database
advisor          hints and analyses
"""
