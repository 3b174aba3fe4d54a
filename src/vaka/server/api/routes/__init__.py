"""HTTP routes: `docs/protocol.md` describes each of them.

server_info      the server itself, its addresses, its health
games            the games it offers
tables           setting up, finding and joining tables
replay           records, views, analyses and pictures of a table
device_transfer  transferring a person to another device
page             the page
"""
