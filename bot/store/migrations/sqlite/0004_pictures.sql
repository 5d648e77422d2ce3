-- The files a message shows, as Discord numbers them, by name: an edit that keeps a picture names it by both.
ALTER TABLE message ADD COLUMN files TEXT NOT NULL DEFAULT '{}';
-- Discord refused to edit the message with its picture: it is shown without one from then on.
ALTER TABLE message ADD COLUMN plain INTEGER NOT NULL DEFAULT 0;
-- The head of the game when it was posted: what was answered later is told on it. NULL: not known.
ALTER TABLE message ADD COLUMN seq INTEGER;
