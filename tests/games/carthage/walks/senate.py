"""Senates where everybody proposes, buys votes, vetoes and attacks."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable

from games.carthage import GAME
from games.carthage.state import Carthage, Scenario
from games.kernel import Raw, Seat, Table
from games.playout import choose
from tests.games.carthage.play import Play, add_province, add_senator, add_war, give_red
from tests.games.conformance import Walk

CARDS = ("public-outcry", "assassin", "secret-bodyguard", "graft", "bribed-judges", "law")
MODES = ("ordered", "live", "sealed")


def busy(pick: random.Random) -> Callable[[Carthage], None]:
    """Everybody has money, cards and something to answer for; Wars, a vacant Province and the unaligned wait."""

    def change(g: Carthage) -> None:
        g.ballots = pick.choice(MODES)  # type: ignore[assignment]
        g.assassination = pick.choice(["base", "optional"])  # type: ignore[assignment]
        for senator in g.senators.values():
            senator.talents, senator.popularity = pick.randint(0, 9), pick.randint(-3, 5)
            senator.major = pick.random() < 0.2
            g.issued += senator.talents
        g.committee["censor-of-morals"].member, g.committee["censor-of-morals"].term = "fam-himilco", 2
        for seat in g.committee.values():
            seat.term = pick.randint(0, 2)
        more(g, pick)

    return change


def more(g: Carthage, pick: random.Random) -> None:
    """What lies in the Forum, and the hands."""
    add_war(g, "libyan-revolt" if g.scenario == "early" else "mercenary-war")
    add_war(g, "massilian-war" if g.scenario == "early" else "roman-war-1", "inactive")
    add_province(g, "balearic-isles")
    for number in (13, 14):
        if not g.numbered(number):
            add_senator(g, number, None)
    found = [
        card for card in g.deck if card.partition(".")[0].partition("-")[0] in {one.split("-")[0] for one in CARDS}
    ]
    pick.shuffle(found)
    give_red(g, {seat: found[n :: len(g.seats)][:3] for n, seat in enumerate(g.seats)})


def eager(table: Table[Carthage], pick: random.Random) -> tuple[Seat, str, Raw]:
    """Any kind of decision that is open, seldom to let the floor pass; factions mostly vote as one."""
    kinds: dict[str, list[str]] = defaultdict(list)
    for key, posted in table.open.items():
        kinds[posted.decision.kind].append(key)
    able = [kind for kind in kinds if not kind.startswith("agreement.")]
    if "senate.floor" in able and len(able) > 1 and pick.random() < 0.9:
        able.remove("senate.floor")
    if "senate.vote" in able and pick.random() < 0.7:
        able = ["senate.vote"]
    decision = table.open[pick.choice(kinds[pick.choice(able)])].decision
    try:
        raw = decision.choice.sample(pick)
    except LookupError:  # hardly any answer to it is legal
        return choose(table, pick)
    if decision.kind == "senate.vote" and pick.random() < 0.7:
        voice = pick.choice(["for", "for", "against"])
        raw = {name: 0 if name.endswith(".bought") else voice for name in raw}
    return decision.seat, decision.key, raw


def walk(seed: int, scenario: Scenario, moves: int) -> Walk:
    pick = random.Random(seed)
    table = Play().at("senate.opening", scenario=scenario, change=busy(pick)).table
    begun = Walk(GAME, table, tuple(table.state.seats), pick, table.checkpoint)
    for _ in range(moves):
        if table.over:
            break
        begun.note(table.submit(*eager(table, pick)))
    return begun
