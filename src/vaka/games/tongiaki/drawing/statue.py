"""What stands upright on an island: the statue with its points, Tonga's compass, a crown."""

from __future__ import annotations

from vaka.core.drawing.compass import compass_star
from vaka.core.drawing.digits import number_svg
from vaka.games.tongiaki.rules.tiles import COLOURS, ISLAND_TILES

_HEAD = (
    '<ellipse cy="19" rx="25" ry="6" fill="var(--ink)" opacity=".3"/>'
    '<path d="M-9.5-9-11-14-11.5-33H11.5L11-14 9.5-9Z" fill="var(--chisel)"/>'
    '<path d="M-9.5-9-11-14-11.5-33H7L6-9Z" fill="var(--stone)"/>'
    # brow and nose
    '<path d="M-12.4-33.6H12.4L11.8-28.4H3.6L2.9-19.4H-2.9L-3.6-28.4H-11.8Z"'
    ' fill="var(--stone)" stroke="var(--chisel)" stroke-width=".7"/>'
    # eyes and mouth
    '<path d="M-10-27.6H-4.4L-4-24.4Q-8-23.4-10-25.4ZM10-27.6H4.4L4-24.4Q8-23.4 10-25.4Z'
    'M-5-15.6H5L4-13.6H-4Z" fill="var(--ink)" opacity=".75"/>'
    # topknot
    '<path d="M-9.6-34-8.6-43H8.6L9.6-34Z" fill="var(--scoria)"/>'
    '<path d="M3.4-43H8.6L9.6-34H4Z" fill="var(--ink)" opacity=".28"/>'
)

_PLINTH = (
    '<path d="M-20-9.5H20L22.5 17Q0 21.5-22.5 17Z" fill="var(--stone)"/>'
    '<path d="M12-9.5H20L22.5 17Q18 18.2 13.4 18.8Z" fill="var(--chisel)"/>'
)


def symbols() -> dict[str, str]:
    drawn = {
        "statue": _HEAD,
        "star-compass": _compass(),
        "tile-back": _back(),
        "crown-ring": _crown_ring(),
        "crown": _CROWN,
    }
    for points in sorted({island.points for island in ISLAND_TILES} - {0}):
        drawn[f"plinth-{points}"] = _PLINTH + number_svg(points, 18.5, 3.1, x=-2, y=4.6)
        drawn[f"statue-{points}"] = f'<use href="#statue"/><use href="#plinth-{points}"/>'
    return drawn | {f"royal-{seat}": _royal(seat) for seat in COLOURS}


_CROWN = (
    '<path d="M-7 5V-5L-3 0 0-6 3 0 7-5V5Z" stroke="var(--muted)" stroke-width="1.2"'
    ' stroke-linejoin="round"/>'
)
"""A small crown for panels; its fill is set where it is used."""


def _compass() -> str:
    """Tonga scores nothing: a star compass stands where the others have a statue."""
    rays = compass_star(25, 17, 3.4, 4.4, clear="stone", faint="sand")
    return (
        '<circle r="28.5" fill="var(--shade)"/><circle r="28.5" fill="none" stroke="var(--sand)"'
        f' stroke-width="1.6" stroke-dasharray="1.4 5.6"/>{rays}'
        '<circle r="5.4" fill="var(--jungle)" stroke="var(--stone)" stroke-width="1.8"/>'
    )


def _back() -> str:
    rays = compass_star(40, 26, 7, 8, clear="foam", faint="foam")
    return (
        '<use href="#tile-outline" fill="var(--deep)"/><circle r="50" fill="none"'
        ' stroke="var(--foam)" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round"/>'
        f'{rays}<use href="#mark-buoys"/>'
    )


def _crown_ring() -> str:
    """Takes the owner's colour as its `color`."""
    teeth = "".join(
        f'<path transform="rotate({angle})" d="M-5.4-41 0-50 5.4-41Z"/>'
        for angle in range(0, 360, 15)
    )
    return (
        f'<g fill="currentColor" stroke="var(--foam)" stroke-width=".9">{teeth}</g>'
        '<circle r="39.5" fill="var(--shade)" stroke="currentColor" stroke-width="6"/>'
        '<g fill="none" stroke="var(--foam)"><circle r="43"/><circle r="36.2"/></g>'
    )


def _royal(seat: str) -> str:
    """The crown ring in the owner's colour and the owner's boat; the plinth is in front of them."""
    return (
        f'<use href="#crown-ring" color="var(--seat-{seat})"/>'
        f'<use href="#boat-{seat}" transform="translate(0 -20.5) scale(1.5)"/>'
    )
