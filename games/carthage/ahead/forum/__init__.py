"""The Forum Phase asked ahead: one bribing round, auctions, the defence plan, the Forum plan."""

from typing import Final

from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = ()
