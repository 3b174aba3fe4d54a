"""A whole table as one picture, from a view."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from vaka.core.drawing.palette import Theme
from vaka.core.drawing.picture_words import Words
from vaka.core.drawing.svg_document import Box, background, caption, svg_document, use_symbol
from vaka.core.drawing.svg_path import number
from vaka.core.translations import ENGLISH
from vaka.games.tahiti.drawing.card import HEIGHT, WIDTH
from vaka.games.tahiti.drawing.highlights import RIM, Highlights, parse_highlights, to_move
from vaka.games.tahiti.drawing.piece_sheet import drawn
from vaka.games.tahiti.drawing.symbol_library import library
from vaka.games.tahiti.rules.cards import SUIT_NAMES, parse_card, value_of
from vaka.games.tahiti.rules.constants import ROUNDS, VOLCANO
from vaka.games.tahiti.rules.options import read_tourists

View = dict[str, Any]

_MARGIN = 24.0
_PANEL = (596.0, 218.0)
_SMALL = 0.56
_OPEN = 0.72
_HEAD = 'font-size="15" font-weight="700" fill="var(--text)"'
_NOTE = 'font-size="13" font-weight="600" fill="var(--muted)"'


def board_svg(
    view: View,
    *,
    theme: Theme = "light",
    size: float | None = None,
    highlight: Collection[str] | None = None,
    language: str = ENGLISH,
) -> str:
    """The table of a view as a stand-alone picture, `size` pixels wide or one pixel a unit.

    `highlight` marks what the player may choose: moves with a card (`take fruit8`), or a card of
    the centre. By default the legal moves of the view are marked. When the game is over, the
    cards that each player has set aside are shown.
    """
    say = Words("vaka.games.tahiti", language)
    lit = parse_highlights(to_move(view) if highlight is None else highlight)
    rows = (len(view["seats"]) + 1) // 2
    box: Box = (0.0, 0.0, 2 * _PANEL[0] + 3 * _MARGIN, 410.0 + rows * (_PANEL[1] + 16) + 12)
    body = background(box) + _middle(view, lit, say) + _seats(view, lit, say)
    return svg_document(library(), body, box, _title(view), theme, size)


def _title(view: View) -> str:
    return f"Tahiti: year {view['year']}, round {view['round']}, {view['active']} to play"


def at(x: float, y: float, drawing: str, scale: float = 1) -> str:
    size = f" scale({number(scale, 2)})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){size}">{drawing}</g>'


def card(name: str, view: View, is_lit: bool = False) -> str:
    """A card with its shadow and, if it may be chosen, an amber rim."""
    face = drawn(name, read_tourists(view["options"]["tourists"]))
    return f'<g filter="url(#card-shadow)">{face}</g>{RIM if is_lit else ""}'


# ---- the middle: time, deck, centre, volcano


def _middle(view: View, lit: Highlights, say: Words) -> str:
    return _time(view, say) + _deck(view, say) + centre(view, lit) + _volcano(view, say)


def _time(view: View, say: Words) -> str:
    """The time cards that have been turned this year."""
    head = caption(say("year", n=max(1, view["year"])), (96, 36), _HEAD)
    cards = "".join(
        at(
            62 + 68 * (turn % 2),
            100 + 92 * (turn // 2),
            use_symbol(f"card-time-{turn + 1}" if turn < view["round"] else "card-time"),
            _SMALL,
        )
        for turn in range(ROUNDS)
    )
    return head + cards


def _deck(view: View, say: Words) -> str:
    """The deck, its open top card, and how many cards are discarded."""
    head = caption(say("deck", n=view["deck"]), (266, 36), _HEAD)
    back = at(258, 134, card("back", view)) if view["deck"] else ""
    top = at(272, 148, card(view["top"], view)) if view["top"] else ""
    discarded = caption(say("discarded", n=len(view["discards"])), (266, 250), _NOTE)
    return head + back + top + discarded


def centre(view: View, lit: Highlights) -> str:
    """Eight places in two rows; the eighth wakes the volcano."""
    count = max(VOLCANO, len(view["centre"]))
    columns = (count + 1) // 2
    step = 488 / columns
    scale = min(1.0, (step - 10) / WIDTH)
    cards = ""
    for index in range(count):
        row, column = divmod(index, columns)
        x = 370 + step * (column + 0.5)
        y = 22 + HEIGHT * scale / 2 + row * (HEIGHT * scale + 16)
        cards += at(x, y, _place(view, index, lit), scale)
    return cards


def _place(view: View, index: int, lit: Highlights) -> str:
    if index < len(view["centre"]):
        name = view["centre"][index]
        return card(name, view, lit.take("centre", name))
    tone = "mark" if index == VOLCANO - 1 else "grid"
    return (
        f'<g fill="none" stroke="var(--{tone})" stroke-width="2.4" stroke-dasharray="6 6">'
        '<use href="#card-outline"/></g>'
    )


def _volcano(view: View, say: Words) -> str:
    cards = view["volcano"]["cards"]
    is_past = cards > VOLCANO and not view["volcano"]["is_awake"]  # H8.3: `volcano=exactly_8`
    head = caption(say("volcano"), (1040, 60), _HEAD)
    mountain = at(1040, 190, use_symbol(f"volcano-{min(cards, VOLCANO)}"), 1.2)
    words = say("cards", n=cards, of=VOLCANO)
    look = _HEAD.replace("--text", "--danger") if cards >= VOLCANO - 2 and not is_past else _HEAD
    suit = view["volcano"]["suit"] if view["score"] is None and not is_past else None
    threat = caption(say("strikes", suit=say(suit)), (1040, 316), _NOTE) if suit else ""
    return head + mountain + caption(words, (1040, 296), look) + threat


# ---- the seats


def _seats(view: View, lit: Highlights, say: Words) -> str:
    return "".join(
        at(
            _MARGIN + (seat % 2) * (_PANEL[0] + _MARGIN),
            398 + (seat // 2) * (_PANEL[1] + 16),
            _seat(view, seat, lit, say),
        )
        for seat in range(len(view["seats"]))
    )


def _seat(view: View, seat: int, lit: Highlights, say: Words) -> str:
    """A seat: its name, hand, table by suit, and pile set aside, which is shown at the end."""
    own = view["seats"][seat]
    is_active = own["seat"] == view["active"] and view["phase"] != "over"
    rim = 'stroke="var(--glow)" stroke-width="4"' if is_active else 'stroke="var(--line)"'
    frame = (
        f'<rect width="{_PANEL[0]:g}" height="{_PANEL[1]:g}" rx="16" fill="var(--surface)" {rim}/>'
    )
    who = use_symbol(f"sail-{own['seat']}", (28, 30)) + _word(say(own["seat"]), (46, 36), _HEAD)
    first = at(150, 30, use_symbol("card-first"), 0.24) if own["seat"] == view["first"] else ""
    if view["score"]:
        return frame + who + _won(view, seat, say)
    held = _hand(view, seat, lit, say) + attractions(view, seat, lit)
    return frame + who + first + held + _aside(own, say)


def _word(text: str, at: tuple[float, float], look: str) -> str:
    return caption(text, at, look).replace('text-anchor="middle"', 'text-anchor="start"')


def _hand(view: View, seat: int, lit: Highlights, say: Words) -> str:
    """The cards in hand: the own ones, or those that everybody has seen, and backs for the rest."""
    own = view["seats"][seat]
    is_mine = view["seat"] == seat
    faces = view["hand"] if is_mine else own["known"]
    names = [*faces, *["back"] * (own["hand"] - len(faces))]
    step = min(46.0, 176 / max(1, len(names)))
    cards = "".join(
        at(48 + step * i, 118, card(name, view, is_mine and lit.take("hand", name)), _SMALL)
        for i, name in enumerate(names)
    )
    return cards + _word(say("hand", n=own["hand"]), (18, 190), _NOTE)


def attractions(view: View, seat: int, lit: Highlights, foot: float = 204) -> str:
    """By suit: high cards under low ones, red and blue left of green and black; sums below."""
    own = view["seats"][seat]
    is_mine = view["seat"] == seat
    columns = ""
    for index, suit in enumerate(SUIT_NAMES):
        pile = sorted(
            (name for name in own["table"] if name.startswith(suit)), key=_value, reverse=True
        )
        x = 266 + 66 * index
        columns += _pile(pile, x, view, lit if is_mine else Highlights())
        columns += _sum(view, own["seat"], suit, pile, (x, foot))
    return columns


def _value(card: str) -> int:
    return value_of(parse_card(card))


def _pile(pile: Sequence[str], x: float, view: View, lit: Highlights) -> str:
    """The highest card is at the bottom; the value of each card stays visible."""
    step = min(28.0, 84 / max(1, len(pile)))
    return "".join(
        at(x, 66 + step * i, card(name, view, lit.take("table", name)), _SMALL)
        for i, name in enumerate(pile)
    )


def _sum(view: View, seat: str, suit: str, pile: Sequence[str], at: tuple[float, float]) -> str:
    if not pile:
        return f'<g opacity=".35">{use_symbol(f"suit-{suit}", (at[0], 66))}</g>'
    leads = any(leader["suit"] == suit and leader["seat"] == seat for leader in view["leaders"])
    total = sum(_value(card) for card in pile)
    return caption(f"{total} ★" if leads else str(total), at, _HEAD if leads else _NOTE)


def _aside(own: View, say: Words) -> str:
    """The pile set aside, face down, with its number of cards."""
    backs = "".join(
        at(543 + 3 * i, 90 - 2 * i, use_symbol("card-back"), 0.42)
        for i in range(min(3, own["aside"]))
    )
    return backs + caption(say("aside", n=own["aside"]), (546, 152), _NOTE)


def _won(view: View, seat: int, say: Words) -> str:
    """The pile set aside, face up at the end, and its tourists (H6.2)."""
    pile = view["score"]["players"][seat]
    names = [*pile["cards"], *["two"] * pile["twos"]]
    step = min(86.0, 490 / max(1, len(names) - 1))
    cards = "".join(at(53 + step * i, 112, card(name, view), _OPEN) for i, name in enumerate(names))
    count = _word(say("aside", n=len(names)), (18, 200), _NOTE)
    return cards + count + caption(say("tourists", n=pile["points"]), (530, 36), _HEAD)
