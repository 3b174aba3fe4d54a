"""The server: tables that people and bots play at, in the browser.

    launch             starts the server          app                builds the ASGI app
    settings           configuration              secret_key         the key that signs cookies
    context            shared state of the app    api/               requests, responses, routes
    tables/            tables                     response_encoding  JSON, pictures, compression
    live/              WebSockets and bots        access_middleware  access checks, rate limits
    storage/           the database               identity           signed cookies
    game_catalogue     games the server offers    rate_limits        token buckets
    http_protocol      limits before a request    connection_limits  limits of open connections
    work_queue         bounded background work    lan_addresses      LAN addresses, QR codes
    metrics            Prometheus metrics         static_files       the built page
    refusal_log        counts and logs refusals   errors             API errors
    workers            processes on one port      logging_config     log formats
    socket_handover    sockets to their worker    moderation         bans and removed tables
    forwarded_address  clients behind a proxy     link_previews      previews of links

`docs/protocol.md` describes the protocol between page and server.
"""

from vaka.server.launch import back_up, bring_back, run

__all__ = ["back_up", "bring_back", "run"]
