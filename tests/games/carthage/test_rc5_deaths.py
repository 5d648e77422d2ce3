"""RC-5: what the dead lose, their Warehouses, and the turn that begins."""

from __future__ import annotations

import pytest

from games.carthage.basics.events import TurnBegan, WarehousesLost
from games.carthage.pieces import Expedition
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.events import Died, FamilyInherited, FamilyStays, LeftBehind
from games.republic.pieces import Force, Units
from games.republic.senators import enter, kill
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.mortality import STORED, family
from tests.games.carthage.play import Play, add_war, numbered
from tests.games.carthage.rulebook import clause_text

# What the dead lose


@clause("RC-5.1")
def test_the_dead_lose_all_their_markers(play: Play) -> None:
    def loaded(g: Carthage) -> None:
        milko = numbered(g, 6)
        milko.talents, milko.traders, milko.bodyguard, milko.major = 17, 2, "open-bodyguard", True
        g.issued += 17
        g.next_deck.remove("open-bodyguard")
        milko.corrupt.append("harbor-master")
        milko.popularity, milko.influence = 3, 20

    play.at("mortality", scenario="campaign", chits=["6"], change=loaded)
    assert play.g.issued == 100 + 4 * 3 + 7  # the Treasury, and the personal income that follows
    assert "open-bodyguard" in play.g.gone
    assert play.g.committee["harbor-master"].member == ""
    assert "fam-milko" not in play.g.senators
    invariants(play.g)


@clause("RC-5.1")
def test_veterans_loyal_to_the_dead_stay_veterans(play: Play) -> None:
    def veterans(g: Carthage) -> None:
        g.army.active.legions[0].veteran, g.army.active.legions[0].loyal = True, "fam-milko"
        g.army.active.legions[1].veteran, g.army.active.legions[1].loyal = True, "fam-mago"

    play.at("mortality", chits=["6"], change=veterans)
    assert [(legion.veteran, legion.loyal) for legion in play.g.army.active.legions] == [(True, ""), (True, "fam-mago")]


@clause("RC-5.1a")
def test_concessions_committee_seat_and_province_go_to_the_forum(play: Play) -> None:
    def rich(g: Carthage) -> None:
        for number, card in ((2, "tc-salt-works"), (6, "tc-grain-estates")):
            g.deck.remove(card)
            numbered(g, number).concessions.append(card)

    play.at("mortality", chits=["draw-2", "6", "2"], change=rich)
    assert play.g.concessions == ["tc-grain-estates", "tc-salt-works"]
    assert play.saw(LeftBehind) == [
        LeftBehind("fam-milko", ("harbor-master", "tc-grain-estates")),
        LeftBehind("fam-barca", ("coastal-spain", "tc-salt-works")),
    ]
    assert (play.g.provinces["coastal-spain"].governor, play.g.provinces["coastal-spain"].term) == ("", 0)
    assert (play.g.committee["harbor-master"].member, play.g.committee["harbor-master"].term) == ("", 0)
    forum = play.table.view(None).forum  # type: ignore[attr-defined]
    assert forum.provinces == ("coastal-spain",)
    assert set(forum.seats) == {"censor-of-morals", "harbor-master"}


@clause("RC-5.1", "RC-10.1.1")
def test_a_dead_commander_leaves_his_force_and_a_dead_explorers_units_come_home(play: Play) -> None:
    def away(g: Carthage) -> None:
        add_war(g, "pyrrhic-war")
        units = Units(legions=[g.army.active.legions.pop()])
        g.forces["force-1"] = Force(
            id="force-1", war="pyrrhic-war", commanders=[family(5), family(9)], units=units, sent=1
        )
        g.expeditions["expedition-1"] = Expedition(
            id="expedition-1", goal="tin-isles", explorer=family(6), caravans=3, trade_fleets=40, sent=1
        )
        g.expeditions["expedition-2"] = Expedition(
            id="expedition-2", goal="tin-isles", explorer=family(7), caravans=1, trade_fleets=2, sent=1
        )
        numbered(g, 5).place, numbered(g, 6).place, numbered(g, 7).place = "force", "expedition", "expedition"

    play.at("mortality", chits=["draw-2", "6", "5"], change=away)
    assert play.g.forces["force-1"].commanders == [family(9)]
    assert list(play.g.expeditions) == ["expedition-2"]
    assert (play.g.army.caravans, play.g.army.trade_fleets) == (3, 40)


# Lost Warehouses (RC-DP48)


def stored(g: Carthage) -> None:
    numbered(g, 6).traders = 3


@clause("RC-5.1b")
def test_the_owner_chooses_which_stored_cards_are_lost(play: Play) -> None:
    play.at("mortality", chits=["6"], hands=STORED, change=stored)
    assert play.asked("mortality.warehouse") == [("triangle", "mortality.warehouse")]
    decision = play.decision("triangle", "mortality.warehouse")
    assert (decision.choice.form()[1:], decision.lapse) == ([3, 3], ["ochre.1", "salt.1", "wine.1"])
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "mortality.warehouse", ["gold.1"])
    top = [card.id for card in play.g.stacks["stack-9"].cards]
    play.answer("triangle", "mortality.warehouse", ["gold.1", "ochre.1", "wine.1"])
    assert play.saw(WarehousesLost) == [WarehousesLost(Seat("triangle"), ("stack-1", "stack-5", "stack-9"))]
    assert [card.id for card in play.g.factions[Seat("triangle")].trade_cards] == ["salt.1"]
    assert sorted(card.id for card in play.g.stacks["stack-9"].cards) == sorted([*top, "gold.1"])
    invariants(play.g)


