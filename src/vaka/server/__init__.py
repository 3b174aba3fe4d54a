"""The server: tables that people and bots play at, in the browser.

    launch      starts it                     app         what it answers over HTTP
    live        sockets, people and bots      document    how it answers
    desk        what clients ask for          guard       who may ask, and how much
    tables      all tables                    identity    who a browser is
    table       one table                     lan         its address in the house
    chronicle   what happened there           page        the page it serves
    storage/    tables on disk                catalogue   the games it knows
    restore     from there to a record        wish        what comes in
    faults      what goes wrong               body        what goes out
                                              schema      both, for the page

`docs/protocol.md` describes what page and server say to each other.
"""

from vaka.server.launch import run

__all__ = ["run"]
