"""What is asked once a phase: the packages of Revenue, Trade and Revolution; contributions, sales and cards at once."""

from typing import Final

from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = ()
