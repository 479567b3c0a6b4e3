"""Other programs on the messages of a case, checked to do the same before they are measured."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import ModuleType

from gostlane.speed.cases import Case
from gostlane.speed.measure import Start, Step
from gostlane.speed.peers import STREAM_PEERS
from gostlane.speed.peers.program import Message, Program


class PeerDisagrees(RuntimeError):  # noqa: N818  # a finding, told in one line
    """Another program has other outputs or tags: its time would be that of other work."""


def versions(peers: Mapping[str, ModuleType]) -> dict[str, str]:
    """The version of each peer that can be measured."""
    return {name: peer.version() for name, peer in peers.items() if not peer.missing()}


def skipped(peers: Mapping[str, ModuleType]) -> list[str]:
    """A line for each peer that can't, with the package that has it."""
    lines = [reason for peer in peers.values() if (reason := peer.missing())]
    return list(dict.fromkeys(lines))


def starts(case: Case, size: int) -> dict[str, Start]:
    """Give what measures messages of `size` bytes in each program that has the mode.

    Raises PeerDisagrees if a program's answers are not ours.
    """
    made: dict[str, Start] = {}
    message = case.message(size)
    for name, peer in STREAM_PEERS.items():
        program = None if peer.missing() else peer.stream(message)
        if program is None:
            continue
        program.run()
        if program.answers != case.answers(message):
            raise PeerDisagrees(f"{name}: other answers than gostlane's in {case.name}")
        made[name] = partial(_start, peer, message)
    return made


def _start(peer: ModuleType, message: Message) -> Step:
    program: Program = peer.stream(message)
    return program.step()
