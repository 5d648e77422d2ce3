"""RR-4.05.3, 4.05.32: whether there is a Crisis, and which Wars are large or dangerous."""

from __future__ import annotations

from typing import Final

from games.republic.combat.strength import fleet_strength, land_strength, printed_fleet, printed_land
from games.rome.forum.decks import unseen_wars
from games.rome.pieces import War
from games.rome.state import Rome
from games.rome.wars.leaving import current_strength

MANY: Final = 3  # Active Wars
GREAT: Final = 15  # strength of one


def in_crisis(g: Rome) -> bool:
    """RR-4.05.3: three Active Wars, one with a strength above 15, or a Rebel."""
    wars = g.active_wars()
    return len(wars) >= MANY or any(strength(g, war) > GREAT for war in wars) or bool(g.rebels())


def strength(g: Rome, war: War) -> int:
    """RR-4.05.3: the greater of land and fleet, for they are fought one after the other."""
    return max(land_strength(g, war), fleet_strength(g, war))


def is_dangerous(g: Rome, war: War) -> bool:
    """RR-4.05.32: matching cards are still undrawn."""
    return bool(unseen_wars(g, war.group))


def danger(g: Rome, war: War) -> int:
    """RR-4.05.32: the adequate force it would need with all matching cards in play."""
    all_of_them = len(g.matching(war.group)) + len(unseen_wars(g, war.group)) if war.group else 1
    fleet = 0 if war.naval_victory else printed_fleet(g, war)
    return (printed_land(g, war) + fleet) * all_of_them + g.support(war)


def largest_first(g: Rome, wars: list[War]) -> list[War]:
    """RR-4.05.3: the most dangerous before the others, then by size."""

    def key(war: War) -> tuple[bool, int, int, str]:
        dangerous = is_dangerous(g, war)
        return not dangerous, -danger(g, war) if dangerous else 0, -current_strength(g, war), war.id

    return sorted(wars, key=key)
