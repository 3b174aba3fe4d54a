"""Clients that attack a server over real sockets."""
