"""The store: one protocol, its SQLite form, and numbered migrations."""
