"""Cards of the Senate Phase decided beforehand: what silences an Outcry, last words, Bodyguards, plots of Neutrals."""

from __future__ import annotations

import pytest

from games.carthage.senate.events_outcry import OutcrySilenced
from games.carthage.state import Carthage
from games.republic.senate.events_assassination import BodyguardsPlayed
from tests.clauses import clause
from tests.games.carthage.ahead.reactions_helpers import KIND, REACTING, asked_about, decide, play_on
from tests.games.carthage.assassins import GUARDS, attack, senate
from tests.games.carthage.forum import CIRCLE, SQUARE, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.neutrals import members, solo
from tests.games.carthage.outcries import CARD, OTHER_CARD, PRAISE, late, open_vote
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import propose, session

GRAFT, SILENCED = "graft", "outcry-silenced"


@pytest.fixture
def play() -> Play:
    return Play(REACTING)


def vetoed(play: Play, holder: str, *cards: str) -> Play:
    """Triangle vetoes a motion of diamond's; this seat holds these cards, and the others one of no use here."""
    others = [holds(seat, f"seduction.{n}") for n, seat in enumerate(("circle", "square"), 1) if seat != holder]
    open_vote(play, late, holds("triangle", CARD), holds(holder, *cards), *others)
    play.answer("triangle", "senate.veto", CARD)
    return play


@clause("RC-9.0.18")
def test_a_veto_of_ones_own_motion_is_silenced(play: Play) -> None:
    vetoed(play, "diamond", SILENCED, GRAFT)
    played = decide(play, diamond={"silence": "mine"})
    assert played == [("diamond", "senate.silence", GRAFT)]
    assert play.saw(OutcrySilenced) == [OutcrySilenced(play.g.seats[0], GRAFT)]
    assert play.g.senate.motion
    assert play.g.factions[play.g.seats[0]].hand == [SILENCED], "which cancels more, and is kept"
    invariants(play.g)


@clause("RC-9.0.18")
def test_a_veto_of_anothers_motion_is_not(play: Play) -> None:
    vetoed(play, "square", GRAFT)
    played = decide(play, square={"silence": "mine"}, circle={"silence": "ask-mine"})
    assert played == [(CIRCLE, "senate.silence", "none"), (SQUARE, "senate.silence", "none")]
    assert play.g.senate.motion is None
    assert play.g.factions[SQUARE].hand == [GRAFT]


@clause("RC-9.0.18")
def test_who_holds_neither_card_passes(play: Play) -> None:
    vetoed(play, "diamond", "blackmail.1")
    played = decide(play, diamond={"silence": "mine"})
    assert ("diamond", "senate.silence", "none") in played
    assert play.g.senate.motion is None


@clause("RC-9.0.18")
@pytest.mark.parametrize(("said", "asked"), [("ask-mine", ["diamond"]), ("ask", ["diamond", "square"])])
def test_who_wishes_to_be_asked_of_a_veto_is_asked(play: Play, said: str, asked: list[str]) -> None:
    vetoed(play, "diamond", GRAFT)
    decide(play, diamond={"silence": said}, square={"silence": said})
    assert asked_about(play, "senate.silence") == asked


@clause("RC-9.0.18")
def test_a_claim_is_no_veto(play: Play) -> None:
    open_vote(play, late, holds("triangle", CARD), holds("diamond", GRAFT))
    play.answer("triangle", "senate.claim", CARD)
    decide(play, diamond={"silence": "mine"})
    assert play.g.factions[play.g.seats[0]].hand == [GRAFT]
    assert play.g.senate.claims


# The last word


def adjourned(play: Play) -> Play:
    session(play, "senate.business", holds("square", CARD), holds("circle", OTHER_CARD))
    play.answer("diamond", "senate.floor", "adjourn")
    return play


@clause("RC-9.0.16", "RC-9.0.20")
def test_if_nobody_wishes_the_last_word_the_senate_is_over_at_once(play: Play) -> None:
    adjourned(play)
    assert decide(play) == [(CIRCLE, "senate.last-word", "none"), (SQUARE, "senate.last-word", "none")]
    assert not play.g.step.startswith("senate.")


@clause("RC-9.0.16")
def test_who_may_wish_a_last_word_is_asked_and_can_say_it(play: Play) -> None:
    adjourned(play)
    decide(play, square={"outcry": "ask"})
    assert play.asked() == [("square", "senate.last-word")]
    play.answer("square", "senate.last-word", "claim")
    play_on(play)
    propose(play, "minor", PRAISE, "square")
    assert play.g.senate.motion
    assert play.g.senate.motion.seat == "square"


# Bodyguards


@clause("RC-9.8.5")
@pytest.mark.parametrize(("said", "count"), [("all", 3), ("none", 0), ("guards-at-most.2", 2), ("guards-at-most.4", 3)])
def test_so_many_bodyguards_are_played_as_was_said_and_are_held(play: Play, said: str, count: int) -> None:
    senate(play, holds("circle", *GUARDS), roll=6, extra=(5, 5, 5))
    attack(play)
    decide(play, circle={"bodyguards": said})
    assert [one.guards for one in play.saw(BodyguardsPlayed)] == ([count] if count else [])
    assert len(play.g.factions[CIRCLE].hand) == 3 - count


@clause("RC-9.8.5")
def test_who_holds_no_bodyguard_plays_none_whatever_he_said(play: Play) -> None:
    senate(play, holds("circle", "seduction.1"), roll=5)
    attack(play)
    assert decide(play, circle={"bodyguards": "guards-at-most.3"}) == [(CIRCLE, "senate.bodyguards", 0)]


@clause("RC-9.8.5")
def test_who_wishes_to_see_the_roll_first_is_asked(play: Play) -> None:
    senate(play, holds("circle", *GUARDS), roll=6)
    attack(play)
    decide(play, circle={"bodyguards": "ask"})
    assert play.asked() == [("circle", "senate.bodyguards")]


# With Neutrals


def mighty(g: Carthage) -> None:
    """Himilco, whom nobody plays, has more INF than anybody."""
    numbered(g, 8).influence = 22


@clause("RC-15.11", "RC-15.13")
def test_only_players_are_asked_and_may_let_a_plot_pass(play: Play) -> None:
    solo(play, "senate.plots", mighty, members("diamond"), people=2)
    play.table.plan_ahead()
    assert play.asked(KIND) == [("diamond", KIND), ("triangle", KIND)]
    assert {"conspire", "skip"} < play.options("diamond", KIND).keys()
    played = decide(play)
    assert [one for one in played if one[1] == "senate.conspire"] == [
        ("diamond", "senate.conspire", "none"),
        ("triangle", "senate.conspire", "none"),
    ]


@clause("RC-15.11")
def test_who_may_wish_for_a_plot_is_asked(play: Play) -> None:
    solo(play, "senate.plots", mighty, members("diamond"))
    decide(play, diamond={"conspire": "ask"})
    assert play.asked() == [("diamond", "senate.conspire")]


def fresh(g: Carthage) -> None:
    """All seats of the Committee are vacant."""
    for seat in g.committee.values():
        seat.member, seat.term = "", 0


@clause("RC-15.8")
@pytest.mark.parametrize(("said", "asked"), [("none", []), ("ask", ["triangle"])])
def test_whether_to_skip_a_faction_is_said_beforehand(play: Play, said: str, asked: list[str]) -> None:
    hands = {"diamond": [CARD], "triangle": ["assassin.2"]}
    solo(play, "senate.spoils", fresh, members("diamond", "triangle", "circle"), people=2, cards=hands)
    decide(play, triangle={"skip": said})
    assert asked_about(play, "senate.skip") == asked
