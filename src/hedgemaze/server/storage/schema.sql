BEGIN;

CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE rooms (
	id TEXT NOT NULL,
	opened_ms BIGINT NOT NULL,
	is_listed BOOLEAN NOT NULL,
	join_hash BLOB,
	version INTEGER NOT NULL,
	touched_ms BIGINT NOT NULL,
	stage TEXT NOT NULL,
	deadline_ms BIGINT,
	is_engines_turn BOOLEAN NOT NULL,
	about TEXT NOT NULL, rewrites INTEGER DEFAULT 0 NOT NULL, seen_ms BIGINT,
	PRIMARY KEY (id)
);

CREATE INDEX rooms_by_stage ON rooms (stage, touched_ms);

CREATE INDEX rooms_by_deadline ON rooms (deadline_ms);

CREATE TABLE events (
	room TEXT NOT NULL,
	version INTEGER NOT NULL,
	at_ms BIGINT NOT NULL,
	data TEXT NOT NULL,
	PRIMARY KEY (room, version)
)
 WITHOUT ROWID

;

CREATE TABLE seats (
	room TEXT NOT NULL,
	seat INTEGER NOT NULL,
	token_hash BLOB NOT NULL,
	player_hash BLOB,
	PRIMARY KEY (room, seat)
);

CREATE TABLE visits (
	player_hash BLOB NOT NULL,
	room TEXT NOT NULL,
	seat INTEGER NOT NULL,
	PRIMARY KEY (player_hash, room, seat)
);

CREATE TABLE codes (
	code_hash BLOB NOT NULL,
	room TEXT NOT NULL,
	seat INTEGER NOT NULL,
	expires_ms BIGINT NOT NULL,
	PRIMARY KEY (code_hash)
);

CREATE TABLE outages (
	from_ms BIGINT NOT NULL,
	until_ms BIGINT NOT NULL,
	PRIMARY KEY (from_ms)
);

CREATE TABLE beats (
	node TEXT NOT NULL,
	at_ms BIGINT NOT NULL,
	PRIMARY KEY (node)
);

CREATE TABLE leases (
	kind TEXT NOT NULL,
	job TEXT NOT NULL,
	node TEXT NOT NULL,
	until_ms BIGINT NOT NULL,
	PRIMARY KEY (kind, job)
);

CREATE INDEX rooms_by_engines_turn ON rooms (touched_ms) WHERE is_engines_turn;

CREATE TABLE analyses (
	job TEXT NOT NULL,
	wish TEXT NOT NULL,
	asker TEXT NOT NULL,
	is_over BOOLEAN NOT NULL,
	state TEXT NOT NULL,
	touched_ms BIGINT NOT NULL,
	PRIMARY KEY (job)
);

CREATE TABLE snapshots (
	room TEXT NOT NULL,
	version INTEGER NOT NULL,
	rewrites INTEGER NOT NULL,
	data TEXT NOT NULL,
	PRIMARY KEY (room)
);

CREATE TABLE expired (
	room TEXT NOT NULL,
	PRIMARY KEY (room)
);

CREATE TABLE probes (
	node TEXT NOT NULL,
	data BLOB NOT NULL,
	PRIMARY KEY (node)
);

CREATE INDEX visits_by_room ON visits (room);

INSERT INTO alembic_version (version_num) VALUES ('0004');

COMMIT;
