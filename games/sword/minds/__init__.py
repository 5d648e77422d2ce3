"""Players for empty seats, games alone and simulations. They see only the view of their seat."""

from games.sword.minds.going import Answer, Round, play
from games.sword.minds.planning import Planner
from games.sword.minds.player import Player, RandomPlayer, SensiblePlayer

__all__ = ["Answer", "Planner", "Player", "RandomPlayer", "Round", "SensiblePlayer", "play"]
