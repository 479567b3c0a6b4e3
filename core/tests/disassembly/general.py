"""What instructions of general registers do."""

from __future__ import annotations

import re
from collections.abc import Callable

from .operands import Operand
from .state import LeakError, State, Word, of_word

Step = Callable[[State], None]
Flags = tuple[bool, bool, bool, bool] | None

SUFFIXES = {"b": 1, "w": 2, "l": 4, "q": 8}
EXTENDED = re.compile(r"^mov([sz])([bwl])([wlq])$")
STRING = re.compile(r"^(movs|stos)[bwlq]$")  # without operands: all that rep repeats


def sign(value: int, width: int) -> int:
    """Read a number as signed."""
    return value - (1 << 8 * width) if value >> (8 * width - 1) else value


def flags_of(result: int, width: int, carry: bool = False, overflow: bool = False) -> Flags:
    """Return the flags that a result sets."""
    return carry, result == 0, bool(result >> (8 * width - 1)), overflow


def added(a: int, b: int, carry: int, width: int) -> tuple[int, Flags]:
    """Return a sum and its flags."""
    total = a + b + carry
    result = total & ((1 << 8 * width) - 1)
    overflow = sign(a, width) + sign(b, width) + carry != sign(result, width)
    return result, flags_of(result, width, total != result, overflow)


def subtracted(a: int, b: int, borrow: int, width: int) -> tuple[int, Flags]:
    """Return a difference and its flags."""
    result = (a - b - borrow) & ((1 << 8 * width) - 1)
    overflow = sign(a, width) - sign(b, width) - borrow != sign(result, width)
    return result, flags_of(result, width, a < b + borrow, overflow)


def arithmetic(name: str, a: int, b: int, carry: bool, width: int) -> tuple[int, Flags]:
    """Return the result and the flags of two numbers; a is the destination."""
    mask = (1 << 8 * width) - 1
    match name:
        case "add":
            return added(a, b, 0, width)
        case "adc":
            return added(a, b, carry, width)
        case "sub" | "cmp":
            return subtracted(a, b, 0, width)
        case "sbb":
            return subtracted(a, b, carry, width)
        case "and" | "test":
            result = a & b
        case "or":
            result = a | b
        case "xor":
            result = a ^ b
        case "andn":
            result = a & ~b & mask
        case "imul":
            result = sign(a, width) * sign(b, width)
            overflow = sign(result & mask, width) != result
            return result & mask, flags_of(result & mask, width, overflow, overflow)
        case _:
            raise LeakError("not understood")
    return result, flags_of(result, width)


def shifted(name: str, a: int, count: int, width: int) -> int:
    """Return a shifted or rotated number."""
    bits = 8 * width
    mask = (1 << bits) - 1
    match name:
        case "shl" | "sal":
            return a << count & mask
        case "shr":
            return a >> count
        case "sar":
            return sign(a, width) >> count & mask
        case "rol":
            return (a << count % bits | a >> (bits - count % bits)) & mask
        case "ror":
            return (a >> count % bits | a << (bits - count % bits)) & mask
    raise LeakError("not understood")


def width_of(mnemonic: str, operands: list[Operand]) -> int:
    """Return how many bytes an instruction works on."""
    registers = [o.width for o in operands if o.kind == "general"]
    return registers[-1] if registers else SUFFIXES.get(mnemonic[-1], 8)


def extension(kind: str, narrow: int, wide: int, operands: list[Operand]) -> Step:
    """Build a move that widens, with the sign for kind s."""
    source, to = operands

    def step(state: State) -> None:
        value = source.get(state, narrow)
        if kind == "s" and value is not None:
            value = sign(value, narrow) & ((1 << 8 * wide) - 1)
        to.set(state, value, wide)

    return step


