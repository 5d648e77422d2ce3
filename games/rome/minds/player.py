"""Who answers for a seat of Rome: a player sees what its seat may see and says what is asked, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.republic.minds import player
from games.republic.minds.player import AbsentPlayer, RandomPlayer
from games.rome.seen.view import RomeView

__all__ = ["AbsentPlayer", "Look", "Player", "RandomPlayer"]

Look: TypeAlias = Callable[[], RomeView]  # the table as the seat sees it now; made when it is asked for
Player: TypeAlias = player.Player[RomeView]
