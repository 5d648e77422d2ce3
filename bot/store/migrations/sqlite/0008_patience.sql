-- 1: a card that may wait until it is due without holding up what comes after it on its route.
ALTER TABLE outbox ADD COLUMN patient INTEGER NOT NULL DEFAULT 0;