def two_operands(name: str, operands: list[Operand], width: int) -> Step:
    """Build an instruction whose flags are those of its result."""
    *sources, to = operands
    first = sources[-1] if len(sources) == 2 else to
    same = len(sources) == 1 and sources[0] == to and name in ("xor", "sub", "sbb")

    def step(state: State) -> None:
        carry: Word = 0
        if name in ("adc", "sbb"):
            carry = None if state.flags is None else state.flags[0]
        if same:  # sbb of itself is the carry
            a: Word = 0
            b: Word = 0
        else:
            b, a = sources[0].get(state, width), first.get(state, width)
        result: Word = None
        state.flags = None
        if a is not None and b is not None and carry is not None:
            if name == "andn":  # the first source is the inverted one
                a, b = b, a
            result, state.flags = arithmetic(name, a, b, bool(carry), width)
        if name not in ("cmp", "test"):
            to.set(state, result, width)

    return step


def one_operand(name: str, operand: Operand, width: int) -> Step:
    """Build inc, dec, neg, not, bswap."""

    def step(state: State) -> None:
        a = operand.get(state, width)
        result: Word = None
        old, flags = state.flags, None
        if a is not None:
            if name == "not":
                result = a ^ ((1 << 8 * width) - 1)
            elif name == "bswap":
                result = int.from_bytes(a.to_bytes(width, "little"), "big")
            elif name == "neg":
                result, flags = subtracted(0, a, 0, width)
            else:
                result, flags = (added if name == "inc" else subtracted)(a, 1, 0, width)
                if flags:  # the carry stays
                    flags = None if old is None else (old[0], *flags[1:])
        if name not in ("not", "bswap"):
            state.flags = flags
        operand.set(state, result, width)

    return step


def shift(name: str, operands: list[Operand], width: int) -> Step:
    """Build a shift or a rotation; without a count it is by one."""
    *sources, to = operands
    keeps = name.endswith("x")  # shlx and its like leave the flags alone
    plain = name.removesuffix("x")
    source = sources[1] if len(sources) == 2 else to

    def step(state: State) -> None:
        count: Word = 1 if not sources else sources[0].get(state, 1)
        a = source.get(state, width)
        result: Word = None
        if count is not None:
            count &= 63 if width == 8 else 31
            if a is not None:
                result = shifted(plain, a, count, width)
        if not keeps and count != 0:
            # The carry is read by no compiler after these.
            state.flags = None if result is None else flags_of(result, width)
        to.set(state, result, width)

    return step


def bit_test(operands: list[Operand], width: int) -> Step:
    """Build bt: the carry is the bit."""

    def step(state: State) -> None:
        number, value = operands[0].get(state, width), operands[1].get(state, width)
        if number is None or value is None:
            state.flags = None
        else:
            bit = bool(value >> number % (8 * width) & 1)
            state.flags = bit, False, False, False

    return step


def multiply(source: Operand, width: int) -> Step:
    """Build mul: rax times the source into rdx and rax."""

    def step(state: State) -> None:
        a, b = Operand("general", width, name="ax").get(state, width), source.get(state, width)
        state.flags = None
        product: Word = None if a is None or b is None else a * b
        for name, start in (("ax", 0), ("dx", 8 * width)):
            half = None if product is None else product >> start & ((1 << 8 * width) - 1)
            Operand("general", width, name=name).set(state, half, width)

    return step


def extract(name: str, operands: list[Operand], width: int) -> Step:
    """Build bextr and bzhi."""
    control, source, to = operands

    def step(state: State) -> None:
        c, a = control.get(state, width), source.get(state, width)
        result: Word = None
        if c is not None and a is not None:
            start, length = (c & 255, c >> 8 & 255) if name == "bextr" else (0, c & 255)
            result = a >> start & ((1 << length) - 1)
        state.flags = None if result is None else flags_of(result, width)
        to.set(state, result, width)

    return step


def conditional(m: str, operands: list[Operand], width: int) -> Step:
    """Build setcc and cmovcc."""
    is_set = m.startswith("set")
    suffix = m.removeprefix("set").removeprefix("cmov")

    def step(state: State) -> None:
        try:
            holds = state.condition(suffix)
        except LeakError:  # cmovl: l is the condition; cmovel: l is a width
            holds = state.condition(suffix[:-1])
        if is_set:
            operands[0].set(state, holds, 1)
            return
        new, old = operands[0].get(state, width), operands[1].get(state, width)
        operands[1].set(state, None if holds is None else new if holds else old, width)

    return step


