"""Backups: whole, checked, of a running server; the number that stays; failures; restoring one."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.server.admin.backups import BackupPlan, Backups, list_backups
from hedgemaze.server.errors import ServerError, StorageError
from hedgemaze.server.live.service import Service
from hedgemaze.server.storage import DATABASE, open_store
from hedgemaze.server.storage import sqlite as database
from tests.server.admin.hosts import Host
from tests.server.helpers.fakes import FakeClock, make_alone
from tests.server.helpers.postgres import Postgres
from tests.server.helpers.running import Running

pytestmark = pytest.mark.anyio

MOVES = ("e2", "e8", "e3", "e7", "d3", "d7", "d2", "d8")


def backups_of(service: Service, folder: Path, **plan: Any) -> Backups:
    return Backups(service.store, service.clock, BackupPlan(folder, **plan))


async def test_a_backup_of_a_busy_server_has_all_acknowledged_moves(alone: Running, tmp_path: Path) -> None:
    backups = backups_of(alone.server.service, tmp_path / "backups")
    opened = await alone.open_table()
    ada, bob = (alone.client(opened["room"], token=opened[name]) for name in ("token", "join"))
    async with ada, bob:
        await bob.ask("sit", "sit", seat=2, name="Bob")
        await ada.wait_version(3)
        taken: list[tuple[int, asyncio.Task[Any]]] = []
        for number, token in enumerate(MOVES):
            mover, other = (ada, bob) if number % 2 == 0 else (bob, ada)
            ack = await mover.ask("act", str(number), version=mover.version, actions=[token])
            assert ack["type"] == "ack", ack
            await other.wait_version(ack["version"])
            if number in (3, 5):
                taken.append((number + 1, asyncio.create_task(backups.make())))
                await asyncio.sleep(0)
        made = [(count, (await task).name) for count, task in taken]
    for count, name in made:
        restored = tmp_path / f"restored-{name}"
        restored.mkdir()
        shutil.copy(tmp_path / "backups" / name, restored / DATABASE)
        service = make_alone(restored, FakeClock())
        await service.start(with_loops=False)
        room = (await service.live_room(opened["room"])).room
        assert room.play is not None
        assert room.play.entries[:count] == MOVES[:count], "all moves that were acknowledged before it began"
        await service.stop()


async def test_only_the_latest_stay(service: Service, clock: FakeClock, tmp_path: Path) -> None:
    backups = backups_of(service, tmp_path / "kept", keep=3)
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "notes.txt").write_text("mine")
    names = []
    for _ in range(5):
        names.append((await backups.make()).name)
        clock.time_ms += 60_000
    assert [each.name for each in list_backups(tmp_path / "kept")] == names[:1:-1]
    assert (tmp_path / "kept" / "notes.txt").exists(), "other files are not ours"
    assert (tmp_path / "kept" / names[-1]).stat().st_mode & 0o077 == 0, "nobody else may read it"


async def test_when_one_is_due(service: Service, clock: FakeClock, tmp_path: Path) -> None:
    backups = backups_of(service, tmp_path / "due", every_seconds=3_600)
    assert backups.is_due(), "there is none yet"
    await backups.make()
    clock.time_ms += 3_599_000
    assert not backups.is_due()
    assert not backups_of(service, tmp_path / "due", every_seconds=3_600).is_due(), "a restart changes nothing"
    clock.time_ms += 1_000
    assert backups.is_due()


async def test_a_full_disk_leaves_the_others_whole(service: Service, clock: FakeClock, tmp_path: Path) -> None:
    folder = tmp_path / "full"
    backups = backups_of(service, folder, keep=1)
    first = await backups.make()
    before = (folder / first.name).read_bytes()
    clock.time_ms += 1_000
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, hard))  # a write beyond that fails, as on a full disk
    try:
        with pytest.raises(StorageError, match="the copy failed") as error:
            await backups.make()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert error.value.code == "storage.backup_failed"
    assert [path.name for path in folder.iterdir()] == [first.name], "no draft is left"
    assert (folder / first.name).read_bytes() == before
    assert (backups.made, backups.failed, bool(backups.last_error)) == (1, 1, True)
    await backups.make()
    assert (backups.made, backups.last_error) == (2, "")


async def test_a_damaged_copy_is_not_kept(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check = database.check_copy

    def damaged(copy: sqlite3.Connection) -> None:
        copy.execute("PRAGMA writable_schema=ON")
        copy.execute("UPDATE sqlite_master SET rootpage = 9999 WHERE name = 'rooms'")
        copy.commit()
        copy.execute("PRAGMA writable_schema=RESET")
        check(copy)

    monkeypatch.setattr(database, "check_copy", damaged)
    with pytest.raises(StorageError):
        await backups_of(service, tmp_path / "bad").make()
    assert list((tmp_path / "bad").iterdir()) == []


async def test_the_draft_of_a_killed_process_is_removed(service: Service, tmp_path: Path) -> None:
    folder = tmp_path / "drafts"
    folder.mkdir()
    (folder / ".hedgemaze-20260101T000000000Z.db.77.tmp").write_bytes(b"half")
    made = await backups_of(service, folder).make()
    assert [path.name for path in folder.iterdir()] == [made.name]


async def test_the_routes(folder: Path, tmp_path: Path) -> None:
    async with Running(folder) as running:
        host = await Host.of(running.server, running.address)
        assert await host.get("backups") == {"state": "off"}
        answer = await host.post("backups")
        assert (answer.status_code, answer.json()["code"]) == (409, "admin.backup_off")
        running.server.admin.backups.plan = BackupPlan(tmp_path / "made", keep=2)
        made = (await host.post("backups")).json()
        shown = await host.get("backups")
        assert (shown["state"], shown["keep"], shown["backups"]) == ("on", 2, [made])
        assert [each["action"] for each in (await host.get("audit"))["items"]] == ["backup.made"]
        open_store_of_copy(tmp_path / "made" / made["name"], tmp_path / "restored")
        with sqlite3.connect(tmp_path / "restored" / DATABASE) as copy:
            rows = copy.execute("SELECT action, subject FROM audit").fetchall()
        assert rows == [("backup.made", made["name"])], "the copy has its own row"
        await host.http.aclose()


def open_store_of_copy(copy: Path, folder: Path) -> None:
    folder.mkdir()
    shutil.copy(copy, folder / DATABASE)
    open_store(folder)


async def test_a_schedule_makes_backups(folder: Path, tmp_path: Path) -> None:
    async with Running(folder) as running:
        backups = running.server.admin.backups
        backups.plan = BackupPlan(tmp_path / "often", every_seconds=0.05, keep=2)
        task = asyncio.create_task(backups.run())
        async with asyncio.timeout(20):
            while backups.made < 3:
                await asyncio.sleep(0.02)
        task.cancel()
        assert len(list_backups(tmp_path / "often")) == 2


@pytest.mark.slow
def test_postgresql_is_backed_up_elsewhere(postgres: Postgres, tmp_path: Path) -> None:
    store = open_store(postgres.new_database())
    with pytest.raises(ServerError, match="its own tools"):
        Backups(store, FakeClock(), BackupPlan(tmp_path)).require()