@clause("RC-5.1b")
def test_owed_cards_go_aside_when_lost_ones_come_back(play: Play) -> None:
    def owes(g: Carthage) -> None:
        stored(g)
        g.stacks["stack-9"].owed = 1

    play.at("mortality", chits=["6"], hands=STORED, change=owes)
    play.answer("triangle", "mortality.warehouse", ["gold.1", "ochre.1", "wine.1"])
    assert "gold.1" in [card.id for card in play.g.stacks["stack-9"].aside]


@clause("RC-5.1b")
@pytest.mark.parametrize("traders", [0, 3])
def test_nothing_is_lost_without_traders_or_with_room_left(play: Play, traders: int) -> None:
    hands = {"triangle": ["gold.1", "ochre.1"] if traders == 0 else ["gold.1"]}

    def some(g: Carthage) -> None:
        numbered(g, 6).traders = traders

    play.at("mortality", chits=["6"], hands=hands, change=some)
    assert play.saw(Died)
    assert not play.asked("mortality.warehouse")


@clause("RC-5.1", "RC-5.1b", "RC-5.2")
def test_a_leader_whose_family_stays_keeps_all_warehouses(play: Play) -> None:
    def led(g: Carthage) -> None:
        numbered(g, 2).traders = 4

    play.at("mortality", chits=["2"], hands=STORED, change=led)
    assert play.saw(FamilyStays)
    assert not play.asked("mortality.warehouse")
    assert len(play.g.factions[Seat("triangle")].trade_cards) == 4
    assert play.g.traders(Seat("triangle")) == 0


# Turns


@clause("RC-3.1")
def test_mortality_opens_the_turn_and_revenue_follows(play: Play) -> None:
    play.at("mortality", chits=["none"])
    assert play.saw(TurnBegan)[0].turn == 2
    assert play.g.step.startswith("revenue.")
    assert "Mortality (RC-5), Revenue (RC-6), Trade (RC-7)" in clause_text("RC-3.1")


@clause("RC-3.1", "RC-12.5")
def test_a_new_turn_clears_what_was_of_the_last(play: Play) -> None:
    def used(g: Carthage) -> None:
        g.once.append("evil-omens")
        g.turned_in = 9
        numbered(g, 5).returned = True
        g.chronicle.deaths.append("fam-elram")

    play.at("mortality", chits=["none"], change=used)
    assert (play.g.once, play.g.turned_in, play.senator(5).returned) == ([], 0, False)
    assert play.g.chronicle.deaths == []


@clause("RC-3.1")
def test_each_turn_has_dice_of_its_own(play: Play) -> None:
    play.at("mortality", chits=["none"])
    assert play.g.dice.chapter == "turn-2"
    assert play.saw(TurnBegan)[0].pledge
    assert play.g.dice.seed not in play.saw(TurnBegan)[0].pledge


@clause("RC-1.4g", "RC-12.5")
def test_a_new_turn_remembers_whose_player_the_hrao_is(play: Play) -> None:
    def gone(g: Carthage) -> None:
        numbered(g, 1).office = ""
        g.last_hrao = Seat("square")

    play.at("mortality", chits=["none"], change=gone)
    hrao = play.g.hrao()
    assert hrao
    assert play.g.last_hrao == hrao.faction == "diamond"


@clause("RC-5.1b")
@pytest.mark.parametrize(("step", "asked"), [("trade.selling", False), ("mortality", True)])
def test_in_the_trade_phase_no_warehouse_is_lost(play: Play, step: str, asked: bool) -> None:
    g = play.at("mortality", chits=["none"], hands=STORED, change=stored).g
    g.step = step
    death = kill(g, numbered(g, 6), "mob", "RC-5.1")
    try:
        death.send(None)
    except StopIteration:
        assert not asked
    else:
        death.close()
        assert asked


@clause("RC-11.2.1")
def test_without_the_marker_the_family_of_a_pair_brings_none(play: Play) -> None:
    def pair(g: Carthage) -> None:
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        numbered(g, 2).statesman = "st-2a"
        enter(g, seat=Seat("triangle"), statesman="st-2b")
        g.factions[Seat("triangle")].leader = family(10)

    dice = {"tie.mortality": [6, 6, 1, 1]}
    play.at("mortality", scenario="campaign", chits=["2"], dice=dice, change=pair)
    assert play.saw(FamilyInherited)
    assert play.g.factions[Seat("triangle")].leader == family(10)


@clause("RC-1.4g")
def test_with_the_last_senator_in_carthage_the_last_hrao_is_remembered(play: Play) -> None:
    """Two die in one draw: the first makes the second HRAO, and then nobody is left."""

    def two_at_home(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.office = ""
            senator.place = "captive" if senator.number not in (6, 7) else senator.place
        numbered(g, 7).influence = 9
        for post in g.committee.values():
            post.member = ""

    play.at("mortality", chits=["draw-2", "7", "6"], change=two_at_home)
    assert [event.senator for event in play.saw(Died)] == [family(7), family(6)]
    assert play.g.hrao() is None
    assert play.g.hrao_seat() == "triangle"


@clause("RC-5.1b")
def test_one_card_too_many_is_lost(play: Play) -> None:
    play.at("mortality", chits=["6"], hands={"triangle": ["gold.1", "ochre.1"]}, change=stored)
    assert play.decision("triangle", "mortality.warehouse").lapse == ["ochre.1"]
