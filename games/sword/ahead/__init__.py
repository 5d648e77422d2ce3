"""What players of The Sword of Rome say before they are asked: how they answer others' actions."""

from typing import Final

from games.kernel import Planning
from games.sword.ahead.responses import Responses

PLANNINGS: Final[tuple[Planning, ...]] = (Responses(),)

__all__ = ["PLANNINGS"]
