"""One table: a record that is being played, and who sits there.

A table is plain and synchronous, and any thread may call it: they wait for each other. Whatever
changes it is on disk before the call returns. If writing fails, the table forgets what it did and
reads itself from the disk again.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from sqlalchemy.exc import SQLAlchemyError

from vaka.agents import Agent, decide, make
from vaka.core.chance import check_string
from vaka.core.choice import Composition, compose
from vaka.core.dice import Dice
from vaka.core.errors import NotNow
from vaka.core.game import CHANCE, JSON, Game, Setup, State
from vaka.core.records.archive import dumps, to_json
from vaka.core.records.history import check_move
from vaka.core.records.log import Move
from vaka.core.records.proof import Verification, verify
from vaka.core.records.record import Entry, Record
from vaka.server.body import ErrorBody, OfferBody, PlyBody, Stage, StateBody, UndoBody
from vaka.server.chronicle import Chronicle, Eye, chronicle, positions
from vaka.server.faults import Fault, fault_of_refusal
from vaka.server.restore import dump_result, restore, stage_of
from vaka.server.storage import Conflict, Place, Receipt, Row, Storage

RECENT = 64
"""So many of the last plies are kept ready to be told; older ones are found by replaying."""


@dataclass(frozen=True)
class Composed:
    """How far a choice has come, with the board as it would look."""

    picks: list[int]
    possible: list[OfferBody]
    run: list[int] | None
    view: JSON
    events: list[JSON]


class Table:
    """A table in memory."""

    def __init__(self, row: Row, entries: Sequence[Entry], game: Game, storage: Storage) -> None:
        self.game = game
        self.row = row
        self.trouble: str | None = None
        self.lock = threading.RLock()
        """Held by whoever needs several answers about the same moment."""
        self._storage = storage
        self._agents: dict[str, Agent] = {}
        self._is_dirty = False
        self._take_up(row, entries)

    # ---- looking

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def setup(self) -> Setup:
        return self._log.setup

    @property
    def ply(self) -> int:
        """How many entries the record has on disk."""
        return self._ply

    @property
    def turn(self) -> int:
        """Who is to act."""
        return self._turn

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        return stage_of(self.row, self.trouble)

    def held_by(self, browser: str) -> list[int]:
        """The seats that a browser holds."""
        return [seat for seat, place in enumerate(self.row.places) if place.holder == browser]

    def may_look(self, browser: str, eye: Eye) -> bool:
        """Whether a browser may look through an eye: its own, or any once the game is over."""
        if eye is None:
            return True
        if not 0 <= eye < len(self.row.places):
            return False
        return self.stage == "over" or self.row.places[eye].holder == browser

    def state(self, eye: Eye, *, acts: bool) -> StateBody:
        """The moment now as an eye sees it; with what it can do, if it acts when it is its turn."""
        with self._reading():
            return self._state(eye, acts)

    def plies(self, since: int, eye: Eye) -> list[PlyBody]:
        """All entries after the first `since`, as an eye may know them."""
        with self._reading():
            if since >= self.ply:
                return []
            if since >= self.ply - len(self._recent):
                skip = since - (self.ply - len(self._recent))
                return [told[eye] for told in list(self._recent)[skip:]]
            entries = self._log.record.entries
        return chronicle(self.game, self.setup, entries, eye, since)

    def views(self, first: int, last: int, eye: Eye) -> list[JSON]:
        """The positions after `first` to `last` entries, as an eye sees them."""
        with self._reading():
            entries = self._log.record.entries
        if not 0 <= first <= last <= len(entries):
            raise Fault("unknown", f"the record has {len(entries)} plies: there is no ply {last}")
        moments = positions(self.game, self.setup, entries[:last], first)
        return [self.game.view(state, eye) for state in moments]

    def record_text(self, *, as_json: bool) -> str:
        """The record, to be saved."""
        with self._reading():
            record = self._log.record
        if self.game.hides and self.stage != "over":
            raise NotNow("the record is given out when the game is over: it holds hidden things")
        return to_json(record, self.game) if as_json else dumps(record, self.game)

    def proof(self) -> tuple[Record, Verification]:
        """What the record proves, once the game is over."""
        with self._reading():
            record = self._log.record
        if self.stage != "over":
            raise NotNow("the secret of the shuffle is revealed when the game is over")
        return record, verify(record, self.game)

    def finished(self) -> Record:
        """The record of a game that is over."""
        with self._reading():
            record = self._log.record
        if self.stage != "over":
            raise NotNow("a game is analysed when it is over")
        return record

    # ---- asking

    def hint_view(self, seat: int, ply: int) -> JSON:
        """What the seat to act sees, if this table allows hints."""
        if not self.row.hints:
            raise NotNow("this table plays without hints")
        return self.game.view(self._asked(seat, ply), seat)

    def compose(self, seat: int, ply: int, picks: Sequence[Move]) -> Composed:
        """Make picks in any order, on a copy of the position."""
        state = self._asked(seat, ply)
        numbers = self._numbers(state, picks)
        composition = self._composition(state, numbers)
        after, events = state.copy(), []
        for move in numbers:
            after.listen(True)
            after.pick(move)
            events += self.game.events(after, after.heard(), seat)
            after.listen(False)
        return Composed(
            picks=numbers,
            possible=self._offers(after, composition.possible),
            run=composition.run,
            view=self.game.view(after, seat),
            events=events,
        )

    def why_not(self, seat: int, ply: int, move: Move, picks: Sequence[Move]) -> ErrorBody | None:
        """Why a move cannot be made after some picks; None if it can."""
        state = self._asked(seat, ply)
        any_order = not state.is_mid_choice
        for pick in self._numbers(state, picks):
            state.pick(pick)
        number = self._numbers(state, [move])[0]
        refusal = self.game.why_not(state, number, any_order=any_order)
        return fault_of_refusal(refusal, self.game).body() if refusal else None

    # ---- playing

    def accepted(self, receipt: Receipt) -> int | None:
        """The ply after a message that was accepted before."""
        return self._storage.receipt(self.id, receipt)

    def play(
        self, seat: int, ply: int, moves: Sequence[Move], receipt: Receipt | None = None
    ) -> None:
        """Make a run of moves, all or none, and turn up what is to be turned up then."""
        with self.lock:
            self._check_playable(ply)
            run = self._checked_run(seat, moves)
            with self._changing():
                for move in run:
                    self._log.play(move)
                    self._tell()
                self._draw()
                self._save(replace(self.row, begun=True), receipt=receipt)

    def undo(
        self, seat: int, ply: int, plies: int | None = None, receipt: Receipt | None = None
    ) -> None:
        """Take back a seat's own last plies, by default its last choice."""
        with self.lock:
            self._check_playable(ply)
            own = self._log.own_plies(seat)
            count = plies or self._chronicle.last_choice(seat)
            if not own:
                raise NotNow("nothing can be taken back: something was turned, or another moved")
            if count > own:
                raise NotNow(f"only {own} plies can be taken back, not {count}")
            with self._changing():
                self._log.undo(seat, count)
                self._tell()
                self._save(self.row, receipt=receipt)

    def begin(self, browser: str, receipt: Receipt | None = None) -> None:
        """Let chance and bots act."""
        with self.lock:
            self.refresh()
            if self.row.creator != browser and not self.held_by(browser):
                raise Fault("not_yours", "only who sits at the table can let it begin")
            if self.stage != "waiting":
                return
            with self._changing():
                self._draw()
                self._save(replace(self.row, begun=True), receipt=receipt)

    # ---- the people

    def check_holder(self, browser: str, seat: int) -> None:
        """The seat is this browser's."""
        if seat not in self.held_by(browser):
            raise Fault("not_yours", f"{self._seat_name(seat)} is not yours on this device")

    def take(self, browser: str, seat: int, receipt: Receipt | None = None) -> None:
        """Make a person's seats this browser's."""
        with self.lock:
            self._check_seated(seat)
            if self.row.places[seat].agent:
                raise NotNow(f"a bot plays {self._seat_name(seat)}")
            self._seat(seat, browser, receipt)

    def release(self, browser: str, seat: int, receipt: Receipt | None = None) -> None:
        """Give a person's seats up."""
        with self.lock:
            self._check_seated(seat)
            self.check_holder(browser, seat)
            self._seat(seat, None, receipt)

    def mix(self, seat: int, text: str, receipt: Receipt | None = None) -> None:
        """Mix a seat's string into the shuffle."""
        with self.lock:
            self.refresh()
            self._check_open()
            check_string(text)
            with self._changing():
                self._log.mix(seat, text)
                row = replace(self.row, mixes={**self.row.mixes, seat: text})
                self._save(row, mixed=seat, receipt=receipt)

    # ---- the bots

    def bot_to_move(self) -> int | None:
        """The seat to act, if a bot sits there and the table has begun."""
        turn = self._turn
        if self.stage != "playing" or turn < 0:
            return None
        return turn if self.row.places[turn].agent else None

    def consult(self, instead: str | None = None) -> tuple[int, int, list[int]] | None:
        """What the bot to move does, or another `instead` of it: its seat, the ply it saw, and its
        run of moves. This may take long."""
        with self._reading():
            seat = self.bot_to_move()
            if seat is None:
                return None
            ply, state = self.ply, self._log.state
            agent = self._agent(instead or self.row.places[seat].agent or "")
        dice = Dice(secrets.token_bytes(32))
        run: list[int] = []
        while not run or (state.is_mid_choice and state.turn == seat):
            for move in decide(agent, self.game, state, dice):
                state.play(move)
                run.append(move)
        return seat, ply, run

    # ---- within: reading from disk

    def _take_up(self, row: Row, entries: Sequence[Entry]) -> None:
        """Become what is stored."""
        self.row = row
        self._log, self.trouble = restore(self.game, row, entries)
        self._chronicle = Chronicle(self.game, self._log.setup)
        self._chronicle.follow(self._log.record.entries)
        self._recent: deque[dict[Eye, PlyBody]] = deque(maxlen=RECENT)
        self._eyes: tuple[Eye, ...] = (None, *range(len(self._log.setup.seats)))
        self._ply, self._turn = self._log.plies, self._log.state.turn
        self._copied_draws = self._log.draws  # counts only while nothing of our own is drawn
        self._is_dirty = False

    def refresh(self) -> None:
        """Read the table again if a write failed."""
        if not self._is_dirty:
            return
        try:
            stored = self._storage.load(self.id)
        except SQLAlchemyError:
            raise _unwritable() from None
        if stored is None:
            raise Fault("unknown", f"there is no table {self.id} any more")
        self._take_up(*stored)

    # ---- within: changing

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """What is read in here is on disk."""
        with self.lock:
            self.refresh()
            yield

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Whatever happens in here is on disk at its end, or has not happened."""
        self._is_dirty = True
        try:
            yield
        except Conflict:
            self.refresh()
            raise Fault("stale", "the table has been changed from elsewhere") from None
        except SQLAlchemyError:
            raise _unwritable() from None
        self._is_dirty = False

    def _draw(self) -> None:
        """Let the shuffle turn up what chance has to."""
        while self._log.state.turn == CHANCE:
            self._log.draw()
            self._tell()

    def _tell(self) -> None:
        """Keep what the last entry looked like to everybody."""
        entry = self._log.record.entries[-1]
        self._recent.append(self._chronicle.tell(entry, self._eyes))

    def _save(
        self,
        row: Row,
        *,
        seated: Sequence[int] = (),
        mixed: int | None = None,
        receipt: Receipt | None = None,
    ) -> None:
        """Write a changed row, and what has been played since the last time."""
        if row.secret and self._log.state.is_over:
            self._log.reveal()
        record = self._log.record
        row = replace(
            row,
            changed=now(),
            ply=len(record.entries),
            turn=self._log.state.turn,
            drawn=row.drawn or self._log.draws > self._copied_draws,
            result=dump_result(record.result),
        )
        entries = record.entries[self.row.ply :]
        self._storage.save(row, entries, seated=seated, mixed=mixed, receipt=receipt)
        self.row, self._ply, self._turn = row, row.ply, row.turn

    def _seat(self, seat: int, browser: str | None, receipt: Receipt | None) -> None:
        """Put a browser at all seats of a player."""
        player = self._log.state.player_of(seat)
        seats = [
            other
            for other in range(len(self.row.places))
            if self._log.state.player_of(other) == player
        ]
        places = list(self.row.places)
        for other in seats:
            places[other] = Place(places[other].agent, browser)
        with self._changing():
            self._save(replace(self.row, places=tuple(places)), seated=seats, receipt=receipt)

    # ---- within: checking

    def _check_playable(self, ply: int) -> None:
        self.refresh()
        self._check_open()
        self._check_ply(ply)

    def _check_seated(self, seat: int) -> None:
        self.refresh()
        self._check_sound()
        self._check_seat(seat)

    def _check_sound(self) -> None:
        if self.trouble:
            raise NotNow(self.trouble)

    def _check_open(self) -> None:
        self._check_sound()
        if self.stage == "over":
            raise NotNow("the game is over")

    def _check_ply(self, ply: int) -> None:
        if ply != self.ply:
            raise Fault("stale", f"the table stands at ply {self.ply}, not {ply}")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.row.places):
            raise Fault("invalid", f"there is no seat {seat}", where="seat")

    def _check_turn(self, state: State, seat: int) -> None:
        self._check_seat(seat)
        if state.turn == CHANCE:
            raise NotNow("something is to be turned up first")
        if state.turn != seat:
            raise NotNow(f"it is not the turn of {self._seat_name(seat)}")

    def _checked_run(self, seat: int, moves: Sequence[Move]) -> list[int]:
        """The moves as integers, if one seat can make all of them."""
        state, run = self._log.state, []
        for move in moves:
            self._check_turn(state, seat)
            number = self._numbers(state, [move])[0]
            check_move(self.game, state, number)
            state.play(number)
            run.append(number)
        return run

    def _asked(self, seat: int, ply: int) -> State:
        """A copy of the position, if the seat is to act in it."""
        with self.lock:
            self._check_playable(ply)
            state = self._log.state
        self._check_turn(state, seat)
        return state

    def _numbers(self, state: State, moves: Sequence[Move]) -> list[int]:
        numbers = [
            self.game.parse(state, move) if isinstance(move, str) else move for move in moves
        ]
        for number in numbers:
            if not 0 <= number < self.game.move_count:
                raise Fault("invalid", f"{self.game.name} has no move {number}", where="moves")
        return numbers

    # ---- within: showing

    def _state(self, eye: Eye, acts: bool) -> StateBody:
        state = self._log.state
        is_to_act = acts and eye is not None and eye == state.turn and self.stage != "frozen"
        picks = self._composition(state, []).possible if is_to_act else []
        return StateBody(
            ply=self.ply,
            turn=state.turn,
            active=state.active,
            eye=eye,
            view=self.game.view(state, eye),
            moves=self._offers(state, picks),
            mid_choice=state.is_mid_choice,
            undo=self._undo_body(eye) if acts else None,
            prospects=self.game.prospects(state) if is_to_act else [],
        )

    def _composition(self, state: State, picks: Sequence[int]) -> Composition:
        """Picks in any order; in the canonical one if the record stands in the middle of a choice,
        for what stands there cannot be put in order any more."""
        if not state.is_mid_choice:
            return compose(self.game, state, picks)
        after = state.copy()
        for made, move in enumerate(picks):
            if made and not after.is_mid_choice:
                raise NotNow(f"the choice was complete after {made} of {len(picks)} picks")
            check_move(self.game, after, move)
            after.play(move)
        if after.is_mid_choice:
            return Composition(after.moves(), None)
        return Composition([], list(picks))

    def _undo_body(self, eye: Eye) -> UndoBody | None:
        if eye is None or self.stage == "frozen":
            return None
        own = self._log.own_plies(eye)
        return UndoBody(plies=own, last=self._chronicle.last_choice(eye)) if own else None

    def _offers(self, state: State, moves: Sequence[int]) -> list[OfferBody]:
        return [OfferBody(move=move, text=self.game.text(state, move)) for move in moves]

    def _agent(self, name: str) -> Agent:
        if name not in self._agents:
            self._agents[name] = make(name, self.game)
        return self._agents[name]

    def _seat_name(self, seat: int) -> str:
        seats = self.setup.seats
        return seats[seat] if 0 <= seat < len(seats) else f"seat {seat}"


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _unwritable() -> Fault:
    return Fault(
        "failed", "the table could not be written to disk; nothing was changed", status=503
    )
