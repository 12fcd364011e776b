"""Traces by OpenTelemetry, off until `start`; then spans of requests, commands, commits and engine jobs are exported.

The packages are the optional extra ``tracing``; they are imported by `start` alone. Without it `span` costs one
comparison. The standard variables ``OTEL_...`` say where spans go and how many are kept.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from hedgemaze.server.errors import ServerError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
    from opentelemetry.trace import Span, Tracer

_NAMES = frozenset(("OTEL_SERVICE_NAME", "OTEL_RESOURCE_ATTRIBUTES"))
"""Variables that name the service themselves."""
_OFF: AbstractContextManager[Any] = nullcontext()
_tracer: Tracer | None = None
_provider: TracerProvider | None = None


def start(processor: SpanProcessor | None = None) -> None:
    """Starts to export spans, by OTLP over HTTP unless a processor is given.

    Raises:
        ServerError: the extra ``tracing`` is not installed.
    """
    global _provider, _tracer  # noqa: PLW0603  # as OpenTelemetry has it: one provider per process
    try:
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415  # optional, and slow to import
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415

        if processor is None:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
            from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

            processor = BatchSpanProcessor(OTLPSpanExporter())
    except ImportError as error:
        message = "tracing needs more packages: pip install 'hedgemaze[tracing]' first"
        raise ServerError("server.tracing_not_installed", message, status=503, given=error.name) from None
    is_named = not _NAMES.isdisjoint(os.environ)
    _provider = TracerProvider(resource=Resource.create(None if is_named else {"service.name": "hedgemaze"}))
    _provider.add_span_processor(processor)
    _tracer = _provider.get_tracer("hedgemaze.server")


def stop() -> None:
    """Exports the remaining spans and ends tracing."""
    global _provider, _tracer  # noqa: PLW0603
    if _provider is not None:
        _provider.shutdown()
    _provider = _tracer = None


def span(name: str, parent: Mapping[str, str] | None = None, **attributes: str | int) -> AbstractContextManager[Any]:
    """Returns the context of a piece of work; its value is a `Span`, or None while tracing is off.

    Args:
        name: one of a few names, without ids.
        parent: headers of a trusted proxy, with a ``traceparent`` perhaps; None for the current span.
        attributes: more about the work; the exported names begin with ``hedgemaze.``.
    """
    if _tracer is None:
        return _OFF
    return _tracer.start_as_current_span(name, context=_context(parent), attributes=_named(attributes))


def begin(name: str, **attributes: str | int) -> Span | None:
    """Begins a span that the caller ends itself, below the current one; None while tracing is off."""
    if _tracer is None:
        return None
    return _tracer.start_span(name, attributes=_named(attributes))


def _named(attributes: dict[str, str | int]) -> dict[str, str | int]:
    return {f"hedgemaze.{name}": value for name, value in attributes.items()}


def _context(headers: Mapping[str, str] | None) -> Any:
    """Returns the context that a proxy's headers name; None for the current one."""
    if headers is None:
        return None
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator  # noqa: PLC0415

    return TraceContextTextMapPropagator().extract(headers)
