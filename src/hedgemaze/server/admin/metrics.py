"""Metrics for Prometheus about accounts, reports, bans and backups; `docs/hosting.md` describes each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from hedgemaze.server.admin.admin import Admin
from hedgemaze.server.admin.sanctions import BAN, MUTE

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric


def admin_metrics(admin: Admin) -> Iterator[Metric]:
    """Yields the metrics."""
    yield GaugeMetricFamily("hedgemaze_accounts", "Accounts, as counted last.", admin.counts["accounts"])
    yield GaugeMetricFamily("hedgemaze_sessions", "Devices that are signed in.", admin.counts["sessions"])
    yield GaugeMetricFamily("hedgemaze_reports_open", "Reports that wait for a host.", admin.counts["open_reports"])
    reports = CounterMetricFamily("hedgemaze_reports", "Reports from players at this node.", labels=("reason",))
    for reason, count in sorted(admin.reports.counts.items()):
        reports.add_metric((reason,), count)
    yield reports
    sanctions = GaugeMetricFamily("hedgemaze_sanctions", "Bans and mutes in force.", labels=("kind",))
    for kind in (BAN, MUTE):
        sanctions.add_metric((kind,), admin.sanctions.count(kind))
    yield sanctions
    yield CounterMetricFamily("hedgemaze_admin_refused", "Requests with a wrong admin token.", admin.tokens.refused)
    backups = CounterMetricFamily("hedgemaze_backups", "Backups that this process has made.", labels=("result",))
    backups.add_metric(("made",), admin.backups.made)
    backups.add_metric(("failed",), admin.backups.failed)
    yield backups
