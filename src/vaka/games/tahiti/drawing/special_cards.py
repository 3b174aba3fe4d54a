"""The signs of the special cards: the government's cockade, the builder's hammer, the aeroplane."""

from __future__ import annotations

_SIGNS = {
    "government": (
        '<path d="M-3 3-6.4 13-1.2 10ZM3 3 6.4 13 1.2 10Z" fill="#1a3f8f"/>'
        '<circle r="9" cy="-2" fill="#c4182f"/><circle r="6.2" cy="-2" fill="#fff"/>'
        '<circle r="3.3" cy="-2" fill="#1a3f8f"/>'
    ),
    "builder": (
        '<g transform="rotate(40)"><rect x="-1.9" y="-5" width="3.8" height="17" rx="1.6"'
        ' fill="#8f5b33"/><path d="M-9-10H6Q10-9 10.4-4H-9Z" fill="#3c4a55"/>'
        '<path d="M-9-10h3.4v6H-9Z" fill="#5f7280"/></g>'
    ),
    "aeroplane": (
        '<path transform="rotate(45)" d="M0-12.5Q2.3-9 2.3-4L12.4 3.2V6.4L2.3 3.2V8L5.2 11V13.2'
        'L0 11.8-5.2 13.2V11L-2.3 8V3.2L-12.4 6.4V3.2L-2.3-4Q-2.3-9 0-12.5Z" fill="#135a9e"/>'
    ),
}


def symbols() -> dict[str, str]:
    drawn = {f"special-{name}": sign for name, sign in _SIGNS.items()}
    return drawn | {f"medal-{name}": _medal(name) for name in _SIGNS}


def _medal(name: str) -> str:
    return (
        '<circle r="16.5" fill="var(--cream)" stroke="var(--ink)" stroke-opacity=".55"'
        f' stroke-width="1.5"/><use href="#special-{name}"/>'
    )
