"""RR-2.02.4: Provinces that a War attacks fight it themselves, if the Senate has not checked it."""

from __future__ import annotations

from dataclasses import replace

from games.kernel import StepId
from games.republic.combat.army import desert
from games.republic.combat.battle import announced
from games.republic.combat.commanders import blame, glory, note
from games.republic.combat.dice import Outcome, roll, tell
from games.republic.combat.losses import at_random
from games.republic.combat.pieces import Battle, Ground
from games.republic.combat.strength import fleet_strength, leaders_with
from games.republic.pieces import Legion, Units
from games.republic.senators import kill
from games.republic.terms import vacate
from games.rome.basics.provinces import FIRST_BATTLE, create_for
from games.rome.combat.allies import bleed_allies
from games.rome.combat.commanders import meet_fate, promote
from games.rome.combat.dice import tempered
from games.rome.combat.events import ProvinceAllied, ProvinceAttacks, ProvinceLosses, WarSubsided
from games.rome.combat.mixed import losable, mixed_losses
from games.rome.combat.sieges import on_land
from games.rome.combat.strengths import enemy_strength, forget_military, ignores, roll_military
from games.rome.combat.victory import beat_fleet, is_won_at_sea
from games.rome.forum.decks import below_the_top
from games.rome.pieces import LEGION, Province, Senator, War
from games.rome.state import Rome
from games.rome.wars.leaving import withdraw


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
    """RR-2.02.41: a battle that is due at sea comes first; without any ship it is lost at once, but no unit."""
    governor = g.senators[province.governor]
    commander = None if province.id in governor.legates else governor  # RR-1.13.1
    ground: Ground = "sea" if fleet_strength(g, war) else "land"
    g.tell(ProvinceAttacks(province.id, war.id, governor.id))
    if ground == "sea" and not province.strength("sea"):
        await die(g, commander)
        go_over(g, war, province)
        return
    await battle(g, war, province, commander, ground)
    create_for(g, war, FIRST_BATTLE)
    forget_military(g)
    g.combat.battle = None


# The battle


async def battle(g: Rome, war: War, province: Province, commander: Senator | None, ground: Ground) -> None:
    """RR-1.10.72, 2.02.411 to 2.02.414: as any battle, but the people do not care."""
    if commander:
        roll_military(g, commander)
    fought = announced(g, draw_up(g, war, province, commander, ground))
    outcome, led = throw(g, fought, province, commander), len(province.garrison)
    if outcome.result == "defeat":
        await die(g, commander)
    leaders = [commander] if commander and outcome.result != "defeat" else []
    legions = take_losses(g, province, outcome, ground)
    bleed_allies(g, fought, outcome)
    note(g, fought, leaders, result=outcome.result, led=led, lost=legions)
    blame(g, leaders, legions)
    captors = "" if ground == "land" and outcome.result == "victory" else war.id
    await meet_fate(g, fought, leaders, captors=captors, lost=outcome.legions + outcome.fleets if leaders else 0)
    promote(g, fought, province.garrison, commander, outcome.result)
    if outcome.result == "victory":
        glory(g, fought, leaders)
    await settle(g, fought, outcome, province)


async def die(g: Rome, commander: Senator | None) -> None:
    """RR-2.02.412: on a Defeat the Governor dies, if he was there."""
    if commander:
        await kill(g, commander, "battle", "RR-2.02.412")


def draw_up(g: Rome, war: War, province: Province, commander: Senator | None, ground: Ground) -> Battle:
    """RR-2.02.41: base strength, garrison and armies, or fleets; MIL, at most as much; against the War as it is."""
    units = on_land(province) if ground == "land" else province.strength("sea")
    ignored = war.card is None or (commander is not None and ignores(commander, war))
    fought = g.combat.battle = Battle(
        force=province.id,
        war=war.id,
        ground=ground,
        commanders=[commander.id] if commander else [],
        units=units,
        military=min(commander.military, units) if commander else 0,
        enemy=enemy_strength(g, war, ground),
        disaster=[] if ignored or not war.card else list(war.card.disaster),
        standoff=[] if ignored or not war.card else list(war.card.standoff),
    )
    return fought


def throw(g: Rome, fought: Battle, province: Province, commander: Senator | None) -> Outcome:
    """RR-2.02.41: the dice; at sea only ships are lost. Without the fleet support a Victory counts as Stalemate."""
    count = losable(province.armies, len(province.garrison)) if fought.ground == "land" else 0
    units = Units(legions=[Legion(type=LEGION)] * count, fleets=province.fleets)
    outcome = roll(g, fought, units)
    if commander:
        outcome = tempered(outcome, commander)
    support = g.support(g.wars[fought.war])
    if fought.ground == "land" and outcome.result == "victory" and province.strength("sea") < support:
        outcome = replace(outcome, result="stalemate")
    tell(g, fought, outcome)
    return outcome


def take_losses(g: Rome, province: Province, outcome: Outcome, ground: Ground) -> int:
    """RR-2.02.411: army, army, random legion; fleets, in land battles too. How many legions."""
    armies, legions = mixed_losses(province.armies, len(province.garrison), outcome.legions)
    if ground == "sea":
        armies = legions = 0
    province.armies -= armies
    province.fleets -= outcome.fleets
    desert(g, province.garrison, at_random(g, province.garrison, legions))
    if armies or legions or outcome.fleets:
        g.tell(ProvinceLosses(province.id, armies, legions, outcome.fleets))
    return legions


# What comes of it


async def settle(g: Rome, fought: Battle, outcome: Outcome, province: Province) -> None:
    """RR-2.02.412 to 2.02.414: it goes over to a victorious enemy; a beaten one goes to sleep, or away."""
    war = g.wars[fought.war]
    if outcome.result == "defeat":
        go_over(g, war, province)
    elif outcome.result == "victory" and fought.ground == "sea" and not is_won_at_sea(g, war):
        beat_fleet(g, war, province.id)
        war.fought.append("sea")  # it is prosecuted this turn
    elif outcome.result == "victory":
        await subside(g, war, province)


def go_over(g: Rome, war: War, province: Province) -> None:
    """RR-2.02.412: surviving legions return; the Province fights beside the War, by the side of its card that is up."""
    governor = g.senators.get(province.governor)
    if governor:
        governor.legates = [name for name in governor.legates if name != province.id]
    vacate(province)
    g.tell(ProvinceAllied(province.id, war.id, len(province.garrison)))
    g.army.active.legions += province.garrison
    province.garrison = []
    war.allies.append(province.id)


async def subside(g: Rome, war: War, province: Province) -> None:
    """RR-2.02.414: it is Inactive, if neither another Active War of its series nor a Leader keeps it up; else gone.

    GV-4.11: for another board it has only gone away.
    """
    others = [one for one in g.matching(war.group) if one is not war and one.status == "active"]
    if not others and not leaders_with(g, war):
        war.status, war.unprosecuted = "inactive", False
        g.tell(WarSubsided(war.id, province.id, "inactive"))
        return
    shuffled = below_the_top(g, war.id)
    g.tell(WarSubsided(war.id, province.id, "shuffled" if shuffled else "discarded"))
    await withdraw(g, war, hunted=False)
    await g.law.abroad.ended(g, war, "shuffled" if shuffled else "discarded")
