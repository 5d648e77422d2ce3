"""What players of The Sword of Rome say before they are asked: what they do next, how they answer others."""

from typing import Final

from games.kernel import Planning
from games.sword.ahead.acting import Acting
from games.sword.ahead.responses import Responses

PLANNINGS: Final[tuple[Planning, ...]] = (Acting(), Responses())

__all__ = ["PLANNINGS"]
