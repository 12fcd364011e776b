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
    seen_ms BIGINT,
    is_rated BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX rooms_by_stage ON rooms (stage, touched_ms);
CREATE INDEX rooms_by_deadline ON rooms (deadline_ms);
CREATE INDEX rooms_by_engines_turn ON rooms (touched_ms) WHERE is_engines_turn;
CREATE INDEX rooms_listed ON rooms (stage, touched_ms) WHERE is_listed;
CREATE INDEX rooms_rated ON rooms (touched_ms) WHERE is_rated;

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
-- The ticket is the hash of a secret that the client has chosen; it becomes the token of the seat. rating decides who fits
-- in a rated game; ratings has the person's rating for each seat that they may get, as JSON.
CREATE TABLE seeks (
    ticket {blob} PRIMARY KEY,
    preset TEXT NOT NULL,
    role TEXT NOT NULL,
    name TEXT NOT NULL,
    player_hash {blob},
    node TEXT NOT NULL,
    since_ms BIGINT NOT NULL,
    account TEXT,
    rating INTEGER,
    ratings TEXT NOT NULL,
    room TEXT,
    seat INTEGER,
    paired_ms BIGINT
);
CREATE INDEX seeks_waiting ON seeks (preset, role, since_ms) WHERE room IS NULL;
CREATE INDEX seeks_by_player ON seeks (player_hash) WHERE room IS NULL;
CREATE INDEX seeks_by_node ON seeks (node, paired_ms);

-- Accounts. name_key is equal for names that look alike; recovery_hash is the hash of the recovery code, which works once.
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    made_ms BIGINT NOT NULL,
    renamed_ms BIGINT,
    is_muted BOOLEAN NOT NULL,
    is_banned BOOLEAN NOT NULL,
    recovery_hash {blob}
);
CREATE UNIQUE INDEX accounts_by_name ON accounts (name_key);
CREATE UNIQUE INDEX accounts_by_recovery ON accounts (recovery_hash);

-- Passkeys of accounts: public keys that a browser's authenticator signs for.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    credential_id {blob} NOT NULL,
    account TEXT NOT NULL,
    public_key {blob} NOT NULL,
    sign_count BIGINT NOT NULL,
    name TEXT NOT NULL,
    made_ms BIGINT NOT NULL,
    used_ms BIGINT NOT NULL
);
CREATE UNIQUE INDEX passkeys_by_credential ON passkeys (credential_id);
CREATE INDEX passkeys_by_account ON passkeys (account);

-- Devices that are signed in. secret_hash is the hash of the cookie.
CREATE TABLE sessions (
    secret_hash {blob} PRIMARY KEY,
    id TEXT NOT NULL,
    account TEXT NOT NULL,
    device TEXT NOT NULL,
    made_ms BIGINT NOT NULL,
    used_ms BIGINT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account);

-- What browsers must sign to sign up or in: each row is deleted at its first use. player_hash is the asking browser's.
CREATE TABLE challenges (
    challenge_hash {blob} PRIMARY KEY,
    kind TEXT NOT NULL,
    player_hash {blob} NOT NULL,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    expires_ms BIGINT NOT NULL
);

-- Words that no name of an account may contain.
CREATE TABLE name_filters (
    word TEXT PRIMARY KEY,
    made_ms BIGINT NOT NULL
);

-- Rows that a transaction locks for itself by changing them.
CREATE TABLE locks (
    name TEXT PRIMARY KEY,
    taken BIGINT NOT NULL
);

-- Hosts (docs/admin.md): their tokens. A revoked one stays, because the audit log names it.
CREATE TABLE admin_tokens (
    label TEXT PRIMARY KEY,
    token_hash {blob} NOT NULL,
    made_ms BIGINT NOT NULL,
    used_ms BIGINT,
    revoked_ms BIGINT
);

-- What hosts have done. Rows are only added, their ids sort by time. The values are JSON.
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    token TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    old_value TEXT NOT NULL,
    new_value TEXT NOT NULL
);

-- Bans and mutes of an account or a network. One without an end lasts until it is lifted.
CREATE TABLE sanctions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    account TEXT,
    network TEXT,
    reason TEXT NOT NULL,
    from_ms BIGINT NOT NULL,
    until_ms BIGINT,
    lifted_ms BIGINT
);
CREATE INDEX sanctions_in_force ON sanctions (until_ms) WHERE lifted_ms IS NULL;

-- Reports from players. The reporter is the key of the player who has sent it; empty once it is handled or a month old.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    reason TEXT NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    account TEXT,
    name TEXT NOT NULL,
    reporter {blob} NOT NULL,
    reporter_account TEXT,
    handled_ms BIGINT,
    handled_by TEXT
);
CREATE INDEX reports_open ON reports (reporter) WHERE handled_ms IS NULL;

-- Texts of hosts for everyone. The texts are JSON, by language.
CREATE TABLE announcements (
    id TEXT PRIMARY KEY,
    texts TEXT NOT NULL,
    from_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL
);

-- How much of the rate limits each node has used in the last seconds, for the other nodes.
CREATE TABLE limit_usage (
    node TEXT NOT NULL,
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (node, number)
);

-- Notices (docs/notices.md): the key pair that signs push messages; one row.
CREATE TABLE push_keys (
    id INTEGER PRIMARY KEY,
    private_key {blob} NOT NULL,
    made_ms BIGINT NOT NULL
);

