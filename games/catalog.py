"""The list of games, and of the minds that play a seat of theirs that nobody holds."""

from collections.abc import Mapping
from typing import Any

from games import carthage, diplomacy, grand, rome, sample, sword
from games.carthage.minds.mind import MINDS as OF_CARTHAGE
from games.diplomacy.minds.mind import MINDS as OF_DIPLOMACY
from games.grand.minds.mind import MINDS as OF_BOTH
from games.kernel import Game, by_name
from games.kernel.minds import BY_NAME, LEVELS, Level, Mind
from games.rome.minds.mind import MINDS as OF_ROME
from games.sword.minds.mind import MINDS as OF_SWORD

GAMES: Mapping[str, Game[Any]] = by_name(
    (game.id, game) for game in (carthage.GAME, rome.GAME, grand.GAME, diplomacy.GAME, sword.GAME, sample.GAME)
)
MINDS: Mapping[str, Mapping[Level, Mind]] = {
    carthage.GAME.id: OF_CARTHAGE,
    rome.GAME.id: OF_ROME,
    grand.GAME.id: OF_BOTH,
    diplomacy.GAME.id: OF_DIPLOMACY,
    sword.GAME.id: OF_SWORD,
}
"""By the id of a game and the level; a seat of any other game is played by the defaults."""


def levels(game: str) -> tuple[Level, ...]:
    """How well computer players of a game may play, the best last; empty: it has none."""
    return tuple(level for level in LEVELS if level in MINDS.get(game, {}))


def mind(game: str, level: str) -> Mind | None:
    """Who plays a game at a level; where it has no such level the best there is. None: it has none at all."""
    able = levels(game)
    return MINDS[game].get(BY_NAME.get(level, able[-1]), MINDS[game][able[-1]]) if able else None


def event_id(game: str, name: str) -> str:
    """The id of an event by a name it has, or had; one that nobody knows stays as it is."""
    kind = GAMES[game].event(name) if game in GAMES else None
    return kind.id if kind else name
