"""Computes what the page should show of a view: the counterpart of `PageDriver.shown`."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def expected(view: View) -> dict[str, Any]:
    tiles = [*view["islands"], *view["oceans"]]
    return {
        "tiles": {tile["name"]: f"{tile['q']},{tile['r']} {tile['rotation']}" for tile in tiles},
        "royal": {i["name"]: i["royal"] for i in view["islands"] if i["royal"]},
        "boats": sorted(
            f"{beach['name']} {colour}"
            for island in view["islands"]
            for beach in island["beaches"]
            for colour in beach["boats"]
        ),
        "fleet": sorted(view["group"]["boats"] if view["group"] else []),
        "seats": {seat["colour"]: _seat(view, seat) for seat in view["seats"]},
        "left": [len(view["pile"]["islands"]), len(view["pile"]["oceans"])],
        "holds": sorted(
            f"{island} {colour}"
            for colour, score in view["score"]["seats"].items()
            for island, points in score["islands"].items()
            if points
        ),
        "sums": {colour: score["points"] for colour, score in view["score"]["seats"].items()},
    }


def _seat(view: View, seat: dict[str, Any]) -> dict[str, Any]:
    return {
        "points": view["score"]["seats"][seat["colour"]]["points"],
        "supply": seat["supply"],
        "foundings": seat["foundings"],
        "active": seat["colour"] == view["active"] and view["phase"] != "over",
    }
