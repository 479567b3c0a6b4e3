"""Where the command ``gostlane`` begins: outside the package, whose import Ctrl-C may meet."""

import os


def main() -> None:
    """Run the command; an interruption before it catches signals ends it without a word."""
    try:
        from gostlane.cli import main as command

        command()
    except KeyboardInterrupt:
        os._exit(130)
