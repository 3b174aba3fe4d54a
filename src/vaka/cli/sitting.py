"""A game played at the terminal: people choose from menus, agents and the shuffle do the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from shutil import get_terminal_size

from vaka.agents import Agent, decide
from vaka.agents.search import Budget
from vaka.cli.menu import MOST_SHOWN, Menu, make_menu, read_moves
from vaka.cli.narration import voice
from vaka.cli.rulebook import entry
from vaka.cli.saving import save, settle
from vaka.cli.screen import clear, console, print_lines
from vaka.core.chance import Shuffle
from vaka.core.choice import compose
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow, VakaError
from vaka.core.game import CHANCE, JSON, State
from vaka.core.records.archive import dumps, loads
from vaka.core.records.log import Log
from vaka.core.records.proof import verify

HELP = """\
Type the number of a choice, or moves as records have them, with ; between them.
  undo         take back your last choice: not past a draw or another seat's move
  why MOVE     why a move cannot be made
  hint         what looks best for you, and why
  rules ID     a rule or an option, such as the rule that a refusal names
  map          draw the map again
  table        the table in words
  moves        list all that you can choose
  save \\[FILE]  write the record to a file
  quit         leave the game"""


HINT = Budget(seconds=1.0)
"""How long a hint is thought about."""


class Quit(Exception):
    """The person leaves the table."""


class Sitting:
    """A table while it is played. Seats without an agent are those of people."""

    def __init__(
        self,
        log: Log,
        shuffle: Shuffle,
        agents: Mapping[int, Agent],
        dice: Dice,
        file: Path | None = None,
    ) -> None:
        self.log = log
        self.game = log.game
        self.screen = console()
        self._shuffle = shuffle
        self._agents = agents
        self._dice = dice
        self._file = file
        self._voice = voice(log.game)
        people = [seat for seat in range(len(log.setup.seats)) if seat not in agents]
        self._viewer = people[0] if people else None
        players = {log.state.player_of(seat) for seat in people}
        self._is_shared = log.game.hides and len(players) > 1
        self._listener = None if self._is_shared else self._viewer
        self._teller = 0  # the seat whose turn the events are about
        self._events: list[JSON] = []
        self._picks: list[int] = []
        self._made: list[int] = []  # the lengths of the choices that can be taken back
        self._ended: int | None = None  # the seat whose turn is over unless it is taken back
        self._is_table_known = False
        self._menu_known: tuple[int, int] | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "undo": self._undo,
            "why": self._why,
            "hint": self._hint,
            "rules": self._rules,
            "map": self._show_map,
            "table": self._show_table,
            "moves": self._list_all,
            "save": self._save,
            "quit": self._quit,
        }

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self._keep()
        try:
            while not self.log.state.is_over:
                self._step()
        except (Quit, EOFError):
            self._leave()
            return
        self._finish()

    # ---- one step after the other

    def _step(self) -> None:
        state = self.log.state
        if self._ended is not None:
            self._ask_end(self._ended)
            return
        if not self._events:
            self._teller = state.active
        if state.turn == CHANCE:
            self._hear(self.log.draw(self._listener))
        elif state.turn in self._agents:
            dice = self._dice.fork(f"ply {self.log.plies}")
            for move in decide(self._agents[state.turn], self.game, state, dice):
                self._hear(self.log.play(move, self._listener))
        else:
            self._ask(state)
            return
        self._is_table_known = False
        self._made = []
        if self.log.state.is_turn_start:
            self._keep()
            if not self._must_hand_over(self.log.state.turn):
                self._tell()

    def _hear(self, events: list[JSON]) -> None:
        self._events += events

    def _tell(self) -> None:
        """Say what has happened since this was last done, as one paragraph."""
        from rich.table import Table

        sentences = self._voice.tell(self._events, self.log.setup.seats[self._teller])
        self._events = []
        if sentences:
            grid = Table.grid(padding=(0, 1))
            grid.add_row(f"[bold]{self._who(self._teller)}[/]", "; ".join(sentences))
            self.screen.print(grid)

    def _who(self, seat: int) -> str:
        return self._voice.paint(self.log.setup.seats[seat])

    # ---- asking a person

    def _ask(self, state: State) -> None:
        """Take one line from the person to move."""
        if self._must_hand_over(state.turn):
            self._hand_over(state.turn)
        self._tell()
        if not self._is_table_known:
            self._show_map()
        menu = make_menu(self.game, state, self._picks)
        key = (self.log.plies, len(self._picks))
        if key != self._menu_known:
            self._show_menu(menu, MOST_SHOWN)
            self._menu_known = key
        line = self._read(state.turn)
        if line:
            self._obey(line, lambda: self._choose(state, menu, line))

    def _must_hand_over(self, seat: int) -> bool:
        """Whether another person than the one at the screen is to move, and hands are hidden."""
        return self._is_shared and seat >= 0 and seat not in {*self._agents, self._viewer}

    def _hand_over(self, seat: int) -> None:
        """Hide what one person has seen before another one looks."""
        clear(self.screen)
        self.screen.print(f"It is the turn of {self._who(seat)}. The others look away.")
        self.screen.input("[dim]Enter shows the hand.[/] ")
        self._viewer = seat
        self._is_table_known = False

    def _ask_end(self, seat: int) -> None:
        """A turn is over only when the person says so, or else nothing could be taken back."""
        self._tell()
        self.screen.print("[dim]Your turn is over.[/]  [bold]1[/] go on [dim](or Enter)[/]  undo")
        line = self._read(seat)
        if line in ("", "1"):
            self._ended = None
            return
        self._obey(line, self._refuse_to_go_on)

    def _asked(self) -> State:
        """The position, if who sits at the screen is to move in it: another's moves tell a hand."""
        if self._ended is not None:
            self._refuse_to_go_on()
        return self.log.state

    def _refuse_to_go_on(self) -> None:
        raise NotNow("your turn is over: 1 goes on, undo takes your last choice back")

    def _read(self, seat: int) -> str:
        return self.screen.input(f"{self._who(seat)}> ").strip()

    def _obey(self, line: str, otherwise: Callable[[], None]) -> None:
        """Do what a line says; where it cannot be done, say why."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self._commands:
                self._commands[word.lower()](rest.strip())
            else:
                otherwise()
        except VakaError as error:
            self._explain(error)

    def _choose(self, state: State, menu: Menu, line: str) -> None:
        """Take a number or moves, and play as soon as the choice is complete."""
        is_number = line.isascii() and line.isdigit()
        moves = menu.pick(int(line)) if is_number else read_moves(self.game, state, line)
        if state.is_mid_choice:
            self._make(state.turn, list(moves))
            return
        composition = compose(self.game, state, [*self._picks, *moves])
        if composition.run is None:
            self._picks += moves
        else:
            self._make(state.turn, composition.run)

    def _make(self, seat: int, run: list[int]) -> None:
        self._hear(self.log.play_run(run, self._listener))
        self._picks = []
        self._made.append(len(run))
        after = self.log.state
        if not after.is_over and after.turn not in (CHANCE, seat):
            self._ended = seat

    # ---- what is shown

    def _show_map(self, _: str = "") -> None:
        """The table drawn, as wide as the terminal is."""
        is_ascii = not self.screen.encoding.lower().startswith("utf")
        width = get_terminal_size().columns
        self._show(self._voice.chart(self._view(), width, is_ascii))

    def _show_table(self, _: str) -> None:
        """The table in words."""
        self._show(self._voice.table(self._view()))

    def _view(self) -> JSON:
        return self.game.view(self.log.state, self._viewer)

    def _show(self, lines: list[str]) -> None:
        self.screen.print()
        print_lines(self.screen, lines)
        self.screen.print()
        self._is_table_known = True

    def _show_menu(self, menu: Menu, most: int) -> None:
        from rich.columns import Columns
        from rich.markup import escape

        state = self.log.state
        if self._picks:
            picked = "; ".join(self.game.text(state, move) for move in self._picks)
            self.screen.print(f"[dim]Your choice so far:[/] {escape(picked)}")
        title = "Choose:" if menu.is_whole else "Choose step by step, in any order:"
        self.screen.print(f"[dim]{title}[/]")
        lines = [
            f"[bold]{number:>3}[/] {escape(item.text)}"
            for number, item in enumerate(menu.items[:most], start=1)
        ]
        if menu.is_whole:
            print_lines(self.screen, lines)
        else:
            self.screen.print(Columns(lines, padding=(0, 2), equal=True, column_first=True))
        hidden = len(menu.items) - len(lines)
        if hidden:
            self.screen.print(f"[dim]and {hidden} more: `moves` lists them[/]")

    def _explain(self, error: VakaError) -> None:
        from rich.markup import escape

        hint = (
            f" [dim]`rules {error.rule}` has the rule[/]" if isinstance(error, IllegalMove) else ""
        )
        self.screen.print(f"[yellow]{escape(str(error))}[/]{hint}")

    # ---- commands

    def _help(self, _: str) -> None:
        self.screen.print(HELP)

    def _list_all(self, _: str) -> None:
        menu = make_menu(self.game, self._asked(), self._picks)
        self._show_menu(menu, len(menu.items))

    def _undo(self, _: str) -> None:
        if self._picks:
            self._picks.pop()
            return
        seat = self.log.state.turn if self._ended is None else self._ended
        own = self.log.own_plies(seat)
        if not own:
            raise NotNow("nothing to take back: a draw or another seat's move came after it")
        self.log.undo(seat, min(own, self._made.pop() if self._made else 1))
        self._ended = None
        self.screen.print("[dim]You have taken back your last choice.[/]")

    def _why(self, text: str) -> None:
        """Say why a move cannot be made, with the rule that forbids it."""
        from rich.markup import escape

        state = self._asked()
        for pick in self._picks:
            state.pick(pick)
        move = self.game.parse(state, text)
        refusal = self.game.why_not(state, move, any_order=True)
        if refusal is None:
            self.screen.print(f"{escape(self.game.text(state, move))}: you can do that")
            return
        self.screen.print(f"[yellow]{escape(refusal.message)}[/]")
        if refusal.rule:
            self._rules(refusal.rule)

    def _hint(self, _: str) -> None:
        """Say what looks best from where the person sits, and why."""
        from rich.markup import escape

        from vaka.analysis import hint
        from vaka.analysis.choices import sight
        from vaka.analysis.words import say

        state = self.log.state
        if self._ended is not None or self._picks:
            raise NotNow("a hint is for a whole choice: undo what you have begun")
        found = hint(self.game, sight(self.game, state.turn)(state), HINT)
        chance = found.chances[state.player_of(state.turn)]
        self.screen.print(f"[bold]{escape('; '.join(found.texts))}[/]")
        self.screen.print(
            f"  [dim]your chance to win: {chance.value:.0%}"
            f" ({chance.low:.0%} to {chance.high:.0%})[/]"
        )
        for reason in found.reasons:
            self.screen.print(f"  {escape(say(self.game, reason))}")

    def _rules(self, name: str) -> None:
        if not name:
            raise NotNow("name a rule or an option, as in `rules ID`")
        for part in entry(self.game.rulebook, name)[1]:
            self.screen.print(part)

    def _save(self, name: str) -> None:
        file = Path(name) if name else self._file
        if file is None:
            raise NotNow("name a file: `save FILE`")
        save(file, self.log, self._shuffle)
        self._file = file
        self._print_plain(f"Saved. Go on with: vaka play --resume {file}")
        if self.game.hides and not self.log.state.is_over:
            self.screen.print("[dim]The file holds all hands and draws: who reads it sees them.[/]")

    def _quit(self, _: str) -> None:
        raise Quit

    def _keep(self) -> None:
        """Write what has been played to the file, so that nothing is lost with the terminal."""
        if self._file and not self.log.state.is_over:
            save(self._file, self.log, self._shuffle)

    # ---- the end

    def _leave(self) -> None:
        self.screen.print()
        if self._file:
            self._save("")
        else:
            self.screen.print("You left the game. It was not saved.")

    def _finish(self) -> None:
        """Show the end, reveal the secret and prove that every draw was honest."""
        self._tell()
        self._show_map()
        secret = self.log.reveal()
        self.screen.print("The secret of the shuffle was:")
        self.screen.print(f"  {secret}", style="dim")
        written = loads(dumps(self.log.record, self.game), lambda _: self.game)
        self.screen.print(f"[dim]Verified: {verify(written, self.game)}[/]")
        if self._file:
            settle(self._file, self.log)
            self._print_plain(f"Saved. Check it with: vaka verify {self._file}")

    def _print_plain(self, text: str) -> None:
        """A line to be copied: without markup, and never broken."""
        self.screen.print(text, markup=False, soft_wrap=True)
