"""Nothing rendered for an audience hangs on what that audience may not know: by property, over games at random.

A fork re-deals all that a seat cannot see. Whatever is drawn for this seat, or for the public, must come out the same:
paragraphs, labels, options, ids, forms, alternative texts, the board in words.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.services.deals.calls import Call
from bot.services.people.people import OVERVIEW
from bot.surface.deals import cards as deal_cards
from bot.surface.kit import cards, forms, hands
from bot.surface.kit import deals as kit_deals
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Picture
from bot.surface.kit.studio import FOCUSES, Studio
from bot.surface.posting.plan import plan
from games.catalog import GAMES
from games.kernel import Seat, Table
from games.playout import choose
from rendering.describe import describe
from tests.bot.surface.looks import game_row, seen
from tests.games.carthage.play import Play
from tests.games.conformance import Walk
from tests.lots import lots

WALKS = [("carthage", 3, 11, 80), ("carthage", 5, 5, 70), ("sample", 3, 2, 50)]
STUDIO = Studio()


def everything(look: Look) -> str:
    """All that is drawn for one audience."""
    look = replace(look, undo="")  # a digest made of the seed, which a fork has another of
    said = [cards.turn_card(look, [Picture("board.png", in_short(look))]).said(), STUDIO.text(look)]
    said += [text for focus in FOCUSES.of(look.game.kind) for text in (in_short(look, focus), STUDIO.text(look, focus))]
    if look.seat is None:
        return "\n".join(said)
    said += [panel.said() for panel in (cards.desk(look), hands.hand_card(look))]
    said += [deal_cards.deal_card(look, deal).said() for deal in kit_deals.deals(look)]
    said += [deal_cards.confirm_card(look, deal).said() for deal in kit_deals.deals(look)]
    for posted in look.own:
        count = forms.pages(posted.decision, look.voice)
        said += [repr(forms.form(posted, look.game.id, look.voice, None, page)) for page in range(count)]
    return "\n".join(said)


def in_short(look: Look, focus: str = OVERVIEW) -> str:
    scene = STUDIO.scene(look, focus)
    return describe(scene) if scene else ""


def re_dealt(table: Table[Any], seat: Seat, seed: int) -> Table[Any]:
    return table.fork(seat, seed=f"secrecy {seed}", same_dice=True)


@pytest.mark.parametrize(("game", "seats", "seed", "moves"), WALKS)
def test_nothing_is_drawn_that_the_audience_may_not_know(game: str, seats: int, seed: int, moves: int) -> None:
    walk, pick = Walk.start(GAMES[game], seats, seed), random.Random(seed)
    for number in range(moves):
        if walk.table.over:
            break
        walk.step()
        if number % 5 == 0 and not walk.table.over:
            seat = pick.choice(walk.seats)
            fork = re_dealt(walk.table, seat, number)
            for audience in (seat, None):
                real, other = (everything(seen(table, walk.seats, audience)) for table in (walk.table, fork))
                assert real == other, f"{audience} sees more than he may"


HANDS = {
    "diamond": ["ochre.1", "ochre.2", "iron.1", "salt.1", "grain.1"],
    "triangle": ["hides.1", "hides.2", "hides.3", "gold.1"],
    "circle": ["ivory.1", "wine.1", "wine.2", "gems.1", "gems.2"],
    "square": ["oil.1"],
}


def floors(seed: int, moves: int) -> Iterator[tuple[Table[Any], random.Random]]:
    """A trading floor with many deals, after each act."""
    table, pick = Play().at("trade.floor", hands=HANDS).table, random.Random(seed)
    for _ in range(moves):
        seat, key, raw, *_ = choose(table, pick)
        if not key.startswith("trade.done"):
            table.submit(seat, key, raw)
            yield table, pick


SEATS = tuple(Seat(seat) for seat in HANDS)
CALLS = [Call(seat=seat, wants=("gold", "oil"), step="trade.floor", turn=1) for seat in SEATS[1:3]]


@pytest.mark.parametrize("seed", lots([0], [1, 2]))
def test_nothing_leaks_on_a_lively_floor(seed: int) -> None:
    deals = 0
    for number, (table, pick) in enumerate(floors(seed, 60)):
        seat = pick.choice(SEATS)
        deals += len(kit_deals.deals(seen(table, SEATS, seat)))
        fork = re_dealt(table, seat, number)
        for audience in (seat, None):
            real, other = (everything(replace(seen(one, SEATS, audience), calls=CALLS)) for one in (table, fork))
            assert real == other, f"{audience} sees more than he may"
    assert deals > 8


@pytest.mark.parametrize("seed", lots([0], [1]))
def test_the_thread_of_two_shows_what_both_may_know(seed: int) -> None:
    """In a deal's thread the card is the same whoever of the two is looked through."""
    shown = 0
    for table, _ in floors(seed, 60):
        for seat in SEATS:
            look = seen(table, SEATS, seat)
            for deal in kit_deals.deals(look):
                shown += 1
                other = seen(table, SEATS, kit_deals.partner(deal, seat))
                mirrored = kit_deals.deal_of(other, deal.id)
                assert mirrored is not None
                card = deal_cards.deal_card(look, deal, shared=True)
                assert card.said() == deal_cards.deal_card(other, mirrored, shared=True).said()
    assert shown > 10


@pytest.mark.parametrize(("game", "seats", "seed", "moves"), WALKS)
def test_parcels_name_their_audience_and_carry_no_secret(game: str, seats: int, seed: int, moves: int) -> None:
    walk = Walk.start(GAMES[game], seats, seed)
    for _ in range(moves):
        if walk.table.over:
            break
        outcome = walk.step()
        for parcel in plan(game_row(game, walk.table.head, terms={"deals": "thread"}), walk.table, outcome):
            scope, _, who = parcel.audience.partition(":")
            if scope == "public":
                assert not parcel.about
                assert parcel.target in ("channel", "log")
            elif scope == "seat":
                assert parcel.target == f"dm:{who}"
                assert not parcel.about or (outcome.entry is not None and outcome.entry.seat == who)
            else:
                assert parcel.target == f"thread:{who}"
                assert not parcel.about


def test_a_leak_would_be_found() -> None:
    """The property fails for somebody who is shown another's hand."""
    walk = Walk.of(GAMES["carthage"], 4, 5, 40)
    seat, victim = walk.seats[0], walk.seats[1]
    fork = re_dealt(walk.table, seat, 1)
    real, other = (hands.hand_card(seen(table, walk.seats, victim)).said() for table in (walk.table, fork))
    assert real != other
