"""Building the views of Wars, enemy Leaders, forces and battles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from games.kernel.view import kept
from games.republic.combat.odds import Odds
from games.republic.combat.pieces import Battle
from games.republic.combat.rolls import allies, disasters, odds, standoffs, standoffs_of_leaders
from games.republic.combat.strength import (
    fleet_strength,
    land_strength,
    leaders_with,
    multiplier,
    printed_fleet,
    printed_land,
)
from games.republic.pieces import EnemyLeader, Force, Legion, War
from games.republic.seen.combat import BattleView, ForceView, LeaderView, OddsView, WarView
from games.republic.senate.marching import waits
from games.republic.state import Republic

F = TypeVar("F", bound=ForceView)
L = TypeVar("L", bound=LeaderView)
W = TypeVar("W", bound=WarView)


def name_of_war(g: Republic, one: War) -> str:
    """The printed name; a revolt is called by its Province."""
    if one.card:
        return one.card.name
    return g.law.tables.provinces[one.province].name if one.province else "Civil War"


def war(g: Republic, one: War, view: type[W], **more: Any) -> W:
    """A War in the Forum."""
    met = [one.id]
    return kept(
        view,
        id=one.id,
        name=name_of_war(g, one),
        status=one.status,
        group=one.group,
        order=one.order,
        land=printed_land(g, one),
        fleet=printed_fleet(g, one),
        land_now=land_strength(g, one),
        fleet_now=fleet_strength(g, one),
        land_met=land_strength(g, one, met),
        fleet_met=fleet_strength(g, one, met),
        multiplier=multiplier(g, one),
        revolt=one.revolt,
        naval_victory=one.naval_victory,
        waits=waits(g, one),
        leaders=tuple(leader.id for leader in leaders_with(g, one)),
        leaders_met=tuple(leader.id for leader in leaders_with(g, one, met)),
        **on_card(one),
        **more,
    )


def on_card(one: War) -> dict[str, Any]:
    """What stands on the card of a War; a revolt has none."""
    printed = one.card
    return {
        "support": printed.fleet_support if printed else 0,
        "spoils": printed.spoils if printed else 0,
        "disaster": printed.disaster if printed else (),
        "standoff": printed.standoff if printed else (),
        "theatre": printed.theatre if printed else "",
        "attacks": printed.attacks if printed else (),
        "text": printed.text if printed else "",
    }


def enemy_leader(g: Republic, one: EnemyLeader, view: type[L], **more: Any) -> L:
    """An enemy Leader in play."""
    printed = g.law.tables.leaders[one.id]
    return view(
        id=one.id,
        name=printed.name,
        group=printed.group,
        strength=printed.strength,
        war=one.war,
        disaster=printed.disaster,
        standoff=printed.standoff,
        text=printed.text,
        **more,
    )


def force(
    g: Republic, one: Force, view: type[F], legion: Callable[[Legion], str], prospect: BattleView | None, **more: Any
) -> F:
    """A force in the field, and what it would be for it to fight now."""
    return view(
        id=one.id,
        war=one.war,
        name=sent_against(g, one),
        commanders=tuple(one.commanders),
        legions=tuple(legion(each) for each in one.units.legions),
        veterans=sum(each.veteran for each in one.units.legions),
        fleets=one.units.fleets,
        victorious=one.victorious,
        sent=one.sent,
        reinforced=one.reinforced,
        battle=prospect,
        **more,
    )


def sent_against(g: Republic, one: Force) -> str:
    """The name of its War, also when that is won."""
    if one.war in g.wars:
        return name_of_war(g, g.wars[one.war])
    printed = g.law.tables.wars.get(one.war)
    return printed.name if printed else one.war


def coming(g: Republic) -> BattleView | None:
    """The battle that is about to be fought."""
    return battle(g, g.combat.battle) if g.combat.battle else None


def battle(g: Republic, one: Battle) -> BattleView:
    """Both sides of a battle."""
    return BattleView(
        war=one.war,
        force=one.force,
        ground=one.ground,
        commanders=tuple(one.commanders),
        units=one.units,
        military=one.military,
        law=one.law,
        card=one.card,
        mercenaries=one.mercenaries,
        strength=one.strength,
        enemy=one.enemy,
        disaster=tuple(disasters(g, one)),
        standoff=tuple(standoffs(g, one)),
        standoff_of_leaders=tuple(standoffs_of_leaders(g, one)),
        allies=tuple((ally.parity, ally.die, ally.sign) for ally in allies(g, one)),
        omens=g.omens(),
        odds=in_percent(odds(g, one)),
    )


def in_percent(one: Odds) -> OddsView:
    """Of 216 rolls, so many in percent."""
    return OddsView(
        victory=one.percent(one.victory),
        stalemate=one.percent(one.stalemate),
        defeat=one.percent(one.defeat),
        disaster=one.percent(one.disaster),
        standoff=one.percent(one.standoff),
    )
