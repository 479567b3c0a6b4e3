"""The command ``gostlane``: one file per command, and what they share."""

import sys


def main() -> None:
    """Run the command and exit with its code."""
    try:
        from gostlane.cli.app import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # before the command's own handler is in place
        sys.exit(130)
