"""Asking ahead changes no rule, and tells nobody what others hold: whole games, by the literal player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from games.carthage import GAME
from games.carthage.ahead.forum import FORUM
from games.carthage.ahead.reactions.planning import Reactions
from games.kernel import Decision, Now, Plan, Planning, Raw, Ready, Verdict
from games.republic.ahead.forum.attempt import Attempting
from games.republic.ahead.forum.auction import Auction as ForumAuction
from games.republic.ahead.forum.bribing import Bribing as ForumBribing
from tests.games.carthage.ahead import literal_packages, literal_reactions, literal_revolution
from tests.games.carthage.ahead.literal import Matter
from tests.games.carthage.ahead.literal_accusing import Accusations
from tests.games.carthage.ahead.literal_auction import Auction
from tests.games.carthage.ahead.literal_bribes import Attempt, Bribing, Defence
from tests.games.carthage.ahead.literal_docket import Docket
from tests.games.carthage.ahead.literal_hold import Hold, Laws
from tests.games.carthage.ahead.literal_plan import Plan as ForumPlan
from tests.games.carthage.ahead.literal_programme import Drafts, Programme
from tests.games.carthage.ahead.literal_sheets import Sheets
from tests.games.carthage.ahead.proof import Mind, Played, Secrets, asking, play, prove
from tests.lots import lots, proof

SCENARIOS = ("early", "late", "campaign")


class Case(NamedTuple):
    """What is asked ahead, how the literal player understands it, and what is answered so in a few games."""

    plannings: Sequence[Planning]
    matters: Sequence[Matter]
    met: frozenset[str]


OF_PACKAGES: Mapping[str, Matter] = {
    "revenue.package": literal_packages.Revenue(),
    "revenue.contributions": literal_packages.Contributions(),
    "trade.package": literal_packages.Trade(),
    "setup.plays": literal_packages.Cards("setup.plays", ["setup.play"]),
    "revolution.plays": literal_revolution.Plays(),
    "revolution.plan": literal_revolution.Revolution(),
}
OF_AUCTIONS: Mapping[str, Matter] = {"forum.auction": Auction()}
OF_VOTES: Mapping[str, Matter] = {"senate.sheets": Sheets()}
OF_PROGRAMMES: Mapping[str, Matter] = {
    "senate.programme": Programme(),
    "senate.docket": Docket(),
    "senate.accusations": Accusations(),
    "senate.pause": Hold(),
    "senate.laws": Laws(),
    **OF_VOTES,
    "senate.draft": Drafts(),
}
OF_REACTIONS: Mapping[str, Matter] = {"forum.reactions": literal_reactions.Reactions()}

OF_FORUM: Mapping[str, Matter] = {
    "forum.attempt": Attempt(ForumPlan()),
    "forum.bribing": Bribing(defended=True),
    "forum.auction": Auction(planned=True),
    "forum.defence": Defence(),
    "forum.plan": ForumPlan(),
}
ALONE: Mapping[str, Planning] = {one.kind: one for one in (Attempting(FORUM), ForumBribing(FORUM), ForumAuction(FORUM))}


def case(matters: Mapping[str, Matter], *met: str) -> Case:
    """By the kind of what is asked ahead, in the order of the game, how the literal player understands it.

    Without the other plans of the Forum, which may say it too, all are asked of an attempt or an auction.
    """
    alone: Mapping[str, Planning] = {} if OF_FORUM.keys() <= matters.keys() else ALONE
    plannings = [alone.get(one.kind, one) for one in GAME.ahead if one.kind in matters]
    assert [one.kind for one in plannings] == list(matters)
    return Case(plannings, list(matters.values()), frozenset(met))


PACKAGES = case(
    OF_PACKAGES,
    *("revenue.corruption", "revenue.spoils", "revenue.contribute", "revenue.redistribute"),
    *("trade.sell", "trade.split", "setup.play", "revolution.play"),
)
SHEETS = case(OF_VOTES, "senate.vote")
PROGRAMMES = case(
    OF_PROGRAMMES,
    *("senate.suffetes", "senate.committee", "senate.tax", "senate.minor", "senate.floor", "senate.vote"),
    *("senate.rebuke", "senate.home", "senate.veto", "senate.consent", "senate.prosecutions", "senate.trial"),
)
REACTIONS = case(OF_REACTIONS, "forum.sacrifice", "senate.silence", "senate.last-word", "senate.skip")
AUCTIONS = case(OF_AUCTIONS, "forum.bid")
ATTEMPTS = case({"forum.attempt": Attempt()}, "forum.persuade", "forum.raise", "forum.trader", "forum.leader")
BRIBES = case({"forum.bribing": Bribing(defended=False)}, "forum.counter")
DEFENCES = case({"forum.defence": Defence()}, "forum.counter")
PLANS = case({"forum.plan": ForumPlan()}, "forum.roll", "forum.persuade", "forum.trader", "forum.leader", "forum.bid")
FORUM = case(OF_FORUM, *PLANS.met, "forum.raise", "forum.counter")
TOGETHER = case(
    {**OF_PACKAGES, **OF_FORUM, **OF_PROGRAMMES, **OF_REACTIONS},
    *PACKAGES.met | FORUM.met | PROGRAMMES.met | {"senate.last-word"},
)
CASES = {
    "reactions": REACTIONS,
    "auctions": AUCTIONS,
    "sheets": SHEETS,
    "programmes": PROGRAMMES,
    "packages": PACKAGES,
    "attempts": ATTEMPTS,
    "bribes": BRIBES,
    "defences": DEFENCES,
    "plans": PLANS,
    "forum": FORUM,
    "together": TOGETHER,
}


def games(mind: Mind, seeds: range, turns: int = 3) -> list[Played]:
    """Every scenario, every size of table in turn."""
    return [Played(mind, 1 + seed % 6, seed, turns, SCENARIOS[(seed + seed // 6) % 3]) for seed in seeds]


def meetings(mind: Mind, seeds: range) -> list[Played]:
    """One turn each, from a Senate in which much can happen; three seats and more."""
    return [replace(one, seats=3 + one.seed % 4, senate=True) for one in games(mind, seeds, 1)]


FEW = [*games("random", range(7), 2), *games("sensible", range(2, 5), 2)]
FEW_MORE = [*games("random", range(9, 10), 2), *games("sensible", range(3, 4), 2)]
MANY = [*games("random", range(100, 1100)), *games("sensible", range(100, 200), 4)]
MEETINGS = [*meetings("random", range(400)), *meetings("sensible", range(100))]
LOTS = 20


def prove_all(case: Case, played: Sequence[Played]) -> Counter[str]:
    """How many questions of each kind were answered out of plans."""
    return sum((Counter(prove(one, case.plannings, case.matters).planned) for one in played), Counter[str]())


def look_all_over(case: Case, played: Sequence[Played], every: int) -> Secrets:
    """What was compared in these games."""
    secrets = Secrets(asking(case.plannings), every)
    for one in played:
        play(one, case.plannings, secrets)
    return secrets


@pytest.mark.parametrize("lot", lots([0], [1]))
def test_the_literal_player_comes_to_the_same_game(lot: int) -> None:
    """Whatever is asked ahead at once; by itself it is in the many games."""
    met = prove_all(TOGETHER, FEW[lot::2]).keys()
    assert {"senate.vote", "revenue.redistribute", "senate.last-word", "forum.roll", "forum.counter"} <= met


def test_the_literal_player_comes_to_the_same_senate() -> None:
    """With Laws, Assassins and Outcries in all hands, and Senators who may come to rule for life."""
    met = prove_all(PROGRAMMES, meetings("random", range(410, 416))).keys()
    assert {"senate.veto", "senate.law", "senate.home", "senate.committee", "senate.trial"} <= met


@proof
@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("case", [PROGRAMMES, TOGETHER], ids=["programmes", "together"])
def test_the_literal_player_comes_to_the_same_senate_again_and_again(case: Case, lot: int) -> None:
    assert prove_all(case, MEETINGS[lot::LOTS])


@proof
@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("name", CASES)
def test_the_literal_player_comes_to_the_same_game_again_and_again(name: str, lot: int) -> None:
    assert prove_all(CASES[name], MANY[lot::LOTS])


@proof
@pytest.mark.parametrize("name", CASES)
def test_these_games_meet_all_that_is_to_be_proved(name: str) -> None:
    left = set(CASES[name].met)
    for one in (one for lot in range(LOTS) for one in MANY[lot::LOTS]):
        left.difference_update(play(one, CASES[name].plannings)[1].planned)
        if not left:
            return
    pytest.fail(f"never answered out of a plan: {sorted(left)}")


@pytest.mark.parametrize("one", lots(games("random", range(8, 9), 2), FEW_MORE), ids=str)
def test_what_others_hold_changes_nothing_that_a_seat_may_notice(one: Played) -> None:
    assert look_all_over(TOGETHER, [one], every=4).same > 3


@proof
@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("name", CASES)
def test_what_others_hold_changes_nothing_in_many_games(name: str, lot: int) -> None:
    many = [one for one in MANY if one.seats > 2][lot :: 5 * LOTS]
    assert look_all_over(CASES[name], many, every=10).same


# The proof finds what is wrong


class Careless(Reactions):
    """Forgets which events a Sacrifice is meant for."""

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        if decision.kind != "forum.sacrifice":
            return super().answer(now, plan, decision)
        wish: Raw = {**plan.raw, "events": "none"}
        return super().answer(now, Plan(plan.key, plan.kind, plan.seat, wish), decision)


class Telltale(Reactions):
    """Asks holders of a card only."""

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        said = super().answer(now, plan, decision)
        hand = len(decision.choice.form()) == 1
        return Ready("none") if decision.kind == "forum.sacrifice" and hand else said


def test_a_plan_that_is_read_wrongly_is_found_out() -> None:
    with pytest.raises(AssertionError):
        prove_all(REACTIONS._replace(plannings=[Careless()]), games("random", range(40), 2))


def test_a_plan_that_tells_who_holds_a_card_is_found_out() -> None:
    with pytest.raises(AssertionError):
        look_all_over(REACTIONS._replace(plannings=[Telltale()]), games("random", range(20, 60), 2), every=1)
