"""Tables of hosts: admin tokens, audit log, bans, reports, announcements, shared limits."""
