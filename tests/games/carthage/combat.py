"""Putting forces and expeditions into the field, and loading the dice of the Combat Phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.carthage import GAME
from games.carthage.bench import add_force, enlist, leave_posts
from games.carthage.combat.order import AFTERWARDS, REBEL_WINS
from games.carthage.combat.pieces import Combat
from games.carthage.law import CARTHAGE
from games.carthage.pieces import Expedition, TableEvent, War
from games.carthage.state import Carthage
from games.kernel import Decision, Event, OneOf, StepId, ask
from games.republic.combat.events import BattleFought
from games.republic.pieces import CIVIL_WAR, EnemyLeader, Legion
from tests.games.carthage.forum import three
from tests.games.carthage.play import Play, add_war, numbered, places

Change = Callable[[Carthage], object]
TUNISIA = "conquest-of-tunisia"  # land 6, Disaster 9, Standoff 14, no fleet, spoils 15
MASSILIA = "massilian-war"  # land 3, support 3, fleet 7, Disaster 12, Standoff 9, spoils 15
SICILY = "syracusan-war-1"  # land 8, support 4, no fleet, Disaster 13, Standoff 11, spoils 20
CYRENE = "cyrenean-war"  # land 5, support 2, no fleet, Disaster 7, Standoff 15, spoils 10
NUMIDIA = "numidian-war-1"  # land 5, no support, no fleet, Disaster 10, Standoff 14, spoils 10
NOBODY = ["none", "none", "draw-2", *map(str, range(13, 24))]  # chits that strike no commander


async def rest(g: Carthage) -> StepId:
    """Nothing happens any more: what the phase has brought about stays as it is."""
    choice: OneOf[None] = OneOf({"rest": None})
    await ask(lambda: Decision("test.rest", g.seats[0], choice, "RC-10", lapse="rest", personal=True))
    return g.step


RESTING = replace(GAME, steps={**GAME.steps, AFTERWARDS: rest, REBEL_WINS: rest})


def combat(
    play: Play,
    *changes: Change,
    step: str = "combat.wars",
    dice: Mapping[str, Sequence[int]] | None = None,
    chits: Sequence[str] = (),
    edition: int = 1,
    **how: Any,
) -> Play:
    """Begin at the Wars (or another step), with these chits after the first battle or expedition.

    The strengths that tests know are those of the first `edition`.
    """

    def change(g: Carthage) -> None:
        g.combat = Combat()
        for one in changes:
            one(g)
        for war in g.wars.values():
            war.edition = edition
        if step == "combat.expedition":
            g.combat.expeditions = list(g.expeditions)

    loaded = {"battle.chits": places(chits), "exploration.chits": places(chits), **(dice or {})}
    return play.at(step, change=change, dice=loaded, **how)


def wars(play: Play, naturals: Mapping[str, Sequence[int]], *changes: Change, **how: Any) -> Play:
    """Battles with these natural rolls at these Wars; nobody plays a mercenary card unless `hire` is False."""
    rolls = {f"battle.{name}": [die for total in totals for die in three(total)] for name, totals in naturals.items()}
    hires = how.pop("hire", True)
    combat(play, *changes, dice={**rolls, **how.pop("dice", {})}, chits=how.pop("chits", NOBODY), **how)
    if hires:
        hire_nobody(play)
    return play


def hire_nobody(play: Play) -> None:
    """Whoever is asked for a mercenary card plays none; all that was told is kept."""
    told: list[Event] = list(play.told)
    while asked := play.asked("combat.mercenaries"):
        play.answer(asked[0][0], "combat.mercenaries", "none")
        told += play.told
    play.told[:] = told


def won(play: Play, name: str, *changes: Change, natural: int = 18, **how: Any) -> Play:
    """Bomilcar wins a War on land with 4 legions."""
    return wars(play, {name: [natural]}, force(name, 9, legions=4, fleets=6), beaten(name), *changes, **how)


def results(play: Play) -> list[tuple[str, str, str]]:
    """What the battles have come to."""
    return [(one.war, one.ground, one.result) for one in play.saw(BattleFought)]


def war(name: str, status: Any = "active", **marks: Any) -> Change:
    """A War lies in the Forum."""
    return lambda g: add_war(g, name, status, **marks)


def force(
    at: str,
    *commanders: int,
    legions: int = 0,
    of: str = "carthaginian",
    veterans: int = 0,
    fleets: int = 0,
    status: Any = "active",
) -> Change:
    """A force is at a War, under Senators with these numbers; veterans are loyal to the first of them."""

    return lambda g: add_force(
        g, at, *commanders, legions=legions, of=of, veterans=veterans, fleets=fleets, status=status
    )


def also(legions: int, of: str = "libyan-spearmen") -> Change:
    """More legions join the first force."""

    def change(g: Carthage) -> None:
        for _ in range(legions):
            enlist(g, of)
            g.forces["force-1"].units.legions.append(Legion(type=of))

    return change


def strong(g: Carthage) -> None:
    """The first force is as strong as the pool and the Reserve allow."""
    for kind, count in (
        ("libyan-spearmen", 4),
        ("celtiberians", 4),
        ("campanian-swordsmen", 3),
        ("numidian-cavalry", 3),
    ):
        also(count, kind)(g)


def beaten(name: str) -> Change:
    """The War's fleet has been beaten before."""

    def change(g: Carthage) -> None:
        g.wars[name].naval_victory = True

    return change


