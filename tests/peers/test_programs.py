"""What `gostlane speed --packets` measures of a peer is the work that gostlane does."""

from __future__ import annotations

from itertools import product

import pytest

from gostlane._types import Meshing
from gostlane.speed.batches import MODES, Batch, Keys, Size, Work
from gostlane.speed.peers import PEERS
from gostlane.speed.peers.program import Program

from . import PEERS as REASONS

SECTION, LONG = 1024, 2056
OFFERED = {
    "libgcrypt": {"ecb", "cbc", "cfb", "ofb", "ctr", "imit"},
    "GnuTLS": {"cfb", "cnt", "imit", "cnt+imit"},
    "gost-engine": {"cbc", "cfb", "cnt", "imit", "cnt+imit"},
}
ALWAYS_MESH = ("GnuTLS", "gost-engine")
SIZES: tuple[Size, ...] = (SECTION, LONG, "mix")
KEYS: tuple[Keys, ...] = ("one", "each")
MESHINGS: tuple[Meshing, ...] = (None, "cryptopro")


def prepared(peer: str, batch: Batch) -> Program | None:
    if reason := REASONS[peer]():
        pytest.skip(reason)
    program: Program | None = PEERS[peer].program(batch.job())
    return program


WORKS = [
    work
    for mode, size, keys, meshing in product(MODES, SIZES, KEYS, MESHINGS)
    if (work := Work(mode, size, 12, keys, meshing)).defined
]


@pytest.mark.parametrize("peer", OFFERED)
@pytest.mark.parametrize("work", WORKS, ids=lambda work: f"{work.label}-{work.size}-{work.keys}")
def test_a_program_gives_our_answers_each_time_it_runs(work: Work, peer: str) -> None:
    batch = Batch(work)
    batch.core()()
    program = prepared(peer, batch)
    if program is None:
        return
    for _ in range(3):
        for out in (*program.outputs, *program.tags):
            out.raw = bytes(len(out))
        program.run()
        assert program.answers == batch.answers


@pytest.mark.parametrize("peer", OFFERED)
@pytest.mark.parametrize("mode", MODES)
def test_a_peer_has_a_program_for_what_it_offers(mode: str, peer: str) -> None:
    """A packet of one section is the same with and without meshing."""
    program = prepared(peer, Batch(Work(mode, SECTION, 2)))
    assert (program is not None) == (mode in OFFERED[peer])


@pytest.mark.parametrize("peer", OFFERED)
@pytest.mark.parametrize("meshing", [None, "cryptopro"])
def test_a_long_packet_is_left_out_where_the_peer_would_mesh_otherwise(
    meshing: Meshing, peer: str
) -> None:
    program = prepared(peer, Batch(Work("imit", LONG, 2, meshing=meshing)))
    assert (program is not None) == ((peer in ALWAYS_MESH) is (meshing is not None))


@pytest.mark.parametrize("peer", OFFERED)
def test_an_idle_program_makes_as_many_calls_and_no_answer(peer: str) -> None:
    program = prepared(peer, Batch(Work("imit", SECTION, 3)))
    assert program is not None
    idle = program.idle()
    idle.run()
    assert len(idle.calls) == len(program.calls) > 0
    assert not any(any(tag.raw) for tag in program.tags)
