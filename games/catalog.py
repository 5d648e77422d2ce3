"""The list of games, and of the minds that play a seat of theirs that nobody holds."""

from collections.abc import Mapping
from typing import Any

from games import carthage, sample
from games.carthage.minds.mind import sensible
from games.kernel import Game
from games.minds import Mind

GAMES: Mapping[str, Game[Any]] = {game.id: game for game in (carthage.GAME, sample.GAME)}
MINDS: Mapping[str, Mind] = {carthage.GAME.id: sensible}
"""By the id of a game; a seat of any other is played by the defaults."""
