"""The list of games."""

from collections.abc import Mapping
from typing import Any

from games import carthage, sample
from games.kernel import Game

GAMES: Mapping[str, Game[Any]] = {game.id: game for game in (carthage.GAME, sample.GAME)}
