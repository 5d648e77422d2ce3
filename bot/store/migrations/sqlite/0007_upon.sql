-- The seq of the whole checkpoint a document is told by its difference to; NULL: it is whole. Rows of before stay whole.
-- Where `refs` is empty, they are the first line of the document.
ALTER TABLE checkpoint ADD COLUMN upon INTEGER;
