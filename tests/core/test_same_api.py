"""`core.Position`, `core.Game` and the functions of `core` have the public names of `rules` and return equal results.

The tests iterate over the public names. A new name fails them until its arguments are listed here.
"""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from hedgemaze import core, rules
from hedgemaze.errors import HedgemazeError
from hedgemaze.rules import Agreed, HouseRules, Mode, Note, Piece, Side, Variation, parse_square
from hedgemaze.rules.base_game import BaseGame
from hedgemaze.rules.base_position import BasePosition
from tests.rules.random_modes import NAMES, chosen, random_mode

SIDES, PIECES = tuple(Side), tuple(Piece)
ACTIONS: tuple[str | int, ...] = ("e2", "e3h", "Pe6", "B-", "~d3h", "P@e9", "P+", "--", "z9", 0, 60, 999_999)


def public(kind: type) -> set[str]:
    """The public names of a class."""
    return {name for name in dir(kind) if not name.startswith("_")}


def answer(ask: Callable[[], object]) -> object:
    """Returns the result of a call, or the error that it raises, as data that can be compared between both classes."""
    try:
        found = ask()
    except HedgemazeError as error:
        said = error.message, str(error.given), error.allowed, error.reason
        return type(error).__name__, error.code, *said, error.position
    return plain(found)


def plain(found: object) -> object:
    if isinstance(found, BasePosition):
        return found.text
    if isinstance(found, BaseGame):
        return repr(found), [str(entry) for entry in found.entries]
    if isinstance(found, Variation):
        return repr(found), plain(found.variations), plain(found.game())
    if isinstance(found, tuple | list):
        return [plain(each) for each in found]
    return found


def calls(name: str, position: Any, before: Any) -> list[Callable[[], object]]:
    """Yields calls of one public name of a position, with different arguments."""
    member = getattr(type(position), name)
    if name in ("parse", "start"):
        given: list[tuple[Any, ...]] = [(position.text,), ("nonsense",), ("classic2 - Se1Ne1 10,10 - S - 0",)]
        if name == "start":
            given = [(position.mode,), *((position.mode, side) for side in SIDES)]
    elif name in ("why_illegal", "play", "parse_action"):
        given = [(action,) for action in ACTIONS]
    elif name == "play_unchecked":
        given = [(action,) for action in position.legal_actions()[:5]]
    elif name in ("retire", "stock", "distance", "distance_field", "shortest_path"):
        given = [(side,) for side in SIDES]
    elif name == "square_of":
        given = [(piece,) for piece in PIECES]
    elif name == "pieces_on":
        given = [(square,) for square in range(81)]
    elif name == "with_square":
        given = [(piece, parse_square("c3")) for piece in PIECES]
    elif name == "with_stock":
        given = [(side, -1) for side in SIDES]
    elif name == "begins_turn_after":
        given = [(before,)]
    elif not callable(member):
        return [partial(getattr, position, name)]
    else:
        given = [()]  # a name whose arguments are not listed above fails here
    return [partial(getattr(position, name), *each) for each in given]


def test_the_core_has_every_public_name_of_the_reference() -> None:
    assert public(core.Position) - public(rules.Position) == {
        "from_rules",
        "hash",
        "legal_mask",
        "legal_numbers",
        "to_rules",
    }
    assert public(rules.Position) <= public(core.Position)
    assert public(core.Game) - public(rules.Game) == {"from_rules", "to_rules"}
    assert public(rules.Game) <= public(core.Game)
    functions = {name for name in rules.__all__ if name.endswith(("_data", "_record", "_records"))} | {
        "perft",
        "divide",
    }
    assert len(functions) == 10
    assert functions <= set(core.__all__) <= set(dir(core))


def seeds(count: int) -> list[object]:
    """Returns the seeds of random games: the first is quick, two more are `slow`, and the rest is `full`."""
    slow, full = pytest.mark.slow, pytest.mark.full
    return [0, *(pytest.param(seed, marks=slow if seed < 3 else full) for seed in range(1, count))]


