"""What is known of the past of games: turn by turn, as files, as proof of fair dice, as statistics."""
