"""Offers: making, answering and carrying them out; undo, hints and giving time."""

from __future__ import annotations

from hedgemaze.rooms.commands import Answer, GiveTime, Hint, Judge, Offer, Undo
from hedgemaze.rooms.errors import RoomError
from hedgemaze.rooms.game import GameState
from hedgemaze.rooms.handlers.leave import check_not_too_soon, resign_side
from hedgemaze.rooms.handlers.rematch import next_table
from hedgemaze.rooms.handlers.transaction import Transaction
from hedgemaze.rooms.limits import check_budget, check_not_full
from hedgemaze.rooms.log.events import Answered, Cause, Credited, Offered, Rematched, TookBack
from hedgemaze.rooms.offers import OfferKind, OpenOffer
from hedgemaze.rooms.room import Room, Stage
from hedgemaze.rules import Side

GIVEN_MS = 15_000
"""The time that one command gives."""
EVEN_ENOUGH = 0.9
"""An engine agrees to a draw if it expects at most this part of an even share of the game's point."""


def offer(transaction: Transaction, command: Offer) -> None:
    """Makes an offer; if no seat needs to agree, it is carried out at once."""
    transaction.person()
    kind, seat = command.kind, command.seat
    if kind is OfferKind.RESIGN:
        raise RoomError("room.bad_offer", "a resignation is no offer", given=kind.value)
    turn = 0
    if kind is OfferKind.REMATCH:
        _check_rematch(transaction)
    else:
        game, _ = transaction.in_game()
        if kind is OfferKind.TAKE_BACK:
            if transaction.room.settings.is_rated:
                raise RoomError("room.rated", "nothing is taken back in a rated game", given=kind.value)
            transaction.check_version(game.changed)
            turn = _turn_to_take_back(transaction, game, (transaction.room.side(seat),))
    _make(
        transaction, OpenOffer(kind, seat, transaction.room.version + 1, _asked(transaction.room, kind, seat), (), turn)
    )


def _make(transaction: Transaction, offer: OpenOffer) -> None:
    pending = transaction.room.offer(offer.kind)
    if pending is not None:
        if offer.seat not in pending.waiting:
            raise RoomError("room.offer_pending", "this is on offer already", given=offer.kind.value)
        if offer.kind is not OfferKind.TAKE_BACK:  # two take backs need not mean the same turn
            _agree(transaction, pending)
            return
        raise RoomError("room.offer_pending", "answer the other offer first", given=offer.kind.value)
    if offer.kind is not OfferKind.REMATCH:
        check_not_full(transaction.room)
    if not offer.asked:
        _carry_out(transaction, offer)
        return
    check_not_too_soon(transaction.room, offer.kind, offer.seat)
    transaction.add(Offered, kind=offer.kind, asked=offer.asked, turn=offer.turn)


def _asked(room: Room, kind: OfferKind, seat: int) -> tuple[int, ...]:
    """Returns the seats that must agree: all people affected; engines to draws alone, for sides without people."""
    others = [each for each in room.persons if each != seat]
    if kind is OfferKind.REMATCH:
        return tuple(others)
    playing = room.playing
    asked = {each for each in others if room.side(each) in playing}
    if kind is OfferKind.DRAW:
        for side in playing:
            seats = [each for each in range(1, len(room.seats) + 1) if room.side(each) is side]
            if not any(each in room.persons for each in seats):
                asked.add(next(each for each in seats if room.seat(each).is_engine and room.seat(each).hand))
    return tuple(sorted(asked))


def answer(transaction: Transaction, command: Answer) -> None:
    """Answers an offer; the last agreement carries it out."""
    transaction.person()
    offer = next((each for each in transaction.room.offers if each.version == command.offer), None)
    if offer is None:
        raise RoomError("room.no_offer", "there is no such offer any more", given=command.offer)
    if offer.kind is not OfferKind.REMATCH:
        transaction.playing()
    if command.seat == offer.seat and not command.agree:
        transaction.add(Answered, offer=offer.version, agree=False)
        return
    if command.seat not in offer.waiting:
        raise RoomError("room.not_asked", "this seat is not asked", given=command.seat)
    if command.agree:
        _agree(transaction, offer)
    else:
        transaction.add(Answered, offer=offer.version, agree=False)


