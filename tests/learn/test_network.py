"""The core's networks: equal to plain NumPy bit for bit, inputs equal to plain searches, symmetric, checked files."""

from __future__ import annotations

import importlib
import random
import struct
from collections.abc import Iterator

import numpy as np
import pytest

from hedgemaze import core
from hedgemaze.core._choose import native
from hedgemaze.engine import knowledge
from hedgemaze.errors import EngineError, GameOverError, WrongTypeError
from hedgemaze.learn.network.encoding import MODES
from hedgemaze.learn.network.network_file import network_bytes, read_network
from hedgemaze.learn.network.symmetry import symmetries
from hedgemaze.rules import Mode, Side
from tests.engine.positions import random_game
from tests.learn.networks import core_network, empty_network, random_network
from tests.learn.reference_inputs import reference_inputs
from tests.rules.random_modes import random_mode
from tests.sample import sample

CLASSIC = ("classic2", "classic3", "classic4")


def positions(name: str, games: int, seed: int = 1, size: int = 9) -> Iterator[core.Position]:
    """The unfinished positions of random games, some with sides that have left."""
    for number in range(games):
        rng = random.Random(f"{name} {seed} {number}")
        mode = some_mode(name, rng, number, size)
        for position in random_game(mode, rng, rng.choice((0.1, 0.3, 0.6))):
            if not position.outcome():
                yield position
                if name in ("classic3", "classic4") and rng.random() < 0.1:
                    left = position.retire(position.side)
                    if not left.outcome():
                        yield left


def some_mode(name: str, rng: random.Random, number: int, size: int) -> Mode:
    """A mode with some fences or some maze."""
    if name in CLASSIC:
        return Mode.named(name, size=size, fences=rng.choice([0, 3, 5, 10, 20]) if number % 2 else 5)
    return random_mode(name, rng)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "games", "hidden"),
    [("classic2", 30, 128), ("classic3", 15, 256), ("classic4", 15, 512), ("pacman", 12, 256), ("advanced", 8, 128)],
)
def test_the_core_computes_what_plain_numpy_computes(name: str, games: int, hidden: int) -> None:
    reference, network = random_network(name, hidden), core_network(name, hidden)
    count = 0
    for position in positions(name, games):
        count += 1
        inputs = np.array(network.inputs(position))
        logits = reference.logits(inputs)
        assert network.value_logits(position) == logits.tolist()
        outputs = network.outputs(position)
        policy = reference.policy_logits(inputs)
        wanted = {action: 0 if output < 0 else int(policy[output]) for action, output in outputs.items()}
        assert network.policy_logits(position) == wanted
        if count % 16 == 0:
            check_values(position, network, logits / (254 * 256), np.array(list(wanted.values())) / (254 * 32 * 1.3))
    assert count > 1_000


def check_values(position: core.Position, network: core.Network, logits: np.ndarray, policy: np.ndarray) -> None:
    """Checks values and priors: exponentials of the logits, in shares of the sum."""
    sides = position.mode.sides
    if len(sides) == 4:
        check_correction(position, network, logits)
        return
    order = [sides[(sides.index(position.side) + number) % len(sides)] for number in range(len(sides))]
    shares = {side: 0.0 if side in position.retired else np.exp(logits[i]) for i, side in enumerate(order)}
    expected = {side: share / sum(shares.values()) for side, share in shares.items()}
    assert network.values(position) == pytest.approx(expected, abs=2e-6)
    priors = np.exp(policy - policy.max())
    assert list(network.priors(position).values()) == pytest.approx((priors / priors.sum()).tolist(), rel=2e-5)


def check_correction(position: core.Position, network: core.Network, logits: np.ndarray) -> None:
    """Checks that a network for four sides multiplies the values of an empty one, and has the handcrafted priors."""
    sides = position.mode.sides
    order = [sides[(sides.index(position.side) + number) % len(sides)] for number in range(len(sides))]
    patient = core.Network(network_bytes(empty_network("classic4"))).values(position)
    shares = {side: patient[side] * np.exp(logits[i]) for i, side in enumerate(order)}
    expected = {side: share / sum(shares.values()) for side, share in shares.items()}
    assert network.values(position) == pytest.approx(expected, abs=2e-6)
    assert network.priors(position) == knowledge.priors(position)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size"),
    sample(
        *(("classic2", 9), ("classic2", 5), ("classic4", 7)),
        of=[*((name, 9) for name in CLASSIC), ("classic2", 5), ("classic4", 7)],
    ),
)
def test_inputs_equal_those_of_plain_searches(name: str, size: int) -> None:
    network = core_network(name)
    rng = random.Random(name)
    share = 0.08 if size == 9 else 0.25
    chosen = [position for position in positions(name, 12, size=size) if rng.random() < share]
    assert len(chosen) > 20
    for position in chosen:
        inputs = network.inputs(position)
        assert len(set(inputs)) == len(inputs)
        assert set(inputs) == reference_inputs(position), position.text


