-- Which process is about to send a row that is claimed.
ALTER TABLE outbox ADD COLUMN claimer TEXT COLLATE "C";

-- Each process that writes, in place of the one row that named the only one. Under '' stands when those were on Discord
-- who have ended.
CREATE TABLE process (
    id TEXT COLLATE "C" PRIMARY KEY,
    heard BIGINT NOT NULL, -- by the clock of the server
    seen BIGINT,
    calls BIGINT NOT NULL DEFAULT 0
);
INSERT INTO process (id, heard, seen) SELECT '', 0, seen FROM lease;
DROP TABLE lease;
