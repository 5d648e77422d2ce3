"""What seats of Rome may say before the rules ask them; each matter in a module of its own."""

from typing import Final

from games.kernel import Planning
from games.rome.ahead import forum, packages, reactions, senate

PLANNINGS: Final[tuple[Planning, ...]] = (
    *packages.PLANNINGS,
    *forum.PLANNINGS,
    *senate.PLANNINGS,
    *reactions.PLANNINGS,
)
