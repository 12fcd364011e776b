"""What people see of each other: profiles, following, presence, challenges, games to watch; docs/people.md."""
