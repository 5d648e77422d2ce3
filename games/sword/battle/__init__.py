"""SR-12, 20.3: battles, and attacks on the unrest of Carthage."""

from games.sword.battle.fight import fight
from games.sword.battle.raid import raid
from games.sword.battle.unrest import attack_unrest

__all__ = ["attack_unrest", "fight", "raid"]
