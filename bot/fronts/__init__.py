"""What each game tells the bot of itself. Beside `games.catalog` this is the only list of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.fronts.carthage.front import FRONT as CARTHAGE
from bot.fronts.diplomacy import adjudicating
from bot.fronts.diplomacy.front import FRONT as DIPLOMACY
from bot.fronts.front import Front, hand_in
from bot.fronts.grand.front import FRONT as GRAND
from bot.fronts.rome.front import FRONT as ROME
from bot.fronts.sample.front import FRONT as SAMPLE
from bot.fronts.sword.front import FRONT as SWORD

FRONTS: Final[Mapping[str, Front]] = {
    front.game.id: front for front in (CARTHAGE, ROME, GRAND, DIPLOMACY, SWORD, SAMPLE)
}
ADJUDICATE: Final[Callable[..., int]] = adjudicating.main
"""Of whichever game has cases to be judged without a table: `byrsa adjudicate`."""


def begin() -> None:
    """Hand the parts of all games in to the floors that use them; done again it changes nothing."""
    hand_in(FRONTS.values())
