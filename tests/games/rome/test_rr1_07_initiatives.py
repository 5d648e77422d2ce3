"""RR-1.07.1, 1.07.2, 1.07.22, 1.07.7, 1.14.3: time passes, six initiatives, the auction, Leaders, peddling."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, NotOpen
from games.republic.events import Died
from games.republic.forum.events import (
    CardTaken,
    ForumOpened,
    InitiativeBid,
    InitiativeRolled,
    InitiativeWon,
    LeaderMoved,
    Peddled,
)
from games.republic.forum.events_cards import (
    CardReceived,
    CardTurnedUp,
    DeckEmpty,
    EventLeft,
    ProvinceCreated,
    RedCardDrawn,
    TableEventRolled,
)
from games.republic.pieces import RAIDERS
from games.republic.senators import enter
from games.rome.basics.provinces import create
from games.rome.forum.events import BequestVoid, PeriodBegan
from games.rome.pieces import Bequest
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import (
    CIRCLE,
    DIAMOND,
    NOBODY,
    NOTHING,
    SEATS,
    SQUARE,
    TRIANGLE,
    event,
    holds,
    initiative,
    purse,
)
from tests.games.rome.play import Play, add_senator, numbered

PEDDLING = "influence-peddling.1"


def pass_on(play: Play) -> None:
    """Whoever is asked for something in his initiative does nothing."""
    for kind in ("forum.persuade", "forum.knight", "forum.games", "forum.leader"):
        for seat, asked in play.asked(kind):
            play.answer(seat, asked, NOTHING) if asked == "forum.knight" else play.lapse(seat, asked)


# Passage of time


@clause("RR-1.07.1")
def test_events_leave_but_those_whose_text_keeps_them(play: Play) -> None:
    kept = ["te-pretender-emerges", "te-refuge", "te-rhodian-maritime-alliance", "te-new-alliance"]
    gone = ["te-manpower-shortage", "te-drought", "te-evil-omens"]

    def change(g: Rome) -> None:
        for name in [*gone, *kept]:
            event(name)(g)
        g.no_recruitment = True

    play.at("forum.opening", change=change, dice={"initiative": [1, 1]})
    assert list(play.g.table_events) == kept
    assert play.saw(EventLeft) == [EventLeft(one) for one in gone]
    assert (play.g.no_recruitment, play.g.droughts()) == (False, 0)


@clause("RR-1.07.1", "RR-1.16.1")
def test_the_province_of_a_collected_bequest_is_created_before_the_events_leave(play: Play) -> None:
    def change(g: Rome) -> None:
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene", collected=True)
        g.bequests["bequest-bithynian"] = Bequest(id="bequest-bithynian")
        event("te-drought")(g)

    play.at("forum.opening", change=change)
    assert play.saw(ProvinceCreated) == [ProvinceCreated("asia", "bequest-pergamene")]
    order = [type(one) for one in play.told if isinstance(one, ProvinceCreated | EventLeft)]
    assert order == [ProvinceCreated, EventLeft]
    assert (list(play.g.bequests), play.g.gone) == (["bequest-bithynian"], ["bequest-pergamene"])
    assert not play.g.provinces["asia"].developed


@clause("RR-1.16.1", "RR-1.07.37")
def test_a_bequest_is_void_when_its_province_comes_otherwise(play: Play) -> None:
    play.at("mortality", chits=["none"])
    play.g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene")
    create(play.g, "asia", "mithridatic-3", "RR-1.10.4")
    create(play.g, "asia", "mithridatic-3", "RR-1.10.4")
    assert (play.g.bequests, play.g.gone) == ({}, ["bequest-pergamene"])
    assert [one for one in play.g.told if isinstance(one.event, BequestVoid)]


@clause("RR-1.10.71")
def test_captives_of_raiders_die_when_the_forum_phase_begins(play: Play) -> None:
    def captive(g: Rome) -> None:
        numbered(g, 6).place, numbered(g, 6).at = "captive", RAIDERS

    play.at("forum.opening", change=captive)
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [("fam-manlius", "raid")]


# Initiatives


@clause("RR-1.07.2", "RR-0.2.3")
def test_the_players_have_one_each_from_the_hrao_clockwise_and_the_rest_are_auctioned(play: Play) -> None:
    play.until("senate.opening").at("forum.opening", dice={"initiative": [1, 1] * 6})
    assert play.saw(ForumOpened) == [ForumOpened(tuple(map(DIAMOND.__class__, SEATS)))]
    seen = list[tuple[int, str | None]]()
    while not play.table.over:
        if play.asked("forum.bid"):
            play.lapse_all("forum.bid")
        elif play.awaited():
            seen += [(play.g.forum.number, play.g.forum.seat)] if play.asked("forum.persuade") else []
            pass_on(play)
    assert seen == [(1, DIAMOND), (2, TRIANGLE), (3, CIRCLE), (4, SQUARE), (5, DIAMOND), (6, DIAMOND)]
    assert play.g.forum.number == 0


@clause("RR-1.07.2")
@pytest.mark.parametrize(("dice", "drew"), [([3, 3], True), ([4, 3], False), ([6, 2], True)])
def test_on_a_seven_there_is_an_event_instead_of_a_card(play: Play, dice: list[int], drew: bool) -> None:
    initiative(play, deck=["tribune.1"], dice={"initiative": dice, "event": [3, 3, 3]})
    assert play.saw(InitiativeRolled) == [InitiativeRolled(DIAMOND, 1, tuple(dice), sum(dice))]
    assert bool(play.saw(TableEventRolled)) == (not drew)
    assert (play.g.factions[DIAMOND].hand == ["tribune.1"]) == drew


@clause("RR-1.07.2", "RR-0.6.3")
def test_the_roll_needs_nobody_and_no_senator_in_rome(play: Play) -> None:
    def away(g: Rome) -> None:
        for number in (1, 5, 9):
            numbered(g, number).place, numbered(g, number).at = "captive", "punic-1"

    initiative(play, "forum.roll", away, deck=["fam-aelius"], coming=["triangle"], dice={"initiative": [1, 1, 1, 1]})
    assert play.saw(CardTurnedUp)[0] == CardTurnedUp(DIAMOND, "fam-aelius")
    assert play.asked() == [("triangle", "forum.persuade")], "diamond can do nothing and is not asked"


@clause("RR-1.07.3", "RR-1.04.1", "RR-0.4.1", "RR-1.07.35", "RR-1.07.36")
@pytest.mark.parametrize("card", ["st-1a", "mining", "tribune.1", "law-acilian", "cleopatra"])
def test_a_red_card_goes_secretly_to_the_hand(play: Play, card: str) -> None:
    initiative(play, deck=[card], dice={"initiative": [1, 1]})
    assert play.g.factions[DIAMOND].hand == [card]
    assert (play.saw(RedCardDrawn), play.saw(CardReceived)) == ([RedCardDrawn(DIAMOND)], [CardReceived(card)])
    assert (play.audience(RedCardDrawn), play.audience(CardReceived)) == ([None], [(DIAMOND,)])


@clause("RR-1.07.2")
def test_with_no_deck_left_nothing_is_drawn(play: Play) -> None:
    initiative(play, "forum.roll", lambda g: g.deck.clear(), dice={"initiative": [1, 1]})
    assert play.saw(DeckEmpty) == [DeckEmpty(DIAMOND)]


# Periods


@clause("RR-3.04.1")
def test_in_the_extended_game_the_next_deck_follows_and_with_its_first_card_its_period(play: Play) -> None:
    def empty(g: Rome) -> None:
        g.deck.clear()
        g.gone.append("fam-porcius")

    initiative(play, "forum.roll", empty, scenario="extended", dice={"initiative": [1, 1]})
    assert play.saw(PeriodBegan) == [PeriodBegan("middle", 45)]
    assert (play.g.era, play.g.coming, len(play.g.deck)) == ("middle", ["late"], 44)
    assert "era-ends" not in play.g.deck
    assert "fam-porcius" not in play.g.deck


@clause("RR-3.04.1")
def test_the_last_deck_of_an_extended_game_ends_with_era_ends(play: Play) -> None:
    def empty(g: Rome) -> None:
        g.deck.clear()
        g.era, g.coming = "middle", ["late"]

    initiative(play, "forum.roll", empty, scenario="extended", dice={"initiative": [1, 1]})
    assert (play.g.era, play.g.coming, len(play.g.deck)) == ("late", [], 49)
    assert "era-ends" in play.g.deck[:11]


@clause("RR-3.04.1")
def test_the_period_lasts_while_a_card_of_its_deck_is_left(play: Play) -> None:
    def last(g: Rome) -> None:
        g.deck[:] = ["fam-aelius"]

    initiative(play, "forum.roll", last, scenario="extended", dice={"initiative": [1, 1]})
    assert (play.g.era, play.saw(PeriodBegan)) == ("early", [])


@clause("RR-3.05.1")
@pytest.mark.parametrize(("turn", "scenario", "era"), [
    (7, "alternative", "middle"), (15, "alternative", "late"), (6, "alternative", "early"), (7, "extended", "early"),
])  # fmt: skip
def test_in_an_alternative_history_the_period_goes_by_turns(play: Play, turn: int, scenario: Any, era: str) -> None:
    play.at("mortality", scenario=scenario, chits=["none"], change=lambda g: setattr(g, "turn", turn))
    assert (play.g.turn, play.g.era) == (turn + 1, era)


# The auction


@clause("RR-1.07.22", "RR-DP24")
def test_the_highest_bidder_pays_the_bank_and_takes_the_initiative(play: Play) -> None:
    initiative(play, "forum.auction", purse(5, 2, 3), number=4, dice={"initiative": [1, 1]})
    assert play.asked() == [("triangle", "forum.bid")], "diamond and square have no money"
    play.answer("triangle", "forum.bid", {"senator": "fam-fabius", "talents": 2})
    assert play.saw(InitiativeBid) == [InitiativeBid(TRIANGLE, "fam-fabius", 2)]
    play.answer("circle", "forum.bid", {"senator": "fam-valerius", "talents": 4})
    assert play.saw(InitiativeWon) == [InitiativeWon(CIRCLE, 5, "fam-valerius", 4)]
    assert (play.senator(3).talents, play.senator(2).talents, play.g.forum.seat) == (1, 5, CIRCLE)
    assert play.saw(InitiativeRolled)


@clause("RR-1.07.22", "RR-DP24")
def test_if_nobody_bids_the_hrao_takes_it_free(play: Play) -> None:
    initiative(play, "forum.auction", purse(5, 2, 3), number=4, dice={"initiative": [1, 1]})
    play.lapse_all("forum.bid")
    assert play.saw(InitiativeWon) == [InitiativeWon(DIAMOND, 5, "", 0)]


@clause("RR-1.07.22")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"senator": "fam-valerius", "talents": 2}, "forum.low"),
        ({"senator": "fam-fulvius", "talents": 4}, "forum.purse"),
        ({"senator": "none", "talents": 4}, "forum.payer"),
        ({"senator": "fam-fabius", "talents": 4}, "choice.unknown"),
    ],
)
def test_a_bid_must_be_higher_and_backed(play: Play, raw: dict[str, Any], reason: str) -> None:
    initiative(play, "forum.auction", purse(5, 2, 3), purse(3, 7), number=4)
    play.answer("triangle", "forum.bid", {"senator": "fam-fabius", "talents": 2})
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("circle", "forum.bid", raw)
    assert refused.value.reason == reason


# The Leader


@clause("RR-1.07.7", "RR-DP21")
def test_the_marker_moves_to_any_own_senator_but_a_captive(play: Play) -> None:
    def field(g: Rome) -> None:
        numbered(g, 5).place, numbered(g, 5).at = "captive", "punic-1"
        numbered(g, 9).place, numbered(g, 9).at = "province", "sicilia"

    initiative(play, "forum.leader", field, number=6)
    assert play.options("diamond", "forum.leader") == ["none", "fam-aurelius"]
    play.answer("diamond", "forum.leader", "fam-aurelius")
    assert play.saw(LeaderMoved) == [LeaderMoved(DIAMOND, "fam-aurelius")]
    assert play.g.factions[DIAMOND].leader == "fam-aurelius"


@clause("RR-1.07.7", "RR-DP21")
def test_the_marker_stays_if_nothing_is_said(play: Play) -> None:
    initiative(play, "forum.leader", number=6)
    play.lapse("diamond", "forum.leader")
    assert (play.saw(LeaderMoved), play.g.factions[DIAMOND].leader) == ([], "fam-cornelius")


@clause("RR-1.05.31", "RR-1.07.7")
def test_a_faction_without_a_leader_names_one(play: Play) -> None:
    def headless(g: Rome) -> None:
        g.factions[DIAMOND].leader = ""

    initiative(play, "forum.leader", headless, number=6)
    assert play.options("diamond", "forum.leader") == ["fam-cornelius", "fam-claudius", "fam-aurelius"]
    play.lapse("diamond", "forum.leader")
    assert play.g.factions[DIAMOND].leader == "fam-cornelius"


@clause("RR-1.07.7")
def test_who_has_one_senator_is_not_asked(play: Play) -> None:
    def alone(g: Rome) -> None:
        for number in (5, 9):
            del g.senators[numbered(g, number).id]

    initiative(play, "forum.leader", alone, number=1, coming=["triangle"], dice={"initiative": [1, 1]})
    assert play.asked() == [("triangle", "forum.persuade")]


# Influence Peddling


@clause("RR-1.14.3", "RR-DP61", "RR-0.4.1")
def test_anybody_may_take_a_random_card_while_somebody_else_is_asked(play: Play) -> None:
    cards = [holds("triangle", PEDDLING), holds("circle", "tribune.1", "tribune.2")]
    initiative(play, "forum.leader", *cards, number=6, dice={"influence-peddling": [1]})
    assert play.options("triangle", "senate.peddle") == ["circle"], "only of a hand with cards"
    assert play.decision("triangle", "senate.peddle").covert
    play.answer("triangle", "senate.peddle", "circle")
    assert play.saw(Peddled) == [Peddled(TRIANGLE, PEDDLING, CIRCLE)]
    assert play.audience(CardTaken) == [(TRIANGLE, CIRCLE)]
    assert (play.g.factions[TRIANGLE].hand, play.g.factions[CIRCLE].hand) == (["tribune.2"], ["tribune.1"])
    assert play.g.gone == [PEDDLING]
    assert play.asked() == [("diamond", "forum.leader")], "who was asked is asked still"


@clause("RR-1.14.3")
def test_it_is_not_played_inside_a_persuasion_nor_where_nobody_has_a_card(play: Play) -> None:
    initiative(play, "forum.persuasion", holds("triangle", PEDDLING))
    assert not [one for one in play.table.open.values() if one.decision.kind == "senate.peddle"]
    cards = [holds("triangle", PEDDLING), holds("circle", "tribune.1"), purse(3, 1)]
    initiative(play, "forum.persuasion", *cards)
    key = play.decision("triangle", "senate.peddle").key
    play.answer("diamond", "forum.persuade", {**NOBODY, "persuader": "fam-cornelius", "target": "fam-manlius"})
    with pytest.raises(NotOpen):
        play.submit(key, "circle")


@clause("RR-1.14.3")
def test_it_is_played_in_no_set_up(play: Play) -> None:
    play.at("setup.cards", cards={"triangle": [PEDDLING], "circle": ["st-1a"]})
    assert not [one for one in play.table.open.values() if one.decision.kind == "senate.peddle"]


@clause("RR-1.07.2", "RR-1.07.7")
def test_a_seat_without_senators_in_rome_is_asked_only_what_it_can_do(play: Play) -> None:
    def away(g: Rome) -> None:
        for number in (1, 5, 9):
            numbered(g, number).place, numbered(g, number).at = "province", "sicilia"
        add_senator(g, 15, None)
        enter(g, seat=None, family="fam-aelius")

    initiative(play, "forum.persuasion", away, purse(8, 5))
    assert play.asked() == [("diamond", "forum.games")]
    play.lapse("diamond", "forum.games")
    assert play.asked() == [("diamond", "forum.leader")]
