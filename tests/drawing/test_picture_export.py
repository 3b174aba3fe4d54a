"""Pictures for the documentation."""

from __future__ import annotations

from pathlib import Path

import pytest

from vaka.core.drawing.picture_export import write_pictures


def test_every_picture_is_written_in_both_themes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "pictures"
    assert (
        write_pictures(lambda theme: {f"a-{theme}.svg": f"<{theme}>"}, "usage", [str(folder)]) == 0
    )
    assert {path.name: path.read_text() for path in folder.iterdir()} == {
        "a-light.svg": "<light>",
        "a-dark.svg": "<dark>",
    }
    assert write_pictures(lambda _: {}, "usage", []) == 2
    assert capsys.readouterr().err == "usage\n"
