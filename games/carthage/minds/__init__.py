"""Players for empty seats, solo games and simulations. They see only the view of their seat."""

from games.carthage.minds.player import AbsentPlayer, Look, Player, RandomPlayer
from games.carthage.minds.sensible import SensiblePlayer
from games.republic.minds.runner import Answer, Round, StalledError, play

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
