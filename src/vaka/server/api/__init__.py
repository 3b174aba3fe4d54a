"""The HTTP and socket interface: `docs/protocol.md` describes it.

requests    validated client input
responses/  response and message bodies
routes/     HTTP routes
openapi     the schema of all of it
"""
