"""The command ``gostlane``: one file per command, and what they share."""

import os
import sys


def main() -> None:
    """Run the command and exit with its code."""
    try:
        from gostlane.cli import interruption

        interruption.catch_signals()  # before the rest is imported, which takes longer
        from gostlane.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:  # before the signals are caught
        code = 130
    os._exit(code)  # all is written; while Python takes itself apart a signal would kill again
