"""Players for empty seats, solo games and simulations. They see only the view of their seat."""

from games.carthage.players.player import AbsentPlayer, Look, Player, RandomPlayer
from games.carthage.players.runner import Answer, Round, StalledError, play
from games.carthage.players.sensible import SensiblePlayer

__all__ = [
    "AbsentPlayer",
    "Answer",
    "Look",
    "Player",
    "RandomPlayer",
    "Round",
    "SensiblePlayer",
    "StalledError",
    "play",
]
