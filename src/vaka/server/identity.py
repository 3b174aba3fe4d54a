"""Identifies people by a signed, HTTP-only cookie. There are no accounts.

The cookie contains the id of a person and a serial number: how often the person has been
transferred to another device. It is signed. Browsers drop it after two years without a visit; the
server accepts it at any age, so that a step of the clock never turns a person into a stranger.
After a transfer, the server knows a higher serial, which revokes the cookie of the old device.

A person is transferred with a link that works once, for a few minutes. Only its SHA-256 is stored.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeTimedSerializer

from vaka.server.errors import ApiError
from vaka.server.refusal_log import RefusalLog
from vaka.server.storage import Storage

COOKIE = "vaka"
LONGEST = 300
"""The greatest length of our cookies; longer ones are rejected unread."""

AGE = 2 * 365 * 24 * 3600
"""Seconds until a browser drops a cookie that is not renewed."""

RENEWED = 30 * 24 * 3600
"""A cookie older than this is renewed."""

PASS_SECONDS = 15 * 60


@dataclass(frozen=True)
class Browser:
    """The person who uses a browser. `token` is set if the browser needs a new cookie."""

    id: str
    token: str | None = None
    serial: int = 0

    def cookie(self, *, is_secure: bool) -> str | None:
        """The value of the Set-Cookie header."""
        if self.token is None:
            return None
        secure = "; Secure" if is_secure else ""
        return f"{COOKIE}={self.token}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}"


class PersonRegistry:
    """Recognises people by their cookies. Thread-safe."""

    def __init__(self, key: bytes, storage: Storage, refusal_log: RefusalLog) -> None:
        self._refusals = refusal_log
        self._signer = URLSafeTimedSerializer(key, salt="person")
        self._transfers = storage.device_transfer
        self._now = storage.now
        self._serials = storage.device_transfer.serials()

    def recognise(self, cookies: str) -> Browser:
        """The browser that sent these cookies, or a new one."""
        value = _value(cookies)
        if value is None:
            return self._new()
        if len(value) > LONGEST:
            return self._stranger("forged cookie")
        try:  # at any age: a clock that steps must not make a person a stranger
            (person, serial), issued = self._signer.loads(value, return_timestamp=True)
        except (BadData, TypeError, ValueError):
            return self._stranger("forged cookie")
        known = self._serials.get(person, 0)
        if serial < known:
            return self._stranger("revoked cookie")
        if serial > known:  # transferred at another server, whose notice is on its way
            self._serials[person] = serial
        is_old = time.time() - issued.timestamp() > RENEWED
        return self._known(person, serial) if is_old else Browser(person, serial=serial)

    def issue_pass(self, person: str) -> str:
        """The token of a link that transfers a person to another device, once."""
        token = secrets.token_urlsafe(24)
        now = self._seconds()
        self._transfers.issue(_digest(token), person, now + PASS_SECONDS, now)
        return token

    def owner_of_pass(self, token: str) -> str:
        """The person who made a link, without using it up."""
        person = self._transfers.owner(_digest(token), self._seconds())
        if person is None:
            raise _used()
        return person

    def use_pass(self, token: str) -> Browser:
        """Use a link up: transfer its person here, and revoke the cookie of the other device."""
        found = self._transfers.use(_digest(token), self._seconds())
        if found is None:
            raise _used()
        person, serial = found
        self._serials[person] = serial
        return self._known(person, serial)

    def learn(self, person: str) -> int:
        """Read and return how often a person has been transferred."""
        serial = self._transfers.serial(person)
        self._serials[person] = max(serial, self._serials.get(person, 0))
        return serial

    def learn_all(self) -> list[tuple[str, int]]:
        """Learn of all transfers at other servers. Return the people and their serial numbers."""
        if self._transfers.count() == sum(self._serials.values()):
            return []
        found = self._transfers.serials()
        transferred = [each for each in found.items() if each[1] > self._serials.get(each[0], 0)]
        self._serials.update(transferred)
        return transferred

    def _seconds(self) -> int:
        return self._now() // 1000

    def _stranger(self, kind: str) -> Browser:
        """A new person, in place of one whose cookie is not valid."""
        self._refusals.note(kind)
        return self._new()

    def _new(self) -> Browser:
        return self._known(secrets.token_hex(16), 0)

    def _known(self, person: str, serial: int) -> Browser:
        return Browser(person, str(self._signer.dumps([person, serial])), serial)


def _value(cookies: str) -> str | None:
    """The value of our cookie. The library that parses all cookies takes quadratic time,
    which would block everybody else."""
    for cookie in reversed(cookies.split(";")):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            return value.strip()[: LONGEST + 1]
    return None


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _used() -> ApiError:
    return ApiError(
        "not_yours",
        "this link was used before, or has expired: ask for a new one",
        key="used_link",
    )
