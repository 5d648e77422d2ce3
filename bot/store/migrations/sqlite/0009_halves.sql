-- Which of the games that a game is made of tells an event; "": it itself.
ALTER TABLE event ADD COLUMN half TEXT NOT NULL DEFAULT '';
