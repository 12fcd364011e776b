"""People among each other: profiles, following, blocking, presence, challenges, games to watch; docs/people.md."""
