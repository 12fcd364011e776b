"""Tables that nodes share work by: leases, heartbeats, analyses."""
