"""`Operation`: one method of one path of the HTTP API, with its handler and its description for OpenAPI."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation; the modules of `http.api` list theirs as `OPERATIONS`."""

    method: str
    path: str
    """As Starlette's routes: ``/api/players/{name}``."""
    handler: Callable[[Any, Request], Awaitable[Response]]
    """A method of the class that serves the operation, unbound."""
    name: str
    """The operation's id in the OpenAPI document, in camel case."""
    summary: str
    answer: type | None = None
    """The struct of the response; None for any JSON object."""
    status: int = 200
    body: type | None = None
    """The struct of the request's body."""
    query: tuple[dict[str, Any], ...] = ()
    """Parameters of the query, as OpenAPI describes them."""

    def bound(self, api: object) -> tuple[str, str, Handler]:
        """Returns method, path and handler, for the object that serves the operation."""
        return self.method, self.path, partial(self.handler, api)

    @property
    def path_parameters(self) -> list[dict[str, Any]]:
        """The parameters in the path, as OpenAPI describes them."""
        schema = {"type": "string", "pattern": "^[^/]{1,64}$"}
        names = re.findall(r"\{(\w+)\}", self.path)
        return [{"name": name, "in": "path", "required": True, "schema": schema} for name in names]


@dataclass(frozen=True, slots=True)
class ApiPart:
    """An object that serves operations."""

    api: object
    operations: Sequence[Operation]

    def table(self) -> list[tuple[str, str, Handler]]:
        """Returns the rows of the table of routes."""
        return [operation.bound(self.api) for operation in self.operations]
