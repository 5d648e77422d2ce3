-- What surrounds a game that is played for weeks, and is not play: table votes, promises, absences, banks of time...
CREATE TABLE note (
    game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,
    kind TEXT NOT NULL,                      -- says who reads it, and who is called when it falls due
    ref TEXT NOT NULL,
    body TEXT NOT NULL,
    due INTEGER,                             -- NULL: it only lies there
    PRIMARY KEY (game, kind, ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_by_due ON note (due) WHERE due IS NOT NULL;
-- Since when the clocks of a game stand still because the table wishes it; NULL: they run.
ALTER TABLE game ADD COLUMN paused_at INTEGER;

-- The deadline that was moved out of quiet hours; it is moved no second time.
ALTER TABLE window ADD COLUMN rested INTEGER;
-- How many quarters of its seat's bank of time a window runs on, and since when.
ALTER TABLE window ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE window ADD COLUMN missed INTEGER;
