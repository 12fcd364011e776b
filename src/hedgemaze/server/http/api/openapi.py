"""The OpenAPI document of the HTTP API, generated from the structs of `schemas`."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hedgemaze.rooms import Settings
from hedgemaze.server import schemas
from hedgemaze.server.http.api.analysis_routes import LONGEST_WAIT_MS
from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.api.parts import OPERATIONS

_OPERATIONS: tuple[Operation, ...] = tuple(each for operations in OPERATIONS.values() for each in operations)
"""The operations that the modules of `http.api` describe themselves."""
_KINDS = (
    Settings,
    schemas.ErrorBody,
    schemas.NewTable,
    schemas.Rooms,
    schemas.RoomInfo,
    schemas.CodeRequest,
    schemas.Code,
    schemas.ResumeRequest,
    schemas.SeatedHere,
    schemas.Mazes,
    schemas.Games,
    schemas.Erased,
    schemas.Health,
    schemas.AnalysisRequest,
    schemas.AnalysisState,
    schemas.ExactRequest,
    schemas.ExactAnswer,
    *dict.fromkeys(kind for each in _OPERATIONS for kind in (each.answer, each.body) if kind is not None),
)
_ROOM = {
    "name": "room",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[a-z0-9]{1,64}$"},
    "description": "The id of a room.",
}
_ANALYSIS = {
    "name": "analysis",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "description": "The id of an analysis.",
}


@cache
def document() -> dict[str, Any]:
    """Returns the document."""
    refs, components = msgspec.json.schema_components(_KINDS, ref_template="#/components/schemas/{name}")
    refs_of = dict(zip(_KINDS, refs, strict=True))

    def response(kind: type | None, text: str, media: str = "application/json") -> dict[str, Any]:
        schema = refs_of[kind] if kind is not None else {}
        return {"description": text, "content": {media: {"schema": schema}}}

    def operation(
        name: str,
        summary: str,
        responses: dict[str, dict[str, Any]],
        *,
        body: type | None = None,
        parameters: list[dict[str, Any]] | None = None,
    ) -> dict[str, Any]:
        refused = response(schemas.ErrorBody, "An error; its code says why.")
        found: dict[str, Any] = {
            "operationId": name,
            "summary": summary,
            "responses": responses | {"4XX": refused, "5XX": refused},
        }
        if parameters:
            found["parameters"] = parameters
        if body is not None:
            found["requestBody"] = {"required": True, "content": {"application/json": {"schema": refs_of[body]}}}
        return found

    def number(name: str, default: int, maximum: int) -> dict[str, Any]:
        schema = {"type": "integer", "minimum": 0, "maximum": maximum, "default": default}
        return {"name": name, "in": "query", "schema": schema}

    stage = {"type": "string", "enum": ["waiting", "playing", "ended"], "default": "waiting"}
    anything = {"description": "JSON.", "content": {"application/json": {"schema": {"type": "object"}}}}
    text = {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    lines = {
        "description": "One JSON object per line: room, touched_ms, mode, record.",
        "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
    }
    after = {"name": "after", "in": "query", "schema": {"type": "string", "maxLength": 64}}
    more: dict[str, dict[str, Any]] = {}
    for each in _OPERATIONS:
        answer = anything if each.answer is None else response(each.answer, "The answer.")
        described = operation(
            each.name,
            each.summary,
            {str(each.status): answer},
            body=each.body,
            parameters=[*each.path_parameters, *each.query],
        )
        more.setdefault(each.path, {})[each.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hedgemaze",
            "version": "1",
            "description": "Rooms of Quoridor and its PAC-MAN variants. Playing goes through /api/socket.",
        },
        "paths": {
            "/api/health": {
                "get": operation("health", "The health of the server.", {"200": response(schemas.Health, "Healthy.")})
            },
            "/api/openapi.json": {"get": operation("openapi", "This document.", {"200": anything})},
            "/api/mazes": {"get": operation("mazes", "The shipped mazes.", {"200": response(schemas.Mazes, "Mazes.")})},
            "/api/rooms": {
                "get": operation(
                    "listRooms",
                    "Listed tables.",
                    {"200": response(schemas.Rooms, "Tables.")},
                    parameters=[{"name": "stage", "in": "query", "schema": stage}],
                ),
                "post": operation(
                    "openRoom", "Opens a table.", {"201": response(schemas.NewTable, "The table.")}, body=Settings
                ),
            },
            "/api/rooms/{room}": {
                "parameters": [_ROOM],
                "get": operation("room", "One room.", {"200": response(schemas.RoomInfo, "Its state.")}),
            },
            "/api/rooms/{room}/record": {
                "parameters": [_ROOM],
                "get": operation("record", "The game as a record.", {"200": text}),
            },
            "/api/rooms/{room}/code": {
                "parameters": [_ROOM],
                "post": operation(
                    "code",
                    "A code that moves a seat of the player to another device.",
                    {"201": response(schemas.Code, "A code.")},
                    body=schemas.CodeRequest,
                ),
            },
            "/api/resume": {
                "post": operation(
                    "resume",
                    "Moves a seat to this client by its code.",
                    {"200": response(schemas.SeatedHere, "The seats.")},
                    body=schemas.ResumeRequest,
                )
            },
            "/api/records": {
                "get": operation(
                    "records",
                    "Finished games of listed tables, oldest first, after a given one.",
                    {"200": lines},
                    parameters=[number("after_ms", 0, 2**53), number("limit", 100, 200), after],
                )
            },
            "/api/analyses": {
                "post": operation(
                    "beginAnalysis",
                    "Starts an analysis or a review; moves of games have priority.",
                    {"201": response(schemas.AnalysisState, "Its first state.")},
                    body=schemas.AnalysisRequest,
                )
            },
            "/api/exact": {
                "post": operation(
                    "exact",
                    "What the server's tables of exact values say about a position of the PAC-MAN variant.",
                    {"200": response(schemas.ExactAnswer, "The answer.")},
                    body=schemas.ExactRequest,
                )
            },
            "/api/analyses/{analysis}": {
                "parameters": [_ANALYSIS],
                "get": operation(
                    "analysis",
                    "The state of an analysis; waits for one newer than `seen`, at most `wait_ms`.",
                    {"200": response(schemas.AnalysisState, "Its state.")},
                    parameters=[number("seen", 0, 2**31), number("wait_ms", 0, LONGEST_WAIT_MS)],
                ),
                "delete": operation(
                    "cancelAnalysis",
                    "Cancels an analysis.",
                    {"200": response(schemas.AnalysisState, "Its last state.")},
                ),
            },
            "/api/me": {
                "get": operation("games", "The player's games.", {"200": response(schemas.Games, "Games.")}),
                "delete": operation(
                    "erase",
                    "Erases the player's name from all games, and the link to them.",
                    {"200": response(schemas.Erased, "Erased.")},
                ),
            },
            "/api/me/export": {"get": operation("export", "All stored data of the player.", {"200": anything})},
            "/metrics": {"get": operation("metrics", "Metrics for Prometheus.", {"200": text})},
            "/live": {"get": operation("live", "Whether the process answers.", {"200": text})},
            "/ready": {"get": operation("ready", "Whether the server should get requests.", {"200": text})},
            **more,
        },
        "components": {"schemas": components},
    }
