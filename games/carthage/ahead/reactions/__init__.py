"""Reactions decided beforehand: on one form, the same for all, kept until changed."""

from typing import Final

from games.carthage.ahead.reactions.planning import Reactions
from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = (Reactions(),)
