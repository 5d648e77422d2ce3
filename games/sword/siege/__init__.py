"""SR-13, 14: sieges, subjugation and plunder."""

from games.sword.siege.cities import capture, check_sieges, come_out, sunk
from games.sword.siege.plunder import plunder, plunderable
from games.sword.siege.rolls import besiegeable, siege_roll

__all__ = ["besiegeable", "capture", "check_sieges", "come_out", "plunder", "plunderable", "siege_roll", "sunk"]