def judge(transaction: Transaction, command: Judge) -> None:
    """Answers a draw offer for an engine: it agrees if it expects clearly less than an even share."""
    if not transaction.seat().is_engine:
        raise RoomError("room.not_an_engine", "a person sits there", given=command.seat)
    transaction.playing()
    offer = transaction.room.offer(OfferKind.DRAW)
    if offer is None or command.seat not in offer.waiting:
        raise RoomError("room.no_offer", "there is no offer to judge", given=command.seat)
    if command.value <= EVEN_ENOUGH / len(transaction.room.playing):
        _agree(transaction, offer)
    else:
        transaction.add(Answered, offer=offer.version, agree=False)


def engines_to_answer(room: Room) -> tuple[int, ...]:
    """Returns the engine seats that are asked for a draw; each answers by a `Judge`.

    >>> from hedgemaze.rooms import Act, Holder, Offer, SeatPlan, Settings, advance, open_room
    >>> seats = (SeatPlan(Holder.HERE, name="Ada"), SeatPlan(Holder.ENGINE, level=3))
    >>> room, events = open_room(Settings("classic2", seats), 0, lambda count: 0)
    >>> for command in (Act(seat=1, id="a1", actions=("e2",)), Offer(seat=1, id="a2", kind=OfferKind.DRAW)):
    ...     room, events = advance(room, command, 1_000, lambda count: 0)
    >>> engines_to_answer(room)
    (2,)
    """
    offer = room.offer(OfferKind.DRAW)
    return () if offer is None else tuple(seat for seat in offer.waiting if room.seat(seat).is_engine)


def _agree(transaction: Transaction, offer: OpenOffer) -> None:
    transaction.add(Answered, offer=offer.version, agree=True)
    if not offer.with_agreement(transaction.command.seat).waiting:
        _carry_out(transaction, offer)


def _carry_out(transaction: Transaction, offer: OpenOffer) -> None:
    match offer.kind:
        case OfferKind.DRAW:
            transaction.end_by_agreement()
        case OfferKind.TAKE_BACK:
            transaction.add(TookBack, turn=offer.turn)
        case OfferKind.RESIGN:
            resign_side(transaction, transaction.room.side(offer.seat))
        case OfferKind.REMATCH:
            settings, seats = next_table(transaction.room)
            transaction.add(Rematched, settings=settings, seats=seats)


def _check_rematch(transaction: Transaction) -> None:
    room = transaction.room
    if room.stage is not Stage.ENDED:
        raise RoomError("room.not_over", "the game is not over")
    if room.rematch is not None:
        raise RoomError("room.offer_pending", "the rematch is agreed already")
    if set(room.persons) != set(room.settings.persons):
        raise RoomError("room.somebody_left", "a player has left the table")


def _turn_to_take_back(transaction: Transaction, game: GameState, sides: tuple[Side, ...]) -> int:
    """Returns the number of the last turn that one of these sides has begun."""
    for number in range(len(game.turns) - 1, game.floor - 1, -1):
        if game.turns[number].side in sides and game.has_actions(number):
            return number
    raise RoomError("room.nothing_to_take_back", "there is nothing to take back", given=transaction.command.seat)


def undo(transaction: Transaction, command: Undo) -> None:
    """Takes back the last turn that a person began, with what engines played since."""
    transaction.person()
    game, _ = transaction.playing()
    if not transaction.room.settings.is_one_screen:
        raise RoomError("room.no_undo", "others must agree: offer a take back", given=command.seat)
    check_not_full(transaction.room)
    transaction.check_version(game.changed)
    sides = tuple({transaction.room.side(seat) for seat in transaction.room.persons})
    transaction.add(TookBack, turn=_turn_to_take_back(transaction, game, sides))


def hint(transaction: Transaction, command: Hint) -> None:
    """Checks that a hint may be given; causes no event."""
    transaction.person()
    transaction.in_game()
    if not transaction.room.settings.is_one_screen:
        raise RoomError("room.no_hints", "there are no hints against other people", given=command.seat)


def give_time(transaction: Transaction, command: GiveTime) -> None:
    """Gives another side time, without asking it."""
    transaction.person()
    transaction.in_game()
    if not transaction.room.settings.timing.is_fischer:
        raise RoomError("room.no_clock", "there is no clock to add to")
    if command.side is transaction.room.side(command.seat):
        raise RoomError("room.own_clock", "time is given to others", given=command.side.letter)
    if command.side not in transaction.room.playing:
        raise RoomError("room.side_out", "this side has left the game", given=command.side.letter)
    check_budget(transaction.room, command.seat)
    transaction.add(Credited, side=command.side, ms=GIVEN_MS, cause=Cause.GIVEN)
