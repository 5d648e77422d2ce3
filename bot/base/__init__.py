"""What everything stands on: errors, log, settings, words, health, version. Imports nothing of ours but data."""
