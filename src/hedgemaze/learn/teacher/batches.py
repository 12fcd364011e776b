"""Evaluates the positions of `selfplay batches`: `native/selfplay/batches.cpp` describes the messages."""

from __future__ import annotations

import math
import queue
import struct
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

import numpy as np
import torch
from numpy.typing import NDArray

from hedgemaze.learn.network.encoding import Encoding
from hedgemaze.learn.selfplay.players import SelfPlayResult, SelfPlayTask, counts_in, play_games
from hedgemaze.learn.teacher.residual import load_residual
from hedgemaze.learn.training.model import SymmetricNet, expand_inputs

_HEAD = struct.Struct("<II")
_LAST = 0xFFFFFFFF
MAX_ROWS = 8192
"""A batch with this many positions is not extended."""

EvaluationRequest = tuple[int, NDArray[np.uint16]]
"""The slot that gets the answer, and the inputs of its positions: `[positions][width]`."""


def serve(
    process: subprocess.Popen[bytes], model: SymmetricNet, device: torch.device, until: float = math.inf
) -> dict[str, int]:
    """Answers a running `selfplay batches` until it ends; returns what it reports.

    Messages that have come in are evaluated together, so batches grow when the device is slower than self-play. After
    a time of the monotonic clock, `until`, the executable is killed; then only the evaluations are reported.

    Raises:
        RuntimeError: the executable failed.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    arrived: queue.Queue[EvaluationRequest | str] = queue.Queue()
    reader = threading.Thread(target=_read, args=(process.stdout, model.encoding, arrived), daemon=True)
    reader.start()
    evaluations = 0
    while not isinstance(first := arrived.get(), str):
        if time.monotonic() > until:
            process.kill()
            reader.join()
            return {"evaluations": evaluations}
        requests, rows = [first], len(first[1])
        while rows < MAX_ROWS and not arrived.empty():
            more = arrived.get()
            assert not isinstance(more, str), "the last message comes after all answers"
            requests.append(more)
            rows += len(more[1])
        evaluations += rows
        logits = evaluate(model, np.concatenate([inputs for _, inputs in requests]), device)
        try:
            for slot, inputs in requests:
                process.stdin.write(_HEAD.pack(slot, len(inputs)))
                process.stdin.write(logits[: len(inputs)].tobytes())
                logits = logits[len(inputs) :]
            process.stdin.flush()
        except BrokenPipeError:
            break
    last = first if isinstance(first, str) else ""
    process.stdin.close()
    reader.join()
    if process.wait() != 0 or not last:
        said = process.stderr.read().decode(errors="replace") if process.stderr else ""
        raise RuntimeError(f"the players failed: {said.strip()[-400:]}")
    return counts_in(last)


def evaluate(model: SymmetricNet, inputs: NDArray[np.uint16], device: torch.device) -> NDArray[np.float32]:
    """Returns the logits of the sides and of the actions, row by row."""
    with torch.inference_mode():
        numbers = torch.from_numpy(inputs.view(np.int16)).to(device).long() & 0xFFFF
        values, policy = model(expand_inputs(numbers.clamp(max=model.encoding.inputs), model.encoding.inputs))
        found: NDArray[np.float32] = torch.cat([values, policy], 1).float().cpu().numpy()
    return np.ascontiguousarray(found)


def _read(stream: IO[bytes], encoding: Encoding, arrived: queue.Queue[EvaluationRequest | str]) -> None:
    while len(head := stream.read(_HEAD.size)) == _HEAD.size:
        slot, count = _HEAD.unpack(head)
        if slot == _LAST:
            arrived.put(stream.read(count).decode())
            return
        data = stream.read(2 * count * encoding.width)
        arrived.put((slot, np.frombuffer(data, "<u2").reshape(count, encoding.width).copy()))
    arrived.put("")


def play_batches(
    selfplay: str, task: SelfPlayTask, model: SymmetricNet, device: torch.device, until: float = math.inf
) -> SelfPlayResult:
    """Plays a task with a network that evaluates in batches; the task's own network is not used. `until`: see `serve`.

    Raises:
        RuntimeError: the executable failed.
    """
    with tempfile.TemporaryDirectory() as folder:
        out, modes = Path(folder, "games.bin"), Path(folder, "modes.txt")
        words = [selfplay, "batches", *task.options, "--out", str(out), "--seed", str(task.seed)]
        words += ["--width", str(model.encoding.width)]
        if task.modes is not None:
            modes.write_text(task.modes, "utf-8")
            words += ["--modes", str(modes)]
        pipe = subprocess.PIPE
        with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe) as process:
            counts = serve(process, model, device, until)
        return SelfPlayResult(out.read_bytes(), counts)


class TeacherPlayers:
    """One worker on this machine, with the weights of a residual network; without weights, `hand` plays."""

    workers = 1

    def __init__(self, selfplay: Path, weights: Path, encoding: Encoding, device: torch.device) -> None:
        self._selfplay, self._weights, self._encoding, self._device = str(selfplay), weights, encoding, device
        self._executor = ThreadPoolExecutor(1)

    def begin(self, tasks: Sequence[SelfPlayTask]) -> Callable[[], list[SelfPlayResult]]:
        """Starts the games and returns a function that waits for them."""
        futures = [self._executor.submit(self._play, task) for task in tasks]
        return lambda: [future.result() for future in futures]

    def _play(self, task: SelfPlayTask) -> SelfPlayResult:
        if not self._weights.exists():
            return play_games(self._selfplay, task)
        if self._device.type == "cuda":
            torch.cuda.set_stream(torch.cuda.Stream(self._device))  # beside the training's
        model = load_residual(self._weights, self._encoding, self._device)
        return play_batches(self._selfplay, task, model, self._device)
