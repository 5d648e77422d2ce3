"""The Senate Phase asked ahead: all voters at once, the docket."""

from typing import Final

from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = ()
