"""Who a browser is: a random, http-only cookie, and nothing else.

The cookie itself is known to the browser alone. Everything here, the database included, knows it
by its SHA-256, so that who reads the database cannot sit down at anybody's seat.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie

COOKIE = "vaka"
TOKEN_BYTES = 24
YEARS = 2

_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


@dataclass(frozen=True)
class Browser:
    """A browser. `token` is there if it has to be told who it is."""

    id: str
    token: str | None = None

    @property
    def cookie(self) -> str | None:
        """The header that tells it."""
        if self.token is None:
            return None
        age = YEARS * 365 * 24 * 3600
        return f"{COOKIE}={self.token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"


def recognise(cookies: str) -> Browser:
    """The browser that sent these cookies, or a new one."""
    token = _token(cookies)
    if token:
        return Browser(_id(token))
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return Browser(_id(token), token)


def _token(cookies: str) -> str | None:
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return found.value if found and _TOKEN.fullmatch(found.value) else None


def _id(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
