"""Check in an object file's machine code that no branch and no address depends on a secret.

usage: disassembly.py OBJECT...              check the kernel functions of each object file
       disassembly.py --planted COMPILER     prove the rule: compile leaks, each must be reported

For kernels that valgrind can't run (AVX-512). The code of each function is followed along all its
paths. A value is public or secret:

* public: a function's arguments (lengths, addresses, ``gl_key *`` is the first), constants, what
  is computed from public values alone, and the fields ``sbox`` and ``big_endian`` of the key;
* secret: everything else that is read from memory, other than a stack slot that holds a public
  value, and every vector register, other than one into which a public general register was moved.

Reported are a conditional jump on secret flags, an address with a secret register (a table look-up)
or with a vector register (a gather, a scatter), a jump to a secret address, a call of anything but
a function of the same file, and instructions that the rule does not understand.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from heapq import heappop, heappush
from pathlib import Path

# struct gost_key, core/gost28147/contract.h: pointer `sbox` and bool `big_endian`.
PUBLIC_FIELDS = {(8, 8), (48, 1)}
MEMORY = re.compile(
    r"^(?P<disp>-?0x[0-9a-f]+|-?\d+)?\((?P<base>%\w+)?(?:,(?P<index>%\w+),(\d))?\)$"
)
LINE = re.compile(r"^\s*([0-9a-f]+):\t(?:[0-9a-f]{2} )+\s*(?:\t(.*))?$")
HEADER = re.compile(r"^[0-9a-f]+ <(.+)>:$")
VECTOR = re.compile(r"^%([xyz]mm\d+|k[0-7])$")
VECTOR_WIDTHS = {"x": 16, "y": 32, "z": 64, "k": 8}
WIDTHS = {"b": 1, "w": 2, "l": 4, "q": 8}
GENERAL = ("ax", "bx", "cx", "dx", "si", "di", "bp", "sp")
KEPT = ("bx", "bp", "sp", "r12", "r13", "r14", "r15")  # by a call
ARGUMENTS = ("di", "si", "dx", "cx", "r8", "r9")
FLAG_READERS = re.compile(r"^(set|cmov|adc|sbb|rcl|rcr)")
NO_FLAGS = re.compile(r"^(mov|lea|set|cmov|not|bswap|rorx|s[ah][lr]x)")
# The destination is only written, not read.
PURE = re.compile(r"^(mov|lea|set|rorx|s[ah][lr]x|andn|bzhi|blsr|bextr)")
PURE_VECTOR = re.compile(r"^(v?mov([dq]|dq\w+|[au]p[sd])$|kmov|vpbroadcast|vpinsr|vpunpck)")
IGNORED = ("nop", "nopw", "nopl", "endbr64", "vzeroupper", "cs", "data16", "int3", "ud2")
# Instructions of general registers; any instruction of vector and mask registers is understood too.
UNDERSTOOD = re.compile(
    r"^(mov\w*|lea[lq]?|push|pop|leave|(add|sub|and|or|xor|cmp|test|inc|dec|neg|not|adc|sbb)[bwlq]?"
    r"|(shl|shr|sar|sal|rol|ror)[bwlq]?|imul[lq]?|bswap|rorx|shlx|shrx|sarx|andn|bzhi|blsr|bextr"
    r"|bt[lq]?|set\w+|cmov\w+|cltq)$"
)
COMPARES = re.compile(r"^(cmp[bwlq]?$|test[bwlq]?$|bt[lq]?$|v?ptest|vtest|v?u?comis|kortest|ktest)")
STRINGS = re.compile(r"^v?pcmp[ie]str")  # they set flags and registers that they do not name


@dataclass(frozen=True)
class Value:
    """What is known of a value: secret or not, an address in the stack, the key's address."""

    secret: bool = False
    stack: tuple[int, int | None] | None = None  # frame and offset, if it is known
    key: bool = False
    constant: bool = False  # the address of a table in the file


PUBLIC = Value()
SECRET = Value(secret=True)


