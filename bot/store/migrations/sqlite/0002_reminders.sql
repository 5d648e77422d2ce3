-- When the next reminder of a window is to be sent; NULL: none any more.
ALTER TABLE window ADD COLUMN remind_at INTEGER;
CREATE INDEX window_by_reminder ON window (remind_at) WHERE remind_at IS NOT NULL;
