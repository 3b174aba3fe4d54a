"""What happened at a table, ply by ply, as each eye may know it."""

from __future__ import annotations

from array import array
from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence

from vaka.core.game import CHANCE, Game, Setup, State
from vaka.core.records.record import Entry, Undo, check_undo, standing
from vaka.core.records.trail import Trail
from vaka.server.body import PlyBody

Eye = int | None
"""Who looks: a seat, or None for a spectator."""


class _Line:
    """The plies that stand: the number of each, who made it, in which turn, and whether a choice
    began with it. Rows of numbers take a tenth of the memory of an object a ply."""

    def __init__(self) -> None:
        self.plies = array("i")
        self.seats = array("b")
        self.turns = array("i")
        self.starts = array("b")

    def __len__(self) -> int:
        return len(self.plies)

    def add(self, ply: int, seat: int, turn: int, *, is_start: bool) -> None:
        self.plies.append(ply)
        self.seats.append(seat)
        self.turns.append(turn)
        self.starts.append(is_start)

    def cut(self, plies: int) -> None:
        """Take the last plies back."""
        for column in (self.plies, self.seats, self.turns, self.starts):
            del column[len(column) - plies :]


class Chronicle:
    """Follows a record and tells each entry to those who look on."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._game = game
        self._trail = Trail(game, setup)
        self._line = _Line()
        self.ply = 0

    def follow(self, entries: Iterable[Entry]) -> None:
        """Take entries in, and tell nobody."""
        for entry in entries:
            self.tell(entry, ())

    def tell(self, entry: Entry, eyes: Sequence[Eye]) -> dict[Eye, PlyBody]:
        """Take an entry in; what each of the eyes sees of it."""
        self.ply += 1
        if isinstance(entry, Undo):
            return self._tell_undo(entry, eyes)
        return self._tell_move(entry, eyes)

    def last_choice(self, seat: int) -> int:
        """How many of the last plies make up the last choice of a seat."""
        count = 0
        steps = zip(reversed(self._line.seats), reversed(self._line.starts), strict=True)
        for mover, is_start in steps:
            if mover != seat:
                break
            count += 1
            if is_start:
                break
        return count

    def count_after(self, ply: int) -> int:
        """How many of the plies after a ply stand."""
        return len(self._line) - bisect(self._line.plies, ply)

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self._line.turns[-1] if self._line else 0

    @property
    def turn_to_act(self) -> int:
        """The turn that the next ply belongs to."""
        return self.turns + self._trail.state.is_turn_start

    def _tell_move(self, move: int, eyes: Sequence[Eye]) -> dict[Eye, PlyBody]:
        game, state = self._game, self._trail.state
        seat, active = state.turn, state.active
        turn = self.turn_to_act
        text = game.text(state, move) if eyes else ""
        known = {eye: game.sees(state, move, eye) for eye in eyes}
        self._line.add(self.ply, seat, turn, is_start=not state.is_mid_choice)
        heard = self._trail.play(move)
        after = self._trail.state

        def body(eye: Eye) -> PlyBody:
            return PlyBody(
                ply=self.ply,
                kind="draw" if seat == CHANCE else "move",
                seat=seat,
                turn=turn,
                active=active,
                move=move if known[eye] else None,
                text=text if known[eye] else None,
                events=game.events(after, heard, eye),
            )

        if eyes and not game.hides:
            return dict.fromkeys(eyes, body(eyes[0]))
        return {eye: body(eye) for eye in eyes}

    def _tell_undo(self, undo: Undo, eyes: Sequence[Eye]) -> dict[Eye, PlyBody]:
        check_undo(undo, len(self._line))
        turn, active = self.turns, self._trail.state.active
        self._line.cut(undo.plies)
        self._trail.cut(undo.plies)
        body = PlyBody(
            ply=self.ply,
            kind="undo",
            seat=undo.seat,
            turn=turn,
            active=active,
            plies=undo.plies,
            to=self._line.plies[-1] if self._line else 0,
            events=[],
        )
        return dict.fromkeys(eyes, body)


def positions(
    game: Game, setup: Setup, entries: Sequence[Entry], first: int = 0
) -> Iterator[State]:
    """The position after the first `first` entries, and after every one that follows."""
    trail = Trail(game, setup)
    for move in standing(entries[:first]):
        trail.play(move)
    yield trail.state
    for entry in entries[first:]:
        if isinstance(entry, Undo):
            trail.cut(entry.plies)
        else:
            trail.play(entry)
        yield trail.state


def chronicle(
    game: Game, setup: Setup, entries: Sequence[Entry], eye: Eye, since: int = 0
) -> list[PlyBody]:
    """All entries after the first `since`, as an eye may know them."""
    teller = Chronicle(game, setup)
    teller.follow(entries[:since])
    return [teller.tell(entry, (eye,))[eye] for entry in entries[since:]]
