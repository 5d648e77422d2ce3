"""Who answers for a seat of Carthage: a player sees what its seat may see and says what is asked, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.carthage.seen.view import CarthageView
from games.republic.minds import player
from games.republic.minds.player import AbsentPlayer, RandomPlayer

__all__ = ["AbsentPlayer", "Look", "Player", "RandomPlayer"]

Look: TypeAlias = Callable[[], CarthageView]  # the table as the seat sees it now; made when it is asked for
Player: TypeAlias = player.Player[CarthageView]
