"""Who a person is: a signed, http-only cookie, and nothing else. There are no accounts.

The cookie names a person and how often that person has moved to another device. It cannot be made
up, because it is signed; it expires; and once the person has moved, the cookie of the old device
says a lower number than the server knows, and is worth nothing.

A person moves by a link that works once, for a few minutes. Only its SHA-256 is stored.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from itsdangerous import BadData, SignatureExpired, URLSafeTimedSerializer

from vaka.server.faults import Fault
from vaka.server.refusals import Refusals
from vaka.server.storage import Storage

COOKIE = "vaka"
LONGEST = 300
"""So many characters has a cookie of ours at the most; a longer one is not even looked at."""

AGE = 2 * 365 * 24 * 3600
"""So many seconds is a cookie good for."""

RENEWED = 30 * 24 * 3600
"""A cookie older than this is given anew."""

PASS_SECONDS = 15 * 60


@dataclass(frozen=True)
class Browser:
    """A browser, by the person who uses it. `token` is there if it has to be told who it is."""

    id: str
    token: str | None = None

    def cookie(self, *, is_secure: bool) -> str | None:
        """The header that tells it."""
        if self.token is None:
            return None
        secure = "; Secure" if is_secure else ""
        return f"{COOKIE}={self.token}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}"


class Registry:
    """Knows people by their cookies. Any thread may use it."""

    def __init__(self, key: bytes, storage: Storage, refusals: Refusals) -> None:
        self._refusals = refusals
        self._signer = URLSafeTimedSerializer(key, salt="person")
        self._people = storage.people
        self._serials = storage.people.serials()

    def recognise(self, cookies: str) -> Browser:
        """The browser that sent these cookies, or a new one."""
        value = _value(cookies)
        if value is None:
            return self._new()
        if len(value) > LONGEST:
            return self._stranger("forged cookie")
        try:
            (person, serial), issued = self._signer.loads(value, AGE, return_timestamp=True)
        except SignatureExpired:
            return self._stranger("expired cookie")
        except (BadData, TypeError, ValueError):
            return self._stranger("forged cookie")
        if serial != self._serials.get(person, 0):
            return self._stranger("revoked cookie")
        is_old = time.time() - issued.timestamp() > RENEWED
        return self._known(person, serial) if is_old else Browser(person)

    def issue_pass(self, person: str) -> str:
        """A secret that moves a person to another device, once."""
        token = secrets.token_urlsafe(24)
        now = int(time.time())
        self._people.issue(_digest(token), person, now + PASS_SECONDS, now)
        return token

    def owner_of_pass(self, token: str) -> str:
        """Who would move by a link; it is not used up."""
        person = self._people.owner(_digest(token), int(time.time()))
        if person is None:
            raise _used()
        return person

    def use_pass(self, token: str) -> Browser:
        """The person who moves here; the other device is a stranger from now on."""
        found = self._people.use(_digest(token), int(time.time()))
        if found is None:
            raise _used()
        person, serial = found
        self._serials[person] = serial
        return self._known(person, serial)

    def _stranger(self, kind: str) -> Browser:
        """Somebody whose cookie is worth nothing."""
        self._refusals.note(kind)
        return self._new()

    def _new(self) -> Browser:
        return self._known(secrets.token_hex(16), 0)

    def _known(self, person: str, serial: int) -> Browser:
        return Browser(person, str(self._signer.dumps([person, serial])))


def _value(cookies: str) -> str | None:
    """What the cookie says that has our name. The library that reads all cookies needs a time that
    grows with the square of their length, and everybody else would wait."""
    for cookie in reversed(cookies.split(";")):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            return value.strip()[: LONGEST + 1]
    return None


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _used() -> Fault:
    return Fault(
        "not_yours",
        "this link was used before, or has expired: ask for a new one",
        key="used_link",
    )