@pytest.mark.parametrize("size", [5, 7, 9])
def test_the_mirror_image_has_the_mirrored_inputs_and_actions(size: int) -> None:
    network = core_network("classic2")
    _, (inputs, actions) = symmetries(MODES["classic2"])
    for position in positions("classic2", 6, size=size):
        mirrored = core.Position.parse(mirrored_text(position.text, size))
        assert set(network.inputs(mirrored)) == set(inputs[list(network.inputs(position))].tolist())
        steps = [output for output in network.outputs(position).values() if output >= 0]
        there = {output for output in network.outputs(mirrored).values() if output >= 0}
        assert there == set(actions[steps].tolist())


def mirrored_text(text: str, size: int) -> str:
    mode, fences, pieces, *rest = text.split()
    files = "abcdefghi"[:size]
    tokens = [] if fences == "-" else [fences[i : i + 3] for i in range(0, len(fences), 3)]
    turned = sorted(files[size - 2 - files.index(token[0])] + token[1:] for token in tokens)
    south, north = pieces[1:3], pieces[4:6]
    squares = [files[size - 1 - files.index(square[0])] + square[1] for square in (south, north)]
    return " ".join([mode, "".join(turned) or "-", f"S{squares[0]}N{squares[1]}", *rest])


@pytest.mark.parametrize(("name", "turns"), [("classic2", 2), ("classic4", 1), ("classic4", 2), ("classic4", 3)])
def test_every_side_sees_the_same_in_its_place(name: str, turns: int) -> None:
    """A position turned by quarters, with the sides one place on, gives the same inputs and logits."""
    network = core_network(name)
    rng = random.Random(turns)
    count = 0
    for position in positions(name, 4):
        if position.retired or rng.random() > 0.3:
            continue
        turned = core.Position.parse(turned_text(position.text, turns))
        assert turned.side != position.side
        assert sorted(network.inputs(turned)) == sorted(network.inputs(position))
        assert network.value_logits(turned) == network.value_logits(position)
        assert sorted(network.policy_logits(turned).values()) == sorted(network.policy_logits(position).values())
        count += 1
    assert count > 20


def turned_text(text: str, turns: int) -> str:
    """Turns a position clockwise by quarters; each side takes the place, and the turn, of the next in turn order."""
    mode, fences, pieces, stocks, _, side, *rest = text.split()
    letters = "".join(pieces[::3])

    def on(cell: str, size: int) -> tuple[int, int]:
        file, row = "abcdefghi".index(cell[0]), int(cell[1]) - 1
        for _ in range(turns):
            file, row = row, size - 1 - file
        return file, row

    tokens = [] if fences == "-" else [fences[i : i + 3] for i in range(0, len(fences), 3)]
    placed = []
    for token in tokens:
        file, row = on(token, 8)
        placed.append("abcdefgh"[file] + str(row + 1) + ("hv"[(token[2] == "v") != (turns % 2 == 1)]))
    step = turns if len(letters) == 4 else turns // 2
    where, numbers = {}, {}
    for i in range(len(letters)):
        file, row = on(pieces[3 * i + 1 : 3 * i + 3], 9)
        other = letters[(i + step) % len(letters)]
        where[other], numbers[other] = "abcdefghi"[file] + str(row + 1), stocks.split(",")[i]
    line = "".join(letter + where[letter] for letter in letters)
    mover = letters[(letters.index(side) + step) % len(letters)]
    own = ",".join(numbers[letter] for letter in letters)
    return " ".join(
        [mode, "".join(sorted(placed, key=lambda each: (each[1], each))) or "-", line, own, "-", mover, *rest]
    )


