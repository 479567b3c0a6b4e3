"""Runs a function of a program, and stops where a secret would show."""

from __future__ import annotations

from . import general, vectors
from .operands import GENERAL, Operand, parse
from .program import HOOKS, Instruction, Program
from .state import SECRET_VECTOR, LeakError, Low, Memory, OutsideError, State, Word, public

STACK = 1 << 18
AFTER_TURN = 1000  # branches that a run goes on for after a wrong turn
END = 0x20000000  # where the function returns to
ARGUMENTS = ("di", "si", "dx", "cx", "r8", "r9")
KEPT = ("bx", "bp", "sp", "r12", "r13", "r14", "r15")  # by a call
LEFT_BY_CALL = ("ax", "cx", "dx", "si", "di", "r8", "r9", "r10", "r11")
IGNORED = ("nop", "nopw", "nopl", "endbr64", "vzeroupper", "prefetcht0")


class Machine:
    """Memory with a program in it.

    Some code no call reaches: a compiler does not know all that callers keep to. Such a branch is
    turned the wrong way. Lengths are then wrong, and may lead outside of what was given; from there
    on a secret address proves nothing and ends the function.
    """

    def __init__(
        self, program: Program, steps: dict[int, tuple[general.Step, int]], turns: tuple[int, ...]
    ) -> None:
        self.program = program
        self._steps = steps  # what was built, and where the next instruction is
        self.turns = set(turns)
        self._left: int | None = None
        self._calls: list[tuple[int, dict[str, Word | Low]]] = []
        self.tuning = 0  # what gl_cpu_tuning returns
        self.at = 0
        self.reached: set[int] = set()
        self.ways: dict[int, tuple[int, int]] = {}
        self.memory = Memory()
        self.memory.add(len(program.image), secret=False)
        self.memory.store(0, (bytes(program.image), bytes(len(program.image))))
        self._stack = self.memory.add(STACK, secret=False)

    def call(self, function: str, *arguments: int) -> None:
        """Run a function to its end; LeakError says where and why it could not go on."""
        state = State(self.memory)
        # What a caller left in the other registers and in the stack is not of this call.
        state.general = dict.fromkeys((*GENERAL, *(f"r{i}" for i in range(8, 16))), 0)
        state.general |= dict(zip(ARGUMENTS, arguments, strict=False))
        pointer = self._stack + STACK - 72  # as after a call: 8 off a multiple of 16
        self.memory.store_word(pointer, END)
        state.general["sp"] = pointer
        at = self.program.functions[function]
        while at != END:
            try:
                at = self.run(at, state)
            except LeakError as leak:
                i = self.program.code[self.at]
                start = self.program.functions[i.function]
                where = f"{i.function}+0x{i.address - start:x}: {' '.join(i.text.split())}"
                if not self.memory.wrapped:
                    raise type(leak)(f"{where}: {leak}") from None
                self.reached.discard(i.address)
                self._steps.pop(i.address, None)
                if not self._calls:
                    raise OutsideError(where) from None
                at = self.leave(state)

    def run(self, at: int, state: State) -> int:
        """Run from an address to the end."""
        self.at = at
        while self.at != END:
            if known := self._steps.get(self.at):
                known[0](state)
                self.at = known[1]
            else:
                self.at = self.step(self.program.code[self.at], state)
        return END

    def leave(self, state: State) -> int:
        """Return from a function that cannot go on; what a call keeps is kept."""
        to, kept = self._calls.pop()
        state.general = dict.fromkeys(state.general) | kept
        state.vectors = [SECRET_VECTOR] * 32
        state.masks = [None] * 8
        state.flags = None
        return to

    def step(self, i: Instruction, state: State) -> int:
        """Run one instruction; return where the next one is. What only computes is kept built."""
        self.reached.add(i.address)
        m, following = i.mnemonic, self.program.following.get(i.address, 0)
        if m in ("ret", "retq"):
            return self.pop(state)
        if m in ("jmp", "call"):
            return self.jump(i, following, state)
        if m.startswith("j"):
            return self.branch(i, following, state)
        if m in IGNORED or (m == "xchg" and i.operands[0] == i.operands[-1]):
            return following
        step = build(i, following)
        self._steps[i.address] = (step, following)
        step(state)
        return following

    def jump(self, i: Instruction, following: int, state: State) -> int:
        """Jump or call."""
        target = self.target(i, state)
        if i.mnemonic == "call":
            pointer = state.stack_pointer()
            self._calls.append((following, {name: state.general[name] for name in KEPT}))
            state.general["sp"] = pointer - 8
            self.memory.store_word(pointer - 8, following)
        if target in HOOKS.values():
            self.hook(target, state)
            return self.pop(state)
        if target not in self.program.code:
            raise OutsideError("call of what is not in the program")
        return target

    def branch(self, i: Instruction, following: int, state: State) -> int:
        """Take a branch or not; once the wrong way where that is asked for."""
        holds = state.condition(i.mnemonic[1:])
        if holds is None:
            raise LeakError("branch on a secret")
        ways = following, self.target(i, state)
        self.ways[i.address] = ways
        if i.address in self.turns:
            self.turns.remove(i.address)
            self._left = AFTER_TURN
            self.memory.wraps = True
            holds = not holds
        elif self._left is not None:
            self._left -= 1
            if self._left == 0:
                raise OutsideError("turned long ago")
        return ways[holds]

    def pop(self, state: State) -> int:
        """Return from a function."""
        pointer = state.stack_pointer()
        if self._calls:
            self._calls.pop()
        state.general["sp"] = pointer + 8
        to = Operand("memory", number=pointer).get(state, 8)
        if to is None:
            raise LeakError("secret return address")
        return to

    def target(self, i: Instruction, state: State) -> int:
        """Return where a jump or a call goes."""
        text = i.operands[0]
        operand = parse(text.removeprefix("*"), self.program.following.get(i.address, 0))
        if operand.kind == "target":
            return operand.number
        to = operand.get(state, 8)
        if to is None:
            raise LeakError("jump to a secret address")
        return to

    def hook(self, target: int, state: State) -> None:
        """Do what a function that is not in the program does."""
        if target == HOOKS["gl_cpu_tuning"]:
            self.forget(state, self.tuning)
            return
        to, second, size = (state.register(name) for name in ARGUMENTS[:3])
        if to is None or size is None or (second is None and target != HOOKS["memset"]):
            raise LeakError("secret address or length in a call")
        if target == HOOKS["memset"]:
            filled = public(second or 0, 1) if second is not None else (b"\0", b"\1")
            self.memory.store(to, (filled[0] * size, filled[1] * size))
        elif size:
            self.memory.store(to, self.memory.load(second or 0, size))
        self.forget(state, to)

    def forget(self, state: State, result: int) -> None:
        """Leave the registers as after a call: what it returns, and nothing that is known."""
        for name in LEFT_BY_CALL:
            state.general[name] = None
        state.general["ax"] = result
        state.vectors = [SECRET_VECTOR] * 32
        state.masks = [None] * 8
        state.flags = None


def build(i: Instruction, following: int) -> general.Step:
    """Return what an instruction does."""
    operands = [parse(text, following) for text in i.operands]
    if any(o.kind in ("unknown", "target") for o in operands):
        raise LeakError("operand not understood")
    if any(o.kind in ("vector", "mask", "vector-address") for o in operands):
        step = vectors.build(i.mnemonic, operands)
    else:
        step = general.build(i.mnemonic, operands)
    if step is None:
        raise LeakError("not understood")
    return step
