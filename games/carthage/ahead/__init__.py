"""What seats of Carthage may say before the rules ask them; each matter in a module of its own."""

from typing import Final

from games.carthage.ahead import forum, packages, reactions, senate
from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = (
    *packages.PLANNINGS,
    *forum.PLANNINGS,
    *senate.PLANNINGS,
    *reactions.PLANNINGS,
)
