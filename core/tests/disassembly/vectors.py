"""What instructions of vector and mask registers do.

What only moves bytes moves their values; every other result is secret.
"""

from __future__ import annotations

import re

from .general import Step, flags_of
from .operands import Operand
from .state import SECRET_VECTOR, Data, LeakError, State, Word, of_word, public, secret, to_word

WHOLE = re.compile(r"^v?mov(dq[au]\d*|ntdqa?|[au]p[sd]|nt[dq]q?|ntp[sd])$")
HALVES = re.compile(r"^v?mov([hl])p[sd]$")
EXTRACT = re.compile(r"^vextract[if](128|32x4|64x2|32x8|64x4)$")
INSERT = re.compile(r"^vinsert[if](128|32x4|64x2|32x8|64x4)$")
PARTS = {"128": 16, "32x4": 16, "64x2": 16, "32x8": 32, "64x4": 32}
BROADCAST = re.compile(r"^vpbroadcast([bwdq])$")
PERMUTE = re.compile(r"^vperm(t2|i2|)([bwdq])$")
LOGIC = re.compile(r"^v?p(andn|and|or|xor)[dq]?$")
SUMS = re.compile(r"^v?p(add|sll)([wdq])$")
INDEXED = re.compile(r"^vp(gather|scatter)([dq])([dq])$")
ELEMENTS = {"b": 1, "w": 2, "d": 4, "q": 8}
XOR = re.compile(r"^v?(pxor[dq]?|xorp[sd])$")
STORES = re.compile(r"^v?pmov[us]*[wdq][bwd]$|^vpcompress")  # what else may write to memory
FLAGS = re.compile(r"^(v?ptest|vtestp[sd]|v?u?comis[sd]|kortest[bwdq]|ktest[bwdq])$")
STRINGS = re.compile(r"^v?pcmp[ie]str")  # they set flags and registers that they do not name
MASK_MOVE = re.compile(r"^kmov([bwdq])$")
MASK_SHIFT = re.compile(r"^kshift([lr])([bwdq])$")
MASK_LOGIC = re.compile(r"^k(and|andn|or|xor|xnor|not)([bwdq])$")


def read(state: State, operand: Operand, size: int) -> Data:
    """Return bytes of a vector register, a general one or memory."""
    if operand.kind == "vector":
        values, secrets = state.vectors[operand.number]
        return values[:size], secrets[:size]
    if operand.kind == "memory":
        return state.memory.load(operand.address(state), size)
    return of_word(operand.get(state, size), size)


def write(state: State, operand: Operand, data: Data) -> None:
    """Set a vector register, the rest of it to zero; a general one, or memory."""
    size = len(data[0])
    if operand.kind == "vector":
        state.vectors[operand.number] = data[0] + bytes(64 - size), data[1] + bytes(64 - size)
    elif operand.kind == "memory":
        state.memory.store(operand.address(state), data)
    else:
        operand.set(state, to_word(data), size)


def joined(*parts: Data) -> Data:
    """Return data one after the other."""
    return b"".join(p[0] for p in parts), b"".join(p[1] for p in parts)


def cut(data: Data, start: int, end: int) -> Data:
    """Return a part of data."""
    return data[0][start:end], data[1][start:end]


