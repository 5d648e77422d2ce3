"""Reactions decided beforehand: on one form, the same for all, kept until changed."""

from typing import Final

from games.kernel import Planning
from games.rome.ahead.reactions.planning import Reactions

PLANNINGS: Final[tuple[Planning, ...]] = (Reactions(),)
