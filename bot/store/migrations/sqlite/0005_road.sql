-- The road to Discord is closed: nothing that is sent arrives. No row: it is open. It outlives a restart.
CREATE TABLE road (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    since INTEGER NOT NULL,
    cause TEXT NOT NULL
) STRICT;
-- Why a row was given up, though somebody should have been told it; NULL: it was sent, or nobody needed it any more.
ALTER TABLE outbox ADD COLUMN given_up TEXT;
