-- Which process is about to send a row that is claimed.
ALTER TABLE outbox ADD COLUMN claimer TEXT;
