import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONSTANTS = ROOT / "core/kuznyechik/constants.h"
CIRCUITS = ROOT / "tools/kuznyechik_circuits.json"
HEADERS = [ROOT / "core/kuznyechik/circuits.h", ROOT / "core/kuznyechik/columns.h"]
TOOL = ROOT / "tools/kuznyechik_circuits.py"


def test_the_committed_headers_are_what_the_tool_writes(tmp_path: Path) -> None:
    written = [tmp_path / header.name for header in HEADERS]
    subprocess.run([sys.executable, TOOL, CONSTANTS, CIRCUITS, *written], check=True)
    for header, text in zip(HEADERS, written, strict=True):
        assert text.read_text() == header.read_text()


@pytest.mark.parametrize("name", ["s", "s_inverse", "l"])
def test_a_wrong_circuit_is_refused(name: str, tmp_path: Path) -> None:
    circuits = json.loads(CIRCUITS.read_text())
    outputs = circuits[name]["outputs"]
    outputs[0], outputs[1] = outputs[1], outputs[0]
    wrong, written = tmp_path / "circuits.json", [tmp_path / header.name for header in HEADERS]
    wrong.write_text(json.dumps(circuits))
    run = subprocess.run(
        [sys.executable, TOOL, CONSTANTS, wrong, *written], capture_output=True, text=True
    )
    assert run.returncode != 0
    assert run.stderr.startswith(f"the circuit {name} is wrong for ")
    assert not any(header.exists() for header in written)
