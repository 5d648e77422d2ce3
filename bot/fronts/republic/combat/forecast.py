"""What would come of sending a force: its battles at sea and on land, counted over all dice before anybody goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from bot.fronts.republic.combat.cards import odds_line
from bot.fronts.republic.law import AnyLaw, law_of
from bot.fronts.republic.looking import republic
from bot.surface.kit.look import Look
from games.republic.combat.odds import Ally, Odds, battle_odds
from games.republic.combat.pieces import Ground
from games.republic.pieces import CIVIL_WAR
from games.republic.seen.combat import LeaderView, WarView
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

VETERAN: Final = "veteran"
DEPUTY: Final = "master-of-horse"  # RR-1.09.34: what is on his card helps nobody whom he is with
FIGHTING: Final = ("send", "reinforce", "replace")


@dataclass(frozen=True, slots=True)
class Host:
    """A force as it would stand against a War.

    Attributes:
        war: the id of the War.
        commanders: ids of Senators.
        legions: what its legions are worth, a veteran 2 (RC-9.5.5c, RR-1.10.11).
        fleets: how many Fleets it has.
    """

    war: str
    commanders: tuple[str, ...]
    legions: int
    fleets: int


@dataclass(frozen=True, slots=True)
class Clash:
    """One of its battles: what both sides are worth, and the odds."""

    ground: Ground
    strength: int
    enemy: int
    odds: Odds


# Who would stand where


def worth(legions: Mapping[str, int]) -> int:
    """RC-9.5.5c, RR-1.10.11: what legions named by sort are worth: every type 1, a veteran 2."""
    return sum(count * (2 if VETERAN in sort else 1) for sort, count in legions.items())


def hosts(view: RepublicView, movements: Sequence[Mapping[str, Any]]) -> Iterator[Host]:
    """RC-9.6.1, 9.6.3, 9.6.4: the forces that orders send out, strengthen or put under others."""
    for one in movements:
        if one["order"] in FIGHTING:
            yield host(view, one)


def host(view: RepublicView, order: Mapping[str, Any]) -> Host:
    """One of them, with what stands there already."""
    sent, war = order["order"] == "send", order["at"]
    there = [one for one in view.forces.values() if (one.war == war and not one.commanders if sent else one.id == war)]
    named = tuple(order["commanders"])
    led = named or tuple(name for one in there for name in one.commanders)
    legions = worth(order["legions"]) + sum(len(one.legions) + one.veterans for one in there)
    fleets = int(order["fleets"]) + sum(one.fleets for one in there)
    return Host(war if sent else there[0].war if there else war, led, legions, fleets)


# What its battles would be


def clashes(law: AnyLaw, view: RepublicView, one: Host) -> list[Clash]:
    """RC-10.2.1, 10.2.4, RR-1.10.11, 1.10.12: at sea first, while the War's fleet is unbeaten; then on land."""
    war = view.wars.get(one.war)
    if war is None:
        return []
    at_sea = [clash(law, view, war, one, "sea")] if war.fleet_met and one.fleets else []
    lands = one.legions and one.fleets >= war.support and (at_sea or not war.fleet_met)
    return [*at_sea, *([clash(law, view, war, one, "land")] if lands else [])]


def clash(law: AnyLaw, view: RepublicView, war: WarView, one: Host, ground: Ground) -> Clash:
    """RC-10.2.1, RR-1.10.11: units, MIL, at most as much, and Laws, against the War once a force is sent there."""
    units, enemy = (one.fleets, war.fleet_met) if ground == "sea" else (one.legions, war.land_met)
    led = [view.senators[name] for name in one.commanders if name in view.senators]
    military = sum(commander.military + (naval(law, commander) if ground == "sea" else 0) for commander in led)
    strength = units + min(units, military) + law_bonus(law, view, war)
    return Clash(ground, strength, enemy, against(law, view, war, strength, enemy, spared=ignores(law, war, led)))


def against(law: AnyLaw, view: RepublicView, war: WarView, strength: int, enemy: int, *, spared: bool = False) -> Odds:
    """A battle of so much strength against a War as a force would meet it now, with the numbers of its Leaders.

    `spared`: those on the card of the War itself do not count.
    """
    leaders = [view.leaders[name] for name in war.leaders_met]
    facing: list[WarView | LeaderView] = [*([] if spared else [war]), *leaders]
    disaster, standoff = frozenset[int](), frozenset[int]()
    for one in facing:
        disaster, standoff = disaster.union(one.disaster), standoff.union(one.standoff)
    return battle_odds(law, strength, enemy, disaster, standoff, allies(law, view, war.id), view.omens)


def allies(law: AnyLaw, view: RepublicView, war: str) -> tuple[Ally, ...]:
    """RC-10.2.1a, RR-1.10.11.1: events that change the enemy's strength once the dice are known, but no Rebel's."""
    if war == CIVIL_WAR:
        return ()
    levels = [law.tables.table_events[one.id].level(one.level) for one in view.table_events]
    return tuple(
        Ally(**effect.params) for level in levels for effect in level.effects if effect.op == "battle_strength_swing"
    )


# What cards and Laws do


def abilities(law: AnyLaw, one: SenatorView, op: str) -> Iterator[Mapping[str, Any]]:
    """What a Statesman can do, of one kind; no Family can."""
    card = law.tables.statesmen.get(f"st-{one.code.lower()}")
    yield from (effect.params for effect in (card.effects if card else ()) if effect.op == op)


def naval(law: AnyLaw, one: SenatorView) -> int:
    """RC-10.2.4, Statesman 10A: his MIL counts more at sea."""
    return sum(params["value"] for params in abilities(law, one, "naval_battle_bonus"))


def ignores(law: AnyLaw, war: WarView, led: Sequence[SenatorView]) -> bool:
    """RC-10.2.8, RR-1.10.11.1: to some Statesmen the numbers of these Wars are nothing; those of Leaders count."""
    leading = [one for one in led if one.office != DEPUTY]
    shields = [params for one in leading for params in abilities(law, one, "nullify_disaster_standoff")]
    return any(war.group in one.get("groups", ()) or war.id in one.get("wars", ()) for one in shields)


def law_bonus(law: AnyLaw, view: RepublicView, war: WarView) -> int:
    """RC-9.7.2, Greek Studies: something is added against Wars of these groups."""
    effects = [one for passed in view.laws for one in law.tables.laws[passed.id].effects]
    bonuses = [one.params for one in effects if one.op == "group_battle_bonus"]
    return sum(params["value"] for params in bonuses if war.group in params["groups"])


# In words


def forecast_lines(look: Look, movements: Sequence[Mapping[str, Any]]) -> list[str]:
    """A line for each battle that orders would lead to, with its odds."""
    view = republic(look)
    return [line for one in hosts(view, movements) for line in host_lines(look, one)]


def host_lines(look: Look, one: Host) -> list[str]:
    """The battles of one force; that it can fight none."""
    view = republic(look)
    found = clashes(law_of(look.game.kind), view, one)
    if not found and one.war in view.wars:
        return [look.voice.say("forecast-none", war=one.war)]
    return [clash_line(look, one.war, each, after=place > 0) for place, each in enumerate(found)]


def clash_line(look: Look, war: str, one: Clash, *, after: bool) -> str:
    """Both sides of a battle, and how it may end."""
    chances = {name: Odds.percent(rolls) for name, rolls in asdict(one.odds).items()}
    figures = {"ground": one.ground, "strength": one.strength, "enemy": one.enemy, "after": after}
    return look.voice.say("forecast-clash", war=war, **figures, odds=odds_line(look.voice, chances))
