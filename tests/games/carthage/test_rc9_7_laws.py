"""RC-9.7: Laws are played from the hand, and what each of them changes."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.senate.events import LawAnnounced, LawEnacted
from games.carthage.senate.laws import committee_term, enact
from games.carthage.state import Carthage
from games.carthage.wars.recruiting import printed_cost
from games.kernel import Posted
from games.republic.reign import appoint
from tests.clauses import clause, points
from tests.games.carthage.forum import holds, purse
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.rulebook import clause_text
from tests.games.carthage.senate import Change, away, offered, office, pass_motion, propose, session, vote
from tests.games.carthage.trials import accuse, major

SUMPTUARY, REFORM, ASSEMBLY, MILITARY = (
    "law-sumptuary",
    "law-judicial-reform",
    "law-popular-assembly",
    "law-military-reform",
)
PRAISE = {"text": "Praise for Mago"}


def in_force(*laws: str) -> Change:
    """These Laws hold."""

    def change(g: Carthage) -> None:
        for law in laws:
            for deck in (g.deck, g.next_deck):
                deck[:] = [card for card in deck if card != law]
            g.laws.append(law)

    return change


# Playing them


@clause("RC-9.7.1")
@pytest.mark.parametrize("step", ["senate.suffetes", "senate.business"])
def test_a_law_is_played_at_any_time_and_holds_at_once(play: Play, step: str) -> None:
    """Also before the election."""
    g = session(play, step, holds("square", SUMPTUARY)).g
    play.answer("square", "senate.law", SUMPTUARY)
    assert [(one.law, one.seat) for one in play.saw(LawEnacted)] == [(SUMPTUARY, "square")]
    assert g.laws == [SUMPTUARY]
    assert g.factions["square"].hand == []  # type: ignore[index]
    assert "senate.law" not in offered(play, "square")
    invariants(g)


@clause("RC-9.7.1")
def test_also_without_a_senator_in_carthage(play: Play) -> None:
    session(play, "senate.business", holds("square", SUMPTUARY), away(4), away(8), away(12))
    play.answer("square", "senate.law", SUMPTUARY)
    assert play.g.laws == [SUMPTUARY]


@clause("RC-9.7.1")
def test_also_while_a_prosecutor_is_asked(play: Play) -> None:
    session(play, "senate.prosecutions", office(8, "censor-of-morals"), major(9), holds("circle", SUMPTUARY))
    accuse(play, "fam-bomilcar", prosecutor="fam-adherbal")
    assert play.asked() == [("triangle", "senate.prosecute")]
    play.answer("circle", "senate.law", SUMPTUARY)
    assert play.g.laws == [SUMPTUARY]
    play.answer("triangle", "senate.prosecute", "consent")
    assert play.g.senate.motion


@clause("RC-9.7.1", "RC-9.0.20")
def test_and_after_the_adjournment_while_the_last_word_is_asked_for(play: Play) -> None:
    session(play, "senate.business", holds("square", SUMPTUARY, "public-outcry.1"))
    play.answer("diamond", "senate.floor", "adjourn")
    assert play.asked() == [("square", "senate.last-word")]
    play.answer("square", "senate.law", SUMPTUARY)
    assert play.g.laws == [SUMPTUARY]
    play.answer("square", "senate.last-word", "claim")
    assert ("square", "senate.forgo") in play.asked()


@clause("RC-9.7.1")
def test_announced_during_a_vote_it_holds_when_that_is_over(play: Play) -> None:
    """The vote that is open is not changed: 9 votes are bought in it."""
    session(play, "senate.business", holds("square", SUMPTUARY), purse(9, 1))
    propose(play, "minor", PRAISE)
    play.answer("square", "senate.law", SUMPTUARY)
    assert play.saw(LawAnnounced) == [LawAnnounced("square", SUMPTUARY)]
    assert play.g.laws == []
    invariants(play.g)
    for seat in ("triangle", "circle", "square"):
        vote(play, seat, "abstain")
    vote(play, "diamond", "for", fam_mago=9)
    assert [(one.law, one.seat) for one in play.saw(LawEnacted)] == [(SUMPTUARY, None)]
    assert play.g.laws == [SUMPTUARY]
    invariants(play.g)


@clause("RC-9.7.1", "RC-DP55")
def test_nobody_learns_who_holds_a_law(play: Play) -> None:
    """And nobody waits for it to be played."""
    session(play, "senate.business", holds("square", SUMPTUARY))
    posted: Posted = play.posted("square", "senate.law")
    assert (posted.decision.covert, posted.decision.awaited) == (True, False)
    assert (posted.decision.point, posted.decision.clause) == ("RC-DP55", "RC-9.7.1")
    assert points("republic-of-carthage")["RC-DP55"] == ("RC-9.7.1", "do not play")
    assert {seat for seat in play.g.seats if "senate.law" in offered(play, seat)} == {"square"}


@clause("RC-9.7.1")
def test_only_a_law_from_the_own_hand(play: Play) -> None:
    session(play, "senate.business", holds("square", SUMPTUARY, "bribed-judges"), holds("circle", REFORM))
    assert play.options("square", "senate.law") == [SUMPTUARY]


@clause("RC-9.7.1")
def test_only_in_the_senate_phase(play: Play) -> None:
    play.at("revenue.corruption", cards={"square": [SUMPTUARY]})
    assert "senate.law" not in offered(play, "square")


@clause("RC-9.7.2")
def test_every_law_has_its_sentence(play: Play) -> None:
    names = {"Separation of Powers", "Court of 104", "Sumptuary", "Greek Studies", "Judicial Reform"}
    names |= {"Financial Audit", "Army Election", "Popular Assembly", "Military Reform"}
    assert all(f"*{name}:*" in clause_text("RC-9.7.2") for name in names)
    assert len(names) == len(CARTHAGE.tables.laws)


# What they change


@clause("RC-9.7.2", "RC-9.0.10")
@pytest.mark.parametrize(("law", "purse_of_mago", "most"), [((), 9, 9), ((SUMPTUARY,), 9, 5), ((SUMPTUARY,), 3, 3)])
def test_sumptuary_five_votes_at_most(play: Play, law: tuple[str, ...], purse_of_mago: int, most: int) -> None:
    session(play, "senate.business", in_force(*law), purse(purse_of_mago, 1))
    propose(play, "minor", PRAISE)
    assert play.options("diamond", "senate.vote")["fam-mago.bought"] == [0, most]


@clause("RC-9.7.2")
def test_judicial_reform_makes_terms_one_turn(play: Play) -> None:
    def terms(g: Carthage) -> None:
        for post, term in (("state-treasurer", 3), ("harbor-master", 0)):
            g.committee[post].term = term

    g = session(play, "senate.business", terms, holds("square", REFORM), scenario="late").g
    assert committee_term(g) == 3
    play.answer("square", "senate.law", REFORM)
    assert [g.committee[post].term for post in ("state-treasurer", "harbor-master")] == [1, 0]
    assert committee_term(g) == 1


def popular(g: Carthage) -> None:
    """Himilco (square) has POP 5, Ithobal (square) -4, and no Suffete is in office."""
    numbered(g, 8).popularity, numbered(g, 4).popularity = 5, -4
    numbered(g, 1).office = ""


@clause("RC-9.7.2", "RC-9.0.10")
@pytest.mark.parametrize(("law", "votes"), [((), 2), ((ASSEMBLY,), 4)])
def test_popular_assembly_counts_popularity_in_elections(play: Play, law: tuple[str, ...], votes: int) -> None:
    session(play, "senate.suffetes", in_force(*law), popular, scenario="late")
    presiding = play.asked("senate.floor")[0][0]
    able: Any = play.options(presiding, "senate.suffetes")
    raw = {"first": able["first"][0], "second": able["second"][-1]}
    propose(play, "suffetes", raw, seat=presiding)
    pass_motion(play)
    voted = {name: weight for event in play.told for name, weight in getattr(event, "weights", {}).items()}
    assert voted["fam-himilco"] == votes
    assert voted["fam-ithobal"] == numbered(play.g, 4).oratory


@clause("RC-9.7.2")
def test_popular_assembly_counts_nothing_in_other_votes(play: Play) -> None:
    session(play, "senate.business", in_force(ASSEMBLY), popular, scenario="late")
    propose(play, "minor", PRAISE, seat=play.asked("senate.floor")[0][0])
    pass_motion(play)
    voted = {name: weight for event in play.told for name, weight in getattr(event, "weights", {}).items()}
    assert voted["fam-himilco"] == 2


@clause("RC-9.7.2")
@pytest.mark.parametrize(("law", "cost"), [((), 12), ((MILITARY,), 8)])
def test_military_reform_makes_carthaginians_cheap(play: Play, law: tuple[str, ...], cost: int) -> None:
    g = session(play, "senate.business", in_force(*law), scenario="late").g
    assert printed_cost(g, "carthaginian") == cost
    assert printed_cost(g, "libyan-spearmen") == 10


@clause("RC-9.7.2", "RC-9.10.2")
def test_after_military_reform_nobody_rules_by_influence(play: Play) -> None:
    g = session(play, scenario="late").g
    enact(g, MILITARY)
    play.senator(1).influence = 40
    appoint(g)
    assert g.reigns == []
