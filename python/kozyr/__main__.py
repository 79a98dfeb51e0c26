"""``python -m kozyr …``: the laboratory on the command line, as `kozyr-lab` is."""

import signal
import sys

from . import _kozyr


def main() -> int:
    # What Python makes of these would come too late for whoever waits.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _kozyr.main(sys.executable, sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
