"""How long a game takes: sensible players on real tables, and people on a clock who sleep, are called, and come."""
