"""The list of games, and of the minds that play a seat of theirs that nobody holds."""

from collections.abc import Mapping
from typing import Any

from games import carthage, diplomacy, grand, rome, sample, sword
from games.carthage.minds import mind as of_carthage
from games.diplomacy.minds import mind as of_diplomacy
from games.grand.minds import mind as of_both
from games.kernel import Game, by_name
from games.minds import Mind
from games.rome.minds import mind as of_rome
from games.sword.minds import mind as of_sword

GAMES: Mapping[str, Game[Any]] = by_name(
    (game.id, game) for game in (carthage.GAME, rome.GAME, grand.GAME, diplomacy.GAME, sword.GAME, sample.GAME)
)
MINDS: Mapping[str, Mind] = {
    carthage.GAME.id: of_carthage.sensible,
    rome.GAME.id: of_rome.sensible,
    grand.GAME.id: of_both.sensible,
    diplomacy.GAME.id: of_diplomacy.sensible,
    sword.GAME.id: of_sword.sensible,
}
"""By the id of a game; a seat of any other is played by the defaults."""


def event_id(game: str, name: str) -> str:
    """The id of an event by a name it has, or had; one that nobody knows stays as it is."""
    kind = GAMES[game].event(name) if game in GAMES else None
    return kind.id if kind else name
