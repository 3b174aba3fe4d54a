"""Live play over WebSockets.

socket_protocol  uvicorn's WebSocket protocol with direct writes
socket_route     routes WebSockets to their tables
socket_hub       all rooms and their sockets
room             a table and its connected clients
client_socket    one client: what it knows and what is still to be sent
commands         handles client messages
bots             plays bot moves and turn clocks
bot_scheduler    decides which bot thinks next
advisor          hints and analyses
"""
