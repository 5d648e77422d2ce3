"""SR-9 to 11: activation and movement, by land and by sea, interception, avoiding battle."""

from games.sword.march.activating import activate
from games.sword.march.announcing import activatable

__all__ = ["activatable", "activate"]
