"""``python -m gostlane`` is the command ``gostlane``."""

from gostlane.cli import main

main()
