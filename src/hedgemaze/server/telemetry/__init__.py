"""What a host can see of a running server: `logs`, `histograms` for the metrics, and `tracing` by OpenTelemetry."""
