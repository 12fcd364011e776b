"""Rooms in memory.

- `live_room`, `views`: one room, and what its clients see of it.
- `loading`, `time_credit`, `deadlines`, `room_cache`: all rooms, loaded from their logs and kept while they are used.
- `coordinator`, `uptime`: what depends on the number of nodes, as Protocols with the implementation for a single node;
  `hedgemaze.server.cluster` has the one for several.
- `service`: carries out commands. `account_seats`: accounts and ratings in the seats that people take.
- `flags`, `engine_seats`, `pondering`, `expiry`: what happens without a command.
"""
