-- The newest entry that stands: a journal that ends before it has lost what was written. NULL: nobody knows.
ALTER TABLE game ADD COLUMN last INTEGER;
UPDATE game SET last = (SELECT max(seq) FROM journal WHERE journal.game = game.id AND undone_by IS NULL);
