"""The metrics of notices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client.core import CounterMetricFamily

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric

    from hedgemaze.server.notices.notices import Notices


def notice_metrics(notices: Notices) -> Iterator[Metric]:
    """Yields what became of the notices of this node."""
    family = CounterMetricFamily("hedgemaze_notices", "Notices that this node has settled.", labels=("result",))
    for result, count in sorted(notices.sender.results.items()):
        family.add_metric((result,), count)
    yield family