def address(operands: list[Operand], width: int) -> Step:
    """Build lea, which reads no memory: a secret may be in it."""
    place, to = operands

    def step(state: State) -> None:
        try:
            result: Word = place.address(state)
        except LeakError:
            result = None
        to.set(state, result, width)

    return step


def stack(name: str, operands: list[Operand]) -> Step:
    """Build push, pop, leave."""

    def step(state: State) -> None:
        if name == "leave":
            state.general["sp"] = state.register("bp")
        pointer = state.stack_pointer()
        place = Operand("memory", number=pointer - 8 if name == "push" else pointer)
        if name == "push":
            value = operands[0].get(state, 8)
            state.general["sp"] = pointer - 8
            place.set(state, value, 8)
        else:
            state.general["sp"] = pointer + 8
            to = operands[0] if operands else Operand("general", 8, name="bp")
            to.set(state, place.get(state, 8), 8)

    return step


def move(operands: list[Operand], width: int) -> Step:
    """Build mov."""
    source, to = operands
    return lambda state: to.set(state, source.get(state, width), width)


def widen(m: str) -> Step:
    """Build cltq and its like, on rax and rdx."""

    def step(state: State) -> None:
        a = state.register("ax")
        if m == "cltq":
            state.general["ax"] = None if a is None else sign(a & 0xFFFFFFFF, 4) & ((1 << 64) - 1)
        else:
            width = 8 if m == "cqto" else 4
            negative = a is not None and bool(a >> (8 * width - 1) & 1)
            state.general["dx"] = None if a is None else ((1 << 8 * width) - 1) * negative

    return step


def string(m: str) -> Step:
    """Build rep movs and rep stos, as compilers copy and fill with them: forwards."""
    width = SUFFIXES[m[-1]]

    def step(state: State) -> None:
        to, source, count = (state.register(name) for name in ("di", "si", "cx"))
        if to is None or count is None:
            raise LeakError("secret address or length")
        size = width * count
        if m.startswith("stos"):
            values, secrets = of_word(state.register("ax"), 8)
            state.memory.store(to, (values[:width] * count, secrets[:width] * count))
        elif source is None:
            raise LeakError("secret address")
        else:
            state.memory.store(to, state.memory.load(source, size))
            state.general["si"] = source + size
        state.general |= {"di": to + size, "cx": 0}

    return step


def build(m: str, operands: list[Operand]) -> Step | None:
    """Return what an instruction does, or None for one that is not known."""
    width = width_of(m, operands)
    name = re.sub(r"(?<=[a-z]{2})[bwlq]$", "", m)
    if STRING.match(m) and not operands:
        return string(m)
    if m in ("push", "pop", "leave"):
        return stack(m, operands)
    if m in ("cltq", "cqto", "cltd"):
        return widen(m)
    if found := EXTENDED.match(m):
        return extension(found[1], SUFFIXES[found[2]], SUFFIXES[found[3]], operands)
    if m.startswith(("set", "cmov")):
        return conditional(m, operands, width)
    if m.startswith("lea"):
        return address(operands, width)
    if name in ("mov", "movabs"):
        return move(operands, width)
    if m == "bt" or name == "bt":
        return bit_test(operands, width)
    if m in ("mul", "mull", "mulq") and width >= 4:
        return multiply(operands[0], width)
    for candidate in (m, name):
        if candidate in ("add", "adc", "sub", "sbb", "and", "or", "xor", "cmp", "test", "imul"):
            return two_operands(candidate, operands, width)
        if candidate == "andn":
            return two_operands(candidate, operands, width)
        if candidate in ("inc", "dec", "neg", "not", "bswap"):
            return one_operand(candidate, operands[0], width)
        if candidate in ("shl", "sal", "shr", "sar", "rol", "ror", "shlx", "shrx", "sarx", "rorx"):
            return shift(candidate, operands, width)
        if candidate in ("bextr", "bzhi"):
            return extract(candidate, operands, width)
    return None
