"""A kernel's object file, linked with what it calls, and its listing."""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

# Functions that the machine knows, at these addresses: of the C library, and of core/cpu.
HOOKS = {
    "memcpy": 0x10000000,
    "memmove": 0x10000010,
    "memset": 0x10000020,
    "gl_cpu_tuning": 0x10000030,
}

LINE = re.compile(r"^\s*([0-9a-f]+):\t(?:[0-9a-f]{2} )+\s*(?:\t(.*))?$")
HEADER = re.compile(r"^[0-9a-f]+ <(.+)>:$")
BYTES = re.compile(r"^ ([0-9a-f]+) ((?:[0-9a-f]{2,8} ){1,4})")
PREFIXES = ("notrack", "bnd", "lock", "cs", "data16", "{evex}")
PADDING = ("nop", "nopw", "nopl", "int3", "ud2", "xchg", "cs", "data16")


@dataclass(frozen=True)
class Instruction:
    """One line of the listing."""

    address: int
    mnemonic: str
    operands: tuple[str, ...]
    text: str
    function: str


@dataclass
class Program:
    """Code and data at the addresses that the linker gave them."""

    name: str = ""

    code: dict[int, Instruction] = field(default_factory=dict)
    following: dict[int, int] = field(default_factory=dict)
    functions: dict[str, int] = field(default_factory=dict)
    image: bytearray = field(default_factory=bytearray)

    def lines_of(self, function: str) -> list[Instruction]:
        """Return the instructions of a function, less what fills gaps."""
        return [
            i for i in self.code.values() if i.function == function and i.mnemonic not in PADDING
        ]


def split_operands(text: str) -> tuple[str, ...]:
    """Split at the commas outside parentheses; masks and broadcasts stay with their operand."""
    text = re.sub(r"\s+(<.*)?$", "", text.split("#")[0].strip())
    return tuple(part.strip() for part in re.split(r",(?![^(]*\))", text)) if text else ()


def objdump(path: Path, *options: str) -> list[str]:
    """Return the lines that objdump prints."""
    command = ["objdump", *options, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def functions_of(path: Path) -> set[str]:
    """Return the names of the functions in an object file."""
    return {m[1] for line in objdump(path, "-d", "--wide") if (m := HEADER.match(line))}


def link(objects: list[Path]) -> Program:
    """Link object files into an image whose addresses are final, and read it."""
    with tempfile.TemporaryDirectory() as folder:
        image = Path(folder) / "image"
        command: list[str | Path] = [
            "ld",
            "-o",
            image,
            "-e",
            "0",
            "--unresolved-symbols=ignore-all",
            "-z",
            "now",
        ]
        command += [f"--defsym={name}={address}" for name, address in HOOKS.items()]
        subprocess.run([*command, *objects], check=True, stderr=subprocess.DEVNULL)
        return read(image)


def read(image: Path) -> Program:
    """Read a linked image."""
    program = Program()
    function, previous = "", 0
    for line in objdump(image, "-d", "--wide"):
        if header := HEADER.match(line):
            function = header[1]
            while function in program.functions:  # one of that name in an object before
                function += "'"
        elif (found := LINE.match(line)) and found[2]:
            address = int(found[1], 16)
            words = found[2].split(None, 1)
            while words[0] in PREFIXES and len(words) > 1:
                words = words[1].split(None, 1)
            if words[0] == "rep":  # a string instruction, which the machine knows as a whole
                words = words[1].split()[:1]
                words[0] += "q" if "%rax" in found[2] else "l" if "%eax" in found[2] else ""
            operands = split_operands(words[1]) if len(words) > 1 else ()
            program.code[address] = Instruction(address, words[0], operands, found[2], function)
            program.functions.setdefault(function, address)
            program.following[previous] = address
            previous = address
    for line in objdump(image, "-s"):
        if found := BYTES.match(line):
            start, piece = int(found[1], 16), bytes.fromhex(found[2].replace(" ", ""))
            program.image.extend(bytes(max(0, start + len(piece) - len(program.image))))
            program.image[start : start + len(piece)] = piece
    return program
