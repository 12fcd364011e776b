"""Offers made, answered and carried out; undo; time given."""

from __future__ import annotations

from hedgemaze.rooms.commands import Answer, GiveTime, Hint, Judge, Propose, Undo
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.game import Play
from hedgemaze.rooms.handlers.draft import Draft
from hedgemaze.rooms.handlers.leave import check_not_too_soon, resign_side
from hedgemaze.rooms.handlers.limits import check_budget, check_not_full
from hedgemaze.rooms.handlers.rematch import next_table
from hedgemaze.rooms.log.events import Answered, Cause, Credited, Offered, Rematched, TookBack
from hedgemaze.rooms.offers import Kind, Offer
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rules import Side

__all__ = ["answer", "engines_to_answer", "give_time", "hint", "judge", "propose", "undo"]

GIVEN_MS = 15_000
"""How much time is given at once."""
EVEN_ENOUGH = 0.9
"""An engine agrees to a draw when it expects at most this part of an even share of the game's point."""


def propose(draft: Draft, command: Propose) -> None:
    """Makes an offer; where nobody needs to agree it is carried out at once."""
    draft.person()
    kind, seat = command.kind, command.seat
    if kind is Kind.RESIGN:
        raise RoomError("room.bad_offer", "whoever wants to resign resigns", given=kind.value)
    turn = 0
    if kind is Kind.REMATCH:
        _check_rematch(draft)
    else:
        play, _ = draft.in_game()
        if kind is Kind.TAKE_BACK:
            draft.fresh(play.changed)
            turn = _turn_to_take_back(draft, play, (draft.room.side(seat),))
    _make(draft, Offer(kind, seat, draft.room.version + 1, _asked(draft.room, kind, seat), (), turn))


def _make(draft: Draft, offer: Offer) -> None:
    pending = draft.room.offer(offer.kind)
    if pending is not None:
        if offer.seat not in pending.waiting:
            raise RoomError("room.offer_pending", "this is on offer already", given=offer.kind.value)
        if offer.kind is not Kind.TAKE_BACK:  # two take backs need not mean the same turn
            _agree(draft, pending)
            return
        raise RoomError("room.offer_pending", "answer the other offer first", given=offer.kind.value)
    if offer.kind is not Kind.REMATCH:
        check_not_full(draft.room)
    if not offer.asked:
        _carry_out(draft, offer)
        return
    check_not_too_soon(draft.room, offer.kind, offer.seat)
    draft.add(Offered, kind=offer.kind, asked=offer.asked, turn=offer.turn)


def _asked(room: Room, kind: Kind, seat: int) -> tuple[int, ...]:
    """Returns who must agree: everybody affected, engines only to draws and only for sides without people."""
    others = [each for each in room.persons if each != seat]
    if kind is Kind.REMATCH:
        return tuple(others)
    playing = room.playing
    asked = {each for each in others if room.side(each) in playing}
    if kind is Kind.DRAW:
        for side in playing:
            seats = [each for each in range(1, len(room.seats) + 1) if room.side(each) is side]
            if not any(each in room.persons for each in seats):
                asked.add(next(each for each in seats if room.seat(each).is_engine and room.seat(each).hand))
    return tuple(sorted(asked))


def answer(draft: Draft, command: Answer) -> None:
    """Answers an offer; the last yes carries it out."""
    draft.person()
    offer = next((each for each in draft.room.offers if each.version == command.offer), None)
    if offer is None:
        raise RoomError("room.no_offer", "there is no such offer any more", given=command.offer)
    if offer.kind is not Kind.REMATCH:
        draft.playing()
    if command.seat == offer.seat and not command.agree:
        draft.add(Answered, offer=offer.version, agree=False)
        return
    if command.seat not in offer.waiting:
        raise RoomError("room.not_asked", "this seat is not asked", given=command.seat)
    if command.agree:
        _agree(draft, offer)
    else:
        draft.add(Answered, offer=offer.version, agree=False)


