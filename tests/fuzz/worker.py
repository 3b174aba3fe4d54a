"""Fuzzes one parser: python -m tests.fuzz.worker TARGET [OPTIONS OF LIBFUZZER] FOLDER..."""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["vaka"]):
    from tests.fuzz.targets import attempt


def main() -> None:
    """Fuzz until libFuzzer ends."""
    name = sys.argv.pop(1)
    atheris.Setup(sys.argv, lambda data: attempt(name, data))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
