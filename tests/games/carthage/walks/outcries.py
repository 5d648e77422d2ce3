"""Sessions of the Senate full of vetoes, claims, prosecutions and assassinations."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from games.carthage import GAME
from games.carthage.senate.pieces import Session
from games.carthage.state import Carthage, Scenario
from games.kernel import Seat
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play
from tests.games.carthage.senate import office
from tests.games.conformance import Walk

CARDS = ("public-outcry", "assassin", "secret-bodyguard", "graft", "outcry-silenced", "bribed-judges", "seduction")
SELDOM = {"agreement": 0.05, "senate.veto": 0.3, "senate.assassinate": 0.3, "senate.claim": 0.3, "senate.floor": 0.3}


def unruly(pick: random.Random, scenario: Scenario) -> Callable[[Carthage], None]:
    """Cards in all hands, marks on many Senators, any way of voting and either rule for assassinations."""

    def change(g: Carthage) -> None:
        g.senate = Session()
        if scenario == "campaign":
            g.gone += g.deck
            g.era, g.deck[:] = "late", g.next_deck
            g.next_deck.clear()
        cards = [card for card in g.deck if card.partition(".")[0] in CARDS]
        pick.shuffle(cards)
        for n, seat in enumerate(g.seats):
            holds(seat, *cards[n :: len(g.seats)][:5])(g)
        for senator in g.senators.values():
            senator.popularity, senator.influence = pick.randint(-4, 6), pick.randint(0, 24)
            senator.major = pick.random() < 0.3
            senator.corrupt += ["numidia"] if pick.random() < 0.3 else []
        office(8, "censor-of-morals")(g)
        g.ballots = pick.choice(["ordered", "live", "sealed"])
        g.assassination = pick.choice(["base", "optional"])

    return change


def walk(seed: int, scenario: Scenario, moves: int) -> Walk:
    """So many answers into a session, or to its end; forms that cannot be filled at random are left alone."""
    pick = random.Random(seed)
    table = Play().at("senate.opening", scenario=scenario, change=unruly(pick, scenario)).table
    begun = Walk(GAME, table, tuple(table.state.seats), pick, table.checkpoint)
    for _ in range(moves):
        if table.over or not table.state.step.startswith("senate."):
            break
        begun.note(table.submit(*answer(begun)))
    return begun


def answer(begun: Walk) -> tuple[Seat, str, Any]:
    """Any legal answer; interruptions come seldom enough for votes to end."""
    open_now = begun.table.open
    keys = list(open_now)
    weights = [next((w for kind, w in SELDOM.items() if key.startswith(kind)), 3.0) for key in keys]
    while True:
        (key,) = begun.pick.choices(keys, weights)
        decision = open_now[key].decision
        try:
            return decision.seat, key, decision.choice.sample(begun.pick)
        except LookupError:
            continue
