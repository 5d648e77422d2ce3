"""Revolutions with victors, beaten commanders, Rebels, red cards and promises."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.carthage import GAME
from games.carthage.state import Carthage, Scenario
from games.kernel import Seat
from games.republic.pieces import Agreement, Promise, Reign
from tests.games import conformance
from tests.games.carthage import combat
from tests.games.carthage.play import Play, add_war, give_red
from tests.games.carthage.revolution import fought, in_revolt, victorious
from tests.games.conformance import Walk

CARDS = ("influence-peddling", "public-outcry", "open-bodyguard", "assassin", "tc-", "law-", "st-")
CASES = ("victors", "ruled", "rebels", "triumph")


def turbulent(pick: random.Random, case: str) -> Callable[[Carthage], None]:
    """Money, full hands and promises for all; and what the case says."""

    def change(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.talents = pick.randint(0, 6)
            g.issued += senator.talents
            senator.popularity = pick.randint(-4, 4)
        hands(g, pick)
        promise(g)
        match case:
            case "triumph":
                conquest(g)
            case "rebels":
                in_revolt(7, 11, legions=4, of="celtiberians", declared=0)(g)
                victorious(9, at=wars_of(g)[0], legions=2, of="libyan-spearmen")(g)
            case _:
                victors(g)
        if case == "ruled":
            g.reigns.append(Reign(senator="fam-gisco", seat=Seat("circle"), influence=35))

    return change


def hands(g: Carthage, pick: random.Random) -> None:
    """Seven cards for everybody."""
    found = [card for card in g.deck if card.startswith(CARDS)]
    pick.shuffle(found)
    give_red(g, {seat: found[n::4][:7] for n, seat in enumerate(g.seats)})


def promise(g: Carthage) -> None:
    """Diamond owes triangle a card, whether it has it or not."""
    owed = Promise(giver=g.seats[0], taker=g.seats[1], cards=["public-outcry"])
    parties = list(g.seats[:2])
    g.agreements.append(Agreement(id="a1", text="", parties=parties, promises=[owed], turn=1, entered=parties))


def wars_of(g: Carthage) -> list[str]:
    """The Wars of the deck in play."""
    era = "late" if g.scenario == "late" else "early"
    return [name for name, card in g.tables.wars.items() if card.copies[era]]


def victors(g: Carthage) -> None:
    """Bomilcar has won alone, Gisco and Himilco together; Adherbal was beaten at another War."""
    alone, together, lost = wars_of(g)[-3:]
    victorious(9, at=alone, legions=3, of="celtiberians", veterans=1)(g)
    victorious(7, 8, at=together, legions=4, of="libyan-spearmen", veterans=1, fleets=2)(g)
    combat.force(lost, 10, legions=2, of="numidian-cavalry")(g)
    fought(10, disaster=True)(g)


def conquest(g: Carthage) -> None:
    """Carthage is the Rebel's, but five Wars are left."""
    in_revolt(7, legions=4, of="celtiberians", declared=0)(g)
    for name in wars_of(g)[:5]:
        add_war(g, name)


def walk(seed: int, scenario: Scenario, case: str, moves: int) -> Walk:
    pick = random.Random(seed)
    step = "revolution.triumph" if case == "triumph" else "revolution.reaction"
    table = Play().at(step, scenario=scenario, change=turbulent(pick, case)).table
    begun = Walk(GAME, table, tuple(table.state.seats), pick, table.checkpoint)
    for _ in range(moves):
        if table.over or not table.state.step.startswith("revolution."):
            break
        conformance.check_sound(begun)
        begun.step()
    return begun
