"""Players of Rome for empty seats, solo games and simulations. They see only the view of their seat."""

from games.republic.minds.runner import Answer, Round, StalledError, play
from games.rome.minds.player import AbsentPlayer, Look, Player, RandomPlayer
from games.rome.minds.sensible import SensiblePlayer

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
