"""Forums where there is money to bid, cards to play and events in play."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.carthage import GAME
from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage, Scenario
from games.republic.pieces import EnemyLeader, Force, Units
from tests.games import conformance
from tests.games.carthage.play import Play, add_war, give_red
from tests.games.conformance import Walk

EVENTS = ("te-evil-omens", "te-enemy-leader-dies", "te-pretender-emerges", "te-mob-violence", "te-storm-at-sea")
CARDS = ("influence-peddling", "seduction", "blackmail", "tophet-sacrifice", "public-outcry")


def busy(pick: random.Random) -> Callable[[Carthage], None]:
    """Everybody has money and cards; a War with a Leader and a fleet before it, and some events, are in play."""

    def change(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.traders, senator.talents = pick.randint(0, 3), pick.randint(0, 12)
            g.issued += senator.talents
        for faction in g.factions.values():
            faction.treasury = pick.randint(0, 12)
            g.issued += faction.treasury
        for name in pick.sample(EVENTS, 2):
            g.table_events[name] = TableEvent(id=name, times=pick.randint(1, 2))
        hands(g, pick)
        war_at_sea(g)

    return change


def hands(g: Carthage, pick: random.Random) -> None:
    """Cards for the Forum."""
    found = [card for card in g.deck if card.partition(".")[0] in CARDS]
    pick.shuffle(found)
    give_red(g, {seat: found[n::4][:2] for n, seat in enumerate(g.seats)})


def war_at_sea(g: Carthage) -> None:
    """Fleets at home and abroad, so that a storm has a choice."""
    name = "roman-war-1" if g.scenario == "late" else "pyrrhic-war"
    leader = "scipio" if g.scenario == "late" else "pyrrhus"
    add_war(g, name, "inactive")
    g.army.pool_fleets -= 8
    g.army.active.fleets += 4
    g.forces["f"] = Force(id="f", war=name, commanders=[], units=Units(fleets=4), sent=1)
    g.deck.remove(leader)
    g.leaders[leader] = EnemyLeader(id=leader)


def walk(seed: int, scenario: Scenario, moves: int) -> Walk:
    pick = random.Random(seed)
    table = Play().at("forum.opening", scenario=scenario, change=busy(pick)).table
    begun = Walk(GAME, table, tuple(table.state.seats), pick, table.checkpoint)
    for _ in range(moves):
        conformance.check_sound(begun)
        if table.over:
            break
        begun.step()
    return begun