def test_a_network_tells_what_it_is() -> None:
    network = core_network("classic3", 256)
    assert (network.sides, network.hidden, network.provenance) == (3, 256, "random classic3 256 1")
    judged = {name: network.can_judge(Mode.named(name)) for name in (*CLASSIC, "pacman", "advanced")}
    assert judged == {"classic2": False, "classic3": True, "classic4": False, "pacman": False, "advanced": False}
    assert all(network.can_judge(Mode.named("classic3", size=size)) for size in (3, 5, 7))


def test_a_network_file_reads_back_equal() -> None:
    reference = random_network("classic2")
    again, provenance = read_network(network_bytes(reference, "from a test"))
    assert provenance == "from a test"
    assert network_bytes(again, provenance) == network_bytes(reference, "from a test")


@pytest.mark.parametrize("method", ["values", "priors", "inputs", "outputs", "value_logits", "policy_logits"])
def test_positions_that_a_network_cannot_judge(method: str) -> None:
    judge = getattr(core_network("classic2"), method)
    with pytest.raises(EngineError, match="the network is for classic2, the position is pacman") as caught:
        judge(core.Position.start(Mode.named("pacman")))
    assert caught.value.code == "network.wrong_mode"
    with pytest.raises(GameOverError):
        judge(core.Position.parse("classic2 - Se9Na5 0,0 - N - 40"))
    with pytest.raises(WrongTypeError):
        judge("classic2 - Se1Ne9 10,10 - S - 0")


def put(data: bytes, at: int, layout: str, value: float) -> bytes:
    return data[:at] + struct.pack(layout, value) + data[at + struct.calcsize(layout) :]


GOOD = network_bytes(random_network("classic2"), "good")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "network.foreign"),
        (b"HMZNET\r\n", "network.foreign"),
        (GOOD[:127], "network.foreign"),
        (GOOD.replace(b"\r\n", b"\n", 1), "network.foreign"),
        (put(GOOD, 8, "<I", 2), "network.version"),
        (put(GOOD, 12, "<H", 3), "network.shape"),
        (put(GOOD, 14, "<H", 1), "network.shape"),
        (put(GOOD, 14, "<H", 3), "network.shape"),
        (put(GOOD, 16, "<I", 2**32 - 1), "network.shape"),
        (put(GOOD, 20, "<I", 2048), "network.shape"),
        (put(GOOD, 24, "<I", 12), "network.shape"),
        (put(GOOD, 28, "<f", float("nan")), "network.shape"),
        (put(GOOD, 32, "<Q", 1), "network.damaged"),
        (put(GOOD, 20, "<I", 256), "network.damaged"),
        (GOOD[:-1], "network.damaged"),
        (GOOD[:-64], "network.damaged"),
        (GOOD + b"\0", "network.damaged"),
        (GOOD[:5000] + bytes([GOOD[5000] ^ 1]) + GOOD[5001:], "network.damaged"),
    ],
)
def test_a_bad_file_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(EngineError) as caught:
        core.Network(data)
    assert caught.value.code == code
    with pytest.raises(ValueError, match="network"):
        read_network(data)


def test_every_changed_byte_is_noticed() -> None:
    rng = random.Random(1)
    for _ in range(300):
        at = rng.randrange(128, len(GOOD))
        with pytest.raises(EngineError, match="damaged"):
            core.Network(GOOD[:at] + bytes([GOOD[at] ^ rng.randrange(1, 256)]) + GOOD[at + 1 :])


def test_the_bytes_may_be_dropped() -> None:
    data = bytes(bytearray(GOOD))
    network = core.Network(data)
    position = core.Position.start(Mode.named("classic2"))
    before = network.value_logits(position)
    del data
    assert network.value_logits(position) == before == core_network("classic2").value_logits(position)
    assert set(network.values(position)) == {Side.SOUTH, Side.NORTH}


def test_both_builds_of_the_core_compute_the_same() -> None:
    """The build for every processor and the one for this processor."""
    if not native.supports_v3():
        pytest.skip("this processor has one build")
    builds = [importlib.import_module(f"hedgemaze.core.{name}") for name in ("_core", "_core_v3")]
    networks = [build.Network(GOOD) for build in builds]
    texts = [position.text for position in positions("classic2", 3)]
    for text in texts:
        answers = []
        for build, network in zip(builds, networks, strict=True):
            position = build.parse(text)
            answers.append([network.value_logits(position), network.values(position), network.priors(position)])
        assert answers[0] == answers[1]