@dataclass
class State:
    """The registers, the flags and the stack before an instruction."""

    registers: dict[str, Value] = field(default_factory=dict)
    flags: bool = False  # secret
    slots: dict[tuple[int, int], Value] = field(default_factory=dict)  # by frame and byte

    def copy(self) -> State:
        """Return a copy that can be changed."""
        return State(dict(self.registers), self.flags, dict(self.slots))

    def join(self, other: State) -> bool:
        """Take in another path's state; return whether anything changed."""
        changed = other.flags and not self.flags
        self.flags |= other.flags
        for mine, theirs in ((self.registers, other.registers), (self.slots, other.slots)):
            changed |= _join(mine, theirs)  # type: ignore[arg-type]
        return changed


def mixed(*values: Value) -> Value:
    """Return what is known of a value that depends on all of these."""
    frames = [v.stack[0] for v in values if v.stack]
    stack = (frames[0], None) if frames else None
    return Value(secret=any(v.secret for v in values), stack=stack)


def _join(mine: dict[object, Value], theirs: dict[object, Value]) -> bool:
    """Merge one map; what is in one of them only is secret."""
    changed = False
    for name in set(mine) | set(theirs):
        old, new = mine.get(name, SECRET), theirs.get(name, SECRET)
        merged = old if old == new else mixed(old, new)
        if mine.get(name) != merged:
            mine[name] = merged
            changed = True
    return changed


@dataclass(frozen=True)
class Instruction:
    """One line of the listing."""

    address: int
    mnemonic: str
    operands: tuple[str, ...]
    text: str
    relocation: str = ""


def register(name: str) -> tuple[str, int] | None:
    """Return the whole register that a name is part of and the width in bytes, or None."""
    name = name.lstrip("%")
    if VECTOR.match("%" + name):
        return name.lstrip("xyz"), VECTOR_WIDTHS[name[0]]
    if numbered := re.fullmatch(r"(r\d+)([dwb]?)", name):
        return numbered[1], {"": 8, "d": 4, "w": 2, "b": 1}[numbered[2]]
    if len(name) == 3 and name[0] in "re" and name[1:] in GENERAL:
        return name[1:], 8 if name[0] == "r" else 4
    if name in GENERAL:
        return name, 2
    if name[:-1] in GENERAL and name.endswith("l"):
        return name[:-1], 1
    if len(name) == 2 and name[0] in "abcd" and name[1] in "lh":
        return name[0] + "x", 1
    return None


def split_operands(text: str) -> tuple[str, ...]:
    """Split at the commas outside parentheses; a mask becomes an operand of its own."""
    text = text.split("#")[0].strip()
    masks = re.findall(r"\{(%k\d)\}", text)
    text = re.sub(r"\s*\{[^}]*\}", "", text)
    parts = re.split(r",(?![^(]*\))", text) if text else []
    return (*masks, *(part.strip() for part in parts))


def listing(path: Path) -> dict[str, list[Instruction]]:
    """Return the functions of an object file."""
    command = ["objdump", "-d", "-r", "--wide", str(path)]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    functions: dict[str, list[Instruction]] = {}
    current: list[Instruction] = []
    for line in output.splitlines():
        if header := HEADER.match(line):
            current = functions.setdefault(header[1], [])
        elif (found := LINE.match(line)) and found[2]:
            text, _, relocation = found[2].partition("R_X86_64")
            text = text.rpartition("\t")[0] if relocation else text
            words = text.split(None, 1)
            while words[0] in ("notrack", "bnd", "rep", "lock") and len(words) > 1:
                words = words[1].split(None, 1)
            rest = words[1] if len(words) > 1 else ""
            operands = split_operands(rest)
            target = relocation.split()[-1] if relocation else ""
            current.append(Instruction(int(found[1], 16), words[0], operands, text, target))
    return functions


