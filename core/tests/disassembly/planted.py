"""Leaks that must be reported: small functions, and the kernels' own sources with a leak put in."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from . import cases
from .machine import Machine
from .program import functions_of, link
from .state import LeakError

# Each function leaks in one way, but the last ones, which do not.
FUNCTIONS = r"""
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
F void leak_key_branch(struct key *key, const uint32_t *in, volatile uint32_t *out)
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
F void leak_masked_store(struct key *key, const uint8_t *in, uint8_t *out)
{
    __m512i x = _mm512_loadu_si512(in);
    _mm512_mask_storeu_epi32(out, _mm512_test_epi32_mask(x, x), x);
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
F void sound_blocks(struct key *key, const uint8_t *in, uint8_t *out)
{
    __m512i even = _mm512_loadu_si512(key->sbox);
    volatile size_t given = 19;
    size_t blocks = given;
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

# What is put in at the start of a function of a kernel: a branch, an index, by a text and a key.
BRANCH = "if (gost_key_of({key})->k[3] & 4) *(volatile uint8_t *){out} = 1;"
INDEX = "*(volatile uint8_t *)&{out}[{text}[0]] = 2;"
BLOCKS = {"key": "key", "text": "in", "out": "out"}
PACKET = {"key": "key", "text": "in", "out": "state"}
LANES = {"key": "lane[0].key", "text": "lane[0].in", "out": "lane[0].state"}
PLACES = {
    "shuffle_avx512": ("shuffle_avx512.c", "static void encrypt", BLOCKS),
    "shuffle_avx512_few": ("shuffle_avx512_few.c", "void gost_avx512_few", BLOCKS),
    "shuffle_avx512_lanes": ("shuffle_avx512_lanes.c", "void gost_avx512_chains", LANES),
    "shuffle_avx512_packet": ("shuffle_avx512_packet.c", "void gost_avx512_packet", PACKET),
    "bitslice_u64": ("bitslice.h", "static void encrypt", BLOCKS),
    "bitslice_avx2": ("bitslice.h", "static void encrypt", BLOCKS),
    "bitslice_avx512": ("bitslice.h", "static void encrypt", BLOCKS),
}


def compile_to(folder: Path, compiler: str, source: Path, core: Path | None = None) -> Path:
    """Compile a file of C."""
    compiled = folder / f"{source.stem}.c.o"
    options = ["-std=c11", "-O2", "-w", "-fPIC", "-c"]
    if core:
        options += [f"-I{core}", f"-I{core / 'include'}"]
    subprocess.run([compiler, *options, source, "-o", compiled], check=True)
    return compiled


def check_functions(folder: Path, compiler: str) -> list[str]:
    """Return the planted functions on which the rule is wrong."""
    source = folder / "planted.c"
    source.write_text(FUNCTIONS)
    compiled = compile_to(folder, compiler, source)
    program = link([compiled])
    names = functions_of(compiled)
    wrong = [] if len(names) == FUNCTIONS.count("\nF ") else ["planted functions are missing"]
    for name in sorted(names):
        machine = Machine(program, {}, ())
        leak = ""
        try:
            key, given = cases.key_of(machine), cases.text(machine, 32)
            machine.call(name, key, given, cases.text(machine, 32))
        except LeakError as found:
            leak = str(found)
        if name.startswith("leak") != bool(leak) or "understood" in leak or "outside" in leak:
            wrong.append(leak or f"{name}: nothing was reported")
    return wrong


def mutated(text: str, function: str, statement: str) -> str:
    """Put a statement at the start of a function."""
    result, count = re.subn(
        rf"(\n{re.escape(function)}\([^)]*\)\s*\{{\n)", rf"\1    {statement}\n", text
    )
    if count != 1:
        raise SystemExit(f"expected one definition of {function}, got {count}")
    return result


def check_kernel(folder: Path, compiler: str, kernel: str, core: Path) -> list[str]:
    """Return what is wrong when a kernel's source has a leak put in: that it was not reported."""
    file, function, names = PLACES[kernel]
    others = [
        compile_to(folder, compiler, core / f"{name}.c", core) for name in ("common", "counters")
    ]
    wrong = []
    expected: tuple[tuple[str, str, Callable[[str], bool]], ...] = (
        ("branch", BRANCH, lambda line: "branch on a secret" in line),
        ("index", INDEX, lambda line: "secret address" in line),
    )
    for what, leak, reported in expected:
        copy = folder / f"{kernel}-{what}"
        shutil.copytree(core, copy, ignore=shutil.ignore_patterns("tests"))
        path = copy / "gost28147" / file
        path.write_text(mutated(path.read_text(), function, leak.format(**names)))
        compiled = compile_to(copy, compiler, copy / "gost28147" / f"{kernel}.c", copy)
        lines = cases.check(compiled, others)
        if not any(reported(line) for line in lines):
            wrong.append(f"a {what} by a secret in {kernel}.c was not reported")
    return wrong
