"""``python -m kozyr …``: the laboratory on the command line, as `kozyr-lab` is."""

import sys

from .lab import run


def main() -> int:
    try:
        sys.stdout.write(run(sys.argv[1:]))
    except (RuntimeError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
