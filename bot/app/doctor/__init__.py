"""`byrsa doctor`: whether all that the bot stands on is well, and what to do where it is not."""
