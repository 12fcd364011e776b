"""Several nodes on one database.

`cluster` implements the service's `Coordinator`. It is put together from `leases` and `job_claims` (which node does
what), `room_sync` (rooms that other nodes change), `peers` (who is connected elsewhere), `uptime` (outages) and `bus`
(messages between nodes; `bus_nats` carries them over NATS).
"""
