"""Runtime: tables in play, the store, the clock, texts, and the Discord surface."""
