"""Makes `python -m vaka.cli` the same as `vaka`."""

import sys

from vaka.cli import main

if __name__ == "__main__":
    sys.exit(main())
