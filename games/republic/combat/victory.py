"""RC-10.2.11, RR-1.10.4: what any State gains by a Victory."""

from __future__ import annotations

from games.republic.combat.events import WarWon
from games.republic.money import state_receives
from games.republic.pieces import War
from games.republic.state import Republic


def take_spoils(g: Republic, war: War) -> None:
    """RC-10.2.11, RR-1.10.4: the War is defeated; the State receives the spoils, but none of a Revolt."""
    spoils = war.card.spoils if war.card and not war.revolt else 0
    g.chronicle.won.append(war.id)
    if war.card:
        g.defeated.append(war.id)
        g.gone.append(war.id)
    state_receives(g, spoils, "war", war.id)
    g.tell(WarWon(war.id, spoils, war.province or None))
