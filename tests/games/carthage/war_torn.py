"""Tables with Wars, Leaders, forces, expeditions, events and cards of all kinds, at random."""

from __future__ import annotations

import random

from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.republic.pieces import EnemyLeader, Legion
from tests.games.carthage.combat import RESTING, combat, enlist, event, expedition, force, rebel
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play, add_war

HIRED = ("ligurian-band", "war-elephants")
EVENTS = ("te-ally-deserts", "te-enemys-ally-deserts", "te-evil-omens", "te-refuge")


def war_torn(pick: random.Random) -> Play:
    """The Combat Phase begins; after it nothing happens."""

    def change(g: Carthage) -> None:
        for name in pick.sample(list(CARTHAGE.tables.wars), 6):
            add_war(g, name, pick.choice(["active", "active", "inactive", "imminent"]))
        for name in pick.sample(list(CARTHAGE.tables.leaders), 2):
            put_leader(g, name)
        for name in pick.sample(EVENTS, 2):
            event(name, pick.randint(1, 2))(g)
        send_forces(g, pick)
        for card in HIRED:
            holds(pick.choice(g.seats), card)(g)
        for number, goal in ((4, "tin-isles"), (5, "west-african-coast")):
            if pick.random() < 0.7:
                expedition(goal, number, pick.randint(0, 12), pick.randint(1, 50), lost=pick.random() < 0.3)(g)

    return combat(Play(RESTING), change, step="combat.explorations", scenario="campaign")


def put_leader(g: Carthage, name: str) -> None:
    """A Leader is with an Active War of his group, or in the Curia."""
    for deck in (g.deck, g.next_deck):
        deck[:] = [card for card in deck if card != name]
    wars = [war.id for war in g.matching(CARTHAGE.tables.leaders[name].group) if war.status == "active"]
    g.leaders[name] = EnemyLeader(id=name, war=wars[0] if wars else "")


def send_forces(g: Carthage, pick: random.Random) -> None:
    """One or two commanders against some of the Wars, with whatever there is."""
    able = [9, 10, 12, 7, 8, 3, 11]
    if pick.random() < 0.3:
        rebel(able.pop(), pick.randint(1, 4))(g)
    names = pick.sample(list(g.wars), min(3, len(g.wars)))
    for name in [*names, names[0]]:
        commanders = [able.pop(0) for _ in range(pick.choice([1, 1, 2])) if able]
        if commanders:
            force(name, *commanders, fleets=pick.randint(0, 5), status="active")(g)
            fill(g, list(g.forces.values())[-1].units.legions, pick)


def fill(g: Carthage, ranks: list[Legion], pick: random.Random) -> None:
    """Some legions, and some veterans among them."""
    for _ in range(pick.randint(0, 5)):
        kinds = [kind for pile in (g.army.pool, g.army.reserve) for kind, count in pile.items() if count]
        kind = pick.choice(kinds)
        enlist(g, kind)
        ranks.append(Legion(type=kind, veteran=pick.random() < 0.3))
