"""Pictures for the documentation."""

from __future__ import annotations

from pathlib import Path

import pytest

from vaka.core.drawing.gallery import main


def test_every_picture_is_written_in_both_themes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "pictures"
    assert main(lambda theme: {f"a-{theme}.svg": f"<{theme}>"}, "usage", [str(folder)]) == 0
    assert {path.name: path.read_text() for path in folder.iterdir()} == {
        "a-light.svg": "<light>",
        "a-dark.svg": "<dark>",
    }
    assert main(lambda _: {}, "usage", []) == 2
    assert capsys.readouterr().err == "usage\n"
