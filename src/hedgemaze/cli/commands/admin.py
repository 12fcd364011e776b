"""`hedgemaze admin`: makes, lists and revokes admin tokens of a server, which may run meanwhile."""

from __future__ import annotations

import asyncio
import time
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from hedgemaze.cli.commands.serve import DatabaseOption, DataOption, data_folder
from hedgemaze.cli.errors import CommandError
from hedgemaze.errors import no_such
from hedgemaze.locales import t

if TYPE_CHECKING:
    from hedgemaze.server.storage import Store


class TokenAction(StrEnum):
    """What to do with tokens."""

    TOKEN = "token"
    LIST = "list"
    REVOKE = "revoke"


ActionArgument = Annotated[TokenAction, typer.Argument(metavar="ACTION", help="cli-option-admin-action")]
LabelArgument = Annotated[str, typer.Argument(metavar="LABEL", help="cli-option-admin-label")]


def admin(
    action: ActionArgument, label: LabelArgument = "host", data: DataOption = None, database: DatabaseOption = None
) -> None:
    """Make an admin token and print it once, list the tokens, or revoke one."""
    try:
        from hedgemaze.server import storage  # noqa: PLC0415  # slow to import, and optional
    except ModuleNotFoundError as error:
        raise CommandError("server.not_installed", "pip install 'hedgemaze[server]' first", given=error.name) from None
    store = storage.open_store(database or data_folder(data))
    for line in asyncio.run(_carry_out(store, action, label)):
        typer.echo(line)


async def _carry_out(store: Store, action: TokenAction, label: str) -> list[str]:
    """Returns the lines to print."""
    from hedgemaze.server.admin.tokens import make_token, revoke  # noqa: PLC0415

    await store.start()
    now_ms = time.time_ns() // 1_000_000
    try:
        if action is TokenAction.TOKEN:
            return [await make_token(store, label, now_ms)]
        if action is TokenAction.REVOKE:
            if not await revoke(store, label, now_ms):
                raise no_such(CommandError, "admin.no_such_token", "token in force", label, await _labels(store))
            return [t("cli-admin-revoked", label=label)]
        return await _labels(store)
    finally:
        await store.stop()


async def _labels(store: Store) -> list[str]:
    """Returns the labels of the tokens in force."""
    return [each.label for each in await store.admin.tokens() if each.revoked_ms is None]
