"""The cost model, and the division of blocks among kernels that follows from it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gostlane import UnsupportedAlgorithm, cpu

BLOCKS = (1, 2, 15, 16, 17, 100, 128, 129, 511, 512, 513, 900, 1024, 5000, 131072)


@pytest.mark.parametrize("cipher", cpu.CIPHERS)
def test_costs_end_with_one_and_two_full_steps(cipher: str) -> None:
    for kernel in cpu.kernels(cipher):
        assert [blocks for blocks, _ in kernel.costs[-2:]] == [kernel.step, 2 * kernel.step]
        for (fewer, less), (more, dearer) in pairwise(kernel.costs):
            assert 0 < fewer < more
            assert 0 < less <= dearer


def test_a_call_costs_its_last_step_and_the_second_for_each_one_before() -> None:
    costs = ((2, 50), (4, 70), (8, 120))
    kernel = cpu.Kernel("k", (), 4, True, True, True, costs)
    assert [kernel.cycles(blocks) for blocks in (1, 2, 3, 4)] == [50, 50, 70, 70]
    assert [kernel.cycles(blocks) for blocks in (5, 6, 8, 12)] == [100, 100, 120, 170]


@pytest.mark.parametrize("cipher", cpu.CIPHERS)
@pytest.mark.parametrize("blocks", BLOCKS)
def test_a_plan_covers_all_blocks_by_kernels_that_may_be_chosen(cipher: str, blocks: int) -> None:
    kernels = {each.name: each for each in cpu.kernels(cipher)}
    shares = cpu.plan(cipher, blocks)
    assert sum(share for _, share in shares) == blocks
    assert all(kernels[name].available and kernels[name].constant_time for name, _ in shares)
    assert cpu.selected(cipher, blocks) in [name for name, _ in shares]


@pytest.mark.parametrize("blocks", BLOCKS)
def test_a_plan_is_not_dearer_than_any_kernel_alone(blocks: int) -> None:
    kernels = {each.name: each for each in cpu.kernels() if each.available and each.constant_time}
    planned = sum(kernels[name].cycles(share) for name, share in cpu.plan("gost28147", blocks))
    assert planned <= min(kernel.cycles(blocks) for kernel in kernels.values())


def test_no_blocks_need_no_kernel_and_no_cipher_has_another_name() -> None:
    assert cpu.plan("magma", 0) == ()
    with pytest.raises(UnsupportedAlgorithm):
        cpu.plan("enigma", 1)
