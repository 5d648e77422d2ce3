"""The Revolution Phase of Rome on cards: who would follow a Rebel, what stands against him, what a card trade tells."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bot.base.text import languages
from bot.fronts.republic.dealing import deals
from bot.surface.kit.forms import understood
from games.rome.revolution.events import AllegianceTested
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.cogs.rome_cards import asked, card, labels, lines, pressed, text
from tests.games.rome.money import all_of, rich
from tests.games.rome.play import Play
from tests.games.rome.revolution import GOVERNORS, governed, revolting, revolution, rise, victorious


@pytest.fixture
def play() -> Play:
    """A table to try one card at."""
    return Play()


@clause("RR-1.11.31", "RR-1.11.3")
@pytest.mark.parametrize("language", languages())
def test_a_victor_sees_who_would_follow_and_what_stands_against_him(play: Play, language: str) -> None:
    """Early Republic: 5 or more follows; 2 veterans are his own. MIL 4 counts at most as much as his units."""
    revolting(play, victorious(1, legions=5, veterans=2))
    told = text(card(play, "diamond", "revolution.revolt", language))
    assert "33%" in told
    assert "50%" in told
    assert all(f" {worth}" in told for worth in (8, 9, 11))
    assert "4 legions and no Fleets" in told or "4 Legionen und keine Fleets" in told


@clause("RR-1.11.31")
def test_legions_are_paid_by_one_press(play: Play) -> None:
    revolting(play, victorious(1, legions=5, veterans=2), rich({1: 2}), rolls=[4, 4, 1])
    play.answer("diamond", "revolution.revolt", "test")
    panel = card(play, "diamond", "revolution.bribe")
    assert [one for one in labels(panel) if one.startswith("Pay") and "follow" in one] == [
        "Pay 1T · 1.2 follow",
        "Pay 2T · 1.3 follow",
    ]
    pressed(play, "diamond", "revolution.bribe", "Pay 2T")
    told = text(card(play, "diamond", "revolution.declare"))
    assert "4 units follow Cornelius" in told
    assert "he is worth 10 at least" in told


@clause("RR-1.11.31")
def test_the_dice_of_legions_are_told_by_kind(play: Play) -> None:
    revolting(play, victorious(1, legions=5, veterans=2), rolls=[5, 4, 1])
    play.answer("diamond", "revolution.revolt", "test")
    if play.asked("revolution.bribe"):
        play.lapse("diamond", "revolution.bribe")
    _, look = asked(play, "diamond", "revolution.declare")
    (tested,) = [one for one in play.told if isinstance(one, AllegianceTested)]
    told = look.voice.event(tested.id, {part.name: getattr(tested, part.name) for part in fields(tested)})
    assert "legions 5, 4, and 1" in told or "legions 5, 4 and 1" in told
    assert "veterans 2" in told
    assert "legion.1" not in told


@clause("RR-1.11.32")
def test_who_would_join_is_shown_with_what_he_loses(play: Play) -> None:
    revolting(play, victorious(2, legions=3, veterans=3))
    rise(play)
    panel = card(play, "triangle", "revolution.join")
    assert any("INF" in line for line in [*lines(panel), text(panel)])


@clause("RR-2.03.2")
def test_governors_see_the_forces_of_their_provinces(play: Play) -> None:
    revolution(
        play, "revolt", governed("sicilia", 2, legions=2, armies=1, fleets=3), scenario="middle", options=GOVERNORS
    )
    told = text(card(play, "triangle", "revolution.rise"))
    assert "garrison 2, provincial armies 1, fleets 3" in told
    assert "Against him the Senate has" in told


@clause("RR-2.04.2")
def test_each_number_of_settled_veterans_says_what_it_brings(play: Play) -> None:
    revolution(play, "cards", victorious(2, legions=3, veterans=2), options={"disbandment": True})
    for seat in ("diamond", "triangle"):
        play.lapse(seat, "revolution.play")
    panel = card(play, "triangle", "revolution.disband")
    one = play.senator(2)
    assert f"2 · ORA {one.oratory + 2}, INF {one.influence + 2}" in labels(panel)


@clause("RR-1.11.1")
def test_a_card_trade_shows_how_many_cards_not_which(play: Play) -> None:
    hands = {"diamond": ["tribune.1", "tribune.2"], "triangle": ["assassin.1"]}
    revolution(play, "deals", cards=hands)
    play.answer("diamond", "revolution.offer", {"cards": ["tribune.1"], "shown": "hidden"}, to="triangle")
    (mine,) = deals(seen(play.table, tuple(play.g.seats), play.g.seats[0]))
    (theirs,) = deals(seen(play.table, tuple(play.g.seats), play.g.seats[1]))
    assert "Tribune" not in theirs.sides[play.g.seats[0]].stated
    assert theirs.sides[play.g.seats[0]].cards == ()
    assert mine.sides[play.g.seats[0]].cards == ("tribune.1",)


@clause("RR-1.11.1")
def test_whoever_is_done_may_let_cards_pass_with_it(play: Play) -> None:
    revolution(play, "deals", cards={"diamond": ["tribune.1"], "triangle": ["assassin.1"]})
    panel = card(play, "diamond", "revolution.done")
    assert "Done, Play Nothing" in labels(panel)
    _, look = asked(play, "diamond", "revolution.done")
    assert look.seat == "diamond"


def test_money_of_others_is_on_no_card_of_a_revolt(play: Play) -> None:
    revolting(play, all_of(victorious(1, legions=5), rich({1: 2}, triangle=77)))
    assert "77" not in text(card(play, "diamond", "revolution.revolt"))


@clause("RR-1.11.2")
@pytest.mark.parametrize("language", languages())
def test_a_card_whose_name_ends_in_a_figure_is_discarded_by_its_name(play: Play, language: str) -> None:
    """The figure of a Tax Farmer is his name; that of a Tribune says how many."""
    hand = ["tribune.1", "tribune.2", "tax-farmer-4", "tax-farmer-5", "seduction", "assassin.1", "graft.1", "mining"]
    revolution(play, "hands", cards={"diamond": hand})
    posted, look = asked(play, "diamond", "revolution.discard", language)
    tribune, farmer = (look.voice.option(posted.decision.kind, one) for one in ("tribune.1", "tax-farmer-4"))

    def read(text: str) -> object:
        return understood(posted.decision.choice, posted.decision.kind, look.voice, text)

    assert read(farmer) == ["tax-farmer-4"]
    assert read(f"{farmer}, 2 {tribune}") == ["tribune.1", "tribune.2", "tax-farmer-4"]
    assert read(f"{farmer} 1\n{tribune} 1") == ["tribune.1", "tax-farmer-4"]
