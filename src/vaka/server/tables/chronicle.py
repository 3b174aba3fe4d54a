"""What happened at a table, ply by ply, as each eye may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from vaka.core.game import CHANCE, Game, Setup, State
from vaka.core.records.record import Entry, Undo, check_undo, standing
from vaka.server.body import PlyBody

Eye = int | None
"""Who looks: a seat, or None for a spectator."""

SPACING = 64
"""An undo replays no more moves than this."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A ply that stands: its number, who made it, and whether a choice began with it."""

    ply: int
    seat: int
    turn: int
    is_start: bool


class _Trail:
    """A position that goes on and back: of those on the way, one in `SPACING` is kept."""

    def __init__(self, game: Game, setup: Setup, moves: Sequence[int] = ()) -> None:
        self.state = game.start(setup)
        self._kept = [self.state.copy()]
        self._moves: list[int] = []
        for move in moves:
            self.play(move)

    def play(self, move: int) -> None:
        self.state.play(move)
        self._moves.append(move)
        if len(self._moves) % SPACING == 0:
            kept = self.state.copy()
            kept.listen(False)
            self._kept.append(kept)

    def cut(self, plies: int) -> None:
        """Take the last plies back."""
        depth = len(self._moves) - plies
        del self._moves[depth:], self._kept[depth // SPACING + 1 :]
        self.state = self._kept[-1].copy()
        for move in self._moves[depth - depth % SPACING :]:
            self.state.play(move)


class Chronicle:
    """Follows a record and tells each entry to those who look on."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._game = game
        self._trail = _Trail(game, setup)
        self._line: list[_Step] = []
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
        for step in reversed(self._line):
            if step.seat != seat:
                break
            count += 1
            if step.is_start:
                break
        return count

    def count_after(self, ply: int) -> int:
        """How many of the plies after a ply stand."""
        return sum(step.ply > ply for step in self._line)

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self._line[-1].turn if self._line else 0

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
        self._line.append(_Step(self.ply, seat, turn, not state.is_mid_choice))
        state.listen(bool(eyes))
        self._trail.play(move)
        heard = state.heard() if eyes else []
        state.listen(False)

        def body(eye: Eye) -> PlyBody:
            return PlyBody(
                ply=self.ply,
                kind="draw" if seat == CHANCE else "move",
                seat=seat,
                turn=turn,
                active=active,
                move=move if known[eye] else None,
                text=text if known[eye] else None,
                events=game.events(state, heard, eye),
            )

        if eyes and not game.hides:
            return dict.fromkeys(eyes, body(eyes[0]))
        return {eye: body(eye) for eye in eyes}

    def _tell_undo(self, undo: Undo, eyes: Sequence[Eye]) -> dict[Eye, PlyBody]:
        check_undo(undo, len(self._line))
        turn, active = self._line[-1].turn, self._trail.state.active
        del self._line[len(self._line) - undo.plies :]
        self._trail.cut(undo.plies)
        body = PlyBody(
            ply=self.ply,
            kind="undo",
            seat=undo.seat,
            turn=turn,
            active=active,
            plies=undo.plies,
            to=self._line[-1].ply if self._line else 0,
            events=[],
        )
        return dict.fromkeys(eyes, body)


def positions(
    game: Game, setup: Setup, entries: Sequence[Entry], first: int = 0
) -> Iterator[State]:
    """The position after the first `first` entries, and after every one that follows.

    It is one state that goes on: look at it before the next one is asked for."""
    trail = _Trail(game, setup, standing(entries[:first]))
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
