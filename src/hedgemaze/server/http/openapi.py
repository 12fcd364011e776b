"""The OpenAPI document, made out of the structs."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hedgemaze.rooms import Settings
from hedgemaze.server.analysis.routes import LONGEST_WAIT_MS
from hedgemaze.server.http import schemas as shapes

__all__ = ["document"]

_KINDS = (
    Settings,
    shapes.Fault,
    shapes.NewTable,
    shapes.Rooms,
    shapes.RoomInfo,
    shapes.CodeWish,
    shapes.Code,
    shapes.Resume,
    shapes.Seated,
    shapes.Mazes,
    shapes.Games,
    shapes.Erased,
    shapes.Health,
    shapes.AnalysisWish,
    shapes.AnalysisState,
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
    schemas = dict(zip(_KINDS, refs, strict=True))

    def answer(kind: type | None, text: str, media: str = "application/json") -> dict[str, Any]:
        schema = schemas[kind] if kind is not None else {}
        return {"description": text, "content": {media: {"schema": schema}}}

    def operation(
        name: str,
        summary: str,
        responses: dict[str, dict[str, Any]],
        *,
        body: type | None = None,
        parameters: list[dict[str, Any]] | None = None,
    ) -> dict[str, Any]:
        refused = answer(shapes.Fault, "Refused; the code tells why.")
        found: dict[str, Any] = {
            "operationId": name,
            "summary": summary,
            "responses": responses | {"4XX": refused, "5XX": refused},
        }
        if parameters:
            found["parameters"] = parameters
        if body is not None:
            found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schemas[body]}}}
        return found

    def number(name: str, default: int, most: int) -> dict[str, Any]:
        schema = {"type": "integer", "minimum": 0, "maximum": most, "default": default}
        return {"name": name, "in": "query", "schema": schema}

    stage = {"type": "string", "enum": ["waiting", "playing", "ended"], "default": "waiting"}
    anything = {"description": "JSON.", "content": {"application/json": {"schema": {"type": "object"}}}}
    text = {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    lines = {
        "description": "One game a line: room, touched_ms, mode, record.",
        "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
    }
    after = {"name": "after", "in": "query", "schema": {"type": "string", "maxLength": 64}}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hedgemaze",
            "version": "1",
            "description": "Rooms of Quoridor and its PAC-MAN variants. Playing goes through /api/socket.",
        },
        "paths": {
            "/api/health": {"get": operation("health", "How the server is.", {"200": answer(shapes.Health, "Well.")})},
            "/api/openapi.json": {"get": operation("openapi", "This document.", {"200": anything})},
            "/api/mazes": {"get": operation("mazes", "The shipped mazes.", {"200": answer(shapes.Mazes, "Mazes.")})},
            "/api/rooms": {
                "get": operation(
                    "listRooms",
                    "Listed tables.",
                    {"200": answer(shapes.Rooms, "Tables.")},
                    parameters=[{"name": "stage", "in": "query", "schema": stage}],
                ),
                "post": operation(
                    "openRoom", "Sets up a table.", {"201": answer(shapes.NewTable, "It stands.")}, body=Settings
                ),
            },
            "/api/rooms/{room}": {
                "parameters": [_ROOM],
                "get": operation("room", "One room.", {"200": answer(shapes.RoomInfo, "How it stands.")}),
            },
            "/api/rooms/{room}/record": {
                "parameters": [_ROOM],
                "get": operation("record", "The game as a record.", {"200": text}),
            },
            "/api/rooms/{room}/code": {
                "parameters": [_ROOM],
                "post": operation(
                    "code",
                    "A code that moves a seat of one's own to another device.",
                    {"201": answer(shapes.Code, "A code.")},
                    body=shapes.CodeWish,
                ),
            },
            "/api/resume": {
                "post": operation(
                    "resume",
                    "Moves a seat here by its code.",
                    {"200": answer(shapes.Seated, "The seat is yours.")},
                    body=shapes.Resume,
                )
            },
            "/api/records": {
                "get": operation(
                    "records",
                    "Finished games of listed tables, oldest first, after one that is known.",
                    {"200": lines},
                    parameters=[number("after_ms", 0, 2**53), number("limit", 100, 200), after],
                )
            },
            "/api/analyses": {
                "post": operation(
                    "beginAnalysis",
                    "Has a position analysed or a game reviewed; moves of games go before it.",
                    {"201": answer(shapes.AnalysisState, "It waits for an engine.")},
                    body=shapes.AnalysisWish,
                )
            },
            "/api/analyses/{analysis}": {
                "parameters": [_ANALYSIS],
                "get": operation(
                    "analysis",
                    "How an analysis stands, as soon as there is more than was seen, or after a wait.",
                    {"200": answer(shapes.AnalysisState, "How it stands.")},
                    parameters=[number("seen", 0, 2**31), number("wait_ms", 0, LONGEST_WAIT_MS)],
                ),
                "delete": operation(
                    "cancelAnalysis", "Ends an analysis.", {"200": answer(shapes.AnalysisState, "How it ended.")}
                ),
            },
            "/api/me": {
                "get": operation("games", "One's own games.", {"200": answer(shapes.Games, "Games.")}),
                "delete": operation(
                    "erase",
                    "Takes one's name out of all games, and forgets that they were one's own.",
                    {"200": answer(shapes.Erased, "Forgotten.")},
                ),
            },
            "/api/me/export": {"get": operation("export", "Everything that is kept about one.", {"200": anything})},
            "/metrics": {"get": operation("metrics", "Figures for Prometheus.", {"200": text})},
        },
        "components": {"schemas": components},
    }
