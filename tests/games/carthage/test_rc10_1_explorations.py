"""RC-10.1: expeditions, their rolls on T-4, their losses, and what they find."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.combat.events import (
    CombatOpened,
    Discovered,
    ExpeditionDecided,
    ExpeditionLost,
    ExpeditionReturned,
    ExpeditionRolled,
)
from games.carthage.law import LAWS
from games.carthage.state import Carthage
from games.carthage.trade.events import StackChanged
from games.carthage.wars.events_units import ExpeditionEnded
from games.kernel import IllegalAnswer, Seat
from games.republic.events import ChitsDrawn, Died
from games.republic.forum.events_cards import ProvinceCreated
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage import combat as fighting
from tests.games.carthage.combat import RESTING, TUNISIA, Change, event, expedition, force, ratings, statesman
from tests.games.carthage.forum import three
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, numbered, places

SAHARA, TIN, COAST = "saharan-caravan-route", "tin-isles", "west-african-coast"


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(RESTING)


def first_edition(g: Carthage) -> None:
    """What is tried here is how its figures are used."""
    g.edition = 1


def combat(play: Play, *changes: Change, **how: Any) -> Play:
    """The phase begins."""
    return fighting.combat(play, first_edition, *changes, **how)


def explored(play: Play, goal: str, natural: int, *changes: Change, **how: Any) -> Play:
    """An expedition rolls this TDR; nobody dies of losses unless chits say so."""
    dice = {f"exploration.{goal}": three(natural), **how.pop("dice", {})}
    chits = how.pop("chits", ["none", "1", "none", "3", "4", "7"])
    return combat(play, *changes, step="combat.expedition", dice=dice, chits=chits, **how)


def result(play: Play) -> str:
    (rolled,) = play.saw(ExpeditionRolled)
    return str(rolled.result)


# The roll


@clause("RC-10.1")
@pytest.mark.parametrize(
    ("caravans", "trade_fleets", "short"),
    [(10, 50, 0), (12, 60, 0), (9, 50, 1), (10, 49, 1), (5, 50, 1), (4, 50, 2), (9, 49, 2), (0, 1, 12), (10, 45, 1)],
)
def test_one_is_taken_off_for_each_five_units_missing_of_a_kind(
    play: Play, caravans: int, trade_fleets: int, short: int
) -> None:
    explored(play, COAST, 14, expedition(COAST, 8, caravans, trade_fleets))
    (rolled,) = play.saw(ExpeditionRolled)
    assert (rolled.exploration, rolled.bonus, rolled.short) == (2, 0, short)
    assert rolled.total == 14 + 2 - short
    invariants(play.g)


@clause("RC-10.1", "RC-9.5.3c")
def test_units_beyond_the_printed_numbers_and_of_the_other_kind_bring_nothing(play: Play) -> None:
    explored(play, SAHARA, 12, expedition(SAHARA, 4, 30, 40))
    (rolled,) = play.saw(ExpeditionRolled)
    assert (rolled.short, rolled.total) == (2, 12 + 1 - 2)


@clause("RC-10.1")
def test_evil_omens_lower_the_total(play: Play) -> None:
    explored(play, SAHARA, 13, expedition(SAHARA, 4, 40), event("te-evil-omens", 2))
    (rolled,) = play.saw(ExpeditionRolled)
    assert (rolled.omens, rolled.total, rolled.result) == (-2, 12, "raiders")


ROWS = [(3, "lost", 3), (5, "lost", 3), (6, "lost", 2), (7, "lost", 2), (8, "lost", 1), (9, "raiders", 3)]
ROWS += [(10, "raiders", 2), (11, "raiders", 1), (12, "raiders", 1), (13, "no-discovery", 0), (14, "success", 0)]


@clause("T-4", "RC-10.1.1")
@pytest.mark.parametrize(("total", "read", "dice"), ROWS)
def test_the_table(play: Play, total: int, read: str, dice: int) -> None:
    """Hanno has EXP 1 and 5 units too few, which is no modifier at all; 8 is a Disaster in the Sahara, 7 at sea."""
    goal = TIN if total == 8 else SAHARA
    explored(play, goal, total, expedition(goal, 3, 35, 35), dice={"exploration.losses": [2, 3, 4]})
    if play.asked("combat.split"):
        play.answer("circle", "combat.split", 0)
        assert [one.dice for one in play.saw(ExpeditionLost)] == [(2, 3, 4)[:dice]]
    else:
        assert (result(play), dice) == (read, 0)
    assert LAWS[1].charts.exploration.at(total).result == read


@clause("RC-10.1")
def test_expeditions_go_in_the_order_in_which_they_were_sent(play: Play) -> None:
    combat(
        play,
        expedition(TIN, 8, trade_fleets=40),
        expedition(SAHARA, 4, 40),
        step="combat.explorations",
        dice={f"exploration.{TIN}": three(18), f"exploration.{SAHARA}": three(18)},
    )
    assert [one.goal for one in play.saw(ExpeditionRolled)] == [TIN, SAHARA]
    assert play.saw(CombatOpened) == [CombatOpened(2, 0)]


# Disaster


@clause("RC-10.1a", "RC-10.1.1")
@pytest.mark.parametrize(("goal", "number"), [(SAHARA, 8), (TIN, 7), (COAST, 6)])
@pytest.mark.parametrize("lost", [False, True])
def test_a_natural_disaster_number_costs_units_and_leaves_the_expedition_as_it_was(
    play: Play, goal: str, number: int, lost: bool
) -> None:
    where = expedition(goal, 4, 40 if goal == SAHARA else 0, 0 if goal == SAHARA else 50, lost=lost)
    explored(play, goal, number, where, dice={"exploration.losses": [5, 6, 6]})
    assert result(play) == "disaster"
    (told,) = play.saw(ExpeditionLost)
    assert told.dice == (5, 6)
    assert told.caravans + told.trade_fleets == 11
    (drawn,) = play.saw(ChitsDrawn)
    assert len(drawn.chits) == 3
    (left,) = play.g.expeditions.values()
    assert left.lost is lost
    assert play.asked("combat.expedition") == []
    invariants(play.g)


@clause("RC-10.1a")
@pytest.mark.parametrize(("lost", "left"), [(True, 1), (False, 0)])
def test_after_a_disaster_it_returns_only_if_it_is_not_lost_and_its_goal_is_gone(
    play: Play, lost: bool, left: int
) -> None:
    explored(play, SAHARA, 8, expedition(SAHARA, 4, 40, lost=lost, reached=True), dice={"exploration.losses": [1, 1]})
    assert len(play.g.expeditions) == left
    assert play.senator(4).in_carthage is (left == 0)


@clause("RC-10.1b", "RC-8.9.3")
def test_hanno_the_navigator_knows_no_disaster_and_adds_two_on_his_coast(play: Play) -> None:
    explored(play, COAST, 6, expedition(COAST, 1, 10, 50), statesman("st-1a"))
    (rolled,) = play.saw(ExpeditionRolled)
    assert (rolled.exploration, rolled.bonus, rolled.total, rolled.result) == (4, 2, 12, "raiders")


@clause("RC-10.1b")
def test_hanno_the_navigator_adds_nothing_elsewhere(play: Play) -> None:
    explored(play, SAHARA, 8, expedition(SAHARA, 1, 40), statesman("st-1a"))
    (rolled,) = play.saw(ExpeditionRolled)
    assert (rolled.exploration, rolled.bonus, rolled.total, rolled.result) == (4, 0, 12, "raiders")


@clause("RC-10.1b")
def test_himilco_the_navigator_halves_losses_and_adds_two_at_the_tin_isles(play: Play) -> None:
    explored(play, TIN, 7, expedition(TIN, 8, 0, 40), statesman("st-8a"), dice={"exploration.losses": [4, 5]})
    (rolled,) = play.saw(ExpeditionRolled)
    assert (rolled.bonus, rolled.result) == (2, "disaster")
    assert play.saw(ExpeditionLost) == [ExpeditionLost("expedition-1", (4, 5), 0, 5)]
    (drawn,) = play.saw(ChitsDrawn)
    assert len(drawn.chits) == 1


# Losses


@clause("RC-10.1.1")
@pytest.mark.parametrize(("lost", "chits"), [(1, 1), (5, 1), (6, 2)])
def test_a_chit_for_every_five_units_lost(play: Play, lost: int, chits: int) -> None:
    explored(play, SAHARA, 11, expedition(SAHARA, 4, 40), dice={"exploration.losses": [lost]}, chits=["5", "7"])
    assert [len(one.chits) for one in play.saw(ChitsDrawn)] == [chits]
    assert play.saw(Died) == [], "only the Explorer can die"


@clause("RC-10.1.1", "RC-5.0b")
@pytest.mark.parametrize(("dice", "hit"), [([6, 6, 1, 1], True), ([1, 1, 6, 6], False)])
def test_of_the_two_barcas_the_dice_say_who_is_hit(play: Play, dice: list[int], hit: bool) -> None:
    def hannibal(g: Carthage) -> None:
        g.next_deck[:] = [card for card in g.next_deck if card != "st-2b"]
        enter(g, seat=g.seats[0], statesman="st-2b")

    changes = expedition(SAHARA, 2, 40), statesman("st-2a"), hannibal
    explored(play, SAHARA, 11, *changes, dice={"exploration.losses": [5], "tie.mortality": dice}, chits=["2"])
    assert (play.g.expeditions == {}) is hit
    assert [one.card for one in play.saw(Died)] == (["st-2a"] if hit else [])


@clause("RC-10.1.1", "RC-10.1.6")
@pytest.mark.parametrize("lost", [False, True])
def test_with_the_explorer_the_expedition_is_over_and_the_rest_goes_to_carthage(play: Play, lost: bool) -> None:
    dice = {"exploration.losses": [3, 2]}
    explored(play, COAST, 6, expedition(COAST, 4, 0, 50, lost=lost), dice=dice, chits=["4"])
    assert [one.card for one in play.saw(Died)] == ["fam-ithobal"]
    assert play.saw(ExpeditionEnded) == [ExpeditionEnded("expedition-1", COAST, 0, 45)]
    assert play.g.expeditions == {}
    assert play.g.army.trade_fleets == 45
    assert play.asked("combat.expedition") == []
    invariants(play.g)


@clause("RC-10.1.1", "RC-5.1")
@pytest.mark.parametrize("lost", [False, True])
def test_if_he_dies_at_any_other_time_it_is_over_too(play: Play, lost: bool) -> None:
    combat(play, expedition(TIN, 4, 3, 40, lost=lost), step="mortality", dice={"mortality": places(["4"])})
    assert play.saw(ExpeditionEnded) == [ExpeditionEnded("expedition-1", TIN, 3, 40)]
    assert (play.g.expeditions, play.g.army.caravans, play.g.army.trade_fleets) == ({}, 3, 40)
    invariants(play.g)


@clause("RC-10.1.1a")
def test_with_no_unit_left_the_explorer_returns(play: Play) -> None:
    explored(play, SAHARA, 3, expedition(SAHARA, 4, 4), dice={"exploration.losses": [6, 6, 6]})
    assert play.saw(ExpeditionLost) == [ExpeditionLost("expedition-1", (6, 6, 6), 4, 0)]
    assert play.g.expeditions == {}
    assert play.senator(4).in_carthage
    assert play.senator(4).office == ""
    assert play.saw(ExpeditionEnded) == [ExpeditionEnded("expedition-1", SAHARA, 0, 0)]


@clause("RC-10.1.1b")
def test_the_explorer_splits_the_losses(play: Play) -> None:
    """Ithobal's EXP 1, units complete: a natural 10 makes 11, Raiders."""
    explored(play, COAST, 10, expedition(COAST, 4, 10, 50), dice={"exploration.losses": [6]})
    decision = play.decision("square", "combat.split")
    assert (decision.clause, decision.point) == ("RC-10.1.1b", "RC-DP38")
    assert decision.choice.form() == [0, 6]
    assert decision.lapse == 1, "in proportion, the odd unit of the more numerous kind"
    for raw in (-1, 7, "2"):
        with pytest.raises(IllegalAnswer):
            decision.choice.read(raw)
    play.answer("square", "combat.split", 4)
    assert play.saw(ExpeditionLost) == [ExpeditionLost("expedition-1", (6,), 4, 2)]


