-- The tables of the server, for SQLite and PostgreSQL. `schema.py` runs this file on a new database.
-- {blob} and {without_rowid} are the only differences between the two.

CREATE TABLE schema_version (
    version INTEGER NOT NULL
);

-- One row per room, updated with its log: what the server must know without reading the log. A single node leaves out
-- updates that can wait: version, touched_ms and deadline_ms of a running game may be those of half a minute ago.
-- rewrites counts how often names were erased from the log; seen_ms is the time of the last recorded connection.
CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    opened_ms BIGINT NOT NULL,
    is_listed BOOLEAN NOT NULL,
    join_hash {blob},
    version INTEGER NOT NULL,
    touched_ms BIGINT NOT NULL,
    stage TEXT NOT NULL,
    deadline_ms BIGINT,
    is_engines_turn BOOLEAN NOT NULL,
    about TEXT NOT NULL,
    rewrites INTEGER NOT NULL DEFAULT 0,
    seen_ms BIGINT
);
CREATE INDEX rooms_by_stage ON rooms (stage, touched_ms);
CREATE INDEX rooms_by_deadline ON rooms (deadline_ms);
CREATE INDEX rooms_by_engines_turn ON rooms (touched_ms) WHERE is_engines_turn;
CREATE INDEX rooms_listed ON rooms (stage, touched_ms) WHERE is_listed;

-- The event logs. The primary key is the lock: of two appends at one version, one fails.
CREATE TABLE events (
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    at_ms BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (room, version)
){without_rowid};

-- The state of a room after the first events of a long log. Rows may be deleted at any time: the log is the truth.
CREATE TABLE snapshots (
    room TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    rewrites INTEGER NOT NULL,
    data TEXT NOT NULL
);

-- Deleted rooms whose events are still being deleted, in small batches.
CREATE TABLE expired (
    room TEXT PRIMARY KEY
);

-- Rows written by health checks.
CREATE TABLE probes (
    node TEXT PRIMARY KEY,
    data {blob} NOT NULL
);

-- Current holders of seats.
CREATE TABLE seats (
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    token_hash {blob} NOT NULL,
    player_hash {blob},
    PRIMARY KEY (room, seat)
);

-- Seats that a player has or once had: needed to find the player's name in logs.
CREATE TABLE visits (
    player_hash {blob} NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (player_hash, room, seat)
);
CREATE INDEX visits_by_room ON visits (room);

-- Resume codes that have not expired.
CREATE TABLE codes (
    code_hash {blob} PRIMARY KEY,
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    expires_ms BIGINT NOT NULL
);

-- Times when no server ran. Running clocks are credited when their room is next loaded.
CREATE TABLE outages (
    from_ms BIGINT PRIMARY KEY,
    until_ms BIGINT NOT NULL
);

-- The last heartbeat of each node.
CREATE TABLE beats (
    node TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL
);

-- Which node does work that only one node should do, and until when unless it renews the lease.
CREATE TABLE leases (
    kind TEXT NOT NULL,
    job TEXT NOT NULL,
    node TEXT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (kind, job)
);

-- Analyses, running or recently finished. The job is the hash of the id that the client received.
CREATE TABLE analyses (
    job TEXT PRIMARY KEY,
    wish TEXT NOT NULL,
    asker TEXT NOT NULL,
    is_over BOOLEAN NOT NULL,
    state TEXT NOT NULL,
    touched_ms BIGINT NOT NULL
);

-- People who wait for a partner in the lobby, and those who were paired a few minutes ago: these have a room and a seat.
-- The ticket is the hash of a secret that the client has chosen; it becomes the token of the seat.
CREATE TABLE seeks (
    ticket {blob} PRIMARY KEY,
    preset TEXT NOT NULL,
    role TEXT NOT NULL,
    name TEXT NOT NULL,
    player_hash {blob},
    node TEXT NOT NULL,
    since_ms BIGINT NOT NULL,
    room TEXT,
    seat INTEGER,
    paired_ms BIGINT
);
CREATE INDEX seeks_waiting ON seeks (preset, role, since_ms) WHERE room IS NULL;
CREATE INDEX seeks_by_player ON seeks (player_hash) WHERE room IS NULL;
CREATE INDEX seeks_by_node ON seeks (node, paired_ms);

-- Rows that a transaction locks for itself by changing them.
CREATE TABLE locks (
    name TEXT PRIMARY KEY,
    taken BIGINT NOT NULL
);

INSERT INTO schema_version (version) VALUES ({version});
