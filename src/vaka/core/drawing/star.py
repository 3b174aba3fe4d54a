"""The star of a compass: four long rays over four short ones."""

from __future__ import annotations


def star(long: int, short: int, width: float, foot: float, *, clear: str, faint: str) -> str:
    """A star about the origin, its rays so long, half so wide at their foot; two colours."""
    return (
        f'<path transform="rotate(45)" d="{_rays(short, width, foot)}" fill="var(--{faint})"/>'
        f'<path d="{_rays(long, width, foot)}" fill="var(--{clear})"/>'
    )


def _rays(length: int, width: float, foot: float) -> str:
    """Four rays, to the four winds."""
    tip, side = length - foot, width
    up = f"M0-{length}l{side} {tip}h{-2 * side}z"
    down = f"M0 {length}l{side} {-tip}h{-2 * side}z"
    right = f"M{length} 0l{-tip} {side}v{-2 * side}z"
    left = f"M-{length} 0l{tip} {side}v{-2 * side}z"
    return up + right + down + left
