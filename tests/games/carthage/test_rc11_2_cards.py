"""RC-11.2: red cards are traded, given, played and discarded."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.revolution.events import BodyguardPosted
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.forum.events import ConcessionPlayed, Peddled, StatesmanPlayed
from games.republic.pieces import Agreement, Promise
from games.republic.revolution.events import (
    CardDealMoved,
    CardsDiscarded,
    NoCardsToDeal,
    PromisedCards,
    RedCardsGiven,
    RedCardsReceived,
    RedCardsTraded,
)
from games.republic.senators import enter, kill
from tests.clauses import clause, points
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, home_suffete, numbered
from tests.games.carthage.revolution import revolution
from tests.games.carthage.senate import offered

OUTCRY, SALT, LAW, ASSASSIN = "public-outcry.1", "tc-salt-works", "law-sumptuary", "assassin.1"
PEDDLING = "influence-peddling.1"
DEAL = "diamond.triangle.1"
SEVEN = [OUTCRY, "public-outcry.2", "public-outcry.3", SALT, LAW, "law-court-of-104", ASSASSIN]
DIAMOND, TRIANGLE, CIRCLE = Seat("diamond"), Seat("triangle"), Seat("circle")


def dealing(play: Play, **cards: list[str]) -> Play:
    """The floor is open for red cards."""
    return revolution(play, "revolution.deals", cards=cards)


def playing(play: Play, *changes: Any, **cards: list[str]) -> Play:
    """The cards are played; diamond is first."""
    return revolution(play, "revolution.cards", *changes, cards=cards)


def put(*cards: str, shown: str = "hidden") -> dict[str, Any]:
    return {"cards": list(cards), "shown": shown}


# Trading and giving


@clause("RC-11.2")
def test_all_trade_at_the_same_time_until_all_are_done(play: Play) -> None:
    dealing(play, diamond=[OUTCRY])
    assert {kind for _, kind in play.asked()} == {"revolution.done"}
    assert len(play.asked()) == 4
    play.lapse_all("revolution.done")
    assert play.g.step == "revolution.cards"


@clause("RC-11.2")
def test_nobody_is_asked_where_nobody_holds_a_card(play: Play) -> None:
    dealing(play)
    assert play.g.step == "revolution.cards"
    assert [one.to for one in play.tellings if isinstance(one.event, NoCardsToDeal)] == [None]


@clause("RC-11.2")
def test_time_for_red_cards_is_over_when_the_game_master_takes_the_last(play: Play) -> None:
    dealing(play, diamond=[OUTCRY])
    play.rule("take-card", seat="diamond", card=OUTCRY)
    assert play.g.step == "revolution.cards"
    assert play.saw(NoCardsToDeal) == [NoCardsToDeal()]


@clause("RC-11.2")
def test_time_for_red_cards_begun_under_the_former_ruleset_ends_as_it_began() -> None:
    former = dealing(Play(replace(GAME, ruleset=6)))
    assert [kind for _, kind in former.asked()] == ["revolution.done"] * 4
    former.lapse_all("revolution.done")
    assert former.g.step == "revolution.cards"
    assert not former.saw(NoCardsToDeal)


@clause("RC-11.2")
def test_a_trade_needs_both_sides(play: Play) -> None:
    dealing(play, diamond=[OUTCRY, SALT], triangle=[LAW])
    play.answer("diamond", "revolution.offer", put(OUTCRY), to="triangle")
    assert play.options("diamond", "revolution.deal", deal=DEAL) == ["withdraw"]
    play.answer("triangle", "revolution.counter", put(LAW), deal=DEAL)
    assert play.g.factions[TRIANGLE].hand == [LAW]
    play.answer("diamond", "revolution.deal", "accept.2", deal=DEAL)
    assert (play.g.factions[DIAMOND].hand, play.g.factions[TRIANGLE].hand) == ([SALT, LAW], [OUTCRY])
    assert play.saw(RedCardsTraded) == [RedCardsTraded((DIAMOND, TRIANGLE), (1, 1))]
    assert play.audience(RedCardsReceived) == [(DIAMOND, TRIANGLE), (TRIANGLE, DIAMOND)]
    invariants(play.g)


@clause("RC-11.2", "RC-1.5e")
@pytest.mark.parametrize(("how", "faces"), [("hidden", ()), ("shown", (OUTCRY,))])
def test_cards_may_be_shown(play: Play, how: str, faces: tuple[str, ...]) -> None:
    dealing(play, diamond=[OUTCRY], triangle=[LAW])
    play.answer("diamond", "revolution.offer", put(OUTCRY, shown=how), to="triangle")
    (moved,) = play.saw(CardDealMoved)
    assert (dict(moved.counts), moved.shown.get(DIAMOND, ())) == ({DIAMOND: 1}, faces)
    assert play.audience(CardDealMoved) == [(DIAMOND, TRIANGLE)]
    view = play.table.view(TRIANGLE)
    assert isinstance(view, CarthageView)
    side = view.deals[0].sides[DIAMOND]
    assert side.stated
    assert (side.stated.cards, side.stated.total, side.stated.names, side.cards) == (1, None, faces, ())
    others = play.table.view(CIRCLE)
    assert isinstance(others, CarthageView)
    assert others.deals == ()


@clause("RC-11.2", "RC-DP73")
def test_cards_are_given_without_asking(play: Play) -> None:
    dealing(play, diamond=[OUTCRY, SALT])
    decision = play.decision("diamond", "revolution.give")
    assert (decision.point, decision.awaited) == ("RC-DP73", False)
    assert points("republic-of-carthage")["RC-DP73"] == (decision.clause, "none")
    play.answer("diamond", "revolution.give", {"to": "circle", "cards": [SALT, OUTCRY]})
    assert play.g.factions[CIRCLE].hand == [SALT, OUTCRY]
    assert play.g.factions[DIAMOND].hand == []
    assert play.saw(RedCardsGiven) == [RedCardsGiven(DIAMOND, CIRCLE, 2)]
    assert play.audience(RedCardsReceived) == [(DIAMOND, CIRCLE)]
    assert "revolution.give" not in offered(play, "diamond")
    invariants(play.g)


@clause("RC-11.2")
@pytest.mark.parametrize("raw", [{"to": "circle", "cards": []}, {"to": "diamond", "cards": [SALT]}, put(LAW)])
def test_what_cannot_be_given(play: Play, raw: Any) -> None:
    dealing(play, diamond=[SALT], triangle=[LAW])
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revolution.give" if "to" in raw else "revolution.offer", raw, **also(raw))
    assert play.g.factions[DIAMOND].hand == [SALT]


def also(raw: dict[str, Any]) -> dict[str, str]:
    """Offers are made to somebody."""
    return {} if "to" in raw else {"to": "triangle"}


@clause("RC-11.2")
def test_a_gift_makes_an_offer_void_that_named_the_card(play: Play) -> None:
    dealing(play, diamond=[SALT], triangle=[LAW])
    play.answer("diamond", "revolution.offer", put(SALT), to="triangle")
    play.answer("diamond", "revolution.give", {"to": "circle", "cards": [SALT]})
    assert [one.act for one in play.saw(CardDealMoved)] == ["lapsed"]
    assert play.g.floor.deals == {}


@clause("RC-11.2a")
def test_trade_cards_are_not_part_of_the_hand(play: Play) -> None:
    revolution(play, "revolution.deals", hands={"diamond": ["ochre.1"]})
    assert "revolution.give" not in offered(play, "diamond")
    revolution(play, "revolution.cards", hands={"diamond": [f"ochre.{n}" for n in range(1, 8)]})
    play.answer("diamond", "revolution.play", "none")
    assert play.asked() == [("triangle", "revolution.play")]


@clause("RC-1.5c")
def test_cards_move_between_players_only_here(play: Play) -> None:
    play.at("revenue.redistribution", cards={"diamond": [SALT]})
    assert not any(kind.startswith("revolution.") for kind in offered(play, "diamond"))


# Promised cards


def promise(*kinds: str, entered: bool = True) -> Any:
    """Diamond has promised triangle these cards."""

    def change(g: Carthage) -> None:
        owed = Promise(giver=DIAMOND, taker=TRIANGLE, cards=list(kinds))
        parties = [DIAMOND, TRIANGLE]
        entered_by = parties if entered else [DIAMOND]
        g.agreements.append(Agreement(id="a1", text="", parties=parties, promises=[owed], turn=1, entered=entered_by))

    return change


@clause("RC-1.5d")
@pytest.mark.parametrize(
    ("kinds", "state", "given", "missing"),
    [
        (["public-outcry"], "kept", (OUTCRY,), ()),
        (["public-outcry", "public-outcry"], "kept", (OUTCRY, "public-outcry.2"), ()),
        (["assassin", "public-outcry"], "broken", (OUTCRY,), ("assassin",)),
        (["assassin"], "broken", (), ("assassin",)),
    ],
)
def test_promised_cards_are_transferred_if_he_still_has_them(
    play: Play, kinds: list[str], state: str, given: tuple[str, ...], missing: tuple[str, ...]
) -> None:
    hand = [OUTCRY, SALT, "public-outcry.2"]
    revolution(play, "revolution.deals", promise(*kinds), cards={"diamond": hand})
    assert play.saw(PromisedCards) == [PromisedCards("a1", DIAMOND, TRIANGLE, given, missing)]
    assert play.g.agreements[0].promises[0].state == state
    assert play.g.factions[TRIANGLE].hand == list(given)
    assert play.g.factions[DIAMOND].hand == [card for card in hand if card not in given]


@clause("RC-1.5d")
def test_what_is_only_proposed_binds_nobody(play: Play) -> None:
    revolution(play, "revolution.deals", promise("public-outcry", entered=False), cards={"diamond": [OUTCRY]})
    assert play.saw(PromisedCards) == []
    assert play.g.factions[DIAMOND].hand == [OUTCRY]


# Playing


@clause("RC-11.2", "RC-8.9.4")
def test_trade_concessions_are_played_on_any_own_senator(play: Play) -> None:
    """Barca (triangle) governs Coastal Spain."""
    playing(play, triangle=[SALT])
    play.answer("diamond", "revolution.play", "none")
    play.answer("triangle", "revolution.play", f"{SALT}@fam-barca")
    assert play.saw(ConcessionPlayed) == [ConcessionPlayed(TRIANGLE, SALT, "fam-barca")]
    assert play.senator(2).concessions == [SALT]
    assert play.asked() == [("triangle", "revolution.play")]


@clause("RC-11.2", "RC-8.9.2")
def test_statesmen_are_played(play: Play) -> None:
    playing(play, diamond=["st-1a"])
    play.answer("diamond", "revolution.play", "st-1a")
    assert play.saw(StatesmanPlayed) == [StatesmanPlayed(DIAMOND, "st-1a", "fam-mago")]


@clause("RC-11.2")
def test_an_open_bodyguard_stands_beside_one_of_his_senators(play: Play) -> None:
    revolution(play, "revolution.cards", cards={"diamond": ["open-bodyguard"]}, scenario="late")
    first = play.asked()[0][0]
    assert first == "diamond"
    own = {f"open-bodyguard@{one.id}" for one in play.g.senators_of(DIAMOND)}
    assert set(play.options("diamond", "revolution.play")) == {"none", *own}
    play.answer("diamond", "revolution.play", "open-bodyguard@fam-mago")
    assert play.saw(BodyguardPosted) == [BodyguardPosted(DIAMOND, "fam-mago", "open-bodyguard")]
    assert play.senator(1).bodyguard == "open-bodyguard"
    assert play.g.factions[DIAMOND].hand == []
    invariants(play.g)


@clause("RC-11.2", "RC-8.9.16")
def test_influence_peddling_takes_a_card(play: Play) -> None:
    playing(play, diamond=[PEDDLING], square=[OUTCRY])
    assert f"{PEDDLING}@triangle" not in play.options("diamond", "revolution.play")  # an empty hand
    play.answer("diamond", "revolution.play", f"{PEDDLING}@square")
    assert play.saw(Peddled) == [Peddled(DIAMOND, PEDDLING, Seat("square"))]
    assert (play.g.factions[DIAMOND].hand, play.g.factions[Seat("square")].hand) == ([OUTCRY], [])
    assert PEDDLING in play.g.gone


@clause("RC-11.2")
def test_cards_for_other_moments_are_not_played(play: Play) -> None:
    playing(play, diamond=[OUTCRY, LAW, ASSASSIN, "seduction.1"])
    assert play.options("diamond", "revolution.play") == ["none"]


@clause("RC-11.2")
@pytest.mark.parametrize(
    ("suffete", "order"),
    [(1, ["diamond", "triangle", "circle", "square"]), (7, ["circle", "square", "diamond", "triangle"])],
)
def test_in_order_from_the_hrao_and_nothing_by_default(play: Play, suffete: int, order: list[str]) -> None:
    playing(play, home_suffete(suffete), diamond=[SALT])
    asked = []
    while play.asked("revolution.play"):
        asked.append(play.asked()[0][0])
        play.lapse(asked[-1], "revolution.play")
    assert asked == order
    assert play.senator(1).concessions == []


# The hand limit


@clause("RC-11.2", "RC-11.2f")
def test_above_five_he_discards_as_he_chooses_face_up(play: Play) -> None:
    playing(play, diamond=SEVEN)
    play.answer("diamond", "revolution.play", "none")
    assert play.options("diamond", "revolution.discard") == [SEVEN, 2, 2]
    play.answer("diamond", "revolution.discard", [LAW, ASSASSIN])
    assert play.saw(CardsDiscarded) == [CardsDiscarded(DIAMOND, (LAW, ASSASSIN))]
    assert play.audience(CardsDiscarded) == [None]
    assert len(play.g.factions[DIAMOND].hand) == 5
    assert {LAW, ASSASSIN} <= set(play.g.gone)
    invariants(play.g)


@clause("RC-11.2f")
@pytest.mark.parametrize("raw", [[LAW], [LAW, LAW], [LAW, "blackmail.1"], SEVEN[:3]])
def test_neither_more_nor_fewer(play: Play, raw: list[str]) -> None:
    playing(play, diamond=SEVEN)
    play.answer("diamond", "revolution.play", "none")
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revolution.discard", raw)
    assert play.g.factions[DIAMOND].hand == SEVEN


@clause("RC-11.2f")
def test_by_default_at_random_laws_last(play: Play) -> None:
    """Of five other cards two go; the dice say which, even if they name the Laws first."""
    found = set()
    for shuffled in ([6, 1, 0, 3, 2, 1], [0, 0, 0, 0, 0, 0]):
        revolution(play, "revolution.cards", cards={"diamond": SEVEN}, dice={"discard": shuffled})
        play.answer("diamond", "revolution.play", "none")
        lapse = play.decision("diamond", "revolution.discard").lapse
        assert not {LAW, "law-court-of-104"} & set(lapse)
        found.add(tuple(lapse))
    assert len(found) == 2
    assert {len(lapse) for lapse in found} == {2}


@clause("RC-11.2")
def test_five_may_be_kept(play: Play) -> None:
    playing(play, diamond=SEVEN[:5])
    play.answer("diamond", "revolution.play", "none")
    assert play.asked() == [("triangle", "revolution.play")]


# Pairs of Statesmen


def in_play(seat: str | None, *cards: str, family: str = "") -> Any:
    """Statesmen stand alone in a faction; their Family lies in the Curia, or goes under the first."""

    def change(g: Carthage) -> None:
        number = 2 if cards[0].startswith("st-2") else 3
        for senator in list(g.numbered(number)):
            for province in g.provinces.values():
                if province.governor == senator.id:
                    province.governor, province.term = "", 0
            del g.senators[senator.id]
        name = "fam-barca" if number == 2 else "fam-hanno"
        for faction in g.factions.values():
            faction.leader = "" if faction.leader == name else faction.leader
        if not family:
            g.curia.families.append(name)
        for card in cards:
            for deck in (g.deck, g.next_deck):
                deck[:] = [one for one in deck if one != card]
            one = enter(g, seat=Seat(seat) if seat else None, statesman=card)
            one.family = family if card == cards[0] else ""

    return change


@clause("RC-11.2.1")
@pytest.mark.parametrize(("faction", "able"), [("diamond", True), ("square", False)])
def test_both_barcas_only_in_one_faction(play: Play, faction: str, able: bool) -> None:
    how: dict[str, Any] = {"scenario": "campaign", "cards": {"diamond": ["st-2b"]}}
    revolution(play, "revolution.cards", in_play(faction, "st-2a"), **how)
    assert ("st-2b" in play.options("diamond", "revolution.play")) == able


@clause("RC-11.2.2")
@pytest.mark.parametrize("faction", ["diamond", "square"])
def test_the_hannos_exclude_each_other(play: Play, faction: str) -> None:
    how: dict[str, Any] = {"scenario": "campaign", "cards": {"diamond": ["st-3b"]}}
    revolution(play, "revolution.cards", in_play(faction, "st-3a"), **how)
    assert "st-3b" not in play.options("diamond", "revolution.play")


@clause("RC-11.2.1")
@pytest.mark.parametrize(("marker", "survivor", "moves"), [("st-2a", "triangle", True), ("", "triangle", False)])
async def test_the_family_moves_under_the_survivor(play: Play, marker: str, survivor: str, moves: bool) -> None:
    """Even if it led; the marker then goes to him too, if he is of the same faction."""

    def leads(g: Carthage) -> None:
        in_play(survivor, "st-2a", "st-2b", family="fam-barca")(g)
        g.factions[TRIANGLE].leader = marker or numbered(g, 10).id

    g = revolution(play, "revolution.cards", leads, scenario="campaign").g
    await kill(g, g.senators["st-2a"], "test", "RC-5.1")
    assert g.senators["st-2b"].family == "fam-barca"
    assert (g.factions[TRIANGLE].leader == "st-2b") == moves


@clause("RC-11.2", "RC-1.5e", "RC-DP74")
def test_nobody_learns_from_the_asking_what_a_hand_holds(play: Play) -> None:
    play.at("revolution.cards", cards={"diamond": ["st-1a"], "triangle": ["assassin.1"]})
    for seat, hidden in (("diamond", True), ("triangle", True), ("circle", False)):
        assert play.decision(seat, "revolution.play").hidden == hidden
        play.answer(seat, "revolution.play", "none")
