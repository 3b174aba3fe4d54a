"""Draws the icons of the page: `python web/icons.py` writes them into `web/public` as PNG.

All come from `public/vaka.svg`. A maskable icon fills its square, because systems cut their own
shape out of it, and keeps the drawing inside the part that every shape shows.
"""

from __future__ import annotations

import re
from pathlib import Path

from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).resolve().parent / "public"
SAFE = 0.72
"""The size of the drawing in an icon that is cut."""

ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}
"""The size of each icon, and whether it is cut."""


def icon(size: int, *, is_cut: bool) -> bytes:
    """An icon as PNG."""
    svg = (PUBLIC / "vaka.svg").read_text("utf-8")
    if is_cut:
        svg = svg.replace(' rx="7"', "")
        svg = re.sub(r"(<path .*)(</svg>)", rf'<g transform="scale({SAFE})">\1</g>\2', svg)
    return bytes(svg_to_bytes(svg_string=svg, width=size, height=size))


def main() -> None:
    """Write all icons."""
    for name, (size, is_cut) in ICONS.items():
        (PUBLIC / name).write_bytes(icon(size, is_cut=is_cut))


if __name__ == "__main__":
    main()
