"""Operands of instructions, as objdump writes them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .state import LeakError, Low, State, Word, of_word, to_word

GENERAL = ("ax", "bx", "cx", "dx", "si", "di", "bp", "sp")
MEMORY = re.compile(
    r"^(?P<disp>-?0x[0-9a-f]+)?\((?P<base>%\w+)?(?:,(?P<index>%\w+),(?P<scale>\d))?\)$"
)
VECTOR = re.compile(r"^%([xyz])mm(\d+)$")
DECORATION = re.compile(r"\{([^}]*)\}")
WIDTHS = {"x": 16, "y": 32, "z": 64}
FULL = (1 << 64) - 1


def general_register(name: str) -> tuple[str, int, int] | None:
    """Return the whole register, the width in bytes and the first bit of a part of it."""
    name = name.removeprefix("%")
    if numbered := re.fullmatch(r"(r\d+)([dwb]?)", name):
        return numbered[1], {"": 8, "d": 4, "w": 2, "b": 1}[numbered[2]], 0
    if len(name) == 3 and name[0] in "re" and name[1:] in GENERAL:
        return name[1:], 8 if name[0] == "r" else 4, 0
    if name in GENERAL:
        return name, 2, 0
    if name.endswith("l") and name[:-1] in GENERAL:
        return name[:-1], 1, 0
    if len(name) == 2 and name[0] in "abcd" and name[1] in "lh":
        return name[0] + "x", 1, 8 * (name[1] == "h")
    return None


def address_register(name: str) -> str:
    """Return the register of an address, which is a whole one."""
    whole = general_register(name) if name else ("", 8, 0)
    if whole is None or whole[1] != 8:
        raise LeakError("address not understood")
    return whole[0]


@dataclass(frozen=True)
class Operand:
    """An immediate, a register or a place in memory."""

    kind: str  # immediate, general, vector, mask, memory, target
    width: int = 0  # bytes; 0 for memory: the instruction says
    number: int = 0  # of a register, an immediate, a displacement
    name: str = ""  # of a general register
    shift: int = 0
    base: str = ""
    index: str = ""
    scale: int = 1
    mask: int = 0  # number of the mask register; 0: none
    broadcast: bool = False
    vector: int = 0  # of a gather's address: the register of numbers, `width` bytes of it

    def address(self, state: State) -> int:
        """Return where the operand is; a secret address is a leak."""
        total = self.number
        for name, scale in ((self.base, 1), (self.index, self.scale)):
            if name:
                value = state.register(name)
                if value is None:
                    raise LeakError(f"secret address in %{name}")
                total += value * scale
        return total & FULL

    def get(self, state: State, width: int) -> Word:
        """Return the value of an operand of general instructions."""
        if self.kind == "immediate":
            return self.number & ((1 << 8 * width) - 1)
        if self.kind == "general":
            value = state.general[self.name]
            if isinstance(value, Low):
                value = value.value if 8 * value.width >= 8 * self.width + self.shift else None
            return None if value is None else value >> self.shift & ((1 << 8 * self.width) - 1)
        if self.kind == "memory":
            return to_word(state.memory.load(self.address(state), width))
        raise LeakError("operand not understood")

    def set(self, state: State, value: Word, width: int) -> None:
        """Set it; a register of four bytes has its upper half cleared, a smaller one keeps it."""
        if self.kind == "memory":
            state.memory.store(self.address(state), of_word(value, width))
        elif self.kind != "general":
            raise LeakError("operand not understood")
        elif self.width >= 4:
            state.general[self.name] = None if value is None else value & ((1 << 8 * width) - 1)
        else:
            old, bits = state.register(self.name), 8 * self.width
            if value is None:
                state.general[self.name] = None
            elif old is not None:
                part = ((1 << bits) - 1) << self.shift
                state.general[self.name] = old & ~part | (value << self.shift & part)
            elif self.shift == 0:
                state.general[self.name] = Low(value & ((1 << bits) - 1), self.width)


def parse(text: str, following: int) -> Operand:
    """Return an operand; ``following`` is what %rip is."""
    decorations = DECORATION.findall(text)
    text = DECORATION.sub("", text).strip()
    mask = next((int(d[2:]) for d in decorations if d.startswith("%k")), 0)
    if text.startswith("$"):
        return Operand("immediate", number=int(text[1:], 0))
    if found := VECTOR.match(text):
        return Operand("vector", WIDTHS[found[1]], int(found[2]), mask=mask)
    if re.fullmatch(r"%k[0-7]", text):
        return Operand("mask", 8, int(text[2:]), mask=mask)
    if whole := general_register(text):
        return Operand("general", whole[1], name=whole[0], shift=whole[2])
    if found := MEMORY.match(text):
        number, vector = int(found["disp"] or "0", 0), None
        base, index = (found[part] or "" for part in ("base", "index"))
        if base == "%rip":
            number, base = number + following, ""
        if vector := VECTOR.match(index):
            index = ""
        return Operand(
            "vector-address" if vector else "memory",
            WIDTHS[vector[1]] if vector else 0,
            number,
            base=address_register(base),
            index=address_register(index),
            scale=int(found["scale"] or 1),
            mask=mask,
            vector=int(vector[2]) if vector else 0,
            broadcast=any("to" in d for d in decorations),
        )
    if re.fullmatch(r"0x[0-9a-f]+|[0-9a-f]+", text):
        return Operand("target", number=int(text, 16))
    return Operand("unknown")
