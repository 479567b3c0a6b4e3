"""The command ``gostlane``."""


def main() -> None:
    """Run the command."""
