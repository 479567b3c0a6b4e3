"""What every test shares: seeds that a failure shows, hypothesis profiles, the report on peers.

Environment:

- ``GOSTLANE_SEED``: the seed of the random keys, IVs and texts; a fresh one if unset.
- ``GOSTLANE_REQUIRE_PEERS=1``: a check skipped because of a missing peer fails the run.
- ``GOSTLANE_SOAK_SECONDS``: how long the soak tests run together; selects the ``soak`` profile of
  hypothesis (``--hypothesis-profile`` overrides that).
"""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# A run in the background may start with these ignored, and so would what the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)

SEED = os.environ.get("GOSTLANE_SEED") or f"{random.SystemRandom().getrandbits(32):08x}"
SOAK_SECONDS = float(os.environ.get("GOSTLANE_SOAK_SECONDS") or 600)
PEER_SKIPPED = "peer skipped: "

_slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "quick", max_examples=200, deadline=None, suppress_health_check=_slow_is_fine
)
settings.register_profile(
    "soak", max_examples=1000, deadline=None, suppress_health_check=_slow_is_fine
)
settings.load_profile("soak" if "GOSTLANE_SOAK_SECONDS" in os.environ else "quick")


class PeerReport:
    """Counts the checks skipped because of a missing peer, by the reason that names its package."""

    def __init__(self) -> None:
        self.skipped: dict[str, int] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            if reason.startswith(PEER_SKIPPED):
                self.skipped[reason] = self.skipped.get(reason, 0) + 1

    @property
    def required(self) -> bool:
        return os.environ.get("GOSTLANE_REQUIRE_PEERS", "0") not in ("", "0")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.skipped and self.required and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.skipped:
            return
        verdict = "an error, GOSTLANE_REQUIRE_PEERS is set" if self.required else "not checked"
        terminalreporter.section(f"missing peers: {verdict}")
        for reason, count in sorted(self.skipped.items()):
            checks = "1 check" if count == 1 else f"{count} checks"
            terminalreporter.write_line(f"{checks}: {reason.removeprefix(PEER_SKIPPED)}")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(PeerReport(), "peer-report")


def pytest_report_header() -> str:
    return f"GOSTLANE_SEED={SEED}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the soak tests out unless they are asked for by -m."""
    if config.getoption("-m"):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if item not in soak]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and "rng" in getattr(item, "fixturenames", ()):
        report.sections.append(("random texts", f"repeat with GOSTLANE_SEED={SEED}"))
    return report


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Give each test a generator of its own, from the seed of the run."""
    return random.Random(f"{SEED} {request.node.nodeid}")


@pytest.fixture
def soak_seconds(request: pytest.FixtureRequest) -> float:
    """Give each soak test its share of the time."""
    soak = [item for item in request.session.items if item.get_closest_marker("soak")]
    return SOAK_SECONDS / max(len(soak), 1)
