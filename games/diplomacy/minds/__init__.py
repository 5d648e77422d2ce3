"""Players for empty seats, games alone and simulations. They see only the view of their seat."""

from games.diplomacy.minds.going import Answer, Round, play
from games.diplomacy.minds.player import RandomPlayer, SensiblePlayer

__all__ = ["Answer", "RandomPlayer", "Round", "SensiblePlayer", "play"]
