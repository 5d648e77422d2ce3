"""RR-1.10.1.1: before a battle: purchases by the Gabinian Law (RR-1.15.4), and Cleopatra (RR-1.14.9)."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.combat.events import BattleDrawnUp
from games.republic.forum.events_cards import LeaderGone
from games.rome.basics.own import own
from games.rome.combat.events import CleopatraPlayed, UnitsBought
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import (
    EGYPT,
    GAUL,
    PUNIC,
    SYRIA,
    Change,
    answers,
    combat,
    dead,
    dictator,
    event,
    force,
    gaul,
    holding,
    law,
    office,
    ratings,
    rebel,
)
from tests.games.rome.forum import three
from tests.games.rome.invariants import invariants
from tests.games.rome.money import rich
from tests.games.rome.play import Play, add_statesman

GABINIAN = law("law-gabinian")
NOTHING = {"legions": 0, "fleets": 0, "first": "own"}


def bought(legions: int = 0, fleets: int = 0, first: str = "own") -> dict[str, Any]:
    return {"legions": legions, "fleets": fleets, "first": first}


def shopping(play: Play, *changes: Change) -> Play:
    """Cornelius is in Gaul with money; the Law is in effect."""
    return combat(play, gaul(), GABINIAN, rich({1: 25}, diamond=30), *changes, scenario="late")


@clause("RR-1.15.4", "RR-DP71")
@pytest.mark.parametrize(
    ("answer", "own_left", "treasury_left"),
    [(bought(2, 1), 0, 25), (bought(2, 0), 5, 30), (bought(2, 1, "treasury"), 25, 0), (bought(4, 1, "treasury"), 5, 0)],
)
def test_a_commander_buys_units_out_of_two_treasuries(
    play: Play, answer: dict[str, Any], own_left: int, treasury_left: int
) -> None:
    shopping(play)
    play.answer("diamond", "combat.buy", answer)
    legions, fleets = answer["legions"], answer["fleets"]
    talents = 10 * (legions + fleets)
    assert play.saw(UnitsBought) == [UnitsBought("fam-cornelius", "force-1", legions, fleets, talents)]
    assert (play.senator(1).talents, play.g.factions[play.g.seats[0]].treasury) == (own_left, treasury_left)
    assert play.saw(BattleDrawnUp)[0].units == 6 + legions
    assert play.g.treasury == 100, "the State pays nothing"
    invariants(play.g)


@clause("RR-1.15.4", "RR-DP71")
def test_if_absent_he_buys_nothing(play: Play) -> None:
    shopping(play)
    assert play.decision("diamond", "combat.buy").lapse == NOTHING
    play.lapse("diamond", "combat.buy")
    assert (play.saw(UnitsBought), play.senator(1).talents) == ([], 25)


@clause("RR-1.15.4")
@pytest.mark.parametrize("raw", [bought(6), bought(3, 3), bought(-1), bought(1, 0, "state"), {"legions": 1}])
def test_he_cannot_spend_more_than_there_is(play: Play, raw: dict[str, Any]) -> None:
    shopping(play)
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "combat.buy", raw)
    if raw == bought(3, 3):
        assert (refused.value.reason, refused.value.about["clause"]) == ("combat.payment", "RR-1.15.4")


@clause("RR-1.15.4")
def test_neither_a_shortage_nor_no_recruitment_matters(play: Play) -> None:
    shopping(play, event("te-manpower-shortage", 2), lambda g: setattr(g, "no_recruitment", True))
    play.answer("diamond", "combat.buy", bought(5))
    assert [one.talents for one in play.saw(UnitsBought)] == [50]


@clause("RR-1.15.4", "RR-0.1.7")
def test_not_more_than_lie_in_the_force_pool(play: Play) -> None:
    def scarce(g: Rome) -> None:
        g.army.pool["legion"], g.army.pool_fleets = 2, 0

    shopping(play, scarce)
    form = play.options("diamond", "combat.buy")
    assert (form["legions"], form["fleets"]) == ([0, 2], [0, 0])
    combat(play, gaul(), GABINIAN, lambda g: g.army.pool.update(legion=0), lambda g: setattr(g.army, "pool_fleets", 0))
    assert play.asked("combat.buy") == []


@clause("RR-1.15.4", "RR-1.09.11")
def test_they_buy_in_the_order_of_their_rank(play: Play) -> None:
    sides = (
        force(SYRIA, 6, legions=6, fleets=2), force("illyrian-1", 3, legions=1, fleets=3), dictator("parthian"),
        office(6, "field-consul"), ratings(3, influence=40),
    )  # fmt: skip
    combat(play, GABINIAN, *sides, scenario="late")
    order: list[str] = []
    while asked := play.asked("combat.buy"):
        order.append(asked[0][0])
        play.lapse(asked[0][0], "combat.buy")
    assert order == ["diamond", "triangle", "circle"]


@clause("RR-1.15.4")
def test_who_can_afford_it_is_hidden_so_every_loyal_commander_is_asked(play: Play) -> None:
    combat(play, GABINIAN, gaul(), rebel(2, 4), scenario="late")
    assert play.asked() == [("diamond", "combat.buy")], "a Rebel buys nothing"
    decision = play.decision("diamond", "combat.buy")
    assert decision.hidden
    assert play.options("diamond", "combat.buy")["legions"] == [0, 0]


@clause("RR-1.15.4")
def test_without_the_law_nobody_is_asked(play: Play) -> None:
    combat(play, gaul(), rich({1: 50}))
    assert play.asked() == []


@clause("RR-1.15.4", "RR-1.10.12")
def test_who_was_sent_without_a_legion_may_land_with_those_he_has_bought(play: Play) -> None:
    sides = GABINIAN, force(PUNIC, 1, fleets=8), rich({1: 10})
    combat(play, *sides, naturals={PUNIC: [18]}, scenario="alternative")
    play.answer("diamond", "combat.buy", bought(1))
    play.answer("diamond", "combat.landing", "stop")
    assert (play.senator(1).place, play.g.forces) == ("rome", {}), "the Senate gave him none"


@clause("RR-1.09.823")
def test_what_a_faction_treasury_pays_for_is_its_own_players_affair(play: Play) -> None:
    shopping(play)
    assert own(play.g, play.decision("diamond", "combat.buy"))


# Cleopatra


HERS = holding("circle", "cleopatra")
OTHERS = holding("square", "tribune.1")


def egypt(play: Play, *changes: Change, natural: int = 16, **how: Any) -> Play:
    """Cornelius sails to Egypt (land 2, fleet 10) with 6 legions and 10 fleets."""
    sides = force(EGYPT, 1, legions=6, fleets=10), HERS, OTHERS, *changes
    dice = {f"battle.{EGYPT}": [*three(natural), *three(16)], **how.pop("dice", {})}
    return combat(play, *sides, dice=dice, scenario="late", **how)


@clause("RR-1.14.9", "RR-DP72")
def test_everybody_with_cards_is_asked_before_a_battle(play: Play) -> None:
    egypt(play)
    assert play.asked() == [("circle", "combat.cleopatra"), ("square", "combat.cleopatra")]
    assert play.options("circle", "combat.cleopatra") == ["hold", "commander", "enemy"]
    assert play.options("square", "combat.cleopatra") == ["hold"]
    assert all(play.decision(seat, "combat.cleopatra").hidden for seat in ("circle", "square"))


@clause("RR-1.14.9", "RR-DP72")
def test_if_absent_she_is_kept_and_may_be_played_before_the_next(play: Play) -> None:
    egypt(play)
    play.lapse_all("combat.cleopatra")
    assert (play.saw(CleopatraPlayed), play.saw(BattleDrawnUp)[0].military) == ([], 4)
    play.answer("diamond", "combat.landing", "attack")
    assert play.asked("combat.cleopatra")


@clause("RR-1.14.9")
def test_who_does_not_hold_her_cannot_play_her(play: Play) -> None:
    egypt(play)
    with pytest.raises(IllegalAnswer):
        play.answer("square", "combat.cleopatra", "enemy")


@clause("RR-1.14.9", "RR-DP72")
def test_she_helps_the_commander(play: Play) -> None:
    egypt(play, ratings(1, popularity=2))
    answers(play, "combat.cleopatra", {"circle": "commander", "square": "hold"})
    assert play.saw(CleopatraPlayed) == [CleopatraPlayed(play.g.seats[2], "fam-cornelius", EGYPT, 3, 50, -5)]
    assert (play.senator(1).talents, "cleopatra" in play.g.gone) == (50, True)
    assert play.saw(BattleDrawnUp)[0].military == 4 + 3
    assert play.senator(1).popularity == 2 - 5 + 5, "and half the fleet strength for his Victory"
    play.answer("diamond", "combat.landing", "attack")
    assert play.saw(BattleDrawnUp)[0].military == 6, "within the limit of his legions, until the War leaves play"
    invariants(play.g)


@clause("RR-1.14.9")
def test_but_nobody_after_him(play: Play) -> None:
    def change(g: Rome) -> None:
        force(EGYPT, 3, legions=2, fleets=9)(g)
        g.wars[EGYPT].cleopatra = "fam-cornelius"
        g.gone.append("cleopatra")

    sides = force(EGYPT, 1, legions=6, fleets=10), change
    combat(play, *sides, dice={f"battle.{EGYPT}": [1, 1, 1, 4, 4, 4]}, scenario="late")
    play.lapse_all("combat.order")
    assert [one.military for one in play.saw(BattleDrawnUp)] == [7, 1]


@clause("RR-1.14.9", "RR-1.05.3")
def test_when_he_dies_she_helps_nobody(play: Play) -> None:
    def change(g: Rome) -> None:
        g.wars[EGYPT].cleopatra = "fam-cornelius"
        g.gone.append("cleopatra")

    combat(play, force(EGYPT, 1, legions=6, fleets=4), change, naturals={EGYPT: [3]}, scenario="late")
    assert dead(play) == ["fam-cornelius"]
    assert play.g.wars[EGYPT].cleopatra == ""


@clause("RR-1.14.9", "RR-1.07.342", "RR-1.07.343")
@pytest.mark.parametrize(("natural", "result"), [(16, "disaster"), (15, "standoff")])
def test_or_the_enemy(play: Play, natural: int, result: str) -> None:
    egypt(play, natural=natural)
    answers(play, "combat.cleopatra", {"circle": "enemy", "square": "hold"})
    assert play.saw(CleopatraPlayed) == [CleopatraPlayed(play.g.seats[2], "", EGYPT, 3, 0, 0)]
    told = play.saw(BattleDrawnUp)[0]
    assert (told.leaders, told.enemy, told.disasters, told.standoffs) == (3, 13, (16, 18), (15, 17))
    assert play.g.wars[EGYPT].struck == [natural]
    assert result in [one.result for one in play.told if hasattr(one, "result")]


@clause("RR-1.14.9")
@pytest.mark.parametrize("refuge", [0, 1])
def test_she_goes_with_the_war_and_flees_nowhere(play: Play, refuge: int) -> None:
    def change(g: Rome) -> None:
        g.wars[EGYPT].naval_victory = True
        if refuge:
            event("te-refuge")(g)

    egypt(play, change, natural=17 - 3)
    answers(play, "combat.cleopatra", {"circle": "enemy", "square": "hold"})
    assert [one.leader for one in play.saw(LeaderGone)] == ["cleopatra-vii"]
    assert (play.g.leaders, EGYPT in play.g.wars) == ({}, False)


@clause("RR-1.14.9")
def test_in_another_war_or_once_she_is_discarded_nobody_is_asked(play: Play) -> None:
    combat(play, gaul(), HERS, scenario="late")
    assert play.asked() == []
    combat(play, force(EGYPT, 1, legions=6, fleets=10), OTHERS, lambda g: g.gone.append("cleopatra"), scenario="late")
    assert play.asked("combat.cleopatra") == []


@clause("RR-1.10.1.1")
def test_pompey_rolls_after_she_has_come(play: Play) -> None:
    def change(g: Rome) -> None:
        add_statesman(g, "st-30a", "diamond")
        force(EGYPT, 30, legions=6, fleets=12)(g)

    combat(play, change, HERS, OTHERS, dice={"battle.military": [3]}, scenario="late")
    answers(play, "combat.cleopatra", {"circle": "commander", "square": "hold"})
    kinds = [type(one).__name__ for one in play.told]
    assert kinds.index("CleopatraPlayed") < kinds.index("MilitaryRolled") < kinds.index("BattleDrawnUp")
    assert play.saw(BattleDrawnUp)[0].military == 4 + 3


@clause("RR-1.09.823")
def test_her_card_is_its_own_players_affair(play: Play) -> None:
    egypt(play)
    assert own(play.g, play.decision("circle", "combat.cleopatra"))
    assert GAUL not in play.g.wars
