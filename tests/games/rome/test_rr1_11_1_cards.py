"""RR-1.11.0, 1.11.1, 1.11.2: revolts rise, cards change hands, are played, and hands are cut to five."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.forum.events import ConcessionPlayed, StatesmanPlayed
from games.republic.pieces import Agreement, Promise
from games.republic.revolution.events import (
    CardDealMoved,
    CardsDiscarded,
    NoCardsToDeal,
    PromisedCards,
    RedCardsGiven,
    RedCardsReceived,
)
from games.rome.law import ROME
from games.rome.revolution.events import VeteransDisbanded
from games.rome.revolution.hands import kind
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome import rulebook
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_province, add_war, appoint
from tests.games.rome.revolution import revolution, victorious

DIAMOND, TRIANGLE, CIRCLE = Seat("diamond"), Seat("triangle"), Seat("circle")
MINING, TRIBUNE, ASSASSIN = "mining", "tribune.1", "assassin.1"
SEATS = ("diamond", "triangle", "circle", "square")


def offered(play: Play, seat: str) -> set[str]:
    """What a seat may do now, awaited or not."""
    return {one.decision.kind for one in play.table.open.values() if one.decision.seat == seat}


def put(*cards: str, shown: str = "hidden") -> dict[str, Any]:
    """A side of a deal."""
    return {"cards": list(cards), "shown": shown}


# The opening


@clause("RR-1.11.0", "RR-1.07.333.2")
def test_revolts_that_waited_for_their_provinces_become_active(play: Play) -> None:
    def waiting(g: Rome) -> None:
        for name in ("spanish-1-lusitanian", "spanish-2-numantine"):
            add_war(g, name, "inactive", waiting=True)
        for name in ("hispania-citerior", "hispania-ulterior"):
            add_province(g, name)

    g = revolution(play, "opening", waiting).g
    assert [g.wars[name].status for name in ("spanish-1-lusitanian", "spanish-2-numantine")] == ["active", "imminent"]


# Dealing


@clause("RR-1.11.1", "RR-DP76")
def test_cards_are_traded_as_two_agree(play: Play) -> None:
    g = revolution(play, "deals", cards={"diamond": [MINING], "triangle": [TRIBUNE]}).g
    play.answer("diamond", "revolution.offer", put(MINING, shown="shown"), to="triangle")
    (moved,) = play.saw(CardDealMoved)
    assert (moved.shown, play.audience(CardDealMoved)) == ({DIAMOND: (MINING,)}, [(DIAMOND, TRIANGLE)])
    play.answer("triangle", "revolution.counter", put(TRIBUNE))
    play.answer("diamond", "revolution.deal", "accept.2")
    assert (g.factions[DIAMOND].hand, g.factions[TRIANGLE].hand) == ([TRIBUNE], [MINING])
    invariants(g)


@clause("RR-1.11.1", "RR-1.04.5", "RR-DP77")
def test_cards_are_given_without_asking(play: Play) -> None:
    g = revolution(play, "deals", cards={"diamond": [MINING, TRIBUNE]}).g
    assert not play.decision("diamond", "revolution.give").awaited
    play.answer("diamond", "revolution.give", {"to": "circle", "cards": [TRIBUNE]})
    assert (g.factions[DIAMOND].hand, g.factions[CIRCLE].hand) == ([MINING], [TRIBUNE])
    assert play.saw(RedCardsGiven) == [RedCardsGiven(DIAMOND, CIRCLE, 1)]
    assert play.audience(RedCardsReceived) == [(DIAMOND, CIRCLE)]


@clause("RR-1.11.1")
@pytest.mark.parametrize("raw", [{"to": "circle", "cards": []}, {"to": "diamond", "cards": [MINING]}])
def test_what_cannot_be_given(play: Play, raw: Any) -> None:
    revolution(play, "deals", cards={"diamond": [MINING]})
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revolution.give", raw)
    assert play.g.factions[DIAMOND].hand == [MINING]


@clause("RR-1.11.1")
def test_while_nobody_holds_a_card_nobody_is_asked(play: Play) -> None:
    revolution(play, "deals")
    assert play.saw(NoCardsToDeal) == [NoCardsToDeal()]
    assert play.asked() == [("diamond", "revolution.play")]


@clause("RR-0.5.3")
def test_promised_cards_are_handed_over(play: Play) -> None:
    def promised(g: Rome) -> None:
        owed = Promise(giver=DIAMOND, taker=TRIANGLE, cards=["tribune"])
        parties = [DIAMOND, TRIANGLE]
        g.agreements.append(
            Agreement(id="a1", text="", parties=parties, promises=[owed], turn=1, entered=list(parties))
        )

    g = revolution(play, "deals", promised, cards={"diamond": [MINING, TRIBUNE]}).g
    assert play.saw(PromisedCards) == [PromisedCards("a1", DIAMOND, TRIANGLE, (TRIBUNE,), ())]
    assert g.factions[TRIANGLE].hand == [TRIBUNE]


# Playing


@clause("RR-1.11.1", "RR-1.07.32", "RR-DP78")
def test_concessions_are_attached_also_to_senators_away(play: Play) -> None:
    g = revolution(play, "cards", lambda g: add_province(g, "sicilia", 5), cards={"diamond": [MINING]}).g
    assert play.decision("diamond", "revolution.play").lapse == "none"
    play.answer("diamond", "revolution.play", f"{MINING}@fam-claudius")
    assert play.saw(ConcessionPlayed) == [ConcessionPlayed(DIAMOND, MINING, "fam-claudius")]
    assert (g.factions[DIAMOND].hand, play.senator(5).concessions) == ([], [MINING])
    invariants(g)


@clause("RR-1.11.1", "RR-1.07.312.2")
def test_statesmen_are_played(play: Play) -> None:
    revolution(play, "cards", cards={"diamond": ["st-1a"]})
    play.answer("diamond", "revolution.play", "st-1a")
    assert play.saw(StatesmanPlayed) == [StatesmanPlayed(DIAMOND, "st-1a", "fam-cornelius")]


@clause("RR-1.11.1", "RR-1.14.3")
def test_cards_for_other_moments_are_not_played(play: Play) -> None:
    revolution(play, "cards", cards={"diamond": [TRIBUNE, "influence-peddling.1", "land-commissioner"]})
    assert play.options("diamond", "revolution.play") == ["none"]
    assert "senate.peddle" not in offered(play, "diamond")
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revolution.play", TRIBUNE)


@clause("RR-1.11.1", "RR-0.3.2")
@pytest.mark.parametrize(("consul", "order"), [(1, SEATS), (3, ("circle", "square", "diamond", "triangle"))])
def test_in_order_from_the_hrao(play: Play, consul: int, order: tuple[str, ...]) -> None:
    revolution(play, "cards", lambda g: appoint(g, "rome-consul", consul))
    asked = []
    while play.asked("revolution.play"):
        asked.append(play.asked()[0][0])
        play.lapse(asked[-1], "revolution.play")
    assert tuple(asked) == order


@clause("RR-0.4.1")
def test_nobody_learns_from_the_asking_what_a_hand_holds(play: Play) -> None:
    revolution(play, "cards", cards={"diamond": ["st-1a"], "triangle": [ASSASSIN]})
    for seat, hidden in (("diamond", True), ("triangle", True), ("circle", False)):
        assert play.decision(seat, "revolution.play").hidden == hidden
        play.answer(seat, "revolution.play", "none")


# Disbandment


DISBANDMENT = {"disbandment": True}


def veterans(play: Play, *, options: Any = DISBANDMENT) -> Play:
    """Fabius (triangle) has won with four legions, of which three veterans owe him allegiance."""
    revolution(play, "cards", victorious(2, legions=4, veterans=3), options=options)
    play.lapse("diamond", "revolution.play")
    play.lapse("triangle", "revolution.play")
    return play


@clause("RR-2.04.2", "RR-DP79")
def test_a_victorious_commander_settles_veterans(play: Play) -> None:
    g = veterans(play).g
    fabius = play.senator(2)
    influence, oratory = fabius.influence, fabius.oratory
    assert (play.options("triangle", "revolution.disband"), play.decision("triangle", "revolution.disband").lapse) == (
        [0, 3],
        0,
    )
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revolution.disband", 4)
    play.answer("triangle", "revolution.disband", 2)
    assert play.saw(VeteransDisbanded) == [VeteransDisbanded("fam-fabius", 2)]
    assert (fabius.influence, fabius.oratory, fabius.settled) == (influence + 2, oratory + 2, 2)
    assert [one.veteran for one in g.forces["force-1"].units.legions] == [True, False]
    invariants(g)


@clause("RR-2.04.2")
def test_without_the_rule_or_without_veterans_of_his_nobody_is_asked(play: Play) -> None:
    assert veterans(play, options={}).asked() == [("circle", "revolution.play")]

    def foreign(g: Rome) -> None:
        for one in g.forces["force-1"].units.legions:
            one.loyal = "fam-julius" if one.veteran else ""

    other = revolution(Play(), "cards", victorious(2, legions=2, veterans=1), foreign, options=DISBANDMENT)
    other.lapse("diamond", "revolution.play")
    other.lapse("triangle", "revolution.play")
    assert other.asked() == [("circle", "revolution.play")]


# The hand limit


SEVEN = ["tribune.1", "tribune.2", "mining", "st-1a", "seduction", "assassin.1", "law-calpurnian"]
LAWS = ["law-calpurnian", "law-acilian", "law-servilian", "law-tradition-erodes", "law-military-reforms"]
VOTED = {"laws": True}


@clause("RR-1.11.2", "RR-DP80")
def test_above_five_he_discards_as_he_chooses_face_up(play: Play) -> None:
    g = revolution(play, "hands", cards={"diamond": SEVEN, "circle": ["tribune.3"]}).g
    assert play.options("diamond", "revolution.discard") == [SEVEN, 2, 2]
    assert play.asked() == [("diamond", "revolution.discard")]
    play.answer("diamond", "revolution.discard", ["tribune.1", "st-1a"])
    assert (play.saw(CardsDiscarded), play.audience(CardsDiscarded)) == (
        [CardsDiscarded(DIAMOND, ("tribune.1", "st-1a"))],
        [None],
    )
    assert len(g.factions[DIAMOND].hand) == 5
    assert {"tribune.1", "st-1a"} <= set(g.gone)
    invariants(g)


@clause("RR-1.11.2")
@pytest.mark.parametrize("raw", [["mining"], ["mining", "mining"], ["mining", "blackmail"], SEVEN[:3]])
def test_neither_more_nor_fewer(play: Play, raw: list[str]) -> None:
    revolution(play, "hands", cards={"diamond": SEVEN})
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revolution.discard", raw)
    assert play.g.factions[DIAMOND].hand == SEVEN


@clause("RR-1.11.2", "RR-0.6.8.1")
def test_all_discard_at_once(play: Play) -> None:
    cards = {
        "diamond": SEVEN[:6],
        "square": ["tribune.3", "tribune.4", "tribune.5", "tribune.6", "tribune.7", "blackmail"],
    }
    revolution(play, "hands", cards=cards)
    assert play.asked() == [("diamond", "revolution.discard"), ("square", "revolution.discard")]


@clause("RR-0.6.4", "RR-DP80")
def test_by_default_in_the_order_of_the_book_the_one_held_longest_first(play: Play) -> None:
    hand = ["tribune.2", "law-calpurnian", "st-1a", "seduction", "tribune.1", "assassin.1", "tribune.4", "mining"]
    revolution(play, "hands", cards={"diamond": hand})
    assert play.decision("diamond", "revolution.discard").lapse == ["mining", "assassin.1", "seduction"]
    revolution(
        play, "hands", cards={"diamond": ["tribune.2", "tribune.1", "tribune.3", "tribune.4", "tribune.5", "tribune.6"]}
    )
    assert play.decision("diamond", "revolution.discard").lapse == ["tribune.2"]


@clause("RR-0.6.4")
def test_the_order_is_that_of_the_book_and_names_every_red_card(play: Play) -> None:
    (printed,) = re.findall(r"order: (.*); among", rulebook.clause_text("RR-0.6.4"))
    names = {"Mob Incited to Violence": "mob-incited-to-violence"}
    order = [names.get(one, one.lower().replace(" ", "-")) for one in printed.split(", ")]
    assert list(ROME.charts.discards.order) == order
    g = revolution(play, "hands").g
    assert {kind(g, card.id) for card in ROME.tables.cards.values() if card.red} == set(order)


@clause("RR-2.06.4")
def test_where_laws_are_voted_on_they_are_not_discarded(play: Play) -> None:
    cards = {"diamond": [*LAWS[:3], "mining", "tribune.1", "tribune.2"]}
    revolution(play, "hands", cards=cards, options=VOTED)
    assert play.options("diamond", "revolution.discard") == [["mining", "tribune.1", "tribune.2"], 1, 1]
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revolution.discard", [LAWS[0]])


@clause("RR-2.06.4")
def test_once_all_else_is_gone_laws_go_too(play: Play) -> None:
    """Of seven cards two must go: the only one that may, and then one of the Laws that are left."""
    cards = {"diamond": [*LAWS, "law-gabinian", "mining"]}
    g = revolution(play, "hands", cards=cards, options=VOTED).g
    assert play.options("diamond", "revolution.discard") == [[*LAWS, "law-gabinian"], 1, 1]
    play.answer("diamond", "revolution.discard", ["law-gabinian"])
    assert play.saw(CardsDiscarded) == [CardsDiscarded(DIAMOND, ("mining", "law-gabinian"))]
    assert g.factions[DIAMOND].hand == LAWS


@clause("RR-2.06.4")
def test_who_has_no_choice_is_not_asked(play: Play) -> None:
    g = revolution(play, "hands", cards={"diamond": [*LAWS, "mining"]}, options=VOTED).g
    assert (play.asked(), g.factions[DIAMOND].hand) == ([], LAWS)
    assert play.saw(CardsDiscarded) == [CardsDiscarded(DIAMOND, ("mining",))]


@clause("RR-2.06.4")
@pytest.mark.parametrize(
    ("law", "card"),
    [("law-acilian", "law-calpurnian"), ("law-julian", "social"), ("law-plautian-papirian", "social")],
)
def test_a_law_that_its_card_frees_may_be_discarded(play: Play, law: str, card: str) -> None:
    hand = {"diamond": [law, "tribune.1", "tribune.2", "tribune.3", "tribune.4", "tribune.5"]}
    revolution(play, "hands", cards=hand, options=VOTED)
    assert law not in play.options("diamond", "revolution.discard")[0]
    revolution(play, "hands", lambda g: g.gone.append(card), cards=hand, options=VOTED)
    assert law in play.options("diamond", "revolution.discard")[0]
    assert ROME.tables.laws[law].advanced
