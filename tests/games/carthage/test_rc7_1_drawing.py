"""RC-7.1: acquiring trade cards."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from games.carthage.trade.events import DrewTradeCards, ReceivedTradeCards
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.play import Play, numbered


def traders(g: Carthage, **counts: int) -> None:
    """Give the named Senators so many Traders, and nobody else any."""
    for senator in g.senators.values():
        senator.traders = counts.get(f"n{senator.number}", 0)


def drawn(play: Play) -> list[tuple[str, tuple[str, ...]]]:
    """Who drew from which stacks, in order."""
    return [(event.seat, event.stacks) for event in play.saw(DrewTradeCards)]


STACKS = tuple(f"stack-{n}" for n in range(1, 10))


@clause("RC-7.1.1", "RC-7.1.3")
def test_a_player_draws_the_top_cards_of_as_many_stacks_as_he_has_traders(play: Play) -> None:
    tops: list[str] = []

    def three(g: Carthage) -> None:
        traders(g, n1=2, n5=1)
        tops.extend(g.stacks[stack].cards[-1].id for stack in STACKS[:3])

    play.at("trade.draw", change=three)
    assert [card.id for card in play.g.factions[play.g.seats[0]].trade_cards] == tops
    assert drawn(play) == [("diamond", STACKS[:3])]


@clause("RC-7.1.1a")
def test_traders_away_count_and_those_of_captives_do_not(play: Play) -> None:
    def away(g: Carthage) -> None:
        traders(g, n2=1, n6=2)
        assert numbered(g, 2).place == "province"
        numbered(g, 6).place = "captive"

    play.at("trade.draw", change=away)
    assert drawn(play) == [("triangle", STACKS[:1])]


@clause("RC-7.1.1a")
def test_more_than_nine_traders_draw_from_all_nine_stacks(play: Play) -> None:
    play.at("trade.draw", change=lambda g: traders(g, n4=11))
    assert drawn(play) == [("square", STACKS)]


@clause("RC-7.1.2")
@pytest.mark.parametrize(
    ("counts", "order"),
    [
        ({"n1": 3, "n2": 2, "n3": 1, "n4": 2}, ["circle", "triangle", "square", "diamond"]),
        ({"n1": 1, "n2": 1, "n3": 1, "n4": 1}, ["diamond", "triangle", "circle", "square"]),
    ],
)
def test_rising_order_of_traders_then_from_the_hrao(play: Play, counts: dict[str, int], order: list[str]) -> None:
    play.at("trade.draw", change=lambda g: traders(g, **counts))
    assert [seat for seat, _ in drawn(play)] == order


@clause("RC-7.1.2")
def test_equal_numbers_begin_with_the_hraos_player(play: Play) -> None:
    def square_presides(g: Carthage) -> None:
        traders(g, n1=1, n2=1, n3=1, n4=1)
        numbered(g, 1).office, numbered(g, 8).office = "", "home-suffete"

    play.at("trade.draw", change=square_presides)
    assert [seat for seat, _ in drawn(play)] == ["square", "diamond", "triangle", "circle"]


@clause("RC-7.1.4")
def test_an_empty_stack_gives_nothing(play: Play) -> None:
    def emptied(g: Carthage) -> None:
        traders(g, n1=3)
        g.factions[g.seats[3]].trade_cards += g.stacks["stack-2"].cards
        g.stacks["stack-2"].cards.clear()

    play.at("trade.draw", change=emptied)
    assert drawn(play) == [("diamond", ("stack-1", "stack-3"))]


@clause("RC-7.1.5")
def test_trade_concessions_give_extra_cards_when_all_have_drawn(play: Play) -> None:
    def concessions(g: Carthage) -> None:
        traders(g, n1=2, n2=1)
        for number, card in (
            (1, "tc-salt-works"),
            (6, "tc-murex-works"),
            (3, "tc-gadir-silver"),
            (4, "tc-grain-estates"),
        ):
            g.deck.remove(card)
            numbered(g, number).concessions.append(card)
        numbered(g, 3).place, numbered(g, 4).rebel = "captive", True

    play.at("trade.draw", change=concessions)
    assert drawn(play) == [
        ("triangle", ("stack-1",)),
        ("diamond", ("stack-1", "stack-2")),
        ("triangle", ("stack-8",)),
        ("diamond", ("stack-3",)),
    ]


@clause("RC-10.1.2a", "RC-7.1.5")
def test_a_share_draws_like_a_concession_beside_one_of_the_same_stack(play: Play) -> None:
    def shares(g: Carthage) -> None:
        traders(g)
        g.stacks["stack-8"].cards += g.stacks["stack-8"].aside
        g.stacks["stack-8"].aside.clear()
        g.deck.remove("tc-murex-works")
        numbered(g, 1).concessions.append("tc-murex-works")
        numbered(g, 1).shares.append("saharan-caravan-route")
        for number, place in ((2, "captive"), (4, "carthage")):
            numbered(g, number).shares.append("tin-isles")
            numbered(g, number).place = place  # type: ignore[assignment]
        numbered(g, 4).faction = Seat("circle")

    play.at("trade.draw", change=shares)
    assert drawn(play) == [("diamond", ("stack-8", "stack-8")), ("circle", ("stack-6",))]
    assert [event.by for event in play.saw(DrewTradeCards)] == [
        ("tc-murex-works", "saharan-caravan-route"),
        ("tin-isles",),
    ]


@clause("RC-7.1.5", "RC-8.9.4")
@pytest.mark.parametrize(
    ("card", "stack"),
    [
        ("tc-salt-works", 3), ("tc-grain-estates", 4), ("tc-gadir-silver", 6), ("tc-murex-works", 8),
        ("tc-iron-foundries", 2), ("tc-wine-and-cloth", 5), ("tc-incense-route", 7), ("tc-gold-and-ivory", 9),
    ],
)  # fmt: skip
def test_each_concession_draws_from_its_own_stack(play: Play, card: str, stack: int) -> None:
    def granted(g: Carthage) -> None:
        traders(g)
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != card]
        numbered(g, 1).concessions.append(card)

    play.at("trade.draw", change=granted, scenario="campaign")
    assert drawn(play) == [("diamond", (f"stack-{stack}",))]


@clause("RC-1.5e")
def test_faces_are_told_to_their_owner_only(play: Play) -> None:
    play.at("trade.draw", change=lambda g: traders(g, n1=1, n2=1))
    assert play.audience(ReceivedTradeCards) == [("diamond",), ("triangle",)]
