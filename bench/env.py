"""Steps per second of the environments, compared with OpenSpiel, PettingZoo's chess and pgx: ``python -m bench.env``.

Every step chooses a random legal action, plays it, and gives the observation and the mask of the next position; games
that end begin again. Each figure is the best of several rounds, per second of processor time (of all threads) and of
wall time. Peers that are not installed are left out: ``uv pip install chess pygame pgx`` adds them. Chess is another
game; the comparison says what a program gets per step, not who has the faster rules.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from hedgemaze.env import VectorEnv, aec_env, load_open_spiel_game
from hedgemaze.rules import MODES, Mode

BOARDS = 1024


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table: steps per second."""

    program: str
    by_processor: float
    by_wall: float


def best(program: str, run: Callable[[], int], rounds: int) -> Row:
    """Runs the work several times and returns the best round by each clock."""
    print(f"  {program} ...", file=sys.stderr)
    by_processor = by_wall = 0.0
    for _ in range(rounds):
        wall, processor = time.perf_counter(), time.process_time()
        steps = run()
        by_processor = max(by_processor, steps / (time.process_time() - processor))
        by_wall = max(by_wall, steps / (time.perf_counter() - wall))
    return Row(program, by_processor, by_wall)


def vector_steps(mode: str, steps: int, **settings: Any) -> Callable[[], int]:
    """Steps of many boards, with masks and planes."""
    env = VectorEnv(Mode.named(mode), BOARDS, **settings)
    env.reset(seed=1)
    actions = np.empty(BOARDS, np.int64)

    def run() -> int:
        for _ in range(steps):
            env.step(env.sample(actions))
        return steps * BOARDS

    return run


def aec_steps(make: Callable[[], Any], steps: int) -> Callable[[], int]:
    """Steps of one game of PettingZoo; `last` gives observation and mask."""
    env, rng = make(), np.random.default_rng(1)

    def run() -> int:
        env.reset(seed=1)
        for _ in range(steps):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return steps

    return run


def spiel_steps(game: Any, steps: int) -> Callable[[], int]:
    """Steps of one game of OpenSpiel from Python, with mask and observation tensor."""
    rng = random.Random(1)

    def run() -> int:
        state = game.new_initial_state()
        for _ in range(steps):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(rng.choice(state.legal_actions()))
            if not state.is_terminal():
                state.legal_actions_mask()
                state.observation_tensor()
        return steps

    return run


def pgx_steps(name: str, steps: int) -> Callable[[], int]:
    """Steps of many boards of pgx, compiled for the processor, with its own way to begin again."""
    import jax  # noqa: PLC0415  # optional
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(key, logits, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(key, BOARDS))

    compiled = jax.jit(one)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BOARDS))
    keys = jax.random.split(key, steps)
    state = compiled(state, keys[0])
    state.observation.block_until_ready()

    def run() -> int:
        now = state
        for each in keys:
            now = compiled(now, each)
        now.observation.block_until_ready()
        return steps * BOARDS

    return run


def has(*packages: str) -> bool:
    """Returns whether all packages are installed; names those that are not."""
    missing = [each for each in packages if importlib.util.find_spec(each) is None]
    if missing:
        print(f"  left out, not installed: {', '.join(missing)}", file=sys.stderr)
    return not missing


