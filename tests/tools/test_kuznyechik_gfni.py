import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONSTANTS = ROOT / "core/kuznyechik/constants.h"
HEADER = ROOT / "core/kuznyechik/gfni_constants.h"
TOOL = ROOT / "tools/kuznyechik_gfni.py"


def test_the_committed_header_is_what_the_tool_writes(tmp_path: Path) -> None:
    written = tmp_path / "gfni_constants.h"
    subprocess.run([sys.executable, TOOL, CONSTANTS, written], check=True)
    assert written.read_text() == HEADER.read_text()


def test_a_source_without_the_s_box_is_refused(tmp_path: Path) -> None:
    source, written = tmp_path / "constants.h", tmp_path / "gfni_constants.h"
    source.write_text("static const uint8_t coefficients[16] = {1, 2};")
    run = subprocess.run([sys.executable, TOOL, source, written], capture_output=True, text=True)
    assert run.returncode != 0
    assert run.stderr == "expected an array pi, found none\n"
    assert not written.exists()
