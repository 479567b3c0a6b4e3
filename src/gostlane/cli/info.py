"""``gostlane info``: what this machine has and what would run."""

from __future__ import annotations

import json
import os
import platform
from typing import Any

import click

from gostlane import __version__, cpu
from gostlane.ciphers import CIPHERS, sbox_names
from gostlane.cli import info_costs
from gostlane.cli.errors import EXIT_CODES
from gostlane.cli.files import print_out
from gostlane.cli.options import json_option
from gostlane.cli.text import columns, one_of, yes_no
from gostlane.engines.cpu import cores

SCHEMA = "gostlane/info/1"
_MOST_BLOCKS = 1024
"""No kernel needs more blocks than this to be worth its start."""


@click.command(
    epilog=f"""\b
Examples:
  gostlane info
  gostlane info --costs
  GOSTLANE_CPU=avx2 gostlane info --json

{EXIT_CODES}"""
)
@click.option("--costs", is_flag=True, help="Show by what kernels are selected instead.")
@json_option
def info(costs: bool, as_json: bool) -> None:
    """Show the version, the CPU features in use, the kernels and the S-box sets.

    A kernel is one cipher on one instruction set. Those that are not constant-time run only when
    they are asked for by name. The others are selected by what they cost for a number of blocks.
    """
    facts, text = (info_costs.facts, info_costs.text) if costs else (_facts, _text)
    found = facts()
    print_out(json.dumps(found) if as_json else text(found))


def _facts() -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "features": list(cpu.features()),
        "gostlane_cpu": os.environ.get("GOSTLANE_CPU"),
        "cores": cores(),
        "ciphers": [
            {
                "name": cipher.name,
                "block_size": cipher.block_size,
                "key_sizes": list(cipher.key_sizes),
                "kernels": [
                    {
                        "name": kernel.name,
                        "needs": list(kernel.needs),
                        "step": kernel.step,
                        "constant_time": kernel.constant_time,
                        "available": kernel.available,
                    }
                    for kernel in cpu.kernels(cipher.name)
                ],
                "selected": _selected(cipher.name),
            }
            for cipher in CIPHERS.values()
        ],
        "sboxes": [{"name": name, "oid": oid} for name, oid in sbox_names().items()],
    }


def _selected(cipher: str) -> list[dict[str, Any]]:
    """Which kernel runs, from how many blocks on."""
    chosen: list[dict[str, Any]] = []
    for blocks in range(1, _MOST_BLOCKS + 1):
        kernel = cpu.selected(cipher, blocks)
        if not chosen or chosen[-1]["kernel"] != kernel:
            chosen.append({"from_blocks": blocks, "kernel": kernel})
    return chosen


def _text(facts: dict[str, Any]) -> str:
    lines = [
        f"gostlane {facts['version']} on Python {facts['python']}, {facts['machine']}",
        "",
        columns(
            [
                ("CPU features in use", " ".join(facts["features"]) or "none"),
                ("GOSTLANE_CPU", facts["gostlane_cpu"] or "not set"),
                ("cores", str(facts["cores"])),
            ]
        ),
    ]
    for cipher in facts["ciphers"]:
        heading = ("kernel", "needs", "blocks", "constant-time", "available")
        kernels = [
            (
                kernel["name"],
                " ".join(kernel["needs"]) or "-",
                str(kernel["step"]),
                yes_no(kernel["constant_time"]),
                yes_no(kernel["available"]),
            )
            for kernel in cipher["kernels"]
        ]
        runs = ", ".join(f"{_from(each)}{each['kernel']}" for each in cipher["selected"])
        about = f"block {cipher['block_size']} bytes, key {one_of(cipher['key_sizes'])} bytes"
        lines += [
            "",
            f"{cipher['name']}: {about}; runs on {runs}",
            columns([heading, *kernels]),
        ]
    sboxes = [(each["name"], each["oid"]) for each in facts["sboxes"]]
    lines += ["", columns([("S-box set", "OID"), *sboxes])]
    return "\n".join(lines)


def _from(choice: dict[str, Any]) -> str:
    blocks = choice["from_blocks"]
    return "" if blocks == 1 else f"from {blocks} blocks "
