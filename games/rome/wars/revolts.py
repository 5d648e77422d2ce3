"""Revolts: a Province rises against its Governor (RR-1.07.21.9, 1.07.21.14); a War becomes one (RR-1.07.333.1)."""

from __future__ import annotations

from games.republic.combat.army import desert
from games.republic.senators import kill
from games.rome.pieces import Province, Senator, War
from games.rome.state import Rome
from games.rome.wars.awakening import activate


async def revolt(g: Rome, province: Province, governor: Senator, cause: str, rule: str) -> None:
    """RR-1.07.21.9, 1.07.21.14: Governor and garrison are killed; the Province is an Active War until it is beaten."""
    del g.provinces[province.id]
    desert(g, province.garrison, province.garrison)
    war = War(
        id=f"revolt-{province.id}",
        status="inactive",
        province=province.id,
        revolt=True,
        developed=province.developed,
    )
    g.wars[war.id] = war
    activate(g, war, rule)
    await kill(g, governor, cause, rule)


def series_ends(g: Rome, war: War) -> None:
    """RR-1.07.333.1: once the last War of a series is defeated those of lower number are Revolts."""
    if war.card and war.group and war.order == war.card.group_size:
        for other in g.matching(war.group):
            other.revolt = other.revolt or other.order < war.order
