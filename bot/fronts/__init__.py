"""By what each game tells the bot of itself."""