def both_games(name: str, seed: int) -> tuple[rules.Game, core.Game]:
    mode = random_mode(name, random.Random(f"law {name} {seed}"))
    return rules.Game(mode), core.Game(mode)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", seeds(12))
def test_positions_answer_the_same(name: str, seed: int) -> None:
    rng = random.Random(f"law {name} {seed}")
    theirs, mine = both_games(name, seed)
    asked = 0
    for index in range(160):
        if index % 10 < 2 or theirs.outcome():
            for member in sorted(public(rules.Position)):
                before = theirs.positions[-2:][0], mine.positions[-2:][0]
                pairs = zip(
                    calls(member, theirs.position, before[0]), calls(member, mine.position, before[1]), strict=True
                )
                for ask_theirs, ask_mine in pairs:
                    asked += 1
                    assert answer(ask_mine) == answer(ask_theirs), f"{member} in {theirs.position.text}"
        if theirs.outcome():
            break
        token = chosen(rng, list(map(str, theirs.position.legal_actions())))
        theirs.play(token)
        mine.play(token)
    assert asked > 200


def ask(game: rules.Game | core.Game, name: str) -> object:
    member = getattr(game, name)
    return member() if callable(member) else member


def compare_games(mine: core.Game, theirs: rules.Game) -> None:
    """Compares every public name of a game that does not change it."""
    asked = public(rules.Game) - CHANGES.keys() - {"position_class", "undo", "undo_turn", "note"}
    for name in sorted(asked):
        assert answer(partial(ask, mine, name)) == answer(partial(ask, theirs, name)), name
    assert core.format_record(mine) == rules.format_record(theirs)
    assert core.game_to_data(mine) == rules.game_to_data(theirs)
    assert [core.position_to_data(each) for each in mine.positions] == list(
        map(rules.position_to_data, theirs.positions)
    )


def entries(rng: random.Random, position: rules.Position) -> list[str]:
    """Returns some actions to play; the last of them may be illegal."""
    made = []
    for _ in range(rng.randrange(1, 4)):
        legal = list(map(str, position.legal_actions()))
        made.append(chosen(rng, legal) if legal else "e2")
        position = position.play_unchecked(made[-1]) if legal else position
    return [*made, "z9"] if rng.random() < 0.2 else made


CHANGES: dict[str, Callable[[random.Random, rules.Position], tuple[Any, ...]]] = {
    "play": lambda rng, position: (entries(rng, position)[0],),
    "play_all": lambda rng, position: (entries(rng, position),),
    "add": lambda rng, position: (rng.choice([*entries(rng, position), "W:flagged", "S:resigned", "X:left"]),),
    "leave": lambda rng, _: (rng.choice(SIDES), rng.choice(["resigned", "flagged"])),
    "agree": lambda _rng, _position: (),
    "add_variation": lambda rng, position: (rng.randrange(-1, 40), entries(rng, position)),
}
WEIGHTS = {"play": 40, "play_all": 20, "add": 10, "leave": 1, "agree": 1, "add_variation": 10}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", seeds(20))
def test_games_answer_the_same(name: str, seed: int) -> None:
    rng = random.Random(f"games {name} {seed}")
    theirs, mine = both_games(name, seed)
    assert CHANGES.keys() == WEIGHTS.keys()
    for index in range(120):
        change = "undo" if rng.random() < 0.08 else "undo_turn" if rng.random() < 0.03 else ""
        change = change or rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        given = CHANGES[change](rng, theirs.position) if change in CHANGES else ()
        found = [answer(partial(getattr(game, change), *given)) for game in (mine, theirs)]
        assert found[0] == found[1]
        if rng.random() < 0.2:
            note = Note("a {note}", clock_ms=index, evaluation=(1 / len(mine.mode.sides),) * len(mine.mode.sides))
            mine.note(note)
            theirs.note(note)
        assert (mine.repetitions(), mine.outcome()) == (theirs.repetitions(), theirs.outcome())
        if index % 40 == 0 or theirs.outcome():
            compare_games(mine, theirs)
            if theirs.outcome() and rng.random() < 0.5:
                assert mine.undo() == theirs.undo()
    compare_games(mine, theirs)
    record = rules.format_record(theirs)
    assert core.parse_record(record) == mine
    assert list(map(plain, core.parse_records(record))) == list(map(plain, rules.parse_records(record)))
    assert core.game_from_data(rules.game_to_data(theirs)) == mine
    assert core.position_from_data(rules.position_to_data(theirs.position)) == mine.position
    assert core.Game.from_rules(theirs) == mine
    assert mine.to_rules() == theirs


