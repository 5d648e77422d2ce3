"""What players of The Sword of Rome say ahead: their next action, answers to others, the end of a turn."""

from typing import Final

from games.kernel import Planning
from games.sword.ahead import ending
from games.sword.ahead.acting import Acting
from games.sword.ahead.battling import Battling
from games.sword.ahead.ordered_cards import OrderedCards
from games.sword.ahead.responses import Responses

PLANNINGS: Final[tuple[Planning, ...]] = (Acting(), OrderedCards(), Battling(), Responses(), *ending.PLANNINGS)

__all__ = ["PLANNINGS"]
