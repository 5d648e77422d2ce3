"""RR-2.03.81, 2.03.91: attacks on Provinces that Rebels hold, each as on a War."""

from __future__ import annotations

from games.republic.combat.army import legion_strength
from games.republic.combat.pieces import Ground
from games.republic.senators import kill
from games.rome.combat.civil_war import revolt_fails
from games.rome.combat.events import ResistanceEnded
from games.rome.combat.mixed import worth
from games.rome.pieces import Province, War
from games.rome.revenue.disorder import presence
from games.rome.state import Rome
from games.rome.wars.strongholds import primary, redraw, strongholds


def held(g: Rome, war: War, ground: Ground) -> tuple[int, int] | None:
    """RR-2.03.81: what Rebels hold a Province with, and the MIL of their Governor, at most as much."""
    if not war.held:
        return None
    province = g.provinces[war.province]
    governor = g.senators[province.governor]
    units = on_land(province) if ground == "land" else province.strength("sea")
    military = min(presence(g, province, governor), units)
    if ground == "sea" and not sails(province, units + military):
        return 0, 0
    return units, military


def on_land(province: Province) -> int:
    """RR-2.02.41, 2.02.32, 2.03.81, 2.03.3: base land strength, armies, garrison legions, veterans twice."""
    armies = worth(province.armies, len(province.garrison))
    return province.side.land + armies + legion_strength(province.garrison)


def sails(province: Province, strength: int) -> bool:
    """RR-2.03.81: whether a naval battle comes first: by the undeveloped base land, whatever its side is.

    Where no fleets may lie there is no base naval strength either, so that there the strength is 0.
    """
    return strength > province.card.undeveloped.land


async def storm(g: Rome, war: War) -> None:
    """RR-2.03.91: the Governor dies, his Province is undeveloped and empty; of the Primary Rebel all of them."""
    province = g.provinces[war.province]
    governor = g.senators[province.governor]
    leading = primary(g) is governor
    for one in strongholds(g) if leading else [province]:
        empty(g, one)
    if leading:
        await revolt_fails(g)
    else:
        await kill(g, governor, "revolt", "RR-2.03.91")
    await redraw(g)


def empty(g: Rome, province: Province) -> None:
    """RR-2.03.91: nothing is left of the Province's own; its legions serve Rome again."""
    g.tell(ResistanceEnded(province.id, province.governor, len(province.garrison)))
    g.army.active.legions += province.garrison
    governor, term = province.governor, province.term
    g.provinces[province.id] = Province(id=province.id, governor=governor, term=term)
