"""Pictures of tables: the result of a finished game, the board now, the preview of a link."""

from __future__ import annotations

import re

from vaka.core.drawing.palette import Theme
from vaka.core.drawing.result_picture import PlayerRow, result_picture
from vaka.core.errors import NotNow
from vaka.core.translations import format_message, load_messages
from vaka.server.game_catalogue import drawing_of
from vaka.server.link_previews import Preview
from vaka.server.storage import SeatOccupant
from vaka.server.tables.history_view import positions
from vaka.server.tables.table import Table


def poster_of(table: Table, theme: Theme, language: str) -> str:
    """The last board with names and points, as SVG."""
    if table.stage != "over":
        raise NotNow("the picture is drawn when the game is over", "not_over")
    game, setup = table.game, table.setup
    record = table.exports.finished()
    entries, shares = record.entries, record.result.shares if record.result else ()
    state = list(positions(game, setup, entries, len(entries)))[-1]
    view = game.view(state, None)
    board = drawing_of(game).board_svg(view, theme=theme, highlight=(), language=language)
    scores = game.score(state)["players"]
    seats: list[list[str]] = [[] for _ in setup.players]
    for seat, word in enumerate(setup.seats):
        seats[state.player_of(seat)].append(word)
    players = [
        PlayerRow(seats[index], called(name, language), scores[index]["points"], share > 0)
        for index, (name, share) in enumerate(zip(setup.players, shares, strict=True))
    ]
    players.sort(key=lambda player: (not player.wins, -player.points))
    return result_picture(board, game.rulebook_in(language).title, players, theme)


def board_of(table: Table, theme: Theme, language: str) -> str:
    """The board as a spectator sees it now, as SVG; before the end, if nobody may watch, as it was
    at the beginning."""
    game, setup = table.game, table.setup
    with table.stored.reading():
        is_open = table.row.terms.spectators or table.row.result is not None
        state = table.stored.recorder.state if is_open else game.initial_state(setup)
    view = game.view(state, None)
    return str(drawing_of(game).board_svg(view, theme=theme, highlight=(), language=language))


def preview_of(table: Table, url: str, image: str, language: str) -> Preview:
    """The preview of a link to a table."""
    said = load_messages(__package__, language)
    rulebook = table.game.rulebook_in(language)
    free = sum(occupant == SeatOccupant() for occupant in table.row.occupants)
    names = [
        called(name, language)
        for seat, name in enumerate(table.setup.players)
        if table.row.occupants[seat] != SeatOccupant()
    ]
    key = "preview.join" if free and table.stage == "waiting" else "preview.watch"
    values = {"game": rulebook.title, "names": ", ".join(names)}
    return Preview(
        title=format_message(said[key], values, language),
        description=rulebook.short.sentences[0].text,
        url=url,
        image=image,
    )


def called(name: str, language: str) -> str:
    """A player without a name as the page shows it: a guest, or a number."""
    said = load_messages(__package__, language)
    if name == "Guest":
        return format_message(said["guest"], {}, language)
    numbered = re.fullmatch(r"player (\d+)", name)
    return format_message(said["player"], {"n": int(numbered[1])}, language) if numbered else name