@pytest.mark.parametrize("result", ["draw", "ghosts", "pacman"])
@pytest.mark.parametrize("reason", ["repetition", "no_progress"])
def test_a_stalled_game_ends_the_same(result: Any, reason: str) -> None:
    house = HouseRules(stall_result=result, no_progress_limit=3 if reason == "no_progress" else 0)
    mode = Mode.named("pacman", house=house)
    theirs, mine = rules.Game(mode), core.Game(mode)
    seen: set[str] = set()
    while theirs.outcome() is None:
        legal = theirs.position.legal_actions()
        back = [each for each in legal if theirs.position.play_unchecked(each).key in seen]
        action = (back or legal)[0]
        theirs.play(action)
        mine.play(action)
        seen.add(theirs.position.key)
        assert len(theirs.entries) < 2_000
    outcome = theirs.outcome()
    assert outcome is not None
    assert outcome == mine.outcome()
    compare_games(mine, theirs)


def test_repetition_is_counted_at_the_start_of_turns() -> None:
    for kind in (rules.Game, core.Game):
        game = kind(Mode.named("classic2")).play_all(["e2", "e8", "e1", "e9"])
        assert (game.repetitions(), len(game.turn_starts)) == (2, 5)
        game.leave(Side.NORTH)
        assert (game.repetitions(), len(game.turn_starts)) == (1, 6)
        hunt = kind(Mode.named("pacman")).play_all(["Pe6", "Pe7", "Be8"])
        assert (hunt.repetitions(), len(hunt.turn_starts)) == (0, 2)
        assert hunt.undo_turn()
        assert hunt.repetitions() == 1


@pytest.mark.parametrize("module", [rules, core], ids=["rules", "core"])
@pytest.mark.parametrize("name", NAMES)
def test_copies_pickles_and_pictures(module: Any, name: str) -> None:
    mode = random_mode(name, random.Random(f"copies {name}"))
    game = module.Game(mode, {"Event": "x"})
    game.play(game.position.legal_actions()[0]).note(Note("note"))
    position = game.position
    for made in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert type(made) is type(position)
        assert (made, made.mode, hash(made), repr(made)) == (position, position.mode, hash(position), repr(position))
        assert made.legal_actions() == position.legal_actions()
    assert repr(position).endswith(f"Position.parse({position.text!r})")
    assert module.Position.parse(position.text) == position
    assert position._repr_svg_() == position.svg()
    assert position.svg().startswith("<svg")
    for twin in (copy.copy(game), copy.deepcopy(game), game.copy(), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert twin.turn_starts == game.turn_starts
        twin.undo()
        assert (len(twin.entries), twin.notes) == (0, {})
        assert (len(game.entries), len(game.notes), game.repetitions()) == (1, 1, int(len(game.turn_starts) == 2))


def test_perft_and_divide() -> None:
    mode = Mode.named("classic2", size=3, fences=1)
    mine, theirs = core.Position.start(mode), rules.Position.start(mode)
    assert core.perft(mine, 4) == rules.perft(theirs, 4) == rules.perft(mine, 4) == 1172
    assert core.divide(mine, 3) == rules.divide(theirs, 3)


def test_a_game_takes_positions_of_its_own_class() -> None:
    mode = Mode.named("classic2")
    for kind, other in ((core.Game, rules.Position), (rules.Game, core.Position)):
        with pytest.raises(TypeError, match=r"a Mode or a (core|rules)\.Position is expected"):
            kind(other.start(mode))  # type: ignore[arg-type]  # what is tested
    drawn = core.Game(mode).agree()
    assert isinstance(drawn.entries[-1], Agreed)
    assert drawn != drawn.to_rules()
