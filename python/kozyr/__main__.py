"""``python -m kozyr …``: the command line of the laboratory, the same as `kozyr-lab`."""

import signal
import sys

from . import _kozyr


def main() -> int:
    # Python would handle Ctrl+C only after the Rust code returns.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _kozyr.main(sys.executable, sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
