"""What surrounds the deals of a table: talk, terms beside the goods, promises, threads."""
