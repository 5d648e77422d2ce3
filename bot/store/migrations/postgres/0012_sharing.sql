-- What a process wanted to call Discord since its beat before, and how many calls a second it may make.
ALTER TABLE process DROP COLUMN calls;
ALTER TABLE process ADD COLUMN wanted BIGINT NOT NULL DEFAULT 0;
ALTER TABLE process ADD COLUMN share BIGINT NOT NULL DEFAULT 0;

-- Which process has which session of the bot; since when it has it, or nobody does, by the clock of the server.
CREATE TABLE shard (
    number BIGINT PRIMARY KEY,
    process TEXT COLLATE "C" REFERENCES process (id) ON DELETE SET NULL,
    since BIGINT NOT NULL
);

-- From when on the next session may identify, of those that do so in turns.
CREATE TABLE turn (
    number BIGINT PRIMARY KEY,
    free BIGINT NOT NULL
);
