"""What the political Diplomacy brings to the bot."""
