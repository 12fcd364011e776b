"""Messages between pool and workers: round trips, malformed data, errors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgemaze.errors import EngineError, Fault, GameOverError, HedgemazeError, MazeError, NotationError
from hedgemaze.server.engines.worker_messages import (
    HEAD,
    Ask,
    CancelJob,
    Failed,
    FromWorker,
    JobProgress,
    JobResult,
    Ready,
    StopSearch,
    ToWorker,
    frame,
    read_from_worker,
    read_to_worker,
)


@pytest.mark.parametrize(
    "message", [Ready(1), JobProgress(2, {"nodes": 3}), JobResult(4, {}), Failed(5, "a", "b.c", "d")]
)
def test_messages_of_workers_round_trip(message: FromWorker) -> None:
    data = frame(message)
    assert HEAD.unpack(data[: HEAD.size]) == (len(data) - HEAD.size,)
    assert read_from_worker(data[HEAD.size :]) == message


@pytest.mark.parametrize(
    "message", [Ask(id=1, kind="move", game="é", until=1.5, pieces="BK"), StopSearch(2), CancelJob(3)]
)
def test_messages_to_workers_round_trip(message: ToWorker) -> None:
    assert read_to_worker(frame(message)[HEAD.size :]) == message


@given(
    st.binary(max_size=60)
    | st.sampled_from([b"{}", b'{"type":"ask"}', b'{"type":"progress","id":"x","data":{}}', b"3"])
)
def test_malformed_messages_are_refused(data: bytes) -> None:
    with pytest.raises(EngineError) as refused:
        read_from_worker(data)
    assert refused.value.code == "engine.rubbish"


@pytest.mark.parametrize("kind", [EngineError, GameOverError, NotationError])
def test_an_error_keeps_its_class_and_code(kind: type[HedgemazeError]) -> None:
    error = Failed.of(1, kind("a.b", "what happened", given=3)).to_error()
    assert (type(error), error.code, str(error)) == (kind, "a.b", "what happened: 3")


def test_an_error_of_another_class_keeps_its_code() -> None:
    error = Failed.of(1, MazeError("no maze", faults=(Fault("maze.start", "x"),))).to_error()
    assert (type(error), error.code) == (EngineError, "maze.invalid")
