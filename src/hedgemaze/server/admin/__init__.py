"""What hosts see and do: rooms, players, reports, bans, announcements, backups; docs/admin.md."""
