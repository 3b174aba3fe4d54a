"""Text that is written piece by piece: the texts of positions.

Compiled code calls the C functions in `text_buffer.pxd`; these are the same for the interpreter.
"""

try:
    import cython
except ImportError:
    from vaka.core import cython

if not cython.compiled:
    MOST_LETTERS = 4096


class TextBuffer:
    """Text to which `put` and `put_number` add; at most `MOST_LETTERS` ASCII characters."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.length = 0
            self.pieces: list[str] = []


def refuse(text: str) -> int:
    """Raise an error for a text that does not fit any more."""
    raise ValueError(f"the text is longer than {MOST_LETTERS} characters at {text!r}")


if not cython.compiled:

    def put(out: TextBuffer, text: str) -> None:
        """Add a text."""
        if out.length + len(text) > MOST_LETTERS:
            refuse(text)
        out.pieces.append(text)
        out.length += len(text)

    def put_number(out: TextBuffer, number: int) -> None:
        """Add a whole number."""
        put(out, str(number))

    def put_numbers(out: TextBuffer, numbers: list[int], count: int) -> None:
        """Add the first `count` of some numbers, with commas between."""
        put(out, ",".join(map(str, numbers[:count])))

    def text_of(out: TextBuffer) -> str:
        """All that was added."""
        return "".join(out.pieces)
