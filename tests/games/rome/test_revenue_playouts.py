"""Revenue and Population played through with whatever may be answered: nothing that must hold is ever broken."""

from __future__ import annotations

from random import Random

import pytest

from games.rome.state import Rome
from tests.games.rome.invariants import invariants
from tests.games.rome.money import event, garrison, in_revolt, legion, rich
from tests.games.rome.play import Play, add_force, add_province, add_senator, add_war, numbered

EVENTS = (
    "te-internal-disorder", "te-barbarian-raids", "te-drought", "te-evil-omens", "te-trial-of-verres",
    "te-allied-enthusiasm",
)  # fmt: skip
ADVANCED = ("pontifex", "provincial_wars", "rebel_governors")


def busy(pick: Random, *, revolt: bool):
    """Provinces, wars, money, cards and events as they may lie on a table."""

    def change(g: Rome) -> None:
        for number, name in zip((5, 6, 7, 8), pick.sample(list(g.tables.provinces), 4), strict=True):
            province = add_province(g, name, number, developed=pick.random() < 0.5)
            province.term = pick.randint(1, 3)
            garrison(g, name, pick.randint(0, 2))
            province.armies, province.fleets = pick.randint(0, 1), 0
        for name in pick.sample(EVENTS, pick.randint(0, 4)):
            event(name, pick.randint(1, 3))(g)
        add_war(g, "parthian", unprosecuted=pick.random() < 0.5)
        add_force(g, "syrian", 9, legions=2, fleets=1)
        add_senator(g, 15, None)
        captive = numbered(g, 10)
        captive.place, captive.at = "captive", "syrian"
        numbered(g, 11).concessions = ["sicilian-grain", "mining"]
        g.deck = [card for card in g.deck if card not in ("sicilian-grain", "mining", "open-bodyguard")]
        numbered(g, 12).bodyguard = "open-bodyguard"
        g.land_bills = pick.sample([1, 2, 3], 2)
        g.unrest = pick.randint(0, 8)
        if revolt:
            in_revolt(legion(), legion(veteran=True), legion(), fleets=1, rebels=(2, 6))(g)
        rich({number: pick.randint(0, 40) for number in range(1, 13)}, triangle=5, circle=9)(g)

    return change


@pytest.mark.parametrize("revolt", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_answered_the_table_is_sound(seed: int, revolt: bool) -> None:
    pick = Random(f"{seed}{revolt}")
    play = Play().until("forum.opening", "senate.opening")
    options = {rule: pick.random() < 0.5 for rule in ADVANCED}
    options["provincial_wars"] |= options["rebel_governors"]
    for step in ("revenue.start", "population"):
        play.at(step, scenario="late", options=options, change=busy(pick, revolt=revolt), seed=str(seed))
        while not play.table.over:
            posted = pick.choice(
                [one for one in play.table.open.values() if one.decision.awaited or pick.random() < 0.1]
            )
            play.submit(posted.decision.key, posted.decision.choice.sample(pick))
            invariants(play.g)
        invariants(play.g)
