"""What an act at a table is made of: the live table, what is checked, what follows by itself, what is written."""