def masked_access(state: State, m: str, operand: Operand, size: int, number: int) -> list[int]:
    """Return the elements that a masked load or store touches, and their width; check them."""
    mask = state.masks[number]
    if mask is None:
        raise LeakError(f"memory under a secret mask %k{number}")
    width = int(m[-2:].lstrip("qu")) // 8 if m[-1].isdigit() else 4 if m[-1] == "s" else 8
    at = operand.address(state)
    return [at + width * i for i in range(size // width) if mask >> i & 1] + [width]


def whole_move(m: str, operands: list[Operand]) -> Step:
    """Build a move of a whole register."""
    source, to = operands
    size = source.width if source.kind == "vector" else to.width
    number = to.mask or source.mask

    def step(state: State) -> None:
        if not number:
            write(state, to, read(state, source, size))
        elif to.kind == "memory":
            *touched, width = masked_access(state, m, to, size, number)
            for place in touched:
                state.memory.store(place, secret(width))
        else:
            if source.kind == "memory":
                *touched, width = masked_access(state, m, source, size, number)
                for place in touched:
                    state.memory.load(place, width)
            state.vectors[to.number] = SECRET_VECTOR

    return step


def scalar_move(size: int, operands: list[Operand]) -> Step:
    """Build movd and movq between any two places."""
    source, to = operands

    def step(state: State) -> None:
        write(state, to, read(state, source, size))

    return step


def half_move(which: str, operands: list[Operand]) -> Step:
    """Build movhps, movlps and their like: 8 bytes from or to memory."""
    start = 8 if which == "h" else 0

    def step(state: State) -> None:
        *sources, to = operands
        if to.kind == "memory":
            write(state, to, cut(state.vectors[sources[0].number], start, start + 8))
            return
        new = read(state, sources[0], 8)
        old = state.vectors[(sources[1] if len(sources) == 2 else to).number]
        parts = (cut(old, 0, 8), new) if start else (new, cut(old, 8, 16))
        write(state, to, joined(*parts))

    return step


def insert_element(size: int, operands: list[Operand]) -> Step:
    """Build pinsrd and pinsrq."""
    *sources, to = operands
    old_one = sources[2] if len(sources) == 3 else to

    def step(state: State) -> None:
        start = size * (sources[0].number & (16 // size - 1))
        new, old = read(state, sources[1], size), state.vectors[old_one.number]
        write(state, to, joined(cut(old, 0, start), new, cut(old, start + size, 16)))

    return step


def extract_part(size: int, operands: list[Operand]) -> Step:
    """Build pextrq, vextracti128 and their like."""
    number, source, to = operands

    def step(state: State) -> None:
        room = source.width // size
        start = size * (number.number & (room - 1))
        write(state, to, cut(state.vectors[source.number], start, start + size))

    return step


def insert_part(size: int, operands: list[Operand]) -> Step:
    """Build vinserti128 and its like."""
    number, part, source, to = operands

    def step(state: State) -> None:
        start = size * (number.number & (to.width // size - 1))
        old = state.vectors[source.number]
        new = read(state, part, size)
        write(state, to, joined(cut(old, 0, start), new, cut(old, start + size, to.width)))

    return step


def low_quadwords(operands: list[Operand]) -> Step:
    """Build punpcklqdq of 16 bytes."""
    *sources, to = operands
    first = sources[1] if len(sources) == 2 else to

    def step(state: State) -> None:
        a, b = state.vectors[first.number], read(state, sources[0], 8)
        write(state, to, joined(cut(a, 0, 8), b))

    return step


def broadcast(size: int, operands: list[Operand]) -> Step:
    """Build vpbroadcast of a register or memory."""
    source, to = operands

    def step(state: State) -> None:
        part = read(state, source, size)
        write(state, to, joined(*[part] * (to.width // size)))

    return step


def logic(name: str, operands: list[Operand]) -> Step:
    """Build and, or, xor, byte by byte; a byte that one of them hides is secret."""
    *sources, to = operands
    first = sources[1] if len(sources) == 2 else to
    width = to.width

    def step(state: State) -> None:
        b, a = read(state, sources[0], width), read(state, first, width)
        x, y = (int.from_bytes(d[0], "little") for d in (a, b))
        result = {"and": x & y, "or": x | y, "xor": x ^ y, "andn": ~x & y}[name]
        hidden = bytes(map(max, a[1], b[1]))
        write(state, to, (public(result, width)[0], hidden))

    return step


def sums(size: int, operands: list[Operand], left: bool) -> Step:
    """Build padd, or psll by a number, of public elements."""
    *sources, to = operands
    first = sources[1] if len(sources) == 2 else to
    width = to.width

    def step(state: State) -> None:
        a = read(state, first, width)
        b = secret(0) if left else read(state, sources[0], width)
        parts = []
        for i in range(0, width, size):
            x, y = to_word(cut(a, i, i + size)), to_word(cut(b, i, i + size))
            if x is None or y is None:
                parts.append(secret(size))
            else:
                parts.append(public(x << sources[0].number if left else x + y, size))
        write(state, to, joined(*parts))

    return step


def permute(form: str, size: int, operands: list[Operand]) -> Step:
    """Build vperm, vpermt2 and vpermi2: elements of one or two registers, by number."""
    last, middle, to = operands
    width = to.width

    def step(state: State) -> None:
        tail = read(state, last, width)
        head, other = (cut(state.vectors[o.number], 0, width) for o in (to, middle))
        numbers = head if form == "i2" else other
        if any(numbers[1]):
            write(state, to, secret(width))
            return
        table = joined(other, tail) if form == "i2" else joined(head, tail) if form else tail
        room = len(table[0]) // size
        starts = [
            size * (int.from_bytes(numbers[0][i : i + size], "little") % room)
            for i in range(0, width, size)
        ]
        write(state, to, joined(*(cut(table, start, start + size) for start in starts)))

    return step


def mask_move(size: int, operands: list[Operand]) -> Step:
    """Build kmov between any two places."""
    source, to = operands

    def step(state: State) -> None:
        value = state.masks[source.number] if source.kind == "mask" else source.get(state, size)
        if value is not None:
            value &= (1 << 8 * size) - 1
        if to.kind == "mask":
            state.masks[to.number] = value
        else:
            to.set(state, value, to.width or size)

    return step


def mask_logic(name: str, size: int, operands: list[Operand]) -> Step:
    """Build logic of mask registers."""
    *sources, to = operands
    full = (1 << 8 * size) - 1

    def step(state: State) -> None:
        values = [state.masks[s.number] for s in sources]
        same = len(sources) == 2 and sources[0] == sources[1]
        result: Word = None
        if same and name in ("xor", "xnor"):
            result = full if name == "xnor" else 0
        elif None not in values:
            b, a = values[0] or 0, values[-1] or 0
            result = {
                "and": a & b, "andn": ~a & b, "or": a | b, "xor": a ^ b, "xnor": ~(a ^ b),
                "not": ~b,
            }[name] & full  # fmt: skip
        state.masks[to.number] = result

    return step


def mask_shift(left: bool, size: int, operands: list[Operand]) -> Step:
    """Build kshift."""
    count, source, to = operands

    def step(state: State) -> None:
        value = state.masks[source.number]
        if value is not None:
            value = value << count.number if left else value >> count.number
            value &= (1 << 8 * size) - 1
        state.masks[to.number] = value

    return step


def set_flags(m: str, operands: list[Operand]) -> Step:
    """Build ptest, kortest and their like: public only where all of it is."""

    def step(state: State) -> None:
        state.flags = None
        if m.startswith("kortest"):
            a, b = (state.masks[o.number] for o in operands)
            if a is not None and b is not None:
                size = ELEMENTS[m[-1]]
                ones = (1 << 8 * size) - 1
                state.flags = flags_of(a | b, size, (a | b) == ones)
        for operand in operands:
            if operand.kind == "memory":
                operand.address(state)

    return step


def anything(operands: list[Operand]) -> Step:
    """Build an instruction whose result is secret; it must not write to memory."""
    *sources, to = operands

    def step(state: State) -> None:
        for source in sources:
            if source.kind == "memory":
                state.memory.load(source.address(state), 1)
        if to.kind == "vector":
            state.vectors[to.number] = SECRET_VECTOR
        elif to.kind == "mask":
            state.masks[to.number] = None
        else:
            to.set(state, None, to.width or 8)

    return step


def zero(operand: Operand) -> Step:
    """Build the clearing of a register by itself."""

    def step(state: State) -> None:
        state.vectors[operand.number] = public(0, 64)

    return step


def indexed(m: str, operands: list[Operand]) -> Step:
    """Build a gather or a scatter; its addresses and its mask must be public."""
    found = INDEXED.match(m)
    place = next(o for o in operands if o.kind == "vector-address")
    mask = next((o.mask for o in operands if o.mask), 0)
    if not found or not mask:  # the form of AVX2 has its mask in a vector register
        raise LeakError("gather or scatter not understood")
    wide, size = ELEMENTS[found[2]], ELEMENTS[found[3]]

    def step(state: State) -> None:
        chosen = state.masks[mask]
        count = min(place.width // wide, 64 // size)
        numbers = cut(state.vectors[place.vector], 0, wide * count)
        if chosen is None or any(numbers[1]):
            raise LeakError("gather or scatter at secret addresses")
        base = place.address(state)
        for i in range(count):
            if chosen >> i & 1:
                number = int.from_bytes(
                    numbers[0][wide * i : wide * (i + 1)], "little", signed=True
                )
                at = base + place.scale * number
                if found[1] == "gather":
                    state.memory.load(at, size)
                else:
                    state.memory.store(at, secret(size))
        state.masks[mask] = 0
        if found[1] == "gather":
            state.vectors[operands[-1].number] = SECRET_VECTOR

    return step


def build(m: str, operands: list[Operand]) -> Step | None:
    """Return what an instruction does, or None for one that is not known."""
    if any(o.kind == "vector-address" for o in operands):
        return indexed(m, operands)
    if STRINGS.match(m) or not operands:
        return None
    if found := MASK_MOVE.match(m):
        return mask_move(ELEMENTS[found[1]], operands)
    if found := MASK_LOGIC.match(m):
        return mask_logic(found[1], ELEMENTS[found[2]], operands)
    if found := MASK_SHIFT.match(m):
        return mask_shift(found[1] == "l", ELEMENTS[found[2]], operands)
    if FLAGS.match(m):
        return set_flags(m, operands)
    if WHOLE.match(m):
        return whole_move(m, operands)
    masked = any(o.mask or o.broadcast for o in operands)
    if masked and operands[-1].kind == "memory":
        return None
    if not masked and (step := moves(m, operands)):
        return step
    if operands[-1].kind == "memory" or STORES.match(m):
        return None
    if not any(o.kind in ("vector", "mask") for o in operands):
        return None
    return anything(operands)


def moves(m: str, operands: list[Operand]) -> Step | None:
    """Return what an instruction does that only moves bytes, or None."""
    if m in ("movd", "vmovd", "movq", "vmovq"):
        return scalar_move(4 if m.endswith("d") else 8, operands)
    if m in ("movss", "vmovss", "movsd", "vmovsd") and any(o.kind == "memory" for o in operands):
        return scalar_move(4 if m.endswith("ss") else 8, operands)
    if (found := HALVES.match(m)) and "memory" in (operands[0].kind, operands[-1].kind):
        return half_move(found[1], operands)
    if m in ("pinsrd", "vpinsrd", "pinsrq", "vpinsrq"):
        return insert_element(4 if m.endswith("d") else 8, operands)
    if m in ("pextrd", "vpextrd", "pextrq", "vpextrq"):
        return extract_part(4 if m.endswith("d") else 8, operands)
    if found := EXTRACT.match(m):
        return extract_part(PARTS[found[1]], operands)
    if found := INSERT.match(m):
        return insert_part(PARTS[found[1]], operands)
    if m in ("punpcklqdq", "vpunpcklqdq") and operands[-1].width == 16:
        return low_quadwords(operands)
    if (found := PERMUTE.match(m)) and operands[0].kind != "immediate":
        return permute(found[1], ELEMENTS[found[2]], operands)
    if found := BROADCAST.match(m):
        return broadcast(ELEMENTS[found[1]], operands)
    if XOR.match(m) and operands[0] == operands[-2 if len(operands) == 3 else -1]:
        return zero(operands[-1])
    if found := LOGIC.match(m):
        return logic(found[1], operands)
    if (found := SUMS.match(m)) and (found[1] == "add" or operands[0].kind == "immediate"):
        return sums(ELEMENTS[found[2]], operands, found[1] == "sll")
    return None
