"""The server: tables that people and bots play at, in the browser.

    launch      starts it                     app         all of it, ready to be asked
    settings    how it is run                 routes/     what it answers over HTTP
    hall        what it works on              document    how it answers
    tables/     the tables                    guard       who may ask, and how much
    live/       sockets, people and bots      identity    who a person is
    storage/    tables on disk                limits      how often somebody may ask
    catalogue   the games it knows            lan         its address in the house
    wish        what comes in                 page        the page it serves
    body/       what goes out                 faults      what goes wrong
    schema      both, for the page            log         what it writes about itself
                                              metrics     its figures

`docs/protocol.md` describes what page and server say to each other.
"""

from vaka.server.launch import back_up, bring_back, run

__all__ = ["back_up", "bring_back", "run"]
