"""Markers for the player: choices, results, cells. Amber means "you may"."""

from __future__ import annotations

ARROW = "M76-6.5H87V-14.5L104 0 87 14.5V6.5H76Z"
"""Over the middle of the edge to the east; turn it to the edge it stands for."""

BUOY = (21, 76)
"""The eastern one of the two buoys that mark edge 0."""

_HEAD = "M-4-14 17 0-4 14Z"


def symbols() -> dict[str, str]:
    return {
        "pier-arrow": _arrow("badge"),
        "pier-arrow-chosen": _arrow("glow"),
        "pier-lands": _outcome("ink", "M-4.6.2-1.4 3.8 4.8-3.8"),
        "pier-fails": _outcome("stop", "m-4-4 8 8m0-8-8 8"),
        "pier-unknown": _outcome("ink", "M-3-3A3.1 3.1 0 1 1 1.6-.6Q0 .2 0 1.8M0 5.6v.1"),
        "route-head": (
            f'<path d="{_HEAD}" fill="var(--glow)" stroke="var(--ink)" stroke-width="2"'
            ' stroke-linejoin="round"/>'
        ),
        "ring-pass": _ring("good"),
        "ring-fail": _ring("danger"),
        "cell-unknown": _cell("grid", "2", "2 9"),
        "cell-legal": (
            '<use href="#tile-outline" fill="var(--glow)" fill-opacity=".16"/>'
            + _cell("glow", "4.5", "2 10")
            + '<circle r="17" fill="var(--glow)" stroke="var(--ink)" stroke-width="1.5"/>'
            '<path d="M-8.5 0h17M0-8.5v17" stroke="var(--ink)" stroke-width="4"'
            ' stroke-linecap="round"/>'
        ),
        "mark-buoys": _buoy(-1) + _buoy(1),
    }


def _arrow(fill: str) -> str:
    return (
        f'<g stroke-linejoin="round"><path d="{ARROW}" fill="none" stroke="var(--ink)"'
        f' stroke-width="8.5"/><path d="{ARROW}" fill="var(--{fill})" stroke="var(--glow)"'
        ' stroke-width="4.5"/></g>'
    )


def _outcome(tone: str, path: str) -> str:
    """The result of a voyage, upright inside its arrow."""
    return (
        f'<path d="{path}" fill="none" stroke="var(--{tone})" stroke-width="2.8"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _ring(tone: str) -> str:
    return f'<circle r="18.5" fill="none" stroke="var(--{tone})" stroke-width="4.5"/>'


def _cell(tone: str, width: str, dashes: str) -> str:
    return (
        f'<use href="#tile-outline" fill="none" stroke="var(--{tone})" stroke-width="{width}"'
        f' stroke-dasharray="{dashes}" stroke-linecap="round"/>'
    )


def _buoy(side: int) -> str:
    """Two of them beside edge 0 are the mark of a tile: a gate that leaves the edge free."""
    place = f'cx="{side * BUOY[0]}" cy="{BUOY[1]}"'
    return (
        f'<circle {place} r="6" fill="var(--ink)" opacity=".22"/><circle {place} r="4.4"'
        ' fill="var(--mark)" stroke="var(--foam)" stroke-width="1.5"/>'
    )
