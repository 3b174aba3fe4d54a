"""The server: tables that people and bots play at, in the browser.

    launch          starts the server             app             builds the ASGI app
    settings        configuration                 api/            requests, responses, routes
    context         shared state of the app       rendering       JSON and compressed responses
    tables/         tables                        middleware      access checks and rate limits
    live/           WebSockets and bots           identity        signed cookies
    storage/        the database                  limits          token buckets
    catalogue       games the server offers       lan             LAN addresses and QR codes
    http_protocol   connection limits             static_files    the built page
    work_queue      bounded background work       errors          API errors
    metrics         Prometheus metrics            logging_config  log formats
    refusal_log     counts and logs refusals      workers         several processes on one port

`docs/protocol.md` describes the protocol between page and server.
"""

from vaka.server.launch import back_up, bring_back, run

__all__ = ["back_up", "bring_back", "run"]
