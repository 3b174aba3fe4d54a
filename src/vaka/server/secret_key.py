"""The secret key of a server, which signs cookies: in the environment, or in a file."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from vaka.core.errors import VakaError

KEY_FILE = "secret.key"
KEY_BYTES = 32


def load_key(folder: Path) -> bytes:
    """The key that signs cookies: from the environment, or from a file that is created once."""
    key = find_key(folder)
    if key is None:
        save_key(folder, secrets.token_hex(KEY_BYTES).encode())
        key = find_key(folder)
    if key is None:
        raise VakaError(f"{folder / KEY_FILE}: was deleted while it was read")
    return key


def find_key(folder: Path) -> bytes | None:
    """The key, if there is one."""
    if text := os.environ.get("VAKA_SECRET"):
        if len(text) < KEY_BYTES:
            raise VakaError(f"VAKA_SECRET has {len(text)} characters: {KEY_BYTES} are needed")
        return text.encode()
    path = folder / KEY_FILE
    if not path.exists():
        return None
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise VakaError(f"{path}: is too short to be a key")
    return key


def save_key(folder: Path, key: bytes) -> None:
    """Write the key file, unless there is one."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / KEY_FILE
    try:
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(key)
    except FileExistsError:
        return
