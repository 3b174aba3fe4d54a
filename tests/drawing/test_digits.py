"""Numbers, drawn digit by digit."""

from __future__ import annotations

import re

from vaka.core.drawing.digits import number_svg, symbols


def test_every_digit_has_its_own_drawing() -> None:
    assert set(symbols()) == {f"digit-{value}" for value in range(10)}
    assert len(set(symbols().values())) == 10


def test_a_number_is_written_about_its_middle() -> None:
    drawn = number_svg(12, 14, 3, x=40, y=5)
    places = re.findall(r'#digit-(\d)".*?translate\((\S+) (\S+)\)', drawn)
    assert places == [("1", "33.5", "5"), ("2", "46.5", "5")]
