"""RC-8.8: the Random Event Table, the levels of Table Events, Tophet Sacrifice, and what each event does at once."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.pieces import Expedition, TableEvent
from games.carthage.revenue.events import Bankrupt, StateReceived
from games.carthage.state import Carthage
from games.carthage.wars.events_cards import EventCancelled, TyriansCame, TyriansLeft, TyriansStayed
from games.kernel import IllegalAnswer
from games.republic.events import ChitsDrawn, Died
from games.republic.forum.events_cards import (
    ChitsToDraw,
    ConcessionLost,
    EventEntered,
    EventPaid,
    TableEventRolled,
    UnitsLost,
)
from games.republic.pieces import EnemyLeader, Force, Units
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.forum import DIAMOND, SEATS, SQUARE, Change, befallen, holds, initiative, three
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, add_senator, add_war, numbered, places
from tests.games.carthage.rulebook import table

T12 = table("T-12 Random events")
T13 = table("T-13 Table events")
NAMES = {one.name: one for one in CARTHAGE.tables.table_events.values()}
ERAS = {"early": 1, "late": 2}
REPEATED = {"Evil Omens", "Manpower Shortage", "Epidemic", "Mob Violence", "Natural Disaster", "Storm at Sea"}


def column(name: str) -> tuple[str, int]:
    """An era and a total that bring this event."""
    return next((era, int(row[0])) for era, place in ERAS.items() for row in T12 if row[place] == name)


def lying(name: str, times: int = 1) -> Change:
    def change(g: Carthage) -> None:
        g.table_events[NAMES[name].id] = TableEvent(id=NAMES[name].id, times=times)

    return change


def rich_state(g: Carthage) -> None:
    g.treasury += 200
    g.issued += 200


def strike(play: Play, name: str, *changes: Change, **how: Any) -> Play:
    """An event is rolled in an era that knows it."""
    era, total = column(name)
    return befallen(play, total, rich_state, *changes, scenario=era, **how)


# T-12 and the levels


@clause("RC-8.8.1", "T-12")
@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("row", T12, ids=[row[0] for row in T12])
def test_the_event_of_each_total_in_each_era(play: Play, row: tuple[str, ...], era: str) -> None:
    total = int(row[0])
    befallen(play, total, rich_state, scenario=era)
    event = NAMES[row[ERAS[era]]]
    dice = tuple(three(total))
    assert play.saw(TableEventRolled) == [TableEventRolled(DIAMOND, dice, total, event.id)]


@clause("RC-8.8.1")
def test_the_column_is_that_of_the_era_not_of_the_scenario(play: Play) -> None:
    """Nobody has drawn of the Late deck yet."""
    befallen(play, 6, rich_state, lambda g: g.deck.clear(), scenario="campaign")
    assert play.saw(TableEventRolled)[0].event == "te-natural-disaster"


@clause("RC-8.8.1", "RC-8.8.4")
def test_evil_omens_do_not_change_the_event_roll(play: Play) -> None:
    befallen(play, 13, lying("Evil Omens", 2))
    assert play.saw(TableEventRolled)[0].total == 13


@clause("RC-8.8.1", "T-13")
@pytest.mark.parametrize("row", T13, ids=[row[1] for row in T13])
@pytest.mark.parametrize("before", [0, 1, 2])
def test_level_1_then_level_2_then_only_some_apply_again(play: Play, row: tuple[str, ...], before: int) -> None:
    name = row[1]

    def at_sea(g: Carthage) -> None:
        if g.scenario == "early":
            add_war(g, "massilian-war", "active")

    strike(play, name, *([lying(name, before)] if before else []), at_sea)
    if play.asked("forum.sacrifice"):
        play.lapse_all("forum.sacrifice")
    (entered,) = play.saw(EventEntered)
    applies = before < 2 or name in REPEATED
    assert (entered.name, entered.level, entered.applies) == (row[3] if before else name, 2 if before else 1, applies)
    event = play.g.table_events[NAMES[name].id]
    assert event.times == before + applies
    invariants(play.g)


@clause("T-13")
@pytest.mark.parametrize("row", T13, ids=[row[1] for row in T13])
def test_the_texts_of_both_levels_are_those_of_the_table(row: tuple[str, ...]) -> None:
    event = NAMES[row[1]]
    assert (event.number, event.level2_name) == (int(row[0]), row[3])
    assert (event.level1.text, event.level2.text) == (row[2], row[4])


@clause("RC-8.8.2")
@pytest.mark.parametrize("name", ["Ally Deserts", "Barbarian Raids", "New Alliance", "Refuge", "Enemy Leader Dies"])
def test_what_is_not_due_yet_only_lies_there(play: Play, name: str) -> None:
    """New Alliance waits for the Senate, Enemy Leader Dies for the end of the phase, others for battles and Revenue."""
    strike(play, name)
    assert play.g.table_events[NAMES[name].id].times == 1
    assert play.asked() == [("diamond", "forum.persuade")]


# Tophet Sacrifice


@clause("RC-8.8.2")
def test_anybody_may_cancel_an_event_right_after_the_roll(play: Play) -> None:
    befallen(play, 10, holds("square", "tophet-sacrifice"), scenario="late")
    assert play.asked() == [(seat, "forum.sacrifice") for seat in SEATS]
    assert play.options("diamond", "forum.sacrifice") == ["none"]
    play.answer("diamond", "forum.sacrifice", "none")
    treasury = play.g.treasury
    play.answer("square", "forum.sacrifice", "tophet-sacrifice")
    assert play.saw(EventCancelled) == [EventCancelled(SQUARE, "te-evil-omens", "tophet-sacrifice")]
    assert (play.g.table_events, play.g.treasury) == ({}, treasury)
    assert play.g.gone == ["tophet-sacrifice"]
    assert play.asked() == [("diamond", "forum.persuade")]
    invariants(play.g)


@clause("RC-8.8.2")
def test_a_cancelled_event_does_not_rise_to_level_2(play: Play) -> None:
    befallen(play, 10, lying("Evil Omens"), holds("diamond", "tophet-sacrifice"), scenario="late")
    play.answer("diamond", "forum.sacrifice", "tophet-sacrifice")
    assert play.g.table_events["te-evil-omens"].times == 1


@clause("RC-8.8.2", "RC-1.5e")
def test_all_are_asked_while_anybody_may_hold_it(play: Play) -> None:
    befallen(play, 10, scenario="late")
    assert [play.decision(seat, "forum.sacrifice").hidden for seat in SEATS] == [True] * 4
    play.lapse_all("forum.sacrifice")
    assert "te-evil-omens" in play.g.table_events


@clause("RC-8.8.2")
def test_nobody_is_asked_once_it_was_discarded_or_in_the_early_era(play: Play) -> None:
    def discarded(g: Carthage) -> None:
        g.deck.remove("tophet-sacrifice")
        g.gone.append("tophet-sacrifice")

    befallen(play, 10, discarded, scenario="late")
    assert play.asked() == [("diamond", "forum.persuade")]
    befallen(play, 10)
    assert play.asked() == [("diamond", "forum.persuade")]


@clause("RC-8.8.2")
def test_it_cannot_be_played_without_the_card(play: Play) -> None:
    befallen(play, 10, holds("square", "tophet-sacrifice"), scenario="late")
    with pytest.raises(IllegalAnswer):
        play.answer("circle", "forum.sacrifice", "tophet-sacrifice")


# Money


@clause("RC-8.8.4", "T-13")
def test_evil_omens_cost_20_once_a_turn_and_grow(play: Play) -> None:
    befallen(play, 10)
    assert (play.g.treasury, play.g.omens()) == (80, -1)
    assert play.saw(EventPaid) == [EventPaid("te-evil-omens", 20)]
    for times in (1, 2, 3):
        befallen(play, 10, lying("Evil Omens", times))
        assert (play.g.treasury, play.g.omens()) == (100, -times - 1)
    invariants(play.g)


@clause("RC-8.8.4", "RC-6.11")
@pytest.mark.parametrize(("treasury", "ruined"), [(20, False), (19, True)])
def test_a_state_that_cannot_pay_is_bankrupt(play: Play, treasury: int, ruined: bool) -> None:
    def poor(g: Carthage) -> None:
        g.issued += treasury - g.treasury
        g.treasury = treasury

    befallen(play, 10, poor)
    assert len(play.saw(Bankrupt)) == ruined
    assert play.table.over == ruined


@clause("RC-8.8.3")
@pytest.mark.parametrize(("times", "talents"), [(1, 50), (2, 75), (3, 75)])
def test_allied_enthusiasm_pays_in_the_next_revenue_phase(play: Play, times: int, talents: int) -> None:
    play.at("revenue.state", change=lying("Allied Enthusiasm", times))
    paid = [one.talents for one in play.saw(StateReceived) if one.source == "te-allied-enthusiasm"]
    assert paid == [talents]


@clause("RC-8.8.2c")
def test_a_natural_disaster_costs_50_once_and_a_trade_concession_each_time(play: Play) -> None:
    def held(g: Carthage) -> None:
        for number, card in ((1, "tc-salt-works"), (2, "tc-grain-estates")):
            g.deck.remove(card)
            numbered(g, number).concessions.append(card)

    befallen(play, 6, held, dice={"event.concession": [1]})
    assert play.g.treasury == 50
    assert play.saw(ConcessionLost) == [ConcessionLost("tc-grain-estates", "fam-barca")]
    assert play.g.curia.concessions == ["tc-grain-estates"]
    invariants(play.g)
    for times in (1, 2):
        befallen(play, 6, held, lying("Natural Disaster", times))
        assert (play.g.treasury, len(play.g.curia.concessions)) == (100, 1)


@clause("RC-8.8.2c")
def test_without_a_trade_concession_in_play_none_is_lost(play: Play) -> None:
    befallen(play, 6, lambda g: (g.deck.remove("tc-salt-works"), g.concessions.append("tc-salt-works")))
    assert not play.saw(ConcessionLost)


# People


def drawing(*chits: str) -> dict[str, list[int]]:
    return {"event.chits": places(chits)}


def abroad(g: Carthage) -> None:
    """Zamar lies in the Forum, Mangi explores, Bomilcar is Captive."""
    add_senator(g, 17, None)
    g.committee["state-treasurer"].member = ""
    numbered(g, 5).place, numbered(g, 5).at, numbered(g, 5).office = "expedition", "e", "explorer"
    g.expeditions["e"] = Expedition(id="e", goal="tin-isles", explorer="fam-mangi", caravans=0, trade_fleets=3, sent=1)
    numbered(g, 9).place, numbered(g, 9).at = "captive", "conquest-of-tunisia"


def dead(play: Play) -> list[str]:
    return [one.senator for one in play.saw(Died)]


@clause("RC-8.8.2b", "RC-1.4c")
def test_an_epidemic_kills_in_carthage_and_in_the_forum(play: Play) -> None:
    befallen(play, 8, abroad, dice=drawing("6", "2", "17", "5", "none", "25"))
    assert play.saw(ChitsToDraw) == [ChitsToDraw("te-epidemic", (), 6)]
    assert play.saw(ChitsDrawn)[0].chits == ("6", "2", "17", "5", "none", "25")
    assert dead(play) == ["fam-milko", "fam-zamar"]
    assert {one.cause for one in play.saw(Died)} == {"te-epidemic"}
    invariants(play.g)


@clause("RC-8.8.2b")
@pytest.mark.parametrize(
    ("chits", "victim"),
    [
        (["6", "2", "5", "9", "1", "none"], "fam-barca"),
        (["6", "5", "2", "9", "1", "none"], "fam-mangi"),
        (["9", "5", "2", "6", "1", "none"], "fam-bomilcar"),
    ],
)
@pytest.mark.parametrize("times", [1, 2])
def test_a_foreign_epidemic_kills_only_the_first_away(play: Play, chits: list[str], victim: str, times: int) -> None:
    befallen(play, 8, abroad, lying("Epidemic", times), dice=drawing(*chits))
    assert dead(play) == [victim]
    invariants(play.g)


@clause("RC-8.8.2b")
def test_an_unaligned_governor_is_away_too(play: Play) -> None:
    def governor(g: Carthage) -> None:
        add_senator(g, 17, None)
        add_province(g, "tunisia", 17)

    befallen(play, 8, governor, lying("Epidemic"), dice=drawing("17", "2", "3", "4", "none", "25"))
    assert dead(play) == ["fam-zamar"]


@clause("RC-8.8.2b", "RC-8.8.4")
@pytest.mark.parametrize(("times", "dice", "limit"), [(0, [3], 0), (1, [1, 2], 1), (2, [1, 2], 1)])
def test_mob_violence_kills_the_unpopular_in_carthage(play: Play, times: int, dice: list[int], limit: int) -> None:
    def popular(g: Carthage) -> None:
        numbered(g, 6).popularity = limit
        numbered(g, 7).popularity = limit + 1
        lying("Evil Omens", 2)(g)

    changes = [popular, *([lying("Mob Violence", times)] if times else [])]
    befallen(play, 3, *changes, dice={"event.count": dice, **drawing("6", "7", "2")})
    assert play.saw(ChitsToDraw) == [ChitsToDraw("te-mob-violence", tuple(dice), 3)]
    assert dead(play) == ["fam-milko"], "Barca is away"
    invariants(play.g)


@clause("RC-8.8.2b", "RC-5.0b")
def test_of_two_statesmen_of_one_number_the_higher_dr_is_struck(play: Play) -> None:
    def barcas(g: Carthage) -> None:
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        g.provinces["coastal-spain"].governor = ""
        numbered(g, 2).statesman = "st-2a"
        numbered(g, 2).place, numbered(g, 2).at = "carthage", ""
        enter(g, seat=DIAMOND, statesman="st-2b")

    dice = {"tie.mortality": [1, 1, 6, 6], **drawing("2", "none", "none", "25", "24", "23")}
    befallen(play, 8, barcas, dice=dice, scenario="campaign")
    assert [one.card for one in play.saw(Died)] == ["st-2b"]


# The sea


def fleet(active: int, *away: int) -> Change:
    """So many Fleets at home, and so many with each of some forces."""

    def change(g: Carthage) -> None:
        g.army.active.fleets = active
        g.army.pool_fleets -= active + sum(away)
        for n, fleets in enumerate(away):
            units = Units(fleets=fleets)
            war = ["conquest-of-tunisia", "massilian-war"][n]
            g.forces[f"force-{n}"] = Force(id=f"force-{n}", war=war, commanders=[], units=units, sent=1)

    return change


@clause("RC-8.8.2c", "RC-8.8.4")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_storm_takes_a_dr_of_fleets(play: Play, times: int) -> None:
    changes = [lying("Evil Omens"), *([lying("Storm at Sea", times)] if times else [])]
    befallen(play, 4, fleet(9), *changes, dice={"event.fleets": [2, 5]})
    assert play.saw(UnitsLost) == [UnitsLost("fleets", (2, 5), 7, "te-storm-at-sea")]
    assert (play.g.army.active.fleets, play.g.army.pool_fleets) == (2, 23)
    invariants(play.g)


@clause("RC-8.8.2c")
def test_no_more_fleets_are_lost_than_there_are(play: Play) -> None:
    befallen(play, 4, fleet(3), dice={"event.fleets": [6, 6]})
    assert (play.saw(UnitsLost)[0].count, play.g.army.active.fleets) == (3, 0)


@clause("RC-8.8.2c", "RC-8.8.2")
def test_the_hrao_chooses_among_fleets_at_home_and_with_forces(play: Play) -> None:
    def at_sea(g: Carthage) -> None:
        add_war(g, "massilian-war", "active")
        fleet(2, 3)(g)

    initiative(play, "forum.roll", at_sea, seat="square",
               dice={"initiative": [3, 4], "event": [1, 1, 2], "event.fleets": [1, 2]})  # fmt: skip
    play.answer("square", "forum.roll", "roll")
    assert play.asked() == [("diamond", "forum.fleets")]
    fleets = ["at-home.1", "at-home.2", "force-0.1", "force-0.2", "force-0.3"]
    assert play.options("diamond", "forum.fleets") == [fleets, 3, 3]
    assert play.decision("diamond", "forum.fleets").lapse == fleets[:3]
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.fleets", fleets[:2])
    play.answer("diamond", "forum.fleets", ["force-0.3", "at-home.1", "force-0.1"])
    assert (play.g.army.active.fleets, play.g.forces["force-0"].units.fleets) == (1, 1)
    invariants(play.g)


@clause("RC-8.8.8")
@pytest.mark.parametrize("status", ["active", "inactive", "imminent"])
def test_the_tyrians_send_8_fleets_if_a_war_needs_any(play: Play, status: str) -> None:
    def at_sea(g: Carthage) -> None:
        add_war(g, "massilian-war", status)  # support 3, fleet 7
        add_war(g, "syracusan-war-1", "active")  # support 4

    befallen(play, 15, at_sea)
    assert play.saw(TyriansCame) == [TyriansCame(8, ("massilian-war",))]
    assert (play.g.army.active.fleets, play.g.army.pool_fleets, play.g.treasury) == (8, 17, 100)
    invariants(play.g)


@clause("RC-8.8.8")
def test_at_level_2_there_are_12_in_all(play: Play) -> None:
    def sent(g: Carthage) -> None:
        add_war(g, "massilian-war", "active")
        fleet(8)(g)
        g.table_events["te-tyrian-alliance"] = TableEvent(id="te-tyrian-alliance", fleets=8, wars=["massilian-war"])

    befallen(play, 15, sent)
    assert play.g.army.active.fleets == 12
    event = play.g.table_events["te-tyrian-alliance"]
    assert (event.fleets, event.rolled) == (12, play.g.turn), "it may be rejected in this turn again"


@clause("RC-8.8.8")
@pytest.mark.parametrize("wars", [{}, {"libyan-revolt": "active"}, {"massilian-war": "lost"}])
def test_without_a_war_at_sea_the_card_is_discarded(play: Play, wars: dict[str, str]) -> None:
    befallen(play, 15, lambda g: [add_war(g, name, status) for name, status in wars.items()])
    assert "te-tyrian-alliance" not in play.g.table_events
    assert play.saw(TyriansStayed) == [TyriansStayed()]
    assert play.g.army.active.fleets == 0


@clause("RC-8.8.8")
def test_fleets_that_came_before_are_not_forgotten_when_no_war_needs_any_more(play: Play) -> None:
    def sent(g: Carthage) -> None:
        fleet(8)(g)
        add_war(g, "revolt-tunisia", "active", province="tunisia", revolt=True, naval_victory=True)
        g.table_events["te-tyrian-alliance"] = TableEvent(id="te-tyrian-alliance", fleets=8, wars=["revolt-tunisia"])

    befallen(play, 15, sent)
    assert (play.g.army.active.fleets, play.g.table_events["te-tyrian-alliance"].wars) == (8, ["revolt-tunisia"])
    invariants(play.g)


@clause("RC-8.8.8")
def test_no_more_than_the_pool_holds(play: Play) -> None:
    befallen(play, 15, lambda g: add_war(g, "massilian-war"), fleet(20))
    assert (play.saw(TyriansCame)[0].fleets, play.g.army.pool_fleets) == (5, 0)


@clause("RC-8.8.8", "RC-8.8.2a")
def test_when_the_war_that_needed_most_leaves_they_go_home(play: Play) -> None:
    """Those in Active Forces first, then those with most to spare."""

    def peace(g: Carthage) -> None:
        add_war(g, "pyrrhic-war", "active")
        add_war(g, "massilian-war", "active")
        fleet(3, 6, 9)(g)
        g.deck.remove("pyrrhus")
        g.leaders["pyrrhus"] = EnemyLeader(id="pyrrhus", war="pyrrhic-war")
        lying("Enemy Leader Dies", 2)(g)
        g.table_events["te-tyrian-alliance"] = TableEvent(id="te-tyrian-alliance", fleets=8, wars=["pyrrhic-war"])

    play.at("forum.end", change=peace)
    play.answer("diamond", "forum.enemy", "pyrrhus")
    assert play.saw(TyriansLeft) == [TyriansLeft(8)]
    assert "te-tyrian-alliance" not in play.g.table_events
    spare = [force.units.fleets for force in play.g.forces.values()]
    assert (play.g.army.active.fleets, spare) == (0, [1, 9]), "6 of 6 to spare against Tunisia, -1 of 9 at Massilia"
    invariants(play.g)
