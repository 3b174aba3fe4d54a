"""Undos at a table: a seat's own last plies, or more if the others agree."""

from __future__ import annotations

from dataclasses import asdict, replace

from vaka.core.errors import NotNow
from vaka.server.api.responses import UndoBody
from vaka.server.errors import ApiError
from vaka.server.storage import Receipt, UndoRequest
from vaka.server.tables.history_view import Viewer
from vaka.server.tables.stored_table import StoredTable

MOST_PLIES = 5_000
"""A record with more plies takes no more undos: a game is finite without them, and endless with."""


class Undos:
    """Takes plies back."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored

    # ---- own plies

    def undo(
        self, seat: int, ply: int, plies: int | None = None, receipt: Receipt | None = None
    ) -> None:
        """Take back a seat's own last plies, by default its last choice."""
        stored = self._stored
        with stored.lock:
            stored.check_playable(ply)
            self._check_room()
            own = self._own_plies(seat)
            count = plies or stored.recorder.history.last_choice(seat)
            if not own and stored.recorder.own_plies(seat):
                raise NotNow("others play here, too: ask them for an undo", "ask_others")
            if not own:
                message = "nothing can be taken back: a draw or another seat came after it"
                raise NotNow(message, "no_undo")
            if count > own:
                raise _too_many(own, count)
            with stored.changing():
                stored.recent.add([stored.recorder.undo(seat, count)])
                stored.save(stored.row, receipt=receipt)

    def own_undo(self, viewer: Viewer) -> UndoBody | None:
        """What a seat may take back without asking."""
        if viewer is None or self._stored.stage == "frozen" or self._is_full:
            return None
        own = self._own_plies(viewer)
        last = self._stored.recorder.history.last_choice(viewer)
        return UndoBody(plies=own, last_choice=last) if own else None

    @property
    def _is_full(self) -> bool:
        return self._stored.ply >= MOST_PLIES

    def _check_room(self) -> None:
        if self._is_full:
            message = f"the record has {self._stored.ply} plies: nothing more can be taken back"
            raise NotNow(message, "full_record")

    def _own_plies(self, seat: int) -> int:
        """How many of its last plies a seat can take back without asking. If other people hold
        seats, these are the plies of its unfinished choice."""
        recorder, occupants = self._stored.recorder, self._stored.row.occupants
        own = recorder.own_plies(seat)
        others = [occupant for occupant in occupants if not occupant.resigned]
        if all(occupant.holder in (None, occupants[seat].holder) for occupant in others):
            return own
        if not recorder.current.is_mid_choice:
            return 0
        return min(own, recorder.history.last_choice(seat))

    # ---- by agreement

    @property
    def request(self) -> UndoRequest | None:
        """The undo that somebody asks for, until something else happens."""
        asked = self._stored.row.asked
        return UndoRequest(**asked) if asked and asked["ply"] == self._stored.ply else None

    def waits_for(self, request: UndoRequest) -> set[str]:
        """The people who have not agreed yet."""
        return self._stored.row.people - {request.person, *request.agreed}

    def ask(
        self, person: str, seat: int, ply: int, plies: int, receipt: Receipt | None = None
    ) -> None:
        """Ask the others to take back the last plies of any seats."""
        with self._stored.lock:
            self._stored.check_playable(ply)
            self._check_room()
            most = self._stored.recorder.history.count_after(self._stored.row.forked)
            if not most:
                raise NotNow("nothing has been played here that could be taken back", "no_undo")
            if plies > most:
                raise _too_many(most, plies)
            self._settle(UndoRequest(seat, person, ply, plies), receipt)

    def answer(
        self,
        person: str,
        seat: int,
        ply: int,
        plies: int,
        agree: bool,
        receipt: Receipt | None = None,
    ) -> None:
        """Agree to the request of a seat, or refuse it. A new request needs a new answer."""
        with self._stored.lock:
            self._stored.check_playable(ply)
            request = self.request
            if request is None or person not in self.waits_for(request):
                raise NotNow("nobody asks you for an undo", "not_asked")
            if (request.seat, request.plies) != (seat, plies):
                raise ApiError("stale", f"the request is now for {request.plies} plies")
            agreed = replace(request, agreed=[*request.agreed, person])
            self._settle(agreed if agree else None, receipt)

    def _settle(self, request: UndoRequest | None, receipt: Receipt | None) -> None:
        """Take back what all agreed on; draws that follow are new."""
        stored = self._stored
        with stored.changing():
            if request and not self.waits_for(request):
                stored.record([stored.recorder.undo(request.seat, request.plies)])
                request = None
            row = replace(stored.row, asked=asdict(request) if request else None)
            stored.save(row, receipt=receipt)


def _too_many(most: int, plies: int) -> NotNow:
    message = f"only {most} plies can be taken back, not {plies}"
    return NotNow(message, "undo_most", {"n": most})
