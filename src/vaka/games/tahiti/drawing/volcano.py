"""Orohena: a mountain of eight layers, one glowing for each card in the centre.

It smokes from six cards on, and with the eighth it erupts.
"""

from __future__ import annotations

from vaka.games.tahiti.rules.constants import VOLCANO

WARNING = VOLCANO - 2
"""From this number of cards on the mountain smokes."""

BOX = (-75.0, -84.0, 150.0, 152.0)

_PEAK = "M-75 64Q-29 40-17-40-9-35 0-39T17-40Q29 40 75 64Z"
_LAYER = 13.0
PAINTS = {"peak-clip": f'<clipPath id="peak-clip"><path d="{_PEAK}"/></clipPath>'}


def symbols() -> dict[str, str]:
    return {f"volcano-{count}": _volcano(count) for count in range(VOLCANO + 1)}


def _volcano(count: int) -> str:
    layers = "".join(_layer(place, place < count) for place in range(VOLCANO))
    above = _ERUPTION if count == VOLCANO else _smoke(count)
    return (
        f'{above}<g clip-path="url(#peak-clip)"><path d="{_PEAK}" fill="var(--surface)"/>'
        f"{layers}</g>"
        '<path d="M-17-40Q-9-35 0-39T17-40" fill="none" stroke="var(--ink)" stroke-opacity=".35"'
        ' stroke-width="1.6"/>'
    )


def _layer(place: int, is_lit: bool) -> str:
    """One of eight, from the foot up; the higher, the hotter."""
    top = 53.5 - _LAYER * place
    bar = f'<rect x="-75" y="{top:g}" width="150" height="{_LAYER - 2:g}" fill="var(--{{tone}})"'
    if not is_lit:
        return bar.format(tone="rock") + "/>"
    heat = (place + 1) / VOLCANO
    return (
        bar.format(tone="ember")
        + "/>"
        + bar.format(tone="lava")
        + f' fill-opacity="{heat:.2g}"/>'
        + (bar.format(tone="fire") + ' fill-opacity=".55"/>' if place >= VOLCANO - 2 else "")
    )


def _smoke(count: int) -> str:
    puffs = ((1, -52, 7, 0.5), (11, -63, 9, 0.36), (25, -71, 7, 0.24))
    drawn = puffs if count >= WARNING else puffs[:1] if count else ()
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="var(--muted)" fill-opacity="{opacity:g}"/>'
        for x, y, r, opacity in drawn
    )


_ERUPTION = (
    '<path d="M-14-38C-30-56-42-62-50-48M14-38C30-58 44-62 52-46M-6-38C-10-64-18-78-28-74M6-38'
    'C10-66 20-78 30-72" fill="none" stroke="var(--lava)" stroke-width="6" stroke-linecap="round"/>'
    '<path d="M-14-38C-30-56-42-62-50-48M14-38C30-58 44-62 52-46M-6-38C-10-64-18-78-28-74M6-38'
    'C10-66 20-78 30-72" fill="none" stroke="var(--fire)" stroke-width="2.4"'
    ' stroke-linecap="round"/>'
    '<path d="M-16-36C-12-60-4-66 0-80 4-66 12-60 16-36Z" fill="var(--lava)"/>'
    '<path d="M-8-36C-6-52-2-56 0-66 2-56 6-52 8-36Z" fill="var(--fire)"/>'
)
