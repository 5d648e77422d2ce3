"""The Senate played through with whatever may be answered: nothing that must hold is ever broken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.republic.bench import add_laws, draw_out
from games.rome.pieces import Bequest
from games.rome.state import Rome
from tests.games.rome.invariants import invariants
from tests.games.rome.money import rich
from tests.games.rome.play import Play, add_province, add_senator, add_war, appoint, give_red, numbered
from tests.games.rome.units import event, force, home, money
from tests.lots import lots

ADVANCED = ("pontifex", "provincial_wars", "disbandment", "advocates", "laws")
EVENTS = ("te-new-alliance", "te-evil-omens", "te-manpower-shortage", "te-rhodian-maritime-alliance")
LAWS = ("law-calpurnian", "law-vatinian", "law-acilian", "law-military-reforms")
HANDS = {
    "diamond": ["law-servilian", "law-julian", "tribune.1"],
    "triangle": ["law-manilian", "law-gabinian", "assassin.1", "graft.1"],
    "circle": ["law-plautian-papirian", "tribune.2", "murder-of-a-tribune"],
    "square": ["law-tradition-erodes", "secret-bodyguard.1", "mob-incited-to-violence"],
}
MOST = 1500


def busy(pick: Random) -> Callable[[Rome], None]:
    """Provinces, wars, money, cards and events as they may lie on a table."""

    def change(g: Rome) -> None:
        names = pick.sample(list(g.tables.provinces), 4)
        for name, governor in zip(names, (6, 11, None, None), strict=True):
            add_province(g, name, governor)
        for name in pick.sample(["parthian", "social", "cilician-2", "gallic-2", "mithridatic-1"], 3):
            add_war(g, name, pick.choice(["active", "inactive"]))
        force("syrian", 9, legions=3, fleets=pick.randint(1, 3))(g)
        home(pick.randint(2, 10), veterans=2, loyal=4, fleets=pick.randint(0, 12))(g)
        settle(g)
        add_senator(g, 31 - pick.randint(1, 3), None) if not g.in_forum() else None
        for card in ("land-commissioner", "mining", "bequest-pergamene"):
            draw_out(g, card)
        g.concessions += ["land-commissioner", "mining"]
        for name in pick.sample(EVENTS, 2):
            event(name, pick.randint(1, 2), rolled=1, fleets=0)(g)
        for card in [*g.laws, *g.gone]:  # of the set-up: laid out afresh
            g.deck.insert(0, card)
        g.laws.clear()
        g.gone.clear()
        add_laws(g, [law for law in LAWS if pick.random() < 0.4])
        give_red(g, {seat: [card for card in hand if pick.random() < 0.7] for seat, hand in HANDS.items()})
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene")
        appoint(g, "censor", 3)
        g.land_bills, g.unrest = [2, 3], 4
        money(pick.randint(0, 200))(g)
        rich({number: pick.randint(0, 30) for number in range(1, 13)}, triangle=25)(g)

    return change


def settle(g: Rome) -> None:
    """Fabius was Governor and has disbanded veterans; Fulvius is corrupt."""
    numbered(g, 2).settled = 2
    g.army.pool["legion"] -= 2
    numbered(g, 2).popularity, numbered(g, 4).popularity = 6, 3
    former = numbered(g, 7)
    former.back, former.returned, former.knights = 1, True, 2


@pytest.mark.parametrize("seed", lots(range(6), range(6, 16)))
def test_whatever_is_answered_the_table_is_sound(seed: int) -> None:
    pick = Random(f"senate {seed}")
    play = Play().until("combat.opening")
    options = {rule: pick.random() < 0.5 for rule in ADVANCED}
    play.at("senate.opening", scenario="late", options=options, change=busy(pick), seed=str(seed))
    for moves in range(MOST):
        if play.table.over:
            return
        able = [one for one in play.table.open.values() if one.decision.awaited or pick.random() < 0.25]
        posted = pick.choice(able or list(play.table.open.values()))
        adjourning = posted.decision.kind == "senate.floor" and moves < MOST // 2 and pick.random() < 0.9
        if not adjourning:
            play.submit(posted.decision.key, posted.decision.choice.sample(pick))
            invariants(play.g)
    assert play.table.over