def expedition(
    goal: str, explorer: int, caravans: int = 0, trade_fleets: int = 0, *, lost: bool = False, reached: bool = False
) -> Change:
    """An expedition is under way; its goal lies in the Forum, unless others have reached it."""

    def change(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [card for card in deck if card != goal]
        pile, other = (g.gone, g.explorations) if reached else (g.explorations, g.gone)
        if goal not in (*pile, *other):
            pile.append(goal)
        senator = numbered(g, explorer)
        one = Expedition(
            id=f"expedition-{len(g.expeditions) + 1}",
            goal=goal,
            explorer=senator.id,
            caravans=caravans,
            trade_fleets=trade_fleets,
            sent=g.turn,
            lost=lost,
        )
        g.expeditions[one.id] = one
        leave_posts(g, senator.id)
        senator.place, senator.at, senator.office = "expedition", one.id, "explorer"

    return change


def statesman(card: str) -> Change:
    """A Statesman lies on his Family."""

    def change(g: Carthage) -> None:
        printed = CARTHAGE.tables.statesmen[card]
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != card]
        senator = numbered(g, printed.number)
        senator.statesman = card

    return change


def ratings(number: int, **values: int) -> Change:
    """A Senator has so much INF, POP or money."""

    def change(g: Carthage) -> None:
        senator = numbered(g, number)
        for name, value in values.items():
            if name == "talents":
                g.issued += value - senator.talents
            setattr(senator, name, value)

    return change


def law(name: str) -> Change:
    """A Law is in force."""

    def change(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != name]
        g.laws.append(name)

    return change


def event(name: str, times: int = 1) -> Change:
    """A Table Event is in play."""

    def change(g: Carthage) -> None:
        g.table_events[name] = TableEvent(id=name, times=times)

    return change


def enemy(name: str, at: str) -> Change:
    """An enemy Leader is with a War."""

    def change(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != name]
        g.leaders[name] = EnemyLeader(id=name, war=at)

    return change


def rebel(number: int, legions: int, of: str = "libyan-spearmen") -> Change:
    """A Senator is in revolt with so many legions; the Civil War lies in the Forum."""

    def change(g: Carthage) -> None:
        g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active", declared=g.turn)
        force(CIVIL_WAR, number, legions=legions, of=of)(g)
        senator = numbered(g, number)
        senator.rebel, senator.office = True, ""

    return change