class Function:
    """Follows one function along all its paths and collects what it finds."""

    def __init__(self, name: str, code: list[Instruction], entries: dict[str, State]) -> None:
        self.name, self.code, self.entries = name, code, entries
        self.at = {i.address: n for n, i in enumerate(code)}
        self.found: dict[int, str] = {}
        self.calls: list[tuple[str, State]] = []

    def report(self, instruction: Instruction, reason: str) -> None:
        """Note a leak once an address."""
        where = f"{self.name}+0x{instruction.address - self.code[0].address:x}"
        self.found[instruction.address] = f"{where}: {instruction.text.strip()}: {reason}"

    def check(self) -> list[str]:
        """Return what is wrong, in the order of the code."""
        before: dict[int, State] = {0: self.entries[self.name].copy()}
        work = [0]
        while work:
            n = heappop(work)  # in the order of the code, so that little is done twice
            state = before[n].copy()
            for target in self.step(n, self.code[n], state):
                if target not in before:
                    before[target] = state.copy()
                    heappush(work, target)
                elif before[target].join(state):
                    heappush(work, target)
        return [self.found[address] for address in sorted(self.found)]

    def step(self, n: int, i: Instruction, state: State) -> list[int]:
        """Run one instruction on the state; return where execution may go on."""
        following = [n + 1] if n + 1 < len(self.code) else []
        m = i.mnemonic
        if m in ("ret", "retq"):
            return []
        if m.startswith("j"):
            target = self.target(i, state)
            if m == "jmp":
                return target
            if state.flags:
                self.report(i, "branch on a secret")
            return following + target
        if m in ("call", "callq"):
            self.call(i, state)
        elif m not in IGNORED and not (m == "xchg" and i.operands[0] == i.operands[-1]):
            self.compute(i, state)
        return following

    def target(self, i: Instruction, state: State) -> list[int]:
        """Return where a jump goes; elsewhere in the file is a tail call."""
        if not re.match(r"[0-9a-f]+ <", i.operands[0] if i.operands else ""):
            self.check_address(i, state, i.operands[0])
            # A table of addresses: any place that nothing falls through to.
            ends = ("jmp", "ret", "retq", *IGNORED)
            return [n for n in range(1, len(self.code)) if self.code[n - 1].mnemonic in ends]
        address = int(i.operands[0].split()[0], 16)
        if address in self.at and not i.relocation:
            return [self.at[address]]
        self.called(i, state)
        return []

    def called(self, i: Instruction, state: State) -> None:
        """Note a call, or report that it leaves the file."""
        name = i.relocation or i.text.split("<")[-1].rstrip(">")
        name = re.split(r"[-+@]", name)[0]
        if name not in self.entries:
            self.report(i, f"call of {name}")
            return
        # The callee has a frame of its own, so that a stack address means nothing to it.
        passed = {
            name: Value(secret=value.secret, key=value.key)
            for name, value in state.registers.items()
            if name in ARGUMENTS
        }
        self.calls.append((name, State({**entry_registers(), **passed})))

    def call(self, i: Instruction, state: State) -> None:
        """Run a call: what comes back is secret."""
        self.called(i, state)
        for name in set(state.registers) - set(KEPT):
            state.registers[name] = SECRET
        state.flags = True

    def slot(self, state: State, operand: str) -> tuple[int, int] | None:
        """Return the stack slot that a memory operand names, if it names one exactly."""
        found = MEMORY.match(operand)
        if not found or found["index"] or not found["base"]:
            return None
        whole = register(found["base"])
        base = state.registers[whole[0]].stack if whole else None
        if base is None or base[1] is None:
            return None
        return base[0], base[1] + int(found["disp"] or "0", 0)

    def check_address(self, i: Instruction, state: State, operand: str) -> None:
        """Report an address that depends on a secret."""
        for name in re.findall(r"%\w+", operand):
            whole = register(name)
            if VECTOR.match(name) or (whole and state.registers[whole[0]].secret):
                self.report(i, f"secret address in {name}")

    def width(self, i: Instruction) -> int:
        """Return how many bytes of memory an instruction touches at most."""
        if m := re.fullmatch(r"mov[sz]([bwl])[wlq]", i.mnemonic):
            return WIDTHS[m[1]]
        registers = [r for o in i.operands if (r := register(o)) and o.startswith("%")]
        if registers:
            return max(r[1] for r in registers)
        return WIDTHS.get(i.mnemonic[-1], 64)

    def load(self, i: Instruction, state: State, operand: str) -> Value:
        """Return what a memory operand holds."""
        if "(%rip)" in operand or operand.startswith("%fs:"):
            return PUBLIC
        width = self.width(i)
        if slot := self.slot(state, operand):
            held = [state.slots.get((slot[0], slot[1] + b), SECRET) for b in range(width)]
            return held[0] if all(v == held[0] for v in held) else SECRET
        found = MEMORY.match(operand)
        whole = register(found["base"]) if found and found["base"] else None
        if whole and state.registers[whole[0]].constant:
            return PUBLIC
        of_key = found and not found["index"] and whole and state.registers[whole[0]].key
        if found and of_key and (int(found["disp"] or "0", 0), width) in PUBLIC_FIELDS:
            return PUBLIC
        return SECRET

    def read(self, i: Instruction, state: State, operand: str) -> Value:
        """Return the value of any operand."""
        if operand.startswith("$"):
            return PUBLIC
        if whole := register(operand):
            return state.registers[whole[0]]
        if "(" in operand or operand.startswith("%fs:"):
            return self.load(i, state, operand)
        self.report(i, "not understood")
        return SECRET

    def write(self, i: Instruction, state: State, operand: str, value: Value) -> None:
        """Set the destination."""
        if whole := register(operand):
            if whole[1] < 4 and not VECTOR.match(operand):  # the rest of the register is kept
                value = Value(secret=value.secret or state.registers[whole[0]].secret)
            state.registers[whole[0]] = value
        elif "(" in operand:
            if slot := self.slot(state, operand):
                for b in range(self.width(i)):
                    state.slots[slot[0], slot[1] + b] = value
            elif any(
                (r := register(name)) and state.registers[r[0]].stack
                for name in re.findall(r"%\w+", operand)
            ):
                for key in state.slots:  # somewhere in the stack
                    state.slots[key] = Value(secret=value.secret or state.slots[key].secret)

    def compute(self, i: Instruction, state: State) -> None:
        """Run an instruction that computes or moves."""
        m, operands = i.mnemonic, i.operands
        vector = any(VECTOR.match(o) for o in operands)
        if not (vector or UNDERSTOOD.match(m)) or STRINGS.match(m):
            self.report(i, "not understood")
            return
        for operand in operands:
            if "(" in operand and not m.startswith("lea"):
                self.check_address(i, state, operand)
        if m in ("push", "pop", "leave"):
            self.push_or_pop(i, state)
            return
        if not operands:
            return
        *sources, destination = operands
        if self.stack_arithmetic(i, state):
            return
        if m.startswith("lea"):
            parts = [r for name in re.findall(r"%\w+", sources[0]) if (r := register(name))]
            if "(%rip)" in sources[0]:
                self.write(i, state, destination, Value(constant=True))
                return
            self.write(i, state, destination, mixed(*(state.registers[p[0]] for p in parts)))
            return
        values = [self.read(i, state, operand) for operand in sources]
        compares = COMPARES.match(m)
        pure = (PURE_VECTOR if vector else PURE).match(m)
        merges = vector and "{%k" in i.text and "{z}" not in i.text
        if compares or merges or not pure:
            values.append(self.read(i, state, destination))
        if re.match(r"(xor|sub)[lq]?$", m) and len(operands) == 2 and operands[0] == operands[1]:
            values = []
        if FLAG_READERS.match(m):
            values.append(Value(secret=state.flags))
        value = mixed(*values)
        if compares:
            state.flags = value.secret
            return
        if re.match(r"mov[lq]?$|movabs|v?movq$", m) and len(values) == 1:
            value = values[0]
        self.write(i, state, destination, value)
        if not (vector or NO_FLAGS.match(m)):
            # A shift by zero keeps the flags that were there.
            state.flags = value.secret or (state.flags and "%cl" in operands)

    def push_or_pop(self, i: Instruction, state: State) -> None:
        """Move the stack pointer and a value."""
        if i.mnemonic == "leave":
            state.registers["sp"] = state.registers["bp"]
        frame, offset = state.registers["sp"].stack or (0, None)
        if offset is None:
            self.report(i, "the stack pointer is lost")
            return
        if i.mnemonic == "push":
            offset -= 8
            value = self.read(i, state, i.operands[0])
            for b in range(8):
                state.slots[frame, offset + b] = value
        else:
            to = i.operands[0] if i.operands else "%rbp"
            self.write(i, state, to, state.slots.get((frame, offset), SECRET))
            offset += 8
        state.registers["sp"] = Value(stack=(frame, offset))

    def stack_arithmetic(self, i: Instruction, state: State) -> bool:
        """Follow stack addresses through lea, add, sub and the alignment of a frame."""
        m, operands = i.mnemonic, i.operands
        whole = register(operands[-1])
        if not whole or len(operands) != 2:
            return False
        old = state.registers[whole[0]].stack
        new: tuple[int, int | None] | None = None
        if m.startswith("lea"):
            new = self.slot(state, operands[0])
        elif old and operands[0].startswith("$") and m.rstrip("q") in ("add", "sub", "and"):
            constant = int(operands[0][1:], 0)
            constant -= 1 << 64 if constant >= 1 << 63 else 0
            if m.startswith("and"):  # a new frame; its place relative to the old one is unknown
                new = (i.address + 1, 0)
            else:
                constant = constant if m.startswith("add") else -constant
                new = (old[0], None if old[1] is None else old[1] + constant)
            state.flags = False
        if new is None:
            return False
        state.registers[whole[0]] = Value(stack=new)
        return True


