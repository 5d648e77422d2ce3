"""What is posted of a season: what came of its orders, why, its Gazette; and letters."""
