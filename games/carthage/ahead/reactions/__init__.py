"""Reactions decided beforehand: on one form, the same for all, kept until changed."""

from typing import Final

from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = ()
