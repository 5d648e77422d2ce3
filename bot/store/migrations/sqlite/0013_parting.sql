-- What the last one that wrote said as it left in order; '': it did not.
ALTER TABLE lease ADD COLUMN parting TEXT NOT NULL DEFAULT '';
CREATE INDEX game_still ON game (guild) WHERE paused_at IS NOT NULL;
