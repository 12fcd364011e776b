"""Pictures: well-formed and deterministic; everything on the board is drawn once, in its place."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from hedgemaze.errors import NotationError
from hedgemaze.rules import classic
from hedgemaze.rules.actions import Place
from hedgemaze.rules.advanced import family as advanced
from hedgemaze.rules.board.geometry import Axis, board_mask, parse_fence, parse_square, square_set, squares_of
from hedgemaze.rules.enums import Family, Piece, Side
from hedgemaze.rules.modes.mode import Mode
from hedgemaze.rules.pacman import family as pacman
from hedgemaze.rules.pictures.svg import draw
from hedgemaze.rules.pictures.themes import THEMES, ThemeName
from hedgemaze.rules.state import State, start_fields

RULES: dict[Family, ModuleType] = {Family.CLASSIC: classic, Family.PACMAN: pacman, Family.ADVANCED: advanced}
SVG = "{http://www.w3.org/2000/svg}"
THEME_NAMES: list[ThemeName] = ["arcade", "wood", "garden", "paper", "contrast"]
TABLES = [
    *(("classic2", {"size": size}) for size in (3, 5, 7, 9)),
    ("classic3", {}),
    ("classic4", {"size": 5}),
    ("pacman", {}),
    ("advanced", {}),
]


def start(name: str, **differences: Any) -> State:
    fields: dict[str, Any] = start_fields(Mode.named(name, **differences))
    return State(**fields)


def put(state: State, **squares: str | None) -> State:
    """Returns the position with some pieces moved to other squares, by letter."""
    for letter, square in squares.items():
        at = None if square is None else parse_square(square)
        state = replace(state, squares=state.with_square(Piece(letter), at))
    return state


def random_positions(name: str, differences: dict[str, Any], plies: int = 40) -> Iterator[State]:
    """Yields every third position of a random game with many fences."""
    rng = random.Random(f"{name} {differences}")
    state = start(name, **differences)
    rules = RULES[state.mode.family]
    for ply in range(plies):
        if ply % 3 == 0:
            yield state
        if rules.outcome(state):
            return
        actions = rules.legal_actions(state)
        fences = [action for action in actions if isinstance(action, Place)]
        others = [action for action in actions if not isinstance(action, Place)]
        state = rules.play(state, rng.choice(fences if fences and (not others or rng.random() < 0.5) else others))


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def places(root: ET.Element, name: str) -> Counter[str]:
    return Counter(element.get("data-at", "") for element in of_class(root, name))


def point(element: ET.Element) -> tuple[float, float]:
    """Returns the translation of a group."""
    match = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    assert match
    return float(match[1]), float(match[2])


def square_boxes(root: ET.Element) -> dict[str, tuple[float, float, float]]:
    """Returns the centre and the width of every square."""
    boxes = {}
    for element in of_class(root, "square"):
        x, y, wide = (float(element.get(key, "nan")) for key in ("x", "y", "width"))
        boxes[element.get("data-at", "")] = (x + wide / 2, y + wide / 2, wide)
    return boxes


# Completeness.


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize(("name", "differences"), TABLES)
def test_everything_on_the_board_is_drawn_once(name: str, differences: dict[str, Any], theme: ThemeName) -> None:
    for state in random_positions(name, differences):
        root = parsed(draw(state, theme=theme))
        assert places(root, "square") == Counter(map(str, squares_of(board_mask(state.mode.size))))
        assert places(root, "fence") == Counter(map(str, state.fences))
        assert places(root, "chamber") == Counter(map(str, state.chamber))
        assert places(root, "pellet") == Counter(map(str, squares_of(state.pellets)))
        drawn = Counter((element.get("data-piece"), element.get("data-at")) for element in of_class(root, "piece"))
        placed = zip(state.mode.pieces, state.squares, strict=True)
        assert drawn == Counter((piece.letter, str(square)) for piece, square in placed if square is not None)
        stocks = {element.get("data-side"): element.get("data-fences") for element in of_class(root, "status")}
        sides = zip(state.mode.sides, state.stocks, strict=True)
        assert stocks == {side.letter: str(stock) for side, stock in sides}


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize(("name", "differences"), TABLES)
def test_pieces_are_drawn_on_their_squares_and_fences_in_their_slots(
    name: str, differences: dict[str, Any], flip: bool
) -> None:
    for state in random_positions(name, differences):
        root = parsed(draw(state, theme="contrast", flip=flip))
        boxes = square_boxes(root)
        for element in of_class(root, "piece"):
            square = parse_square(element.get("data-at", ""))
            if len(state.pieces_on(square)) == 1:
                assert point(element) == boxes[str(square)][:2]
        for element in of_class(root, "fence"):
            fence = parse_fence(element.get("data-at", ""))
            bar = element[0]
            x, y, wide, high = (float(bar.get(key, "nan")) for key in ("x", "y", "width", "height"))
            near = [boxes[str(square)] for square in squares_of(0b11 << fence.slot | 0b11 << fence.slot + 9)]
            assert x + wide / 2 == pytest.approx(sum(box[0] for box in near) / 4)
            assert y + high / 2 == pytest.approx(sum(box[1] for box in near) / 4)
            assert (wide > high) == (fence.axis is Axis.HORIZONTAL)
            assert max(wide, high) == pytest.approx(2 * 48 + 12, abs=2)


def test_north_is_above_and_east_is_right_unless_flipped() -> None:
    state = start("classic4")
    for flip, sign in ((False, 1), (True, -1)):
        root = parsed(draw(state, flip=flip))
        boxes = square_boxes(root)
        assert (boxes["e1"][1] - boxes["e9"][1]) * sign > 0
        assert (boxes["i5"][0] - boxes["a5"][0]) * sign > 0
        pills = {element.get("data-side"): point(element) for element in of_class(root, "status")}
        assert (pills["S"][1] - pills["N"][1]) * sign > 0
        assert (pills["E"][0] - pills["W"][0]) * sign > 0
        letters = [element.text for element in of_class(root, "coordinate")]
        assert sorted(filter(None, letters)) == list("123456789abcdefghi")
        (label,) = [element for element in of_class(root, "coordinate") if element.text == "a"]
        assert float(label.get("x", "nan")) == boxes["a1"][0]


def test_coordinates_can_be_left_out() -> None:
    with_them, without = draw(start("classic2")), draw(start("classic2"), coordinates=False)
    assert with_them.count('class="coordinate"') == 18
    assert without.count('class="coordinate"') == 0


# The document.


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("name", ["classic2", "classic3", "classic4", "pacman", "advanced"])
def test_the_document_needs_no_other_file(name: str, theme: ThemeName) -> None:
    picture = draw(start(name), theme=theme, size=320)
    root = parsed(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("width") == "320"
    _, _, wide, high = map(float, root.get("viewBox", "").split())
    assert int(root.get("height", "0")) == round(320 * high / wide)
    allowed = "svg title desc defs rect circle ellipse path g text stop linearGradient radialGradient"
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= set(allowed.split())
    assert picture.count("http") == 1, "the name of the language and no address"
    assert not re.search(r'\bon\w+="|<style|<script|href', picture)
    ids = {element.get("id") for element in root.iter()} - {None}
    assert set(re.findall(r"url\(#([^)]+)\)", picture)) == ids
    assert all(identity and identity.startswith(f"hedgemaze-{theme}-") for identity in ids)


def test_the_same_position_is_the_same_text() -> None:
    state = start("advanced")
    assert draw(state) == draw(start("advanced"))
    assert draw(state) != draw(put(state, P="e1"))


def test_looks_differ_in_colours() -> None:
    pictures = [draw(start("pacman"), theme=theme) for theme in THEMES]
    assert len(set(pictures)) == len(THEME_NAMES) == len(THEMES)
    fills = [{square.get("fill") for square in of_class(parsed(picture), "square")} for picture in pictures]
    assert [len(each) for each in fills] == [2] * len(THEMES), "a checker"
    assert len(set.union(*fills)) == 2 * len(THEMES)
    with pytest.raises(NotationError):
        draw(start("pacman"), theme="neon")  # type: ignore[arg-type]


def test_pieces_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = set()
    for name in ("classic4", "pacman"):
        for element in of_class(parsed(draw(start(name), theme="contrast")), "piece"):
            shapes.add(tuple(part.get("d") or (part.tag, part.get("r"), part.get("width")) for part in element.iter()))
    assert len(shapes) == 9


def test_title_and_description_describe_the_position() -> None:
    root = parsed(draw(start("classic2", size=5)))
    assert root.findtext(f"{SVG}title") == "Quoridor for 2 players on a board of 5 by 5"
    assert root.findtext(f"{SVG}desc") == (
        "Quoridor for 2 players on a board of 5 by 5. South to move. Fences S 10 N 10."
    )
    root = parsed(draw(replace(start("advanced"), side=Side.GHOSTS, moved=(Piece.CLYDE,))))
    assert root.findtext(f"{SVG}desc") == (
        "Advanced PAC-MAN in the maze Chamber. Ghosts to move: lift a chamber fence. "
        "Moved C, 3 lives, 0/4 pellets taken, fences P 12 G 4."
    )


def test_a_custom_title_is_escaped() -> None:
    title = "<script>alert('1' & \"2\")</script> ]]>"
    picture = draw(start("classic2"), title=title)
    assert "<script" not in picture
    assert parsed(picture).findtext(f"{SVG}title") == title


def test_characters_that_xml_cannot_hold_are_replaced() -> None:
    assert (
        parsed(draw(start("classic2"), title="a\x00b\x1b[0m\ud800")).findtext(f"{SVG}title")
        == "a\ufffdb\ufffd[0m\ufffd"
    )


# Highlights.


def test_turn_is_outlined() -> None:
    state = start("classic4")
    assert places(parsed(draw(replace(state, side=Side.WEST))), "turn") == Counter(["a5"])
    ghosts = replace(start("pacman"), side=Side.GHOSTS, moved=(Piece.BLINKY,))
    assert places(parsed(draw(ghosts)), "turn") == Counter(["i5", "a5", "e1"])
    active = replace(ghosts, active=Piece.INKY, steps=1)
    assert places(parsed(draw(active)), "turn") == Counter(["a5"])
    over = put(start("classic2"), S="b9", N="b2")
    assert places(parsed(draw(replace(over, side=Side.NORTH))), "turn") == Counter(["b9"]), "the winner"


def test_the_pill_of_the_side_to_move_is_lit() -> None:
    lit = THEMES["contrast"].pill_lit
    for side in (Side.SOUTH, Side.NORTH):
        root = parsed(draw(replace(start("classic2"), side=side), theme="contrast"))
        (pill,) = [pill for pill in of_class(root, "status") if any(part.get("stroke") == lit for part in pill.iter())]
        assert pill.get("data-side") == side.letter


def test_marks_last_preview_and_paths() -> None:
    squares = [parse_square(text) for text in ("e2", "d1", "e9", "d1")]
    fence = parse_fence("c3v")
    picture = draw(start("classic2"), marks=squares, last=squares[:1], preview=fence, paths=[squares[:2], []])
    root = parsed(picture)
    assert places(root, "mark") == Counter(["e2", "d1", "e9"])
    assert places(root, "last") == Counter(["e2"])
    assert places(root, "preview") == Counter(["c3v"])
    assert places(root, "fence") == Counter()
    (path,) = of_class(root, "path")
    boxes = square_boxes(root)
    numbers = [float(each) for each in re.findall(r"[\d.]+", path.get("d", ""))]
    assert numbers == [*boxes["e2"][:2], *boxes["d1"][:2]]
    plain = parsed(draw(start("classic2")))
    assert not any(of_class(plain, name) for name in ("mark", "last", "preview", "path"))


def test_squares_off_the_board_are_not_drawn() -> None:
    squares = [parse_square("b2"), parse_square("e5")]
    state = start("classic2", size=3)
    root = parsed(draw(state, marks=squares, last=squares, preview=parse_fence("c3h"), paths=[squares]))
    assert places(root, "mark") == places(root, "last") == Counter(["b2"])
    assert not of_class(root, "preview")


def test_a_preview_without_room_is_refused() -> None:
    state = start("pacman")
    for fence, is_refused in (("b7h", True), ("c7h", True), ("b7v", True), ("d7h", False), ("b5v", False)):
        root = parsed(draw(state, preview=parse_fence(fence)))
        assert bool(of_class(root, "refused")) == is_refused, fence


def test_a_path_through_a_tunnel_leaves_the_board() -> None:
    way = [parse_square(text) for text in ("b5", "a5", "i5", "h5")]
    (path,) = of_class(parsed(draw(start("advanced"), paths=[way])), "path")
    assert path.get("d", "").count("M") == 2


# The PAC-MAN modes.


def test_steps_and_boost_are_badges_of_the_active_piece() -> None:
    state = replace(start("advanced"), chamber=start("classic2").fences)
    active = replace(put(state, P="c3"), active=Piece.PACMAN, boost=4, steps=1)
    root = parsed(draw(active))
    (piece,) = [element for element in of_class(root, "piece") if element.get("data-piece") == "P"]
    for name, digit in (("boost", "4"), ("steps", "1")):
        (badge,) = of_class(root, name)
        assert badge in list(piece.iter())
        assert badge.findtext(f"{SVG}text") == digit
    assert not of_class(parsed(draw(put(state, P="c3"))), "steps")


def test_footer_shows_lives_pellets_and_ghosts() -> None:
    state = replace(start("advanced"), lives=2, reserve=1, spent=2, pellets=square_set([parse_square("a1")]))
    root = parsed(draw(put(state, K=None, C=None)))
    counts = {name: len(of_class(root, name)) for name in ("life", "lost", "reserve", "spent", "wanted", "eaten")}
    assert counts == {"life": 2, "lost": 1, "reserve": 1, "spent": 2, "wanted": 1, "eaten": 2}
    assert len(of_class(root, "waiting")) == 1
    assert not of_class(parsed(draw(put(state, P="e1"))), "waiting")


def test_respawn_squares_and_their_gates_are_marked() -> None:
    root = parsed(draw(start("advanced")))
    assert places(root, "respawn") == Counter(["e9", "e1", "a5", "i5"])
    assert len(of_class(root, "gate")) == 4
    assert not of_class(parsed(draw(start("pacman"))), "respawn")


def test_a_lifted_fence_is_shown_as_held_and_its_slot_is_marked() -> None:
    state = replace(put(start("advanced"), P="e1"), side=Side.GHOSTS)
    lifted = advanced.play(state, advanced.legal_actions(state)[0])
    root = parsed(draw(lifted))
    assert places(root, "lifted") == Counter([str(lifted.lifted)])
    assert len(of_class(root, "held")) == 1
    assert len(of_class(root, "chamber")) == 3


def test_pieces_that_have_moved_or_left_are_faded() -> None:
    def faded(state: State) -> list[str | None]:
        pieces = of_class(parsed(draw(state)), "piece")
        return [piece.get("data-piece") for piece in pieces if piece[0].get("opacity")]

    assert faded(start("classic4")) == []
    assert faded(replace(start("classic4"), retired=(Side.NORTH,))) == ["N"]
    assert faded(replace(start("pacman"), side=Side.GHOSTS, moved=(Piece.PINKY, Piece.CLYDE))) == ["K", "C"]


def test_pieces_that_share_a_square_are_drawn_apart() -> None:
    state = put(start("pacman"), B="g7", K="g7", I="g7", C="g7")
    spots = {point(element) for element in of_class(parsed(draw(state)), "piece")}
    assert len(spots) == 5


def test_ghosts_look_at_pacman_and_fear_his_boost() -> None:
    state = start("pacman")
    assert draw(state, coordinates=False) != draw(put(state, P="d5"), coordinates=False)

    def ghosts(shown: State) -> list[bytes]:
        return [ET.tostring(each) for each in of_class(parsed(draw(shown)), "piece") if each.get("data-piece") != "P"]

    assert all(calm != moved for calm, moved in zip(ghosts(state), ghosts(put(state, P="f3")), strict=True))
    afraid = replace(state, active=Piece.PACMAN, boost=3)
    assert all(calm != scared for calm, scared in zip(ghosts(state), ghosts(afraid), strict=True))
