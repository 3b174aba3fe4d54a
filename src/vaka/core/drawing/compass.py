"""A compass star: four long rays over four short ones."""

from __future__ import annotations


def compass_star(
    long: int, short: int, width: float, foot: float, *, clear: str, faint: str
) -> str:
    """A star of two colours around the origin."""
    return (
        f'<path transform="rotate(45)" d="{_rays(short, width, foot)}" fill="var(--{faint})"/>'
        f'<path d="{_rays(long, width, foot)}" fill="var(--{clear})"/>'
    )


def _rays(length: int, width: float, foot: float) -> str:
    """Four rays at right angles."""
    tip, side = length - foot, width
    up = f"M0-{length}l{side} {tip}h{-2 * side}z"
    down = f"M0 {length}l{side} {-tip}h{-2 * side}z"
    right = f"M{length} 0l{-tip} {side}v{-2 * side}z"
    left = f"M-{length} 0l{tip} {side}v{-2 * side}z"
    return up + right + down + left