def entry_registers() -> dict[str, Value]:
    """Return the registers of a function that is called from outside: the first one is the key."""
    registers = dict.fromkeys((*GENERAL, *(f"r{i}" for i in range(8, 16))), PUBLIC)
    registers |= dict.fromkeys((f"mm{i}" for i in range(32)), SECRET)
    registers |= dict.fromkeys((f"k{i}" for i in range(8)), SECRET)
    return {**registers, "di": Value(key=True), "sp": Value(stack=(0, 0))}


def check_functions(functions: dict[str, list[Instruction]]) -> dict[str, list[str]]:
    """Return what is wrong in each function."""
    called = {i.text.split("<")[-1].rstrip(">") for code in functions.values() for i in code}
    arguments_on_stack = {(0, byte): PUBLIC for byte in range(64)}
    entries = {name: State(entry_registers(), slots=arguments_on_stack) for name in functions}
    known = {name for name in functions if name not in called}
    work, wrong = sorted(known), {}
    while work:
        name = work.pop()
        function = Function(name, functions[name], entries)
        wrong[name] = function.check()
        for callee, state in function.calls:
            if callee not in known:
                known.add(callee)
                entries[callee] = state
                work.append(callee)
            elif entries[callee].join(state) and callee not in work:
                work.append(callee)
    for name in functions.keys() - known:
        wrong[name] = [f"{name}: not reached from any function"]
    return wrong


