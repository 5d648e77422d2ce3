"""RR-2.02.4: in Provincial Wars the Provinces that a War attacks fight it themselves, if the Senate has not checked it."""

from __future__ import annotations

from typing import Final

from games.kernel import StepId
from games.republic.combat.army import legion_strength, lose
from games.republic.combat.battle import announced
from games.republic.combat.commanders import blame, glory, note
from games.republic.combat.dice import Outcome, roll, tell
from games.republic.combat.losses import at_random
from games.republic.combat.pieces import Battle, Ground
from games.republic.combat.strength import fleet_strength
from games.republic.pieces import Units
from games.republic.senators import kill
from games.rome.basics.provinces import create_for
from games.rome.combat.allies import bleed_allies
from games.rome.combat.commanders import meet_fate, promote
from games.rome.combat.events import ProvinceAllied, ProvinceAttacks, ProvinceLosses
from games.rome.combat.mixed import losable, mixed_losses, worth
from games.rome.combat.strengths import enemy_strength, forget_military, roll_military
from games.rome.combat.subsiding import subside
from games.rome.combat.victory import beat_fleet, is_won_at_sea
from games.rome.pieces import LEGION, Province, Senator, War
from games.rome.revenue.disorder import presence
from games.rome.state import Rome

RULE: Final = "RR-2.02.412"


async def provincial_wars(g: Rome) -> StepId:
    """RR-2.02.4: at the end of the phase, several Wars in random order."""
    unchecked = [war.id for war in g.active_wars() if g.plays("provincial-wars") and "checked" not in war.fought]
    g.dice.shuffle("provinces.order", unchecked)
    for name in unchecked:
        war = g.wars.get(name)
        province = defender(g, war) if war and war.status == "active" else None
        if war and province:
            await defend(g, war, province)
    return "combat.end"


def defender(g: Rome, war: War) -> Province | None:
    """RR-2.02.4: the first Province on its card that has a loyal Governor."""
    listed = [g.provinces[name] for name in (war.card.attacks if war.card else ()) if name in g.provinces]
    return next((one for one in listed if is_loyal(g, one)), None)


def is_loyal(g: Rome, province: Province) -> bool:
    """Whether a Governor is there who is no Rebel; one that fights beside a War has none."""
    governor = g.senators.get(province.governor)
    return governor is not None and not governor.rebel


async def defend(g: Rome, war: War, province: Province) -> None:
    """RR-2.02.41: a battle that is due at sea comes first; without any ship it is lost at once, and no unit."""
    governor = g.senators[province.governor]
    ground: Ground = "sea" if fleet_strength(g, war) else "land"
    g.tell(ProvinceAttacks(province.id, war.id, governor.id))
    if ground == "sea" and not province.strength("sea"):
        await go_over(g, war, province, governor)
        return
    await battle(g, war, province, governor, ground)
    create_for(g, war, "RR-1.16.4")
    forget_military(g)
    g.combat.battle = None


# The battle


async def battle(g: Rome, war: War, province: Province, governor: Senator, ground: Ground) -> None:
    """RR-2.02.411 to 2.02.414: losses, POP, chits, and what the result means."""
    present = is_present(province, governor)
    if present:
        roll_military(g, governor)
    fought = announced(g, draw_up(g, war, province, governor, ground))
    outcome = throw(g, fought, province)
    if outcome.result == "defeat" and present:
        await kill(g, governor, "battle", RULE)
    led = len(province.garrison)
    legions = take_losses(g, province, outcome)
    leaders = [governor] if present and outcome.result != "defeat" else []
    note(g, fought, leaders, result=outcome.result, led=led, lost=legions)
    blame(g, leaders, legions)
    spared = ground == "land" and outcome.result == "victory"
    lost = outcome.legions + outcome.fleets if leaders else 0
    await meet_fate(g, fought, leaders, captors="" if spared else war.id, lost=lost)
    promote(g, fought, province.garrison, governor, outcome.result)
    await settle(g, fought, outcome, province, governor)


def is_present(province: Province, governor: Senator) -> bool:
    """RR-1.13.1: one who governs by a legate is neither a help nor in danger."""
    return province.id not in governor.legates


def draw_up(g: Rome, war: War, province: Province, governor: Senator, ground: Ground) -> Battle:
    """RR-2.02.41: base strength, garrison and armies, or fleets; MIL, at most as much; all numbers of the War apply."""
    units = on_land(province) if ground == "land" else province.strength("sea")
    fought = g.combat.battle = Battle(
        force=province.id,
        war=war.id,
        ground=ground,
        commanders=[governor.id],
        units=units,
        military=min(presence(g, province, governor), units),
        enemy=enemy_strength(g, war, ground),
        disaster=list(war.card.disaster) if war.card else [],
        standoff=list(war.card.standoff) if war.card else [],
    )
    return fought


def on_land(province: Province) -> int:
    """RR-2.02.41, 2.02.32: base land strength, garrison, veterans twice, and provincial armies."""
    armies = worth(province.armies, len(province.garrison))
    return province.side.land + armies + legion_strength(province.garrison)
