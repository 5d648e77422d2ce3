"""What players of The Sword of Rome say before they are asked: how they answer others' actions."""

from games.sword.ahead.responses import PLANNINGS

__all__ = ["PLANNINGS"]
