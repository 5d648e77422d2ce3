"""Tables where much money and many trade cards move."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.carthage import GAME
from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.republic.pieces import Legion
from tests.games import conformance
from tests.games.carthage.play import Play, numbered, take_trade
from tests.games.conformance import Walk

EVENTS = ("te-internal-disorder", "te-barbarian-raids", "te-evil-omens", "te-drought", "te-trial-of-a-governor")


def prosperous(pick: random.Random) -> Callable[[Carthage], None]:
    """Everybody has Traders, cards and money; some events are in play, and one may be Captive."""

    def change(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.traders, senator.talents = pick.randint(0, 3), pick.randint(0, 30)
            g.issued += senator.talents
        for faction in g.factions.values():
            faction.treasury = pick.randint(0, 30)
            g.issued += faction.treasury
        for name in pick.sample(EVENTS, 2):
            g.table_events[name] = TableEvent(id=name, times=pick.randint(1, 3))
        if pick.random() < 0.5:
            numbered(g, 9).place = "captive"
        g.provinces["coastal-spain"].garrison = [Legion(type="celtiberians")]
        g.army.pool["celtiberians"] -= 1
        deal(g, pick)

    return change


def deal(g: Carthage, pick: random.Random) -> None:
    for faction in g.factions.values():
        full = [stack for stack in g.stacks.values() if len(stack.cards) >= 3]
        for stack in pick.sample(full, 4):
            faction.trade_cards += [take_trade(g, stack.cards[-1].id) for _ in range(3)]


def walk(seed: int, step: str, moves: int) -> Walk:
    pick = random.Random(seed)
    table = Play().at(step, change=prosperous(pick)).table
    begun = Walk(GAME, table, tuple(table.state.seats), pick, table.checkpoint)
    for _ in range(moves):
        conformance.check_sound(begun)
        if table.over:
            break
        begun.step()
    return begun
