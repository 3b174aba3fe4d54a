"""A game at the terminal: people choose from menus, agents and the shuffle do the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from shutil import get_terminal_size

from vaka.agents import Agent, decide
from vaka.agents.search import Budget
from vaka.cli.console import clear, console, print_lines
from vaka.cli.rules import rule_entry
from vaka.cli.saved_game import save, save_finished
from vaka.core.choice import compose
from vaka.core.dice import Dice
from vaka.core.errors import IllegalMove, NotNow, VakaError
from vaka.core.fair_shuffle import Shuffle
from vaka.core.game import CHANCE, JSON, State
from vaka.core.records.files import dumps, loads
from vaka.core.records.recorder import Recorder
from vaka.core.records.verification import verify
from vaka.envs.text.menu import MAX_SHOWN, Menu, make_menu, read_moves
from vaka.envs.text.table_renderer import renderer_of

HELP = """\
Enter the number of a choice, or moves in the notation of records, separated by ;
  undo         undo your last choice, unless a draw or another seat followed
  why MOVE     explain why a move is illegal
  hint         show the best choice and the reasons for it
  rules ID     show a rule or an option
  map          draw the map again
  table        describe the table in words
  sheet        show the score sheet or the summary card
  moves        list all choices
  save \\[FILE]  save the game to a file
  quit         leave the game; it is saved"""

WELCOME = "Enter the number of a choice. Enter help to see what else you can do."


HINT_BUDGET = Budget(seconds=1.0)
"""The budget of a hint."""


class Quit(Exception):
    """The person leaves the game."""


class TerminalGame:
    """A game in progress. Seats without an agent belong to people."""

    def __init__(
        self,
        recorder: Recorder,
        shuffle: Shuffle,
        agents: Mapping[int, Agent],
        dice: Dice,
        file: Path | None = None,
    ) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.screen = console()
        self._shuffle = shuffle
        self._agents = agents
        self._dice = dice
        self._file = file
        self._renderer = renderer_of(recorder.game)
        people = [seat for seat in range(len(recorder.setup.seats)) if seat not in agents]
        self._viewer = people[0] if people else None
        players = {recorder.state.player_of(seat) for seat in people}
        self._is_shared = recorder.game.has_hidden_information and len(players) > 1
        self._event_viewer = None if self._is_shared else self._viewer
        self._events_seat = 0  # the seat whose turn the events belong to
        self._events: list[JSON] = []
        self._picks: list[int] = []
        self._made: list[int] = []  # the lengths of the choices that can be undone
        self._ended: int | None = None  # the seat whose turn is over unless it undoes its choice
        self._is_table_shown = False
        self._menu_shown: tuple[int, int] | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "undo": self._undo,
            "why": self._why,
            "hint": self._hint,
            "rules": self._rules,
            "map": self._show_map,
            "table": self._show_table,
            "sheet": self._show_sheet,
            "moves": self._list_all,
            "save": self._save,
            "quit": self._quit,
        }

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        if self._viewer is not None:
            self.screen.print(f"[dim]{WELCOME}[/]")
        self._autosave()
        try:
            while not self.recorder.state.is_over:
                self._step()
        except (Quit, EOFError):
            self._leave()
            return
        except KeyboardInterrupt:
            self._print_leave()
            raise
        self._finish()

    # ---- steps

    def _step(self) -> None:
        state = self.recorder.state
        if self._ended is not None:
            self._ask_end(self._ended)
            return
        if not self._events:
            self._events_seat = state.active
        if state.turn == CHANCE:
            self._collect(self.recorder.draw(self._event_viewer))
        elif state.turn in self._agents:
            dice = self._dice.fork(f"ply {self.recorder.plies}")
            for move in decide(self._agents[state.turn], self.game, state, dice):
                self._collect(self.recorder.play(move, self._event_viewer))
        else:
            self._ask(state)
            return
        self._is_table_shown = False
        self._made = []
        if self.recorder.state.is_turn_start:
            self._autosave()
            if not self._must_hand_over(self.recorder.state.turn):
                self._print_events()

    def _collect(self, events: list[JSON]) -> None:
        self._events += events

    def _print_events(self) -> None:
        """Print the events since the last call, as one paragraph."""
        from rich.table import Table

        sentences = self._renderer.event_lines(
            self._events, self.recorder.setup.seats[self._events_seat]
        )
        self._events = []
        if sentences:
            grid = Table.grid(padding=(0, 1))
            grid.add_row(f"[bold]{self._who(self._events_seat)}[/]", "; ".join(sentences))
            self.screen.print(grid)

    def _who(self, seat: int) -> str:
        return self._renderer.styled(self.recorder.setup.seats[seat])

    # ---- input

    def _ask(self, state: State) -> None:
        """Read one line from the person to move."""
        if self._must_hand_over(state.turn):
            self._hand_over(state.turn)
        self._print_events()
        if not self._is_table_shown:
            self._show_map()
        menu = make_menu(self.game, state, self._picks)
        key = (self.recorder.plies, len(self._picks))
        if key != self._menu_shown:
            self._show_menu(menu, MAX_SHOWN)
            self._menu_shown = key
        line = self._read(state.turn)
        if line:
            self._run(line, lambda: self._choose(state, menu, line))

    def _must_hand_over(self, seat: int) -> bool:
        """Whether another person is to move and hands are hidden."""
        return self._is_shared and seat >= 0 and seat not in {*self._agents, self._viewer}

    def _hand_over(self, seat: int) -> None:
        """Clear the screen before another person looks at it."""
        clear(self.screen)
        self.screen.print(f"It is {self._who(seat)}'s turn. Everybody else, look away.")
        self.screen.input("[dim]Press Enter to show the hand.[/] ")
        self._viewer = seat
        self._is_table_shown = False

    def _ask_end(self, seat: int) -> None:
        """Ask the person to confirm the end of the turn, so that the last choice can be undone."""
        self._print_events()
        self.screen.print(
            "[dim]Your turn is over.[/]  [bold]1[/] continue [dim](or Enter)[/]  undo"
        )
        line = self._read(seat)
        if line in ("", "1"):
            self._ended = None
            return
        self._run(line, self._require_end)

    def _state_to_move(self) -> State:
        """The position, if the person at the screen is to move. Moves of others reveal hands."""
        if self._ended is not None:
            self._require_end()
        return self.recorder.state

    def _require_end(self) -> None:
        raise NotNow("your turn is over: enter 1 to continue, or undo")

    def _read(self, seat: int) -> str:
        return self.screen.input(f"{self._who(seat)}> ").strip()

    def _run(self, line: str, otherwise: Callable[[], None]) -> None:
        """Run the command in a line, or report why it fails."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self._commands:
                self._commands[word.lower()](rest.strip())
            else:
                otherwise()
        except VakaError as error:
            self._explain(error)

    def _choose(self, state: State, menu: Menu, line: str) -> None:
        """Add the moves of a line to the choice, and play it once it is complete."""
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
        self._collect(self.recorder.play_run(run, self._event_viewer))
        self._picks = []
        self._made.append(len(run))
        self._autosave()
        after = self.recorder.state
        if not after.is_over and after.turn not in (CHANCE, seat):
            self._ended = seat

    # ---- output

    def _show_map(self, _: str = "") -> None:
        """Draw the table in the width of the terminal."""
        is_ascii = not self.screen.encoding.lower().startswith("utf")
        width = get_terminal_size().columns
        self._show(self._renderer.map_lines(self._view(), width, is_ascii))

    def _show_table(self, _: str) -> None:
        """Describe the table in words."""
        self._show(self._renderer.table_lines(self._view()))

    def _show_sheet(self, _: str) -> None:
        """Show the sheet or card that lies beside the game."""
        self._show(self._renderer.sheet_lines(self._view()))

    def _view(self) -> JSON:
        return self.game.view(self.recorder.state, self._viewer)

    def _show(self, lines: list[str]) -> None:
        self.screen.print()
        print_lines(self.screen, lines)
        self.screen.print()
        self._is_table_shown = True

    def _show_menu(self, menu: Menu, most: int) -> None:
        from rich.columns import Columns
        from rich.markup import escape

        state = self.recorder.state
        if self._picks:
            picked = "; ".join(self.game.move_text(state, move) for move in self._picks)
            self.screen.print(f"[dim]Your choice so far:[/] {escape(picked)}")
        title = "Choose:" if menu.is_whole else "Choose move by move, in any order:"
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
            self.screen.print(f"[dim]and {hidden} more: enter moves to list them[/]")

    def _explain(self, error: VakaError) -> None:
        from rich.markup import escape

        hint = (
            f" [dim]enter rules {error.rule} to read the rule[/]"
            if isinstance(error, IllegalMove)
            else ""
        )
        self.screen.print(f"[yellow]{escape(str(error))}[/]{hint}")

    # ---- commands

    def _help(self, _: str) -> None:
        self.screen.print(HELP)

    def _list_all(self, _: str) -> None:
        menu = make_menu(self.game, self._state_to_move(), self._picks)
        self._show_menu(menu, len(menu.items))

    def _undo(self, _: str) -> None:
        if self._picks:
            self._picks.pop()
            return
        seat = self.recorder.state.turn if self._ended is None else self._ended
        own = self.recorder.own_plies(seat)
        if not own:
            raise NotNow("nothing to undo: a draw or another seat's move followed")
        self.recorder.undo(seat, min(own, self._made.pop() if self._made else 1))
        self._ended = None
        self._autosave()
        self.screen.print("[dim]Your last choice is undone.[/]")

    def _why(self, text: str) -> None:
        """Explain why a move is illegal, with the rule that forbids it."""
        from rich.markup import escape

        state = self._state_to_move()
        for pick in self._picks:
            state.pick(pick)
        move = self.game.parse_move(state, text)
        refusal = self.game.why_not(state, move, any_order=True)
        if refusal is None:
            self.screen.print(f"{escape(self.game.move_text(state, move))}: this move is legal")
            return
        self.screen.print(f"[yellow]{escape(refusal.message)}[/]")
        if refusal.rule:
            self._rules(refusal.rule)

    def _hint(self, _: str) -> None:
        """Show the best choice for the person to move, and the reasons."""
        from rich.markup import escape

        from vaka.analysis import hint
        from vaka.analysis.choice_comparison import view_function
        from vaka.analysis.reason_sentences import reason_sentence

        state = self.recorder.state
        if self._ended is not None or self._picks:
            raise NotNow("a hint is for a whole choice: undo your picks first")
        found = hint(self.game, view_function(self.game, state.turn)(state), HINT_BUDGET)
        chance = found.chances[state.player_of(state.turn)]
        self.screen.print(f"[bold]{escape('; '.join(found.texts))}[/]")
        self.screen.print(
            f"  [dim]your chance to win: {chance.value:.0%}"
            f" ({chance.low:.0%} to {chance.high:.0%})[/]"
        )
        for reason in found.reasons:
            self.screen.print(f"  {escape(reason_sentence(self.game, reason))}")

    def _rules(self, name: str) -> None:
        if not name:
            raise NotNow("name a rule or an option: rules ID")
        for part in rule_entry(self.game.rulebook, name)[1]:
            self.screen.print(part)

    def _save(self, name: str) -> None:
        file = Path(name) if name else self._file
        if file is None:
            raise NotNow("name a file: save FILE")
        save(file, self.recorder, self._shuffle)
        self._file = file
        self._print_resume()
        if self.game.has_hidden_information and not self.recorder.state.is_over:
            self.screen.print("[dim]The file contains all hands and draws.[/]")

    def _quit(self, _: str) -> None:
        """Leave, if the person confirms it."""
        saved = "It is saved." if self._file else "It is not saved: enter save FILE to save it."
        answer = self.screen.input(f"Leave the game? {saved} [dim](y/N)[/] ")
        if answer.strip().lower() in ("y", "yes"):
            raise Quit

    def _autosave(self) -> None:
        """Save the game to the file, if there is one, in case the terminal closes."""
        if self._file and not self.recorder.state.is_over:
            save(self._file, self.recorder, self._shuffle)

    # ---- the end

    def _leave(self) -> None:
        self._autosave()
        self._print_leave()

    def _print_leave(self) -> None:
        self.screen.print()
        if self._file:
            self._print_resume()
        elif self._viewer is not None:
            self.screen.print("You left the game. It was not saved.")

    def _print_resume(self) -> None:
        self._print_plain(f"Saved. Continue with: vaka play --resume {self._file}")

    def _finish(self) -> None:
        """Show the end, reveal the secret and verify all draws."""
        self._print_events()
        self._show_map()
        secret = self.recorder.reveal()
        self.screen.print("The secret of the shuffle was:")
        self.screen.print(f"  {secret}", style="dim")
        written = loads(dumps(self.recorder.record, self.game), lambda _: self.game)
        self.screen.print(f"[dim]Verified: {verify(written, self.game)}[/]")
        if self._file:
            save_finished(self._file, self.recorder)
            self._print_plain(f"Saved. Check it with: vaka verify {self._file}")

    def _print_plain(self, text: str) -> None:
        """Print a line without markup and without wrapping, so that it can be copied."""
        self.screen.print(text, markup=False, soft_wrap=True)
