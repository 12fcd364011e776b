"""`Store`: the database of one node, one member per group of tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hedgemaze.server.errors import missing_cluster
from hedgemaze.server.storage import sqlite
from hedgemaze.server.storage.accounts.accounts import AccountStore
from hedgemaze.server.storage.accounts.credentials import CredentialStore
from hedgemaze.server.storage.accounts.sessions import SessionStore
from hedgemaze.server.storage.connections import Connections
from hedgemaze.server.storage.database_thread import Database
from hedgemaze.server.storage.lobby import LobbyStore
from hedgemaze.server.storage.moderation.admin import AdminStore
from hedgemaze.server.storage.moderation.moderation import ModerationStore
from hedgemaze.server.storage.moderation.search import HostSearch
from hedgemaze.server.storage.moderation.usage import UsageStore
from hedgemaze.server.storage.nodes.analyses import AnalysisStore
from hedgemaze.server.storage.nodes.heartbeats import HeartbeatStore
from hedgemaze.server.storage.nodes.leases import LeaseStore
from hedgemaze.server.storage.notices.notices import NoticeStore
from hedgemaze.server.storage.notices.subscriptions import SubscriptionStore
from hedgemaze.server.storage.ratings.fair_play import FairPlayStore
from hedgemaze.server.storage.ratings.ratings import RatingStore
from hedgemaze.server.storage.rooms import RoomStore
from hedgemaze.server.storage.rooms.room_index import RoomIndex
from hedgemaze.server.storage.rooms.seats import SeatStore
from hedgemaze.server.storage.social.challenges import ChallengeStore
from hedgemaze.server.storage.social.relations import SocialStore
from hedgemaze.server.storage.social.results import ResultStore
from hedgemaze.server.storage.tournaments.tournaments import TournamentStore

DATABASE = "hedgemaze.db"
"""The name of the SQLite file in the data folder."""


class Store:
    """A database. Every write goes through one thread; its future is done after the commit."""

    def __init__(self, connect: Callable[[], Database], *, is_shared: bool = False) -> None:
        """Prepares a store without connecting.

        Args:
            connect: opens a connection.
            is_shared: whether other nodes may write to the same database.
        """
        self.is_shared = is_shared
        self.path: Path | None = None
        """The file of an SQLite database."""
        self.connections = Connections(connect)
        self.rooms = RoomStore(self.connections)
        self.room_index = RoomIndex(self.connections)
        self.seats = SeatStore(self.connections)
        self.heartbeats = HeartbeatStore(self.connections)
        self.leases = LeaseStore(self.connections)
        self.analyses = AnalysisStore(self.connections)
        self.lobby = LobbyStore(self.connections)
        self.tournaments = TournamentStore(self.connections)
        self.ratings = RatingStore(self.connections)
        self.fair_play = FairPlayStore(self.connections)
        self.social = SocialStore(self.connections)
        self.challenges = ChallengeStore(self.connections)
        self.results = ResultStore(self.connections)
        self.notices = NoticeStore(self.connections)
        self.subscriptions = SubscriptionStore(self.connections)
        self.admin = AdminStore(self.connections)
        self.moderation = ModerationStore(self.connections, self.admin)
        self.usage = UsageStore(self.connections)
        self.search = HostSearch(self.connections)
        self.accounts = AccountStore(self.connections)
        self.credentials = CredentialStore(self.connections)
        self.sessions = SessionStore(self.connections)

    async def start(self) -> None:
        """Starts the two database threads."""
        self.connections.start()

    async def stop(self) -> None:
        """Finishes all submitted jobs and closes the connections."""
        await self.connections.stop()


def open_store(where: Path | str) -> Store:
    """Returns the store of a data folder, or of a PostgreSQL database by its URL, with the current schema.

    Raises:
        StorageError: the database cannot be used.
        ServerError: the packages for PostgreSQL are not installed.
    """
    if isinstance(where, str):
        try:
            from hedgemaze.server.storage import postgres  # noqa: PLC0415  # psycopg is an optional dependency
        except ImportError as error:  # psycopg without libpq raises no ModuleNotFoundError
            raise missing_cluster(error.name or "psycopg") from None
        postgres.prepare(where)
        return Store(lambda: postgres.PostgresDatabase(where), is_shared=True)
    path = where / DATABASE
    sqlite.prepare(path)
    store = Store(lambda: sqlite.SqliteDatabase(path))
    store.path = path
    return store
