-- Whether the process that has a session is on Discord with it.
ALTER TABLE shard ADD COLUMN there BIGINT NOT NULL DEFAULT 0;

-- Which process sees to a game: its deadlines, reminders, notes that fall due, its outbox. `gone`: since when nobody did,
-- as far as that is not yet given back to those who play.
CREATE TABLE care (
    game TEXT COLLATE "C" PRIMARY KEY REFERENCES game ON DELETE CASCADE,
    process TEXT COLLATE "C" REFERENCES process (id) ON DELETE SET NULL,
    gone BIGINT
);
CREATE INDEX care_by_process ON care (process);

-- Whoever ends has seen to its games until it was last on Discord.
CREATE FUNCTION leave_care() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    UPDATE care SET process = NULL, gone = coalesce(gone, OLD.seen) WHERE process = OLD.id;
    RETURN OLD;
END $$;
CREATE TRIGGER leave_care BEFORE DELETE ON process FOR EACH ROW EXECUTE FUNCTION leave_care();
