"""What would come of sending a force: its battles at sea and on land, counted over all dice before anybody goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from bot.fronts.carthage.combat.cards import odds_line
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.look import Look
from games.carthage.law import CARTHAGE
from games.carthage.seen.combat import LeaderView, WarView
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.republic.combat.odds import Ally, Odds, battle_odds
from games.republic.combat.pieces import Ground
from games.republic.pieces import CIVIL_WAR

OMENS: Final = "te-evil-omens"
VETERAN: Final = ".veteran"
FIGHTING: Final = ("send", "reinforce", "replace")


@dataclass(frozen=True, slots=True)
class Host:
    """A force as it would stand against a War.

    Attributes:
        war: the id of the War.
        commanders: ids of Senators.
        legions: what its legions are worth, a veteran 2 (RC-9.5.5c).
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
    """RC-9.5.5c: what legions named by sort are worth: every type 1, a veteran 2."""
    return sum(count * (2 if VETERAN in sort else 1) for sort, count in legions.items())


def hosts(view: CarthageView, movements: Sequence[Mapping[str, Any]]) -> Iterator[Host]:
    """RC-9.6.1, 9.6.3, 9.6.4: the forces that orders send out, strengthen or put under others."""
    for one in movements:
        if one["order"] in FIGHTING:
            yield host(view, one)


def host(view: CarthageView, order: Mapping[str, Any]) -> Host:
    """One of them, with what stands there already."""
    sent, war = order["order"] == "send", order["at"]
    there = [one for one in view.forces.values() if (one.war == war and not one.commanders if sent else one.id == war)]
    named = tuple(order["commanders"])
    led = named or tuple(name for one in there for name in one.commanders)
    legions = worth(order["legions"]) + sum(len(one.legions) + one.veterans for one in there)
    fleets = int(order["fleets"]) + sum(one.fleets for one in there)
    return Host(war if sent else there[0].war if there else war, led, legions, fleets)


# What its battles would be


def clashes(view: CarthageView, one: Host) -> list[Clash]:
    """RC-10.2.1, 10.2.4: at sea first, while the War's fleet is unbeaten; then on land."""
    war = view.wars.get(one.war)
    if war is None:
        return []
    at_sea = [clash(view, war, one, "sea")] if war.fleet_met and one.fleets else []
    lands = one.legions and one.fleets >= war.support and (at_sea or not war.fleet_met)
    return [*at_sea, *([clash(view, war, one, "land")] if lands else [])]


def clash(view: CarthageView, war: WarView, one: Host, ground: Ground) -> Clash:
    """RC-10.2.1: units, MIL, at most as much, and Laws, against the War once a force is sent there."""
    units, enemy = (one.fleets, war.fleet_met) if ground == "sea" else (one.legions, war.land_met)
    led = [view.senators[name] for name in one.commanders if name in view.senators]
    military = sum(commander.military + (naval(commander) if ground == "sea" else 0) for commander in led)
    strength = units + min(units, military) + law_bonus(view, war)
    return Clash(ground, strength, enemy, against(view, war, strength, enemy, spared=ignores(war, led)))


def against(view: CarthageView, war: WarView, strength: int, enemy: int, *, spared: bool = False) -> Odds:
    """A battle of so much strength against a War as a force would meet it now, with the numbers of its Leaders.

    `spared`: those on the card of the War itself do not count.
    """
    leaders = [view.leaders[name] for name in war.leaders_met]
    facing: list[WarView | LeaderView] = [*([] if spared else [war]), *leaders]
    disaster, standoff = frozenset[int](), frozenset[int]()
    for one in facing:
        disaster, standoff = disaster.union(one.disaster), standoff.union(one.standoff)
    return battle_odds(CARTHAGE, strength, enemy, disaster, standoff, allies(view, war.id), omens(view))


def omens(view: CarthageView) -> int:
    """RC-8.8.4: what Evil Omens take from a roll now."""
    return -sum(one.times for one in view.table_events if one.id == OMENS)


def allies(view: CarthageView, war: str) -> tuple[Ally, ...]:
    """RC-10.2.1a: the events in play that change the enemy's strength once the dice are known, but not a Rebel's."""
    if war == CIVIL_WAR:
        return ()
    levels = [CARTHAGE.tables.table_events[one.id].level(one.level) for one in view.table_events]
    return tuple(
        Ally(**effect.params) for level in levels for effect in level.effects if effect.op == "battle_strength_swing"
    )


# What cards and Laws do


def abilities(one: SenatorView, op: str) -> Iterator[Mapping[str, Any]]:
    """What a Statesman can do, of one kind; no Family can."""
    card = CARTHAGE.tables.statesmen.get(f"st-{one.code.lower()}")
    yield from (effect.params for effect in (card.effects if card else ()) if effect.op == op)


def naval(one: SenatorView) -> int:
    """Statesman 10A: his MIL counts more at sea."""
    return sum(params["value"] for params in abilities(one, "naval_battle_bonus"))


def ignores(war: WarView, led: Sequence[SenatorView]) -> bool:
    """Statesmen 2A, 2B, 7A: the numbers on the cards of Wars of these groups do not count; those of Leaders do."""
    return any(war.group in params["groups"] for one in led for params in abilities(one, "nullify_disaster_standoff"))


def law_bonus(view: CarthageView, war: WarView) -> int:
    """RC-9.7.2, Greek Studies: Carthage adds something against Wars of these groups."""
    effects = [one for law in view.laws for one in CARTHAGE.tables.laws[law.id].effects]
    bonuses = [one.params for one in effects if one.op == "group_battle_bonus"]
    return sum(params["value"] for params in bonuses if war.group in params["groups"])


# In words


def forecast_lines(look: Look, movements: Sequence[Mapping[str, Any]]) -> list[str]:
    """A line for each battle that orders would lead to, with its odds."""
    view = carthage(look)
    return [line for one in hosts(view, movements) for line in host_lines(look, one)]


def host_lines(look: Look, one: Host) -> list[str]:
    """The battles of one force; that it can fight none."""
    found = clashes(carthage(look), one)
    if not found and one.war in carthage(look).wars:
        return [look.voice.say("forecast-none", war=one.war)]
    return [clash_line(look, one.war, each, after=place > 0) for place, each in enumerate(found)]


def clash_line(look: Look, war: str, one: Clash, *, after: bool) -> str:
    """Both sides of a battle, and how it may end."""
    chances = {name: Odds.percent(rolls) for name, rolls in asdict(one.odds).items()}
    figures = {"ground": one.ground, "strength": one.strength, "enemy": one.enemy, "after": after}
    return look.voice.say("forecast-clash", war=war, **figures, odds=odds_line(look.voice, chances))
