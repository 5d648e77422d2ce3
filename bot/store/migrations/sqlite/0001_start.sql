-- Times are microseconds since 1970 in UTC. JSON is compact text. Documents are JSON under zlib.

CREATE TABLE lease (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    owner TEXT NOT NULL,
    renewed INTEGER NOT NULL,                -- wall time: tells a live writer from a dead one
    seen INTEGER                             -- the bot was last known to be connected then: outages are counted from it
) STRICT;

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'held', 'over')),
    head INTEGER NOT NULL,                   -- the highest seq ever used; -1 in the lobby
    host INTEGER NOT NULL,
    gm INTEGER,
    guild INTEGER,
    channel INTEGER,
    log INTEGER,                             -- the public log thread
    pace TEXT NOT NULL,
    options TEXT NOT NULL,
    terms TEXT NOT NULL,
    commitment TEXT NOT NULL DEFAULT '',     -- digest of the seed, published at the start
    code TEXT NOT NULL DEFAULT '',           -- why the game is held
    cause TEXT NOT NULL DEFAULT '',
    made_at INTEGER NOT NULL,
    started_at INTEGER,
    held_at INTEGER,
    ended_at INTEGER
) STRICT;
CREATE INDEX game_by_channel ON game (channel) WHERE status IN ('playing', 'held');

CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    seat TEXT NOT NULL,
    holder TEXT NOT NULL CHECK (holder IN ('user', 'caretaker', 'vacant')),
    user INTEGER CHECK ((user IS NOT NULL) = (holder = 'user')),
    since INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seat_by_user ON seat (user, game) WHERE user IS NOT NULL;

CREATE TABLE journal (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat TEXT,
    key TEXT NOT NULL,
    raw TEXT NOT NULL,
    mark TEXT NOT NULL,
    sealed INTEGER NOT NULL,
    at INTEGER NOT NULL,
    user INTEGER,
    version TEXT NOT NULL,
    undone_by INTEGER,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE checkpoint (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    step TEXT NOT NULL,
    ruleset INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    document BLOB NOT NULL,
    refs TEXT NOT NULL,
    at INTEGER NOT NULL,
    undone_by INTEGER,
    PRIMARY KEY (game, seq)
) STRICT;

CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    fields TEXT NOT NULL,
    audience TEXT,                           -- JSON list of seats; NULL: everyone
    at INTEGER NOT NULL,
    undone_by INTEGER,
    PRIMARY KEY (game, seq, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE window (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    ref TEXT NOT NULL,
    key TEXT NOT NULL,
    kind TEXT NOT NULL,
    topic TEXT NOT NULL,
    seat TEXT NOT NULL,
    type TEXT NOT NULL,
    covert INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    due INTEGER,                             -- NULL: no deadline
    stage INTEGER NOT NULL DEFAULT 0,        -- reminders sent so far
    PRIMARY KEY (game, ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX window_by_due ON window (due) WHERE due IS NOT NULL;

CREATE TABLE saved (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    ref TEXT NOT NULL,                       -- of an open decision, or the key of one that is still to come
    seat TEXT NOT NULL,
    rev TEXT NOT NULL,
    raw TEXT NOT NULL,
    locked INTEGER NOT NULL,
    user INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, ref)
) STRICT, WITHOUT ROWID;

CREATE TABLE "order" (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    seat TEXT NOT NULL,
    n INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seat, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,    -- never used twice: the nonce is made of it
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    audience TEXT NOT NULL,
    target TEXT NOT NULL,
    kind TEXT NOT NULL,
    ref TEXT NOT NULL,
    merge INTEGER NOT NULL,
    about TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'sent', 'dropped')),
    tries INTEGER NOT NULL DEFAULT 0,
    message INTEGER,
    made_at INTEGER NOT NULL,
    due INTEGER NOT NULL                     -- not before this time: it rises with each failure
) STRICT;
CREATE INDEX outbox_to_send ON outbox (game, target, id) WHERE state IN ('waiting', 'claimed');

CREATE TABLE message (
    id INTEGER PRIMARY KEY,                  -- as Discord numbers it
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    audience TEXT NOT NULL,
    target TEXT NOT NULL,
    kind TEXT NOT NULL,
    ref TEXT NOT NULL,
    digest TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX message_by_place ON message (game, target, kind, ref);

CREATE TABLE parley (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    deal TEXT NOT NULL,
    thread INTEGER,
    kept TEXT NOT NULL DEFAULT '[]',         -- the seats that pressed Keep
    erase_at INTEGER,
    PRIMARY KEY (game, deal)
) STRICT, WITHOUT ROWID;

CREATE TABLE talk (
    game TEXT NOT NULL,
    deal TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, deal, n),
    FOREIGN KEY (game, deal) REFERENCES parley ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE user (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

CREATE TABLE guild (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;