@clause("RC-10.1.1b", "RC-DP38")
@pytest.mark.parametrize(
    ("caravans", "trade_fleets", "lost", "least", "most", "default"),
    [(10, 50, 6, 0, 6, 1), (3, 50, 6, 0, 3, 0), (40, 2, 6, 4, 6, 6), (20, 20, 5, 0, 5, 3), (30, 10, 4, 0, 4, 3)],
)
def test_losses_not_split_are_in_proportion(
    play: Play, caravans: int, trade_fleets: int, lost: int, least: int, most: int, default: int
) -> None:
    natural = 10 + -(-max(0, 40 - caravans) // 5)  # Ithobal's EXP 1 makes it 11, Raiders, who take a dr
    explored(play, SAHARA, natural, expedition(SAHARA, 4, caravans, trade_fleets), dice={"exploration.losses": [lost]})
    decision = play.decision("square", "combat.split")
    assert decision.choice.form() == [least, most]
    assert decision.lapse == default


@clause("RC-10.1.1b")
def test_nobody_is_asked_to_split_what_cannot_be_split(play: Play) -> None:
    explored(play, SAHARA, 10, expedition(SAHARA, 4, 40), dice={"exploration.losses": [6]})
    assert play.asked("combat.split") == []


# What is found


@clause("RC-10.1.2", "RC-10.1.6")
@pytest.mark.parametrize(("goal", "area", "gain"), [(SAHARA, "area-garamantia", 4), (COAST, "area-west-africa", 6)])
def test_success_brings_fame_and_opens_what_is_named(play: Play, goal: str, area: str, gain: int) -> None:
    explored(play, goal, 18, expedition(goal, 4, 40, 50), ratings(4, influence=2, popularity=1))
    assert play.saw(Discovered) == [Discovered(goal, "fam-ithobal", gain)]
    explorer = play.senator(4)
    assert (explorer.influence, explorer.popularity) == (2 + gain, 1 + gain)
    assert (explorer.office, explorer.in_carthage) == ("", True)
    assert area in play.g.areas
    assert {one.cause for one in play.saw(StackChanged)} == {area}
    assert play.g.explorations == []
    assert goal in play.g.gone
    assert (play.g.army.caravans, play.g.army.trade_fleets) == (40, 50)
    assert [one.cause for one in play.saw(ExpeditionReturned)] == ["success"]
    created = [one.province for one in play.saw(ProvinceCreated)]
    assert created == (["mauretania"] if goal == COAST else [])
    for name in created:
        assert play.g.provinces[name].governor == ""
        assert not play.g.provinces[name].developed
    invariants(play.g)


@clause("RC-10.1.3")
def test_a_lost_expedition_is_lost_until_it_gets_another_result(play: Play) -> None:
    explored(play, TIN, 3, expedition(TIN, 4, 0, 40), dice={"exploration.losses": [1, 1, 1]})
    (one,) = play.g.expeditions.values()
    assert one.lost
    assert play.asked("combat.expedition") == []
    assert play.senator(4).office == "explorer"


@clause("RC-10.1.3", "RC-10.1.5", "RC-9.5.3d")
@pytest.mark.parametrize(("natural", "home"), [(3, False), (11, True), (12, True), (18, True)])
def test_a_lost_expedition_whose_goal_is_gone_returns_with_any_other_result(
    play: Play, natural: int, home: bool
) -> None:
    explored(
        play,
        TIN,
        natural,
        expedition(TIN, 4, 0, 40, lost=True, reached=True),
        ratings(4, influence=2),
        dice={"exploration.losses": [1, 1, 1]},
    )
    assert (play.g.expeditions == {}) is home
    assert play.senator(4).influence == 2, "Success gives nothing more"
    assert play.saw(Discovered) == []
    assert play.asked("combat.expedition") == []
    assert play.g.areas == {}


@clause("RC-10.1.4")
@pytest.mark.parametrize(("natural", "found"), [(10, "raiders"), (12, "no-discovery")])
@pytest.mark.parametrize("goes_on", [True, False])
def test_after_raiders_or_no_discovery_the_explorer_goes_on_or_returns(
    play: Play, natural: int, found: str, goes_on: bool
) -> None:
    explored(play, TIN, natural, expedition(TIN, 4, 0, 40, lost=True), dice={"exploration.losses": [3]})
    decision = play.decision("square", "combat.expedition")
    assert decision.choice.form() == ["continue", "return"]
    assert decision.about["result"] == found
    play.answer("square", "combat.expedition", "continue" if goes_on else "return")
    assert play.saw(ExpeditionDecided) == [ExpeditionDecided("expedition-1", "fam-ithobal", goes_on)]
    assert len(play.g.expeditions) == goes_on
    assert play.senator(4).in_carthage is not goes_on
    assert not any(one.lost for one in play.g.expeditions.values())
    if not goes_on:
        assert play.g.army.trade_fleets == (37 if found == "raiders" else 40)
        assert play.senator(4).office == ""


@clause("RC-10.1.4")
@pytest.mark.parametrize(
    ("goal", "caravans", "trade_fleets", "lapse"),
    [(TIN, 0, 20, "continue"), (TIN, 0, 19, "return"), (COAST, 5, 25, "continue"), (COAST, 4, 50, "return")],
)
def test_who_does_not_answer_goes_on_with_half_of_each_number(
    play: Play, goal: str, caravans: int, trade_fleets: int, lapse: str
) -> None:
    """Ithobal has EXP 1; a total of 13 is No Discovery."""
    units = LAWS[1].tables.explorations[goal]
    short = -(-(units.caravans - caravans) // 5) + -(-(units.trade_fleets - trade_fleets) // 5)
    explored(play, goal, 12 + short, expedition(goal, 4, caravans, trade_fleets))
    assert result(play) == "no-discovery"
    decision = play.decision("square", "combat.expedition")
    assert (decision.clause, decision.point, decision.lapse) == ("RC-10.1.4", "RC-DP37", lapse)


@clause("RC-9.5.3b", "RC-9.5.3d", "RC-10.1.5")
def test_of_two_expeditions_to_one_goal_the_other_rolls_too_and_then_returns(play: Play) -> None:
    dice = {f"exploration.{TIN}": [*three(18), *three(12)]}
    combat(play, expedition(TIN, 8, 0, 40), expedition(TIN, 4, 0, 40), step="combat.expedition", dice=dice)
    assert [one.result for one in play.saw(ExpeditionRolled)] == ["success", "no-discovery"]
    assert [(one.explorer, one.cause) for one in play.saw(ExpeditionReturned)] == [
        ("fam-himilco", "success"),
        ("fam-ithobal", "reached"),
    ]
    assert play.g.expeditions == {}
    assert play.g.army.trade_fleets == 80


@clause("RC-10.1.3", "RC-10.1.5")
def test_a_lost_expedition_does_not_return_when_others_reach_its_goal(play: Play) -> None:
    dice = {f"exploration.{TIN}": [*three(18), *three(3)], "exploration.losses": [1, 1, 1]}
    combat(
        play,
        expedition(TIN, 8, 0, 40),
        expedition(TIN, 4, 0, 40, lost=True),
        step="combat.expedition",
        dice=dice,
        chits=["none"],
    )
    (one,) = play.g.expeditions.values()
    assert (one.explorer, one.lost, one.trade_fleets) == ("fam-ithobal", True, 37)


@clause("RC-10.1")
def test_ransoms_promised_are_paid_before_the_phase(play: Play) -> None:
    def captive(g: Carthage) -> None:
        senator = g.senators["fam-gisco"]
        senator.place, senator.at = "captive", "barbarians"
        g.ransoms.append(senator.id)

    combat(play, captive, ratings(7, talents=20), step="combat.explorations")
    assert play.senator(7).in_carthage
    assert play.senator(7).talents == 10


@clause("RC-10.1")
def test_explorations_come_before_wars(play: Play) -> None:
    sent = expedition(TIN, 4, 0, 40), force(TUNISIA, 9, legions=2)
    combat(play, *sent, step="combat.explorations", dice={f"exploration.{TIN}": three(18)})
    kinds = [type(told).__name__ for told in play.told]
    assert kinds.index("ExpeditionRolled") < kinds.index("BattleDrawnUp")


# The figures of now, and shares


@clause("T-4", "RC-10.1")
@pytest.mark.parametrize(
    ("total", "read"), [(5, "lost"), (6, "lost"), (9, "raiders"), (12, "no-discovery"), (13, "success")]
)
def test_the_table_as_it_is_now(play: Play, total: int, read: str) -> None:
    """Hanno has EXP 1, and one is taken off for too few units."""
    chits = ["none", "1", "none", "3", "4", "7"]
    dice = {f"exploration.{TIN}": three(total)}
    fighting.combat(play, expedition(TIN, 3, 0, 20), step="combat.expedition", dice=dice, chits=chits)
    assert (result(play), play.saw(ExpeditionRolled)[0].total) == (read, total)


@clause("RC-10.1.2a", "RC-10.1.2")
@pytest.mark.parametrize(("edition", "share", "gain"), [(1, "", 4), (2, "stack-8", 3)])
def test_who_reaches_a_goal_first_has_a_share_of_its_trade(play: Play, edition: int, share: str, gain: int) -> None:
    def figures(g: Carthage) -> None:
        g.edition = edition

    dice = {f"exploration.{SAHARA}": three(17)}
    fighting.combat(play, figures, expedition(SAHARA, 3, 40), step="combat.expedition", dice=dice)
    assert play.saw(Discovered) == [Discovered(SAHARA, "fam-hanno", gain, share)]
    assert play.senator(3).shares == ([SAHARA] if share else [])
    seen = play.table.view(None).senators["fam-hanno"].concessions  # type: ignore[attr-defined]
    assert [one.id for one in seen] == ([SAHARA] if share else [])
    invariants(play.g)


@clause("RC-10.1.2a")
def test_who_comes_second_has_none(play: Play) -> None:
    dice = {f"exploration.{TIN}": three(18) * 2}
    fighting.combat(play, expedition(TIN, 8, 0, 25), expedition(TIN, 4, 0, 25), step="combat.expedition", dice=dice)
    assert (play.senator(8).shares, play.senator(4).shares) == ([TIN], [])


@clause("RC-10.1.2a", "RC-5.2")
@pytest.mark.parametrize("leads", [True, False])
def test_with_his_death_it_is_gone(play: Play, leads: bool) -> None:
    def shares(g: Carthage) -> None:
        numbered(g, 7).shares.append(SAHARA)
        g.factions[Seat("circle")].leader = "fam-gisco" if leads else "fam-hanno"

    play.at("mortality", chits=["7"], change=shares)
    assert [one.shares for one in play.g.numbered(7)] == ([[]] if leads else [])
