"""What holds for all tests."""

from __future__ import annotations

import signal

# A shell lets what runs in the background ignore interrupts, and so would every program that a test
# starts to interrupt it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
