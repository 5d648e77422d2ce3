-- One more with each write that changes how a game stands: what was decided on it as it stood before is decided anew.
ALTER TABLE game ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
