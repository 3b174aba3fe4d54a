"""Reads what the page shows of a table of Tahiti, and computes what it should show."""

from __future__ import annotations

from typing import Any

from vaka.games.tahiti.rules.cards import SUIT_NAMES, parse_card, value_of

View = dict[str, Any]

# All that the page shows of a table, read from the document.
SHOWN = """() => {
  const one = (selector) => document.querySelector(selector).dataset;
  const faces = (place) => [...(place?.querySelectorAll("[data-face]") ?? [])]
    .map((card) => card.dataset.face);
  const players = {};
  for (const player of document.querySelectorAll("[data-player]")) {
    const piles = [...player.querySelectorAll("[data-suit]")];
    players[player.dataset.player] = {
      hand: faces(player.querySelector("[data-hand]")).sort(),
      table: piles.map((pile) => faces(pile)),
      sums: piles.map((pile) => Number(pile.dataset.sum)),
      leads: piles.filter((pile) => pile.dataset.leads === "true").map((pile) => pile.dataset.suit),
      aside: Number(player.querySelector("[data-aside]").dataset.aside),
      tourists: Number(player.querySelector("[data-aside]").dataset.tourists ?? -1),
      active: player.classList.contains("active"),
    };
  }
  return {
    players,
    centre: faces(document.querySelector(".centre")).sort(),
    top: one("[data-deck]").top,
    deck: Number(one("[data-deck]").deck),
    discards: Number(one("[data-discards]").discards),
    volcano: Number(one("[data-volcano]").volcano),
    year: Number(one("[data-year]").year),
    round: Number(one("[data-round]").round),
  };
}"""


def expected(view: View) -> dict[str, Any]:
    return {
        "players": {own["seat"]: _player(view, seat) for seat, own in enumerate(view["seats"])},
        "centre": sorted(view["centre"]),
        "top": view["top"] or "",
        "deck": view["deck"],
        "discards": len(view["discards"]),
        "volcano": len(view["centre"]),
        "year": view["year"],
        "round": view["round"],
    }


def _player(view: View, seat: int) -> dict[str, Any]:
    own = view["seats"][seat]
    open_cards = view["hand"] if view["seat"] == seat else own["known"]
    if "hands" in view:  # of a game that is over
        open_cards = view["hands"][seat]
    piles = [
        sorted((card for card in own["table"] if card.startswith(suit)), key=_value, reverse=True)
        for suit in SUIT_NAMES
    ]
    # What is left after an award leads nobody anywhere.
    leaders = [] if view["phase"] in ("renovate", "over") else view["leaders"]
    leads = [one["suit"] for one in leaders if one["seat"] == own["seat"] and one["suit"]]
    return {
        "hand": sorted([*open_cards, *["back"] * (own["hand"] - len(open_cards))]),
        "table": piles,
        "sums": [sum(map(_value, pile)) for pile in piles],
        "leads": leads,
        "aside": own["aside"],
        "tourists": _tourists(view, seat),
        "active": own["seat"] == view["active"] and view["phase"] != "over",
    }


def _tourists(view: View, seat: int) -> int:
    """What the pile of a seat counts; -1 where that is not to be seen."""
    pile = view["score"]["players"][seat] if view["score"] else None
    if pile is None and view["seat"] == seat:
        pile = view["aside"]
    return pile["points"] if pile else -1


def _value(card: str) -> int:
    return value_of(parse_card(card))