def check(path: Path) -> list[str]:
    """Return what is wrong in an object file."""
    functions = listing(path)
    if not functions:
        return [f"{path.name}: no code"]
    return [line for lines in check_functions(functions).values() for line in lines]


# Each function leaks in one way, but the last ones, which do not.
PLANTED = r"""
#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>
struct key { const void *cipher; const uint32_t *sbox; uint32_t k[8]; _Bool big_endian; };
#define F __attribute__((noinline, target("avx512f,avx512bw,avx512vl,avx2")))
F void leak_gather(struct key *key, const uint32_t *in, uint32_t *out)
{
    __m512i x = _mm512_loadu_si512(in);
    _mm512_storeu_si512(out, _mm512_i32gather_epi32(x, key->sbox, 4));
}
F void leak_key_branch(struct key *key, uint32_t *out)
{
    if (key->k[0] & 1)
        out[0] = key->k[1] * 3;
    else
        out[7] ^= key->k[2];
}
F void leak_mask_branch(struct key *key, const uint8_t *in, volatile uint8_t *out)
{
    if (_mm512_test_epi32_mask(_mm512_loadu_si512(in), _mm512_loadu_si512(in + 64)))
        out[0] = 1;
}
F void leak_vector_branch(struct key *key, const uint8_t *in, volatile uint8_t *out)
{
    __m256i x = _mm256_loadu_si256((const __m256i *)in);
    if (_mm256_testz_si256(x, x))
        out[0] = 1;
}
F void leak_index(struct key *key, const uint8_t *in, uint32_t *out)
{
    out[0] = key->sbox[in[0] & 15];
}
F void leak_through_stack(struct key *key, const uint8_t *in, uint32_t *out)
{
    volatile uint64_t kept = *(const uint64_t *)in;
    if (kept > 5)
        *(volatile uint32_t *)out = 1;
}
F void leak_vector_index(struct key *key, const uint8_t *in, uint32_t *out)
{
    out[0] = key->sbox[_mm_cvtsi128_si32(_mm_loadu_si128((const __m128i *)in)) & 15];
}
F void leak_loop_count(struct key *key, const uint32_t *in, volatile uint32_t *out)
{
    for (uint32_t i = 0; i < in[3]; i++)
        out[0] = i;
}
F void sound_blocks(struct key *key, const uint8_t *in, uint8_t *out, size_t blocks)
{
    __m512i even = _mm512_loadu_si512(key->sbox);
    for (; blocks >= 8; blocks -= 8, in += 64, out += 64) {
        __m512i x = _mm512_loadu_si512(in), k = _mm512_set1_epi32((int)key->k[blocks & 7]);
        if (key->big_endian)
            x = _mm512_ror_epi32(x, 3);
        _mm512_storeu_si512(out, _mm512_permutexvar_epi32(_mm512_add_epi32(x, k), even));
    }
    __mmask8 tail = (__mmask8)((1u << blocks) - 1);
    _mm512_mask_storeu_epi64(out, tail, _mm512_maskz_loadu_epi64(tail, in));
}
F void sound_choice(struct key *key, const uint32_t *in, uint32_t *out)
{
    uint32_t sum = in[0] + in[1];
    out[0] = sum + (sum < in[1]);
}
"""


def check_planted(compiler: str) -> list[str]:
    """Compile the planted functions; return those on which the rule is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        source, compiled = Path(folder) / "planted.c", Path(folder) / "planted.o"
        source.write_text(PLANTED)
        command = [compiler, "-O2", "-w", "-c", "-fPIC", str(source), "-o", str(compiled)]
        subprocess.run(command, check=True)
        functions = listing(compiled)
    wrong = [] if len(functions) == PLANTED.count("\nF ") else ["planted functions are missing"]
    for name, leaks in check_functions(functions).items():
        if name.startswith("leak") != bool(leaks):
            wrong += leaks or [f"{name}: nothing was reported"]
    return wrong


def main() -> int:
    """Run the command."""
    arguments = sys.argv[1:]
    if not arguments:
        sys.exit(__doc__)
    if arguments[0] == "--planted":
        wrong = {"the planted leaks": check_planted(arguments[1])}
    else:
        wrong = {Path(a).name: check(Path(a)) for a in arguments}
    for name, lines in wrong.items():
        print(f"{'FAILED' if lines else 'held  '} {name}")
        for line in lines:
            print(f"    {line}")
    failed = sum(bool(lines) for lines in wrong.values())
    print(f"{len(wrong) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