-- Browsers that want notices. One that a signed-in player made is valid while the session exists.
CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    player_hash {blob} NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    games TEXT NOT NULL,
    wants_invitations BOOLEAN NOT NULL,
    made_ms BIGINT NOT NULL,
    session_hash {blob}
);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player_hash);

-- Notices that wait to be sent. A row without due_ms is settled, and says that this notice needs no other.
CREATE TABLE notices (
    subject TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    subscription TEXT NOT NULL,
    seat INTEGER NOT NULL,
    data TEXT NOT NULL,
    due_ms BIGINT,
    expires_ms BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    PRIMARY KEY (subject, number, kind, subscription)
);
CREATE INDEX notices_due ON notices (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX notices_by_subscription ON notices (subscription);

-- Up to which version of a room the turns have been looked at, where a subscriber plays.
CREATE TABLE notice_checks (
    room TEXT PRIMARY KEY,
    version INTEGER NOT NULL
);

-- People (docs/people.md): whom an account follows or blocks; the kind says which.
CREATE TABLE relations (
    account TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    made_ms BIGINT NOT NULL,
    PRIMARY KEY (account, other)
);
CREATE INDEX relations_by_other ON relations (other);

-- Privacy settings of an account, if it has changed any: hidden when online; rated games shown later to spectators.
CREATE TABLE wishes (
    account TEXT PRIMARY KEY,
    is_hidden BOOLEAN NOT NULL,
    is_delayed BOOLEAN NOT NULL
);

-- The latest finished games of an account on all its devices, and its solved puzzles, as the page counts them; data is JSON.
CREATE TABLE results (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (account, game)
){without_rowid};
CREATE TABLE puzzle_progress (
    account TEXT PRIMARY KEY,
    data TEXT NOT NULL
);

-- Accounts that are connected to a node, and until when that holds unless the node says so again.
CREATE TABLE presences (
    account TEXT NOT NULL,
    node TEXT NOT NULL,
    until_ms BIGINT NOT NULL,
    PRIMARY KEY (account, node)
);

-- Challenges from one account to another. wanted is the game, as JSON; an accepted one has a room.
CREATE TABLE game_challenges (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    other TEXT NOT NULL,
    wanted TEXT NOT NULL,
    made_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL,
    state TEXT NOT NULL,
    room TEXT
);
CREATE UNIQUE INDEX game_challenges_open ON game_challenges (account, other) WHERE state = 'open';
CREATE INDEX game_challenges_by_other ON game_challenges (other);
CREATE INDEX game_challenges_by_account ON game_challenges (account);

-- Tournaments (docs/tournaments.md). The settings are JSON; size is the number of players who have not left.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    host_hash {blob},
    is_listed BOOLEAN NOT NULL,
    stage TEXT NOT NULL,
    version INTEGER NOT NULL,
    made_ms BIGINT NOT NULL,
    starts_ms BIGINT,
    started_ms BIGINT,
    ends_ms BIGINT,
    ended_ms BIGINT,
    size INTEGER NOT NULL
);
CREATE INDEX tournaments_by_stage ON tournaments (stage, made_ms);
CREATE INDEX tournaments_by_host ON tournaments (host_hash);

-- Players of tournaments. An engine has a level and no key. token_hash is the token of all seats of the player.
CREATE TABLE tournament_players (
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    player_hash {blob},
    token_hash {blob},
    account TEXT,
    level INTEGER NOT NULL,
    is_bot BOOLEAN NOT NULL,
    state TEXT NOT NULL,
    lot INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    rating INTEGER,
    joined_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE UNIQUE INDEX tournament_players_by_key ON tournament_players (player_hash, tournament);

-- Games of tournaments. The primary key is the lock: the id of the room is made of it, so no game is opened twice.
CREATE TABLE tournament_games (
    tournament TEXT NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    leg INTEGER NOT NULL,
    first_player INTEGER NOT NULL,
    second_player INTEGER NOT NULL,
    room TEXT,
    result TEXT,
    cause TEXT,
    paired_ms BIGINT NOT NULL,
    ended_ms BIGINT,
    PRIMARY KEY (tournament, round, board, leg)
);

-- Ratings (docs/ratings.md): one per account and pool, as they were after the last game.
CREATE TABLE ratings (
    account TEXT NOT NULL,
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (account, pool)
);
CREATE INDEX ratings_by_pool ON ratings (pool, rating);

-- Rated games that have been dealt with. void says why a game does not count; review is the state of its comparison with
-- the engine: 0 waiting, 1 done, 2 impossible.
CREATE TABLE rated_games (
    room TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    void TEXT NOT NULL,
    review INTEGER
);
CREATE INDEX rated_games_to_review ON rated_games (at_ms) WHERE review = 0;

-- What each rated game changed.
CREATE TABLE rating_history (
    account TEXT NOT NULL,
    pool TEXT NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (room, account)
);
CREATE INDEX rating_history_by_account ON rating_history (account, at_ms);

-- How the play of people in rated games compares with the engine's; only hosts see it.
CREATE TABLE fair_play (
    account TEXT NOT NULL,
    room TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    accuracy DOUBLE PRECISION NOT NULL,
    best_share DOUBLE PRECISION NOT NULL,
    average_loss DOUBLE PRECISION NOT NULL,
    actions INTEGER NOT NULL,
    PRIMARY KEY (account, room)
);

INSERT INTO schema_version (version) VALUES ({version});
