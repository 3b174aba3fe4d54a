"""One table: a game that is being played, looked at, and asked about."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from vaka.agents import Agent, decide, make
from vaka.core.choice import Composition, compose
from vaka.core.dice import Dice
from vaka.core.errors import NotNow
from vaka.core.game import JSON, Game, State
from vaka.core.records.history import check_move
from vaka.core.records.log import Move
from vaka.core.records.record import Entry
from vaka.server.body import ErrorBody, OfferBody, StateBody, UndoBody
from vaka.server.faults import Fault, fault_of_refusal
from vaka.server.storage import Receipt, Row, Storage
from vaka.server.tables.annals import Annals
from vaka.server.tables.chronicle import Eye
from vaka.server.tables.company import STAND_IN, IsHere
from vaka.server.tables.kept import now
from vaka.server.tables.setting import PATIENCE


@dataclass(frozen=True)
class Composed:
    """How far a choice has come, with the board as it would look."""

    picks: list[int]
    possible: list[OfferBody]
    run: list[int] | None
    view: JSON
    events: list[JSON]


class Table(Annals):
    """A table in memory."""

    def __init__(
        self,
        row: Row,
        entries: Sequence[Entry],
        game: Game,
        storage: Storage,
        is_here: IsHere = lambda *_: False,
    ) -> None:
        super().__init__(row, entries, game, storage, is_here)
        self._agents: dict[tuple[int, str], Agent] = {}
        self._offered: tuple[int, list[int]] = (-1, [])
        self._open: tuple[int, JSON] = (-1, {})

    # ---- looking

    def may_look(self, browser: str, eye: Eye) -> bool:
        """Whether a browser may look through an eye: its own, or any once the game is over (also
        if our rules no longer replay it)."""
        if not self.admits(browser):
            return False
        if eye is None:
            return True
        if not 0 <= eye < len(self.row.places):
            return False
        return self.row.result is not None or self.row.places[eye].holder == browser

    def is_ready(self, since: int) -> bool:
        """Whether what happened since a ply can be told without a look at the disk or a replay."""
        is_recent = self.ply - len(self._recent) <= since <= self.ply
        is_searched = self._offered[0] == self.ply or not self._awaits_person
        return is_recent and is_searched and not self._is_dirty

    def state(self, eye: Eye, *, acts: bool) -> StateBody:
        """The moment now as an eye sees it; with what it can do, if it acts when it is its turn."""
        with self._reading():
            return self._state(eye, acts)

    # ---- asking

    def hint_view(self, seat: int, ply: int) -> JSON:
        """What the seat to act sees and may remember, if this table allows hints."""
        if not self.row.terms.hints:
            raise NotNow("this table plays without hints", "no_hints")
        state = self._asked(seat, ply)
        return self.game.view(state, seat) | self.game.memory(state, seat)

    def compose(self, seat: int, ply: int, picks: Sequence[Move]) -> Composed:
        """Make picks in any order, on a copy of the position."""
        state = self._asked(seat, ply)
        numbers = self._numbers(state, picks)
        composition = self._composition(state, numbers)
        # What a choice brings to light is told when it is made, not while it is weighed.
        is_made = self.game.hides and composition.run is not None
        after, events = state.copy(), []
        for move in numbers[:-1] if is_made else numbers:
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
            # What can be done after a whole choice is in another hand, or in the deck.
            if self.game.hides and not state.is_mid_choice:
                raise NotNow("the choice is complete", "choice_complete")
            self._check_turn(state, seat)
        number = self._numbers(state, [move])[0]
        refusal = self.game.why_not(state, number, any_order=any_order)
        return fault_of_refusal(refusal, self.game).body() if refusal else None

    # ---- playing

    def accepted(self, receipt: Receipt) -> int | None:
        """The ply after a message that was accepted before."""
        found = self._storage.receipt(self.id, receipt)
        if found is None:
            return None
        ply, before = found
        if not before.fits(receipt):
            raise Fault("invalid", "another message had this id", where="id")
        return ply

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
            if self._awaits_person:
                self._picks()

    def undo(
        self, seat: int, ply: int, plies: int | None = None, receipt: Receipt | None = None
    ) -> None:
        """Take back a seat's own last plies, by default its last choice."""
        with self.lock:
            self._check_playable(ply)
            own = self._own_plies(seat)
            count = plies or self._chronicle.last_choice(seat)
            if not own and self._log.own_plies(seat):
                message = "others play here too: ask them to let it be taken back"
                raise NotNow(message, "ask_others")
            if not own:
                raise NotNow(
                    "nothing can be taken back: something was turned, or another moved", "no_undo"
                )
            if count > own:
                message = f"only {own} plies can be taken back, not {count}"
                raise NotNow(message, "undo_most", {"n": own})
            with self._changing():
                self._log.undo(seat, count)
                self._tell()
                self._save(self.row, receipt=receipt)

    def _own_plies(self, seat: int) -> int:
        """How many of its last plies a seat can take back without asking. Where other people hold
        seats, that is what it has made of a choice that is not complete."""
        own = self._log.own_plies(seat)
        holder = self.row.places[seat].holder
        has_others = any(place.holder not in (None, holder) for place in self.row.places)
        if not has_others:
            return own
        return min(own, self._chronicle.last_choice(seat)) if self._log.state.is_mid_choice else 0

    def begin(self, browser: str, receipt: Receipt | None = None) -> None:
        """Let chance and bots act."""
        with self.lock:
            self.refresh()
            if self.row.creator != browser and not self.held_by(browser):
                message = "only who sits at the table can let it begin"
                raise Fault("not_yours", message, key="not_seated")
            if self.stage != "waiting":
                return
            with self._changing():
                self._draw()
                self._save(replace(self.row, begun=True), receipt=receipt)

    # ---- the bots

    def bot_to_move(self) -> int | None:
        """The seat to act, if a bot sits there and the table has begun."""
        turn = self._turn
        if self.stage != "playing" or turn < 0:
            return None
        return turn if self.row.places[turn].agent else None

    def seconds_left(self) -> float | None:
        """How long the person to act may still think, by the table's clock."""
        turn = self._turn
        if self.row.clock is None or self.stage != "playing" or turn < 0:
            return None
        if self.row.places[turn].agent:
            return None
        return max(0.0, self.row.clock - (now() - self._turn_began) / 1000)

    def late_to_move(self) -> int | None:
        """The seat of the person whose time is up."""
        return self._turn if self.seconds_left() == 0 else None

    def consult(self, instead: str | None = None) -> tuple[int, int, list[int]] | None:
        """What the bot to move does, or another `instead` of it: its seat, the ply it saw, and its
        run of moves. For a person whose time is up, a bot moves. This may take long."""
        with self._reading():
            seat = self.bot_to_move()
            if seat is None:
                seat = self.late_to_move()
            if seat is None:
                return None
            ply, state = self.ply, self._log.state
            agent = self._agent(seat, instead or self.row.places[seat].agent or STAND_IN)
        dice = Dice(secrets.token_bytes(32))
        run: list[int] = []
        while not run or (state.is_mid_choice and state.turn == seat):
            for move in decide(agent, self.game, state, dice):
                state.play(move)
                run.append(move)
        return seat, ply, run

    def play_for(self, seat: int, ply: int, run: Sequence[int]) -> None:
        """Make what a bot chose, if the seat is still to be played by one."""
        with self.lock:
            self.refresh()
            if seat not in (self.bot_to_move(), self.late_to_move()):
                raise Fault("stale", f"a person plays {self._seat_name(seat)} again")
            self.play(seat, ply, run)

    # ---- within

    def _checked_run(self, seat: int, moves: Sequence[Move]) -> list[int]:
        """The moves as integers, if one seat can make all of them."""
        state, run = self._log.state, []
        for move in moves:
            self._check_turn(state, seat)
            number = self._numbers(state, [move])[0]
            check_move(self.game, state, number)
            state.play(number)
            run.append(number)
        if self.game.hides and state.is_mid_choice:
            message = "the choice is not complete: others see nothing of it before"
            raise NotNow(message, "choice_open")
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

    def _state(self, eye: Eye, acts: bool) -> StateBody:
        state = self._log.state
        is_to_act = acts and eye is not None and eye == state.turn and self.stage != "frozen"
        offers = self._offers(state, self._picks()) if is_to_act else []
        return StateBody(
            ply=self.ply,
            turn=state.turn,
            turn_to_act=self._chronicle.turn_to_act,
            active=state.active,
            eye=eye,
            view=self._view(state, eye, offers),
            moves=offers,
            mid_choice=state.is_mid_choice,
            undo=self._undo_body(eye) if acts else None,
            prospects=self.game.prospects(state) if is_to_act else [],
            left=self.seconds_left(),
            patience=self.patience(),
        )

    def _view(self, state: State, eye: Eye, offers: list[OfferBody]) -> JSON:
        """What an eye sees now. Where nothing is hidden, it is put together once for all; and the
        moves are put in words once, if they are what is offered anyhow."""
        if self.game.hides:
            return self.game.view(state, eye)
        if self._open[0] != self.ply:
            self._open = (self.ply, self.game.view(state, None))
        if eye is None or eye != state.turn:
            return {**self._open[1], "seat": eye}
        moves = state.moves()
        if moves != [offer["move"] for offer in offers]:
            offers = self._offers(state, moves)
        return {**self._open[1], "seat": eye, "moves": offers}

    @property
    def _awaits_person(self) -> bool:
        return self._turn >= 0 and self.row.places[self._turn].agent is None

    def _picks(self) -> list[int]:
        """What can be picked now. It is searched for once, by whoever has changed the table."""
        if self._offered[0] != self.ply:
            self._offered = (self.ply, self._composition(self._log.state, []).possible)
        return self._offered[1]

    def _composition(self, state: State, picks: Sequence[int]) -> Composition:
        """Picks in any order; in the canonical one if the record stands in the middle of a choice,
        for what stands there cannot be put in order any more."""
        if not state.is_mid_choice:
            return compose(self.game, state, picks)
        after = state.copy()
        for made, move in enumerate(picks):
            if made and not after.is_mid_choice:
                message = f"the choice was complete after {made} of {len(picks)} picks"
                raise NotNow(message, "choice_complete")
            check_move(self.game, after, move)
            after.play(move)
        if after.is_mid_choice:
            return Composition(after.moves(), None)
        return Composition([], list(picks))

    def _undo_body(self, eye: Eye) -> UndoBody | None:
        if eye is None or self.stage == "frozen":
            return None
        own = self._own_plies(eye)
        return UndoBody(plies=own, last=self._chronicle.last_choice(eye)) if own else None

    def _offers(self, state: State, moves: Sequence[int]) -> list[OfferBody]:
        return [OfferBody(move=move, text=self.game.text(state, move)) for move in moves]

    def _agent(self, seat: int, name: str) -> Agent:
        """Each seat has its own: an agent may keep in mind what its seat has seen."""
        if (seat, name) not in self._agents:
            self._agents[seat, name] = make(name, self.game, PATIENCE)
        return self._agents[seat, name]
