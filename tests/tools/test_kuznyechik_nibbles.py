import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONSTANTS = ROOT / "core/kuznyechik/constants.h"
HEADER = ROOT / "core/kuznyechik/nibbles.h"
TOOL = ROOT / "tools/kuznyechik_nibbles.py"


def test_the_committed_header_is_what_the_tool_writes(tmp_path: Path) -> None:
    written = tmp_path / "nibbles.h"
    subprocess.run([sys.executable, TOOL, CONSTANTS, written], check=True)
    assert written.read_text() == HEADER.read_text()


def test_another_s_box_is_refused(tmp_path: Path) -> None:
    other, written = tmp_path / "constants.h", tmp_path / "nibbles.h"
    other.write_text(CONSTANTS.read_text().replace("0xfc, 0xee,", "0xee, 0xfc,", 1))
    run = subprocess.run([sys.executable, TOOL, other, written], capture_output=True, text=True)
    assert run.returncode != 0
    assert run.stderr == "the structure is wrong for 0\n"
    assert not written.exists()
