"""Playing actions: all or none, one turn, the seat's own pieces, no message twice and none too late."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hedgemaze.core import Position
from hedgemaze.rooms import Act, Acted, Ended, Leave, Say, Stage, Undo, advance, replay, to_game
from hedgemaze.rooms.log import apply_game
from hedgemaze.rules import Action, Family, Piece, Reason, Side, all_actions
from tests.rooms.host import Host, table

GHOSTS = "pacman;deal=P.BK.IC{} d3hg5hb7hg2vc4ve7v Pe5Be8Kh7Ia4Ce1 - a1i1a9i9/0/0/3 G - 2/1/0"
"""The ghosts to play; Blinky sees PAC-MAN and is in frenzy."""


def ghosts(house: str = "") -> Host:
    return Host.started(table(f"pacman;deal=P.BK.IC{house}", start=GHOSTS.format(house)))


def test_an_action_is_an_event_with_its_seat_and_time() -> None:
    host = Host.started(table("classic2"))
    host.now_ms += 1_234
    (event,) = host.send(Act(seat=1, id="x1", actions=("e2",)))
    assert event == Acted(version=5, at_ms=1_001_234, seat=1, command="x1", actions=("e2",))
    assert host.text == "classic2 - Se2Ne9 10,10 - N - 1"


def test_several_actions_are_all_played_or_none() -> None:
    host = Host.started(table("pacman"))
    assert host.refused(Act(seat=1, actions=("Pf5", "Pf9"))) == "action.too_far"
    assert host.refused(Act(seat=1, actions=("Pf5", "nonsense"))) == "action.unreadable"
    assert host.text.endswith("P - 0/1/0")
    host.act(1, "Pf5", "Pf4")
    assert host.text.endswith("G - 2/1/0")


def test_an_action_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """`advance` passes the position that it has judged to `apply`, which plays actions only for a log."""
    host = Host.started(table("pacman"))
    calls: Counter[str] = Counter()

    def count(kind: Any, name: str) -> None:
        original = getattr(kind, name)

        def counted(*given: Any) -> Any:
            calls[name] += 1
            return original(*given)

        monkeypatch.setattr(kind, name, counted)

    count(Position, "play")
    count(apply_game, "play_entries")
    _, events = advance(host.room, Act(seat=1, actions=("Pf5", "Pf4")), host.now_ms, host.draw)
    assert calls == {"play": 2}
    replay(events, host.room)
    assert calls == {"play": 2, "play_entries": 1}


def test_actions_belong_to_one_turn() -> None:
    assert Host.started(table("classic2")).refused(Act(seat=1, actions=("e2", "e8"))) == "room.turn_over"
    host = Host.started(table("pacman"))
    assert host.refused(Act(seat=1, actions=("Pf5", "Pf4", "Be8"))) == "room.turn_over"
    assert host.refused(Act(seat=1, actions=())) == "room.bad_actions"
    assert host.refused(Act(seat=1, actions=("Pf5",) * 65)) == "room.bad_actions"


def test_a_win_ends_the_room() -> None:
    host = Host.started(table("classic2;size=3;fences=0"))
    host.act(1, "a1")
    host.act(2, "a3")
    host.act(1, "a2")
    host.act(2, "b3")
    _, ended = host.act(1, "a3")
    assert ended == Ended(version=10, at_ms=host.now_ms, reason=Reason.REACHED_GOAL, winner=Side.SOUTH)
    assert host.room.stage is Stage.ENDED
    assert host.refused(Act(seat=2, actions=("b2",))) == "room.over"


def test_the_third_repetition_ends_the_game_unless_the_house_plays_on() -> None:
    for house, stage in (("", Stage.ENDED), (";repetition_draw=false", Stage.PLAYING)):
        host = Host.started(table(f"classic2{house}"))
        for there in ("e2", "e8"), ("e1", "e9"), ("e2", "e8"), ("e1", "e9"):
            host.act(1, there[0])
            host.act(2, there[1])
        assert host.room.stage is stage
        assert (host.room.outcome is not None and host.room.outcome.reason is Reason.REPETITION) is (not house)


def round_to(position: Position, key: str) -> list[Action]:
    """Returns the actions of one round that lead to a position with this key."""
    paths: list[tuple[Position, list[Action]]] = [(position, [])]
    while paths:
        here, path = paths.pop()
        if path and here.side is Side.PACMAN and path[-1] not in PACMANS and here.key == key:
            return path
        if not path or here.side is Side.GHOSTS or path[-1] in PACMANS:
            paths += [(here.play(action), [*path, action]) for action in here.legal_actions()]
    raise AssertionError("there is no way back")


PACMANS = {action for action in all_actions(Family.PACMAN) if getattr(action, "piece", None) is Piece.PACMAN}


@pytest.mark.parametrize(("house", "winner"), [("draw", None), ("ghosts", Side.GHOSTS), ("pacman", Side.PACMAN)])
def test_a_repetition_of_the_pacman_variant_ends_as_the_house_rules_say(house: str, winner: Side | None) -> None:
    rules = ";ghost_order=fixed" if house == "draw" else f";ghost_order=fixed;stall_result={house}"
    host = Host.started(table(f"pacman{rules}"))
    assert host.room.play is not None
    start = host.room.play.position
    there: list[Action] = [start.parse_action("Pf5"), start.parse_action("Pf4")]
    position = start.play("Pf5").play("Pf4")
    while position.side is Side.GHOSTS:
        there.append(position.legal_actions()[0])
        position = position.play(there[-1])
    back = round_to(position, start.key)
    for action in (*there, *back, *there, *back):
        host.act(1 if action in PACMANS else 2, str(action))
    outcome = host.room.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winner) == (Reason.REPETITION, winner)
    assert to_game(host.room).outcome() == outcome


def test_the_position_before_a_take_back_does_not_count() -> None:
    host = Host.started(table("classic2", "hh"))
    for there in ("e2", "e8"), ("e1", "e9"), ("e2", "e8"):
        host.act(1, there[0])
        host.act(2, there[1])
    host.act(1, "e1")
    host.send(Undo(seat=1))
    host.act(1, "e1")
    host.send(Undo(seat=1))
    host.act(1, "e1")
    assert host.stage() is Stage.PLAYING
    host.act(2, "e9")
    assert host.room.stage is Stage.ENDED


def test_a_game_without_end_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgemaze.rooms.handlers.transaction.LONGEST_GAME", 3)
    host = Host.started(table("classic2"))
    host.act(1, "e2")
    host.act(2, "e8")
    _, ended = host.act(1, "e3")
    assert isinstance(ended, Ended)
    assert (ended.reason, ended.winner) == (Reason.AGREED, None)
    assert to_game(host.room).outcome() == host.room.outcome


# Shared ghosts.


def test_any_ghost_seat_moves_any_ghost_of_its_own_that_has_not_moved() -> None:
    host = ghosts()
    assert host.refused(Act(seat=1, actions=("Pe6",))) == "room.not_your_turn"
    assert host.refused(Act(seat=2, actions=("Ia3",))) == "room.not_your_piece"
    host.act(3, "Ia3")
    host.act(2, "Kh6")
    assert host.refused(Act(seat=2, actions=("Kh5",))) == "action.already_moved"
    host.act(3, "Cd1")
    host.act(2, "Be7", "Bd7")
    assert host.room.play is not None
    assert host.room.play.position.side is Side.PACMAN


def test_a_ghost_that_has_begun_is_finished_by_its_seat() -> None:
    host = ghosts()
    host.act(2, "Be7")
    assert host.refused(Act(seat=3, actions=("Be6",))) == "room.not_your_piece"
    assert host.refused(Act(seat=3, actions=("Ia3",))) == "action.other_piece_moving"
    host.act(2, "B-")
    host.act(3, "Ia3")


def test_house_rules_may_fix_the_order_of_the_seats() -> None:
    host = ghosts(";ghost_order=seats")
    assert host.refused(Act(seat=3, actions=("Ia3",))) == "action.ghost_order"
    host.act(2, "Kh6")
    host.act(2, "Be7", "B-")
    host.act(3, "Cd1")


def test_messages_of_two_ghost_seats_may_cross_within_a_turn() -> None:
    host = ghosts()
    seen = host.room.version
    host.send(Act(seat=2, version=seen, actions=("Kh6",)))
    host.send(Act(seat=3, version=seen, actions=("Ia3",)))


def test_the_seat_that_lifts_a_chamber_fence_places_it() -> None:
    host = Host.started(table("advanced;deal=P.BK.IC"))
    host.act(1, "P@e9", "Pe8")
    assert host.text.split(" ")[5].startswith("P")
    host.act(1, "P-")
    host.act(3, "~d5h")
    assert host.room.play is not None
    assert host.room.play.lifter == 3
    assert host.refused(Act(seat=2, actions=("a1h",))) == "room.not_your_piece"
    host.act(3, "a1h")
    assert host.room.play.lifter == 0


def test_a_lifted_fence_passes_on_with_the_seat() -> None:
    host = Host.started(table("advanced;deal=P.BK.IC"))
    host.act(1, "P@e9", "Pe8", "P-")
    host.act(3, "~d5h")
    host.send(Leave(seat=3))
    host.act(2, "a1h")


# Messages that come twice, late or early.


def test_a_repeated_id_changes_nothing() -> None:
    host = Host.started(table("classic2"))
    command = Act(seat=1, id="m1", actions=("e2",))
    assert len(host.send(command)) == 1
    assert host.send(command) == ()
    host.act(2, "e8")
    assert host.send(command) == ()
    host.send(Act(seat=1, id="m2", actions=("e3",)))
    assert host.send(Act(seat=1, id="m1", actions=("e4",))) == ()


def test_ids_are_a_seats_own_and_a_bounded_number_is_remembered() -> None:
    host = Host.started(table("classic2"))
    host.send(Act(seat=1, id="m", actions=("e2",)))
    host.send(Act(seat=2, id="m", actions=("e8",)))
    for number in range(32):
        host.now_ms += 10_000
        host.send(Say(seat=1, id=f"s{number}", phrase="hello"))
    assert [len(ids) for ids in host.room.recent] == [32, 1]
    assert "m" not in host.room.recent[0]


def test_a_message_about_a_turn_that_is_over_is_stale() -> None:
    host = Host.started(table("classic2"))
    seen = host.room.version
    host.send(Act(seat=1, version=seen, actions=("e2",)))
    assert host.refused(Act(seat=1, version=seen, actions=("e3",))) == "room.stale"
    host.act(2, "e8")
    assert host.refused(Act(seat=1, version=seen, actions=("e3",))) == "room.stale"
    assert host.refused(Act(seat=1, version=99, actions=("e3",))) == "room.future_version"
    host.send(Act(seat=1, version=host.room.version, actions=("e3",)))


def test_a_phrase_does_not_make_a_message_stale() -> None:
    host = Host.started(table("classic2"))
    seen = host.room.version
    host.send(Say(seat=2, phrase="hello"))
    host.send(Act(seat=1, version=seen, actions=("e2",)))


@pytest.mark.parametrize("token", ["e9", "e1", "Pe2", "z", "", "e2 ", "~e3h"])
def test_illegal_actions_are_refused_with_the_codes_of_the_rules(token: str) -> None:
    host = Host.started(table("classic2"))
    assert host.refused(Act(seat=1, actions=(token,))).split(".")[0] in ("action", "square", "fence")
