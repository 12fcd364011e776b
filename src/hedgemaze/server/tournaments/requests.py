"""What hosts and players may do with a tournament: each request as a plan of changes, or the reason why not.

The plans run in the transaction that writes the changes; they raise nothing, because a job of the database must not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hedgemaze.server.errors import ServerError
from hedgemaze.server.storage.tournaments.rows import Changes, StoredPlayer, TournamentState
from hedgemaze.server.tournaments import plan
from hedgemaze.server.tournaments.rules.model import TournamentKind
from hedgemaze.server.tournaments.schemas import MIN_PLAYERS

Planned = tuple[Changes, ServerError | None]
Plan = Callable[[TournamentState], Planned]


@dataclass(frozen=True, slots=True)
class Joining:
    """A person or a program that wants to play."""

    key: bytes
    token: bytes
    """Hash of the token of the player's seats."""
    name: str
    account: str | None
    is_bot: bool
    rating: int | None
    lot: int
    now_ms: int


def join(joining: Joining) -> Plan:
    """Returns the plan of joining; a player who has joined already stays, and one who has left comes back."""

    def planned(state: TournamentState) -> Planned:
        settings, stage = plan.settings_of(state), state.row.stage
        known = next((each for each in state.players if each.player == joining.key), None)
        if known is not None and known.state in {"in", "paused"}:
            return Changes(), None
        if stage != "waiting" and not (stage == "playing" and settings.kind is TournamentKind.ARENA):
            return _refused("tournament.started", "it has begun")
        if known is not None and known.state == "removed":
            return _refused("tournament.removed", "the host has removed you", 403)
        if settings.is_rated and joining.account is None:
            return _refused("tournament.accounts_only", "its games are rated: you need an account", 403)
        if joining.is_bot and not settings.allows_bots:
            return _refused("tournament.no_bots", "it does not allow bots", 403)
        there = [each for each in state.players if each.state in {"in", "paused"}]
        if any(each.name.casefold() == joining.name.casefold() for each in there if not each.level):
            return _refused("tournament.name_taken", "another player has this name")
        replaced = next((each for each in there if each.level), None) if len(there) >= settings.places else None
        if len(there) >= settings.places and replaced is None:
            return _refused("tournament.full", "all places are taken")
        number = known.number if known is not None else max((each.number for each in state.players), default=0) + 1
        lot = known.lot if known is not None else joining.lot
        seed = max((each.seed for each in state.players), default=0) + 1 if stage == "playing" else 0
        seed = known.seed if known is not None and known.seed else seed
        player = StoredPlayer(
            number,
            joining.name,
            joining.key,
            joining.token,
            joining.account,
            0,
            joining.is_bot,
            "in",
            lot,
            seed,
            joining.rating,
            joining.now_ms,
            joining.now_ms,
        )
        changed = [player] if replaced is None else [player, replaced._replace(state="left")]
        return Changes({"size": len(there) + (replaced is None)}, changed), None

    return planned


def leave(key: bytes) -> Plan:
    """Returns the plan of leaving: the player loses all games that are left."""

    def planned(state: TournamentState) -> Planned:
        mine = _player(state, key)
        if mine is None:
            return _refused("tournament.not_in", "you have not joined")
        if state.row.stage in {"ended", "cancelled"}:
            return _refused("tournament.over", "it is over")
        return _without(state, mine._replace(state="left"))

    return planned


def remove(key: bytes, number: int) -> Plan:
    """Returns the plan of the host to remove a player."""

    def planned(state: TournamentState) -> Planned:
        if state.row.host != key:
            return _refused("tournament.not_host", "only the host may do this", 403)
        if state.row.stage in {"ended", "cancelled"}:
            return _refused("tournament.over", "it is over")
        found = next((each for each in state.players if each.number == number), None)
        if found is None or found.state not in {"in", "paused"}:
            return _refused("tournament.not_in", "there is no such player")
        return _without(state, found._replace(state="removed"))

    return planned


def pause(key: bytes, *, is_paused: bool, now_ms: int) -> Plan:
    """Returns the plan of a pause in an arena, or of its end."""

    def planned(state: TournamentState) -> Planned:
        mine = _player(state, key)
        if mine is None:
            return _refused("tournament.not_in", "you have not joined")
        if plan.settings_of(state).kind is not TournamentKind.ARENA or state.row.stage not in {"waiting", "playing"}:
            return _refused("tournament.no_pause", "there is no pause here")
        wanted = "paused" if is_paused else "in"
        if mine.state == wanted:
            return Changes(), None
        return Changes(players=[mine._replace(state=wanted, seen_ms=now_ms)]), None

    return planned


def start(key: bytes, now_ms: int) -> Plan:
    """Returns the plan of the host to start: the time has come now."""

    def planned(state: TournamentState) -> Planned:
        if state.row.host != key:
            return _refused("tournament.not_host", "only the host may do this", 403)
        if state.row.stage != "waiting":
            return _refused("tournament.started", "it has begun")
        settings = plan.settings_of(state)
        there = sum(each.state in {"in", "paused"} for each in state.players)
        if not settings.fill_level and there < MIN_PLAYERS:
            return _refused("tournament.too_few", f"it needs {MIN_PLAYERS} players")
        return Changes({"starts_ms": now_ms}), None

    return planned


def cancel(key: bytes, now_ms: int) -> Plan:
    """Returns the plan of the host to cancel a tournament before it begins."""

    def planned(state: TournamentState) -> Planned:
        if state.row.host != key:
            return _refused("tournament.not_host", "only the host may do this", 403)
        if state.row.stage != "waiting":
            return _refused("tournament.started", "it has begun")
        return Changes({"stage": "cancelled", "ended_ms": now_ms}), None

    return planned


def call_off(now_ms: int) -> Plan:
    """Returns the plan of a host of the server to cancel a tournament, also one that is played."""

    def planned(state: TournamentState) -> Planned:
        if state.row.stage in {"ended", "cancelled"}:
            return _refused("tournament.over", "it is over")
        return Changes({"stage": "cancelled", "ended_ms": now_ms}), None

    return planned


def _player(state: TournamentState, key: bytes) -> StoredPlayer | None:
    return next((each for each in state.players if each.player == key and each.state in {"in", "paused"}), None)


def _without(state: TournamentState, player: StoredPlayer) -> Planned:
    return Changes({"size": max(0, state.row.size - 1)}, [player]), None


def _refused(code: str, message: str, status: int = 409) -> Planned:
    return Changes(), ServerError(code, message, status=status)
