-- What the last one that wrote said as it left in order; '': it did not. It stands in the row of those who have ended.
ALTER TABLE process ADD COLUMN parting TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX game_still ON game (guild) WHERE paused_at IS NOT NULL;
