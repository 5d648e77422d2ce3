"""RR-0.4: what a seat cannot know is dealt afresh, and nothing that it sees changes."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kernel import Dice, Seat
from games.republic.hands import at_large
from games.rome import GAME
from games.rome.charts import layouts
from games.rome.forum.unseen import buried, drawable, left_out, origin
from games.rome.scramble import scramble
from games.rome.setup.laying_out import ERA_ENDS
from games.rome.state import Rome, Scenario
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import (
    dealt,
    give_red,
    numbered,
    prepared,
)
from tests.games.rome.secrets_kept import TRIANGLE, full

# Scrambling


@clause("RR-0.4.1")
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("scenario", ["early", "middle", "late", "extended", "alternative"])
def test_a_scrambled_game_looks_the_same_and_is_another(seats: int, scenario: Scenario) -> None:
    g, other = game(scenario, seats), game(scenario, seats)
    scramble(other, TRIANGLE, Dice("other"))
    assert GAME.view(other, TRIANGLE) == GAME.view(g, TRIANGLE)
    assert GAME.view(other, None) == GAME.view(g, None)
    assert other.deck != g.deck
    assert [faction.hand for faction in other.factions.values()] != [faction.hand for faction in g.factions.values()]
    assert other.factions[TRIANGLE].hand == g.factions[TRIANGLE].hand
    invariants(other)


def game(scenario: Scenario, seats: int = 4) -> Rome:
    """As it is dealt, with money that is hidden."""
    g = dealt(seats, scenario)
    prepared(g)
    for n, seat in enumerate(g.seats):
        reds = [card for card in g.deck[buried(g) :] if g.tables.card(card).red and origin(g, card) != "next"]
        give_red(g, {seat: reds[:3]})
        g.factions[seat].treasury, g.issued = n, g.issued + n
    return g


@clause("RR-0.4.1")
def test_hands_and_treasuries_are_dealt_afresh() -> None:
    cards, talents = set[str](), set[int]()
    for n in range(12):
        g = full()
        scramble(g, TRIANGLE, Dice(f"{n}"))
        cards.add(g.factions[Seat("diamond")].hand[0])
        talents.add(g.factions[Seat("diamond")].treasury)
        assert all(g.tables.card(card).red for one in g.factions.values() for card in one.hand)
    assert len(cards) >= 4
    assert len(talents) == 3


@clause("RR-3.01.4", "RR-3.02.2", "RR-3.03.2", "RR-3.05.1")
@pytest.mark.parametrize(("scenario", "most"), [("early", 13), ("middle", 13), ("late", 11), ("alternative", 12)])
def test_era_ends_stays_among_the_cards_at_the_bottom(scenario: Scenario, most: int) -> None:
    places = set[int]()
    for n in range(25):
        g = game(scenario)
        assert buried(g) == most
        scramble(g, TRIANGLE, Dice(f"{n}"))
        places.add(g.deck.index(ERA_ENDS))
    assert max(places) < most
    assert len(places) > 4


@clause("RR-3.01.4", "RR-3.02.2")
@pytest.mark.parametrize("scenario", ["early", "middle"])
def test_six_cards_of_the_next_deck_lie_at_the_bottom_and_nobody_knows_which(scenario: Scenario) -> None:
    seen = Counter[str]()
    for n in range(12):
        g = game(scenario)
        scramble(g, TRIANGLE, Dice(f"{n}"))
        low = [card for card in g.deck[: buried(g)] if origin(g, card) == "next"]
        assert len(low) == layouts()[g.era].bottom.next == 6
        assert [card for card in g.deck[buried(g) :] if origin(g, card) == "next"] == []
        seen.update(low)
    assert len(seen) > 20


@clause("RR-3.02.2", "RR-3.03.2")
@pytest.mark.parametrize("scenario", ["middle", "late"])
def test_nobody_knows_which_intrigues_of_former_decks_are_in_the_game(scenario: Scenario) -> None:
    seen = set[str]()
    for n in range(12):
        g = game(scenario)
        scramble(g, TRIANGLE, Dice(f"{n}"))
        seen |= {card for card in [*g.deck, *g.factions[Seat("circle")].hand] if origin(g, card) == "former"}
        invariants(g)
    assert len(seen) > 9


@clause("RR-3.04.1")
def test_in_an_extended_game_each_deck_keeps_to_itself() -> None:
    g = game("extended")
    g.deck, g.next_deck, g.coming = [], list(g.tables.copies("middle")), ["middle", "late"]
    before = {seat: set(one.hand) for seat, one in g.factions.items()}
    assert buried(g) == 0
    scramble(g, TRIANGLE, Dice("x"))
    assert sorted(g.next_deck) == sorted(g.tables.copies("middle"))
    early = set[str]().union(*before.values())
    assert all(set(one.hand) <= early for one in g.factions.values())


@clause("RR-3.04.1")
def test_the_last_deck_of_an_extended_game_has_its_bottom() -> None:
    g = game("extended")
    g.coming = []
    assert buried(g) == 11
    assert left_out(g) == []


@clause("RR-1.07.21.6")
def test_a_war_that_may_have_been_put_back_stays_in_the_deck() -> None:
    """Everybody knows that it is there, once the bottom may be drawn from: no other card takes its place."""
    for n in range(8):
        g = game("early")
        g.deck = [card for card in g.deck if origin(g, card) != "next"][:9]
        g.deck.append("jugurthine")
        scramble(g, TRIANGLE, Dice(f"{n}"))
        assert "jugurthine" in g.deck


@clause("RR-1.10.71", "RR-0.4.1")
def test_secret_orders_of_others_are_forgotten() -> None:
    g = full()
    g.ransoms = [numbered(g, 2).id, numbered(g, 3).id]
    scramble(g, TRIANGLE, Dice("x"))
    assert g.ransoms == [numbered(g, 2).id]


# What may be in a hand, for all that anybody knows


def named(name: str):
    return lambda card: card.partition(".")[0] == name  # type: ignore[no-any-return]


@clause("RR-3.05.1")
def test_in_an_alternative_history_any_card_may_be_in_a_hand_from_the_first_turn_on() -> None:
    g = dealt(4, "alternative")
    assert g.era == "early"
    assert at_large(g, named("open-bodyguard")) == ["open-bodyguard"]
    assert len(at_large(g, named("tribune"))) == 20
    assert set(drawable(g)) >= set(g.tables.copies("late"))


@clause("RR-3.02.2")
@pytest.mark.parametrize("scenario", ["early", "middle"])
def test_a_card_at_the_bottom_may_be_in_a_hand_once_the_bottom_is_reached(scenario: Scenario) -> None:
    g = dealt(4, scenario)
    card = {"early": "graft", "middle": "open-bodyguard"}[scenario]
    following = named(card)
    assert not set(at_large(g, following)) & set(g.tables.copies({"early": "middle", "middle": "late"}[scenario]))
    g.deck = g.deck[: buried(g) + 5]
    assert at_large(g, following)


@clause("RR-3.02.2", "RR-3.03.2")
@pytest.mark.parametrize(("scenario", "tribunes"), [("early", 9), ("middle", 16), ("late", 20)])
def test_intrigues_of_former_decks_may_be_in_a_hand(scenario: Scenario, tribunes: int) -> None:
    g = dealt(4, scenario)
    assert len(at_large(g, named("tribune"))) == tribunes
    assert at_large(g, named("mining")) == ["mining"]


@clause("RR-3.03.2")
def test_the_late_scenario_has_two_statesmen_of_the_middle_deck_and_no_other() -> None:
    g = dealt(4, "late")
    assert [card for card in at_large(g, lambda card: card.startswith("st-")) if card in ("st-27a", "st-1c")]
    assert at_large(g, named("st-1b")) == []


@clause("RR-3.04.1")
def test_in_an_extended_game_cards_come_with_their_deck() -> None:
    g = dealt(4, "extended")
    assert at_large(g, named("open-bodyguard")) == []
    g.era = "late"
    assert at_large(g, named("open-bodyguard")) == ["open-bodyguard"]


@clause("RR-0.4.3")
def test_a_discarded_card_is_in_no_hand() -> None:
    g = dealt(4)
    g.gone.append("seduction")
    assert at_large(g, named("seduction")) == []
