"""The report of ``gostlane info --costs``: by what kernels are selected."""

from __future__ import annotations

from typing import Any

from gostlane import __version__, cpu
from gostlane.ciphers import CIPHERS
from gostlane.cli.text import columns

SCHEMA = "gostlane/info-costs/1"
_NOTE = """\
Cycles of the core that a call takes, measured on a CPU like this one; a number of blocks between
costs what the next one does, and past two full steps each further step what the second did. Blocks
go to the constant-time kernels that finish them first together. Not for a caller's own S-box, which
bitsliced kernels don't take."""


def facts() -> dict[str, Any]:
    """Say what each kernel costs, and what follows."""
    return {
        "schema": SCHEMA,
        "version": __version__,
        "ciphers": [
            {
                "name": cipher,
                "kernels": [
                    {
                        "name": kernel.name,
                        "step": kernel.step,
                        "constant_time": kernel.constant_time,
                        "available": kernel.available,
                        "costs": [list(pair) for pair in kernel.costs],
                    }
                    for kernel in cpu.kernels(cipher)
                ],
                "plans": [_plan(cipher, blocks) for blocks in _numbers(cipher)],
            }
            for cipher in cpu.CIPHERS
        ],
    }


def text(found: dict[str, Any]) -> str:
    """Lay it out for a reader."""
    parts = []
    for names, cipher in _alike(found["ciphers"]):
        kernels = [
            (each["name"], "  ".join(f"{blocks}: {cycles}" for blocks, cycles in each["costs"]))
            for each in cipher["kernels"]
            if each["available"]
        ]
        plans = [
            (
                _who(plan["shares"]),
                str(plan["blocks"]),
                str(plan["cycles"]),
                f"{plan['cycles'] / plan['blocks'] / CIPHERS[names[0]].block_size:.2f}",
            )
            for plan in cipher["plans"]
        ]
        parts += [
            f"{', '.join(names)}\n" + columns([("kernel", "blocks: cycles"), *kernels]),
            columns([("what runs", "blocks", "cycles", "c/B"), *plans], numbers=3),
        ]
    return "\n\n".join([*parts, _NOTE])


def _alike(ciphers: list[dict[str, Any]]) -> list[tuple[list[str], dict[str, Any]]]:
    """Ciphers whose tables are the same, by their names."""
    groups: list[tuple[list[str], dict[str, Any]]] = []
    for cipher in ciphers:
        for names, first in groups:
            if {**first, "name": cipher["name"]} == cipher:
                names.append(cipher["name"])
                break
        else:
            groups.append(([cipher["name"]], cipher))
    return groups


def _who(shares: list[dict[str, Any]]) -> str:
    if len(shares) == 1:
        return f"{shares[0]['kernel']}"
    return ", ".join(f"{each['blocks']} on {each['kernel']}" for each in shares)


def _numbers(cipher: str) -> list[int]:
    """Doubled, and those from which other kernels run than for one block less.

    The latter up to two full steps of the widest kernel and a block: a plan for more is one of
    these, with more full steps.
    """
    numbers = {1 << power for power in range(18)}
    widest = max(kernel.step for kernel in cpu.kernels(cipher) if kernel.available)
    before: list[str] = []
    for blocks in range(1, 2 * widest + 2):
        names = [name for name, _ in cpu.plan(cipher, blocks)]
        if names != before:
            numbers.add(blocks)
        before = names
    return sorted(numbers)


def _plan(cipher: str, blocks: int) -> dict[str, Any]:
    kernels = {kernel.name: kernel for kernel in cpu.kernels(cipher)}
    shares = cpu.plan(cipher, blocks)
    return {
        "blocks": blocks,
        "cycles": sum(kernels[name].cycles(share) for name, share in shares),
        "shares": [{"kernel": name, "blocks": share} for name, share in shares],
    }
