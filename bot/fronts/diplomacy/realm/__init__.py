"""What a player of the political Diplomacy does beside his units: provinces, names, votes, railways and companies."""
