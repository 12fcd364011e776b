"""The server's clock against a wall clock that is set, and the detection of stalls."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.server.clock import StallDetector, SteadyClock
from hedgemaze.server.live.uptime import STALL_MS

SECOND = 1_000_000_000


class Clocks:
    """A wall clock and a monotonic one, in nanoseconds."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000 * SECOND
        self.steady = 77 * SECOND

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.steady)

    def pass_ns(self, ns: int) -> None:
        self.wall += ns
        self.steady += ns


def test_a_wall_clock_that_is_set_back_is_followed_slowly() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    begun = clock.now_ms()
    clocks.wall -= 3_600 * SECOND
    for _ in range(400):
        clocks.pass_ns(SECOND // 4)
        clock.align()
    assert 99_000 - 10 <= clock.now_ms() - begun <= 99_000 + 10


def test_a_wall_clock_that_is_set_forward_is_a_stall() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    stalls = StallDetector(clock, STALL_MS)
    begun = clock.now_ms()
    clocks.wall += 3_600 * SECOND
    assert clock.now_ms() == begun, "not before it is aligned"
    clock.align()
    assert stalls.check() == (begun, begun + 3_600_000)
    assert stalls.check() is None


def test_a_small_difference_is_slewed() -> None:
    clocks = Clocks()
    clock = clocks.clock()
    stalls = StallDetector(clock, STALL_MS)
    clocks.wall += SECOND
    for _ in range(450):
        clocks.pass_ns(SECOND // 4)
        clock.align()
        assert stalls.check() is None
    assert clock.now_ms() == clocks.wall // 1_000_000


STEPS = st.tuples(st.integers(0, 10 * SECOND), st.integers(-100_000 * SECOND, 100_000 * SECOND), st.booleans())


@given(st.lists(STEPS))
def test_time_never_goes_back(steps: list[tuple[int, int, bool]]) -> None:
    clocks = Clocks()
    clock = clocks.clock()
    before = clock.now_ms()
    for passed, jump, is_aligned in steps:
        clocks.pass_ns(passed)
        clocks.wall += jump
        if is_aligned:
            clock.align()
        assert clock.now_ms() >= before
        before = clock.now_ms()
