"""`Announcements`: texts of hosts that the page shows to everyone for a time."""

from __future__ import annotations

from hedgemaze.server.errors import ServerError
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage.moderation.admin import HostChange, row_id
from hedgemaze.server.storage.moderation.moderation import Announcement

MAX_TEXT = 300
ALL = "*"
"""The key of the text for languages without one of their own."""


class Announcements:
    """The announcements that one node knows."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._store = service.store.moderation
        self._known: list[Announcement] = []

    def current(self) -> list[Announcement]:
        """Returns those to be shown now, the latest first."""
        now_ms = self._service.clock.now_ms()
        return [each for each in self._known if each.from_ms <= now_ms < each.until_ms]

    async def all(self) -> list[Announcement]:
        """Returns all announcements that are not over, the latest first.

        Raises:
            StorageError: the database is down.
        """
        await self.refresh()
        return self._known

    async def add(self, texts: dict[str, str], from_ms: int, until_ms: int, change: HostChange) -> Announcement:
        """Adds an announcement.

        Raises:
            ServerError: there is no text for all languages, a text is too long, or the time is over.
        """
        texts = {language: text.strip() for language, text in texts.items() if text.strip()}
        if ALL not in texts or any(len(text) > MAX_TEXT for text in texts.values()):
            raise ServerError("admin.bad_announcement", f"a text has 1 to {MAX_TEXT} characters")
        if until_ms <= max(from_ms, change.at_ms):
            raise ServerError("admin.bad_time", "the end is not after the beginning", given=until_ms)
        added = Announcement(row_id(change.at_ms), texts, from_ms, until_ms)
        await self._store.put_announcement(added, change)
        await self.refresh()
        return added

    async def delete(self, id: str, change: HostChange) -> bool:  # noqa: A002  # the column
        """Deletes an announcement; False if it does not exist."""
        is_deleted = await self._store.delete_announcement(id, change)
        await self.refresh()
        return is_deleted

    async def refresh(self) -> None:
        """Reads the announcements from the database.

        Raises:
            StorageError: the database is down.
        """
        self._known = await self._store.announcements(self._service.clock.now_ms())
