"""When people are there: live sittings, absence, missed deadlines."""