def judge(draft: Draft, command: Judge) -> None:
    """Answers a draw offer for an engine: yes, if it expects clearly less than an even share."""
    if not draft.seat().is_engine:
        raise RoomError("room.not_an_engine", "a person answers for himself", given=command.seat)
    draft.playing()
    offer = draft.room.offer(Kind.DRAW)
    if offer is None or command.seat not in offer.waiting:
        raise RoomError("room.no_offer", "there is no offer to judge", given=command.seat)
    if command.value <= EVEN_ENOUGH / len(draft.room.playing):
        _agree(draft, offer)
    else:
        draft.add(Answered, offer=offer.version, agree=False)


def engines_to_answer(room: Room) -> tuple[int, ...]:
    """Returns the engine seats that are asked for a draw; each answers by a `Judge`."""
    offer = room.offer(Kind.DRAW)
    return () if offer is None else tuple(seat for seat in offer.waiting if room.seat(seat).is_engine)


def _agree(draft: Draft, offer: Offer) -> None:
    draft.add(Answered, offer=offer.version, agree=True)
    if not offer.with_yes(draft.command.seat).waiting:
        _carry_out(draft, offer)


def _carry_out(draft: Draft, offer: Offer) -> None:
    match offer.kind:
        case Kind.DRAW:
            draft.end_by_agreement()
        case Kind.TAKE_BACK:
            draft.add(TookBack, turn=offer.turn)
        case Kind.RESIGN:
            resign_side(draft, draft.room.side(offer.seat))
        case Kind.REMATCH:
            settings, seats = next_table(draft.room)
            draft.add(Rematched, settings=settings, seats=seats)


def _check_rematch(draft: Draft) -> None:
    room = draft.room
    if room.stage is not Stage.ENDED:
        raise RoomError("room.not_over", "the game is not over")
    if room.rematch is not None:
        raise RoomError("room.offer_pending", "the rematch is agreed already")
    if set(room.persons) != set(room.settings.persons):
        raise RoomError("room.somebody_left", "somebody has left the table")


def _turn_to_take_back(draft: Draft, play: Play, sides: tuple[Side, ...]) -> int:
    """Returns the number of the last turn that one of the sides has begun."""
    for number in range(len(play.turns) - 1, play.floor - 1, -1):
        if play.turns[number].side in sides and play.began(number):
            return number
    raise RoomError("room.nothing_to_take_back", "there is nothing to take back", given=draft.command.seat)


def undo(draft: Draft, command: Undo) -> None:
    """Takes back the last turn that a person began, with what engines played since."""
    draft.person()
    play, _ = draft.playing()
    if not draft.room.settings.is_one_screen:
        raise RoomError("room.no_undo", "others must agree: offer a take back", given=command.seat)
    check_not_full(draft.room)
    draft.fresh(play.changed)
    sides = tuple({draft.room.side(seat) for seat in draft.room.persons})
    draft.add(TookBack, turn=_turn_to_take_back(draft, play, sides))


def hint(draft: Draft, command: Hint) -> None:
    """Checks that a hint may be given; nothing is written."""
    draft.person()
    draft.in_game()
    if not draft.room.settings.is_one_screen:
        raise RoomError("room.no_hints", "there are no hints against other people", given=command.seat)


def give_time(draft: Draft, command: GiveTime) -> None:
    """Gives another side time; it is not asked."""
    draft.person()
    draft.in_game()
    if not draft.room.settings.timing.is_fischer:
        raise RoomError("room.no_clock", "there is no clock to add to")
    if command.side is draft.room.side(command.seat):
        raise RoomError("room.own_clock", "time is given to others", given=command.side.letter)
    if command.side not in draft.room.playing:
        raise RoomError("room.side_out", "this side has left the game", given=command.side.letter)
    check_budget(draft.room, command.seat)
    draft.add(Credited, side=command.side, ms=GIVEN_MS, cause=Cause.GIVEN)