def measure(rounds: int, steps: int) -> list[Row]:
    """Runs all benchmarks and returns the table."""
    rows = [best(f"VectorEnv, {mode}", vector_steps(mode, steps), rounds) for mode in MODES]
    rows += [
        best("VectorEnv, classic2, absolute", vector_steps("classic2", steps, view="absolute"), rounds),
        best("VectorEnv, classic2, float32", vector_steps("classic2", steps, dtype="float32"), rounds),
        best("VectorEnv, classic2, two threads", vector_steps("classic2", steps, threads=2), rounds),
        best("PettingZoo, our classic2", aec_steps(lambda: aec_env("classic2"), 20 * steps), rounds),
        best("OpenSpiel, our classic2", spiel_steps(load_open_spiel_game("classic2"), 4 * steps), rounds),
    ]
    if has("pyspiel"):
        import pyspiel  # noqa: PLC0415  # optional

        theirs = pyspiel.load_game("quoridor(players=2,board_size=9,wall_count=10)")
        rows.append(best("OpenSpiel, its Quoridor", spiel_steps(theirs, 20 * steps), rounds))
    if has("chess", "pygame"):
        from pettingzoo.classic import chess_v6  # noqa: PLC0415  # optional

        rows.append(best("PettingZoo, chess", aec_steps(chess_v6.env, 2 * steps), rounds))
    if has("pgx", "jax"):
        rows.append(best("pgx, chess", pgx_steps("chess", max(steps // 20, 2)), rounds))
    return rows


@dataclass(frozen=True, slots=True)
class Threads:
    """What `step` of the vector environment costs with some number of threads."""

    number: int
    by_wall: float
    """Steps per second of wall time."""
    by_caller: float
    """Steps per second of the calling thread's processor time; it does not depend on other work of the machine."""


def measure_threads(rounds: int, steps: int, *, boards: int = BOARDS, pins: bool = False) -> list[Threads]:
    """Measures `step` with one thread and with two; a round of one alternates with a round of the other.

    With `pins` the caller and the other thread have a processor each, which other work of less priority leaves to them.
    """
    if pins:
        os.sched_setaffinity(0, {1})  # for threads that begin now
    envs = {number: VectorEnv(Mode.named("classic2"), boards, threads=number) for number in (1, 2)}
    if pins:
        os.sched_setaffinity(0, {0})
    wall, caller = dict.fromkeys(envs, float("inf")), dict.fromkeys(envs, float("inf"))
    for env in envs.values():
        env.reset(seed=1)
    for _ in range(rounds):
        for number, env in envs.items():
            took = thought = 0.0
            for _ in range(steps):
                actions = env.sample()
                begin, begin_caller = time.perf_counter(), time.thread_time()
                env.step(actions)
                took += time.perf_counter() - begin
                thought += time.thread_time() - begin_caller
            wall[number], caller[number] = min(wall[number], took), min(caller[number], thought)
    played = steps * boards
    return [Threads(number, played / wall[number], played / caller[number]) for number in envs]


def print_threads(rows: list[Threads]) -> None:
    """Prints one row per number of threads, with the factor by which it is faster than one thread."""
    print("\nVectorEnv, classic2, the call of `step` alone; the factor compares with one thread")
    print(f"{'threads':<8} {'per second':>14} {'factor':>7} {'per CPU second of the caller':>30} {'factor':>7}")
    one = rows[0]
    for row in rows:
        by_wall = f"{row.by_wall:>14,.0f} {row.by_wall / one.by_wall:>7.2f}"
        print(f"{row.number:<8} {by_wall} {row.by_caller:>30,.0f} {row.by_caller / one.by_caller:>7.2f}")


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Steps per second of the environments, beside others.")
    parser.add_argument("--rounds", type=int, default=3, help="number of rounds; the best is kept (default 3)")
    parser.add_argument("--steps", type=int, default=200, help=f"steps of {BOARDS} boards per round (default 200)")
    parser.add_argument("--threads-only", action="store_true", help="only compare one thread with two")
    parser.add_argument("--boards", type=int, default=BOARDS, help="boards of --threads-only (default 1024)")
    parser.add_argument("--pin", action="store_true", help="with --threads-only: a processor for each thread (Linux)")
    options = parser.parse_args()
    if options.threads_only:
        print_threads(measure_threads(options.rounds, options.steps, boards=options.boards, pins=options.pin))
        return
    print(f"{'program':<34} {'per CPU second':>16} {'per second':>14}")
    for row in measure(options.rounds, options.steps):
        print(f"{row.program:<34} {row.by_processor:>16,.0f} {row.by_wall:>14,.0f}")
    print_threads(measure_threads(options.rounds, options.steps))


if __name__ == "__main__":
    main()
