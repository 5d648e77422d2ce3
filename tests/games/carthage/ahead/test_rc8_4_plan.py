"""RC-8.4 asked ahead: what a player does in his initiative, said when the Forum opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from games.carthage.ahead.forum import ASK_ME
from games.carthage.forum.events import TraderSought
from games.carthage.minds.persuading import percent
from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Window
from games.republic.forum.events import InitiativeBid, InitiativeRolled, LeaderMoved, PersuasionAnnounced
from games.republic.pieces import Reign
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import ALL, bids, follow, listed, planned, rich, say, shield, table
from tests.games.carthage.forum import Change, holds, initiative, purse
from tests.games.carthage.play import Play, add_senator, add_war, numbered

SEATS = ("diamond", "triangle", "circle", "square")
TRADER = {"way": "pay", "senator": "fam-mago", "talents": 3}


def forum(*changes: Change, dice: Sequence[int] = (1, 1), **how: Any) -> Play:
    """Diamond has the first initiative, the others follow; a Law is drawn."""
    play = table(ALL)
    dice_of = {"initiative": [1, 1], "persuasion": dice, "trader": [6, 6]}
    how = {"deck": ["law-sumptuary", "law-army-election"], "coming": SEATS[1:], **how}
    initiative(play, "forum.roll", *changes, dice=dice_of, **how)
    play.table.plan_ahead()
    return play


def plans(play: Play, **by_seat: dict[str, Any]) -> None:
    """All say their defence (none) and their plan; who has none says nothing."""
    for seat in [one.seat for one in play.awaited() if one.kind == "forum.defence"]:
        say(play, seat, "forum.defence", **shield())
    for seat in [one.seat for one in play.awaited() if one.kind == "forum.plan"]:
        play.answer(seat, "forum.plan", by_seat.get(seat, ASK_ME))
    follow(play)


# The window


@clause("RC-8.4")
def test_all_are_asked_when_the_forum_opens_and_who_has_the_first_initiative_may_take_it() -> None:
    play = table(ALL)
    play.at("forum.opening")
    play.table.plan_ahead()
    assert play.asked("forum.plan") == [(seat, "forum.plan") for seat in SEATS]
    assert play.asked("forum.roll") == [("diamond", "forum.roll")]
    asked = play.decision("circle", "forum.plan")
    assert (asked.about, asked.window) == ({"turn": 1}, Window.AHEAD)
    plans(play)
    assert play.asked() == [("diamond", "forum.roll")]


@clause("RC-8.4")
def test_who_has_the_turn_waits_for_nobody_s_plan() -> None:
    play = forum(rich())
    play.answer("diamond", "forum.plan", planned(trader=TRADER))
    follow(play)
    assert play.saw(TraderSought)
    assert play.asked("forum.roll") == [("triangle", "forum.roll")]
    assert ("triangle", "forum.plan") in play.asked()
    play.answer("triangle", "forum.roll", "roll")
    assert ("triangle", "forum.attempt") in play.asked()
    assert ("square", "forum.plan") in play.asked()


@clause("RC-8.7", "RC-DP22")
def test_bids_wait_for_all_plans() -> None:
    play = forum(rich(), purse(6, 6), coming=[], number=4)
    play.answer("diamond", "forum.plan", planned())
    follow(play)
    assert not play.asked("forum.bid")
    plans(play)
    assert play.asked() == [("triangle", "forum.auction")]


@clause("RC-8.4")
def test_silence_is_being_asked_at_one_s_turn() -> None:
    play = forum(rich())
    plans(play, triangle=planned())
    assert play.asked("forum.roll") == [("diamond", "forum.roll")]
    play.answer("diamond", "forum.roll", "roll")
    assert play.asked("forum.attempt") == [("diamond", "forum.attempt")]


@clause("RC-8.4")
def test_a_whole_initiative_is_played_in_order_without_a_call() -> None:
    play = forum(rich())
    mine = planned(attempts=[listed(bribe=8)], trader=TRADER, leader="fam-mangi")
    plans(play, diamond=mine)
    kinds = (InitiativeRolled, PersuasionAnnounced, TraderSought, LeaderMoved)
    told = [type(one) for one in play.told if isinstance(one, kinds)]
    assert told == list(kinds)
    assert play.asked() == [("triangle", "forum.roll")]


@clause("RC-8.4")
def test_it_may_be_changed_until_it_is_used() -> None:
    play = forum(rich())
    plans(play, diamond=planned(roll="ask"))
    assert play.asked() == [("diamond", "forum.roll")]
    play.answer("diamond", "forum.plan", planned(trader=TRADER))
    follow(play)
    assert play.saw(TraderSought)


@clause("RC-8.4", "RC-8.5.5")
def test_who_is_asked_for_his_attempt_is_asked_for_his_raises_with_it_and_the_rest_is_as_planned() -> None:
    play = forum(rich())
    add = planned(ask=["card"], trader=TRADER)
    plans(play, diamond=add)
    assert play.asked() == [("diamond", "forum.attempt")]
    play.lapse("diamond", "forum.attempt")
    follow(play)
    assert play.saw(TraderSought)


# Attempts


@clause("RC-8.5.1", "RC-8.5.5")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"target": "fam-mangi"}, "choice.unknown"),
        ({"target": "fam-barca"}, "choice.unknown"),
        ({"target": "fam-hanno"}, "choice.unknown"),
        ({"persuader": "fam-gisco"}, "choice.unknown"),
        ({"bribe": 21}, "choice.range"),
        ({"bribe": 12, "limit": 9}, "forum.purse"),
        ({"card": "seduction.1"}, "choice.unknown"),
    ],
)
def test_an_attempt_that_cannot_be_is_refused_and_changes_nothing(said: dict[str, Any], reason: str) -> None:
    play = forum(rich())
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "forum.plan", planned(attempts=[listed(**said)]))
    assert refused.value.reason == reason
    assert not play.table.plans


@clause("RC-8.4")
def test_the_same_attempt_twice_or_too_many_are_refused() -> None:
    play = forum(rich())
    for attempts, reason in (([listed(), listed(chance=50)], "choice.twice"), ([listed()] * 4, "choice.count")):
        with pytest.raises(IllegalAnswer) as refused:
            play.answer("diamond", "forum.plan", planned(attempts=attempts))
        assert refused.value.reason == reason


def announced(play: Play) -> list[tuple[str, int]]:
    return [(one.target, one.talents) for one in play.saw(PersuasionAnnounced)]


@clause("RC-8.5.5")
def test_the_first_attempt_that_is_possible_is_made() -> None:
    play = forum(rich())
    first, second = listed(target="fam-gisco"), listed(bribe=8)
    for seat in SEATS:
        say(play, seat, "forum.defence", **shield())
    play.answer("diamond", "forum.plan", planned(attempts=[first, second]))
    play.g.senators["fam-gisco"].place = "captive"
    play.table.stir()
    plans(play)
    assert announced(play) == [("fam-milko", 8)]


@clause("RC-8.5.5")
def test_if_none_is_possible_nobody_is_persuaded() -> None:
    play = forum(rich())
    plans(play, diamond=planned(attempts=[listed(chance=100), listed(bribe=3, chance=90)]))
    assert not announced(play)
    assert play.asked() == [("triangle", "forum.roll")]


@clause("RC-8.5.4", "RC-8.5.5")
@pytest.mark.parametrize(("omens", "chance", "made"), [(0, 58, True), (0, 59, False), (1, 42, True), (1, 43, False)])
def test_only_if_the_chance_at_his_turn_is_as_good(omens: int, chance: int, made: bool) -> None:
    """Base Number 7: 21 of 36 rolls; with Evil Omens 15."""

    def evil(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=omens)

    play = forum(rich(), *([evil] if omens else []))
    assert percent(7, omens) in (58, 42)
    plans(play, diamond=planned(attempts=[listed(bribe=8, chance=chance)]))
    assert bool(announced(play)) == made


@clause("RC-8.5.7")
def test_a_card_of_his_hand_may_be_played_with_it() -> None:
    play = forum(rich(triangle=9), holds("diamond", "seduction.1"))
    plans(play, diamond=planned(attempts=[listed(card="seduction.1", bribe=8)]))
    assert [one.card for one in play.saw(PersuasionAnnounced)] == ["seduction.1"]
    assert not bids(play)


@clause("RC-8.5.5", "RC-DP19")
@pytest.mark.parametrize(("opposed", "limit", "raised"), [("raise", 6, 6), ("raise", 5, 0), ("roll", 0, 0)])
def test_raises_come_out_of_it(opposed: str, limit: int, raised: int) -> None:
    play = forum(rich(triangle=9))
    mine = planned(attempts=[listed(bribe=8, opposed=opposed, limit=limit)])
    for seat in SEATS:
        say(play, seat, "forum.defence", **shield(own=9))
        play.answer(seat, "forum.plan", mine if seat == "diamond" else planned())
    follow(play)
    assert sum(talents for seat, talents in bids(play) if seat == "diamond") == raised


@clause("RC-8.5.5", "RC-DP19")
def test_without_a_limit_he_is_asked_whether_he_raises() -> None:
    play = forum(rich(triangle=9))
    for seat in SEATS:
        say(play, seat, "forum.defence", **shield(own=9))
        play.answer(seat, "forum.plan", planned(attempts=[listed(bribe=8)]) if seat == "diamond" else planned())
    follow(play)
    assert play.asked() == [("diamond", "forum.raise")]


@clause("RC-8.5.5", "RC-DP19")
def test_of_two_bribes_for_the_same_attempt_the_one_that_was_made_says_how_far_he_raises() -> None:
    play = forum(rich(triangle=9))
    likelier = listed(bribe=8, chance=100, opposed="roll")
    made = listed(bribe=6, opposed="raise", limit=9)
    for seat in SEATS:
        say(play, seat, "forum.defence", **shield(own=9))
        play.answer(seat, "forum.plan", planned(attempts=[likelier, made]) if seat == "diamond" else planned())
    follow(play)
    assert bids(play)[:4] == [("triangle", 4), ("circle", 0), ("square", 0), ("diamond", 4)]


# Asked after all


def family(g: Carthage) -> None:
    add_senator(g, 17, None)


def war(g: Carthage) -> None:
    add_war(g, "massilian-war", "inactive")


def event(g: Carthage) -> None:
    g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens")


def another_event(g: Carthage) -> None:
    """One event has left play, and one has come."""
    del g.table_events["te-pretender-emerges"]
    event(g)


def persuader_gone(g: Carthage) -> None:
    numbered(g, 1).place = "captive"


def target_gone(g: Carthage) -> None:
    numbered(g, 6).place = "captive"


def target_leads(g: Carthage) -> None:
    g.factions[numbered(g, 6).faction or SEATS[0]].leader = "fam-milko"  # type: ignore[index]


def pretender(g: Carthage) -> None:
    g.table_events["te-pretender-emerges"] = TableEvent(id="te-pretender-emerges")


@clause("RC-8.4")
@pytest.mark.parametrize(
    ("condition", "change"),
    [
        ("family", family),
        ("war", war),
        ("event", event),
        ("event", another_event),
        ("gone", persuader_gone),
        ("gone", target_gone),
        ("gone", target_leads),
    ],
)
@pytest.mark.parametrize("ticked", [True, False])
def test_what_all_have_seen_since_may_be_a_reason_to_be_asked(condition: str, change: Change, ticked: bool) -> None:
    play = forum(rich(), pretender)
    for seat in SEATS:
        say(play, seat, "forum.defence", **shield())
    other = listed(persuader="fam-mangi", target="fam-himilco")
    mine = planned(attempts=[listed(bribe=8), other], ask=[condition] if ticked else [])
    play.answer("diamond", "forum.plan", mine)
    change(play.g)
    play.table.stir()
    plans(play)
    assert (("diamond", "forum.attempt") in play.asked()) == ticked
    assert bool(announced(play)) != ticked


@clause("RC-8.4")
@pytest.mark.parametrize(("talents", "ticked", "asked"), [(25, True, True), (25, False, False), (0, True, False)])
def test_that_none_is_possible_is_a_reason_where_another_is_likely(talents: int, *, ticked: bool, asked: bool) -> None:
    """With 50T and a Senator within reach an initiative went by, for all whom the plan named were gone."""
    play = forum(purse(talents, 1))
    plans(play, diamond=planned(attempts=[listed(chance=100)], ask=["idle"] if ticked else []))
    assert not announced(play)
    assert (("diamond", "forum.attempt") in play.asked()) == asked


@clause("RC-8.4")
@pytest.mark.parametrize(("deck", "asked"), [("law-sumptuary", True), ("ev-refugees-from-tyre", False)])
def test_a_red_card_drawn_in_this_initiative_may_be_a_reason(deck: str, asked: bool) -> None:
    play = forum(rich(), deck=[deck])
    plans(play, diamond=planned(ask=["card"]))
    while play.asked("forum.gift"):
        play.lapse_all("forum.gift")
    follow(play)
    assert (("diamond", "forum.attempt") in play.asked()) == asked


# Trader, Leader


@clause("RC-8.1", "RC-DP20")
@pytest.mark.parametrize(
    ("trader", "spent"),
    [
        ({**TRADER, "talents": 3}, 3),
        ({**TRADER, "way": "left", "talents": 20}, 12),
        ({**TRADER, "way": "left", "talents": 5}, 5),
    ],
)
def test_a_trader_is_sought_for_so_much_or_for_what_is_left(trader: dict[str, Any], spent: int) -> None:
    play = forum(rich())
    plans(play, diamond=planned(attempts=[listed(bribe=8)], trader=trader))
    assert [one.talents for one in play.saw(TraderSought)] == [spent]


@clause("RC-8.1", "RC-DP20")
@pytest.mark.parametrize("trader", [{**TRADER, "talents": 13}, {"way": "ask", "senator": "none", "talents": 0}])
def test_what_he_has_no_longer_is_asked_anew(trader: dict[str, Any]) -> None:
    play = forum(rich())
    plans(play, diamond=planned(attempts=[listed(bribe=8)], trader=trader))
    assert play.asked() == [("diamond", "forum.trader")]
    assert play.decision("diamond", "forum.trader").window is Window.AGAIN


@clause("RC-8.1")
@pytest.mark.parametrize(
    ("trader", "reason"),
    [
        ({"way": "pay", "senator": "none", "talents": 2}, "forum.payer"),
        ({"way": "pay", "senator": "fam-mangi", "talents": 2}, "forum.purse"),
    ],
)
def test_a_trader_needs_a_senator_who_has_so_much(trader: dict[str, Any], reason: str) -> None:
    play = forum(rich())
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "forum.plan", planned(trader=trader))
    assert (refused.value.reason, refused.value.about["clause"]) == (reason, "RC-8.1")


@clause("RC-8.6", "RC-DP21")
@pytest.mark.parametrize(
    ("leader", "moved"), [("stay", []), ("fam-mangi", ["fam-mangi"]), ("best", []), ("fam-mago", [])]
)
def test_the_leader_stays_or_is_another_or_the_most_valuable(leader: str, moved: list[str]) -> None:
    play = forum(rich())
    plans(play, diamond=planned(leader=leader))
    assert [one.senator for one in play.saw(LeaderMoved)] == moved
    assert play.asked() == [("triangle", "forum.roll")]


@clause("RC-8.6", "RC-DP21")
def test_a_leader_who_is_no_longer_his_is_asked_anew() -> None:
    play = forum(rich())
    for seat in SEATS:
        say(play, seat, "forum.defence", **shield())
    play.answer("diamond", "forum.plan", planned(leader="fam-mangi"))
    play.g.senators["fam-mangi"].faction = SEATS[2]  # type: ignore[assignment]
    play.table.stir()
    plans(play)
    assert play.asked() == [("diamond", "forum.leader")]


# Auctions


@clause("RC-8.7", "RC-DP22")
def test_bids_come_out_of_it_and_only_who_says_ask_is_asked() -> None:
    play = forum(rich(), purse(6, 6), purse(4, 7), purse(3, 8), coming=[], number=4)
    bid = {"way": "raise", "limit": 3, "payer": "fam-milko"}
    plans(play, diamond=planned(), triangle=planned(bid=bid), square=planned())
    assert play.asked() == [("circle", "forum.auction")]
    say(play, "circle", "forum.auction", way="exact", limit=4, payer="fam-gisco")
    follow(play)
    assert [(one.seat, one.talents) for one in play.saw(InitiativeBid)] == [("triangle", 1), ("circle", 4)]


@clause("RC-8.7")
@pytest.mark.parametrize(("auctioned", "asked"), [("no", [("triangle", "forum.roll")]), ("yes", [])])
def test_an_auctioned_initiative_only_if_he_has_said_so(auctioned: str, asked: list[tuple[str, str]]) -> None:
    play = forum(rich(), purse(6, 6), coming=[], number=4)
    bid = {"way": "exact", "limit": 6, "payer": "fam-milko"}
    mine = planned(bid=bid, auctioned=auctioned)
    plans(play, diamond=planned(), circle=planned(), square=planned(), triangle=mine)
    assert [one for one in play.asked() if one[0] == "triangle"] == asked


# Others


@clause("RC-9.10.3")
def test_who_rules_for_life_is_asked_at_his_turn_for_those_he_controls() -> None:
    def reign(g: Carthage) -> None:
        g.reigns.append(Reign(senator="fam-gisco", seat=numbered(g, 7).faction or SEATS[2], influence=35))  # type: ignore[arg-type]

    play = forum(rich(), reign)
    assert play.asked("forum.plan") == [("circle", "forum.plan")]
    assert len(play.asked("forum.defence")) == 4
    plans(play, circle=planned())
    assert play.asked() == [("circle", "forum.roll")]
    assert play.decision("circle", "forum.roll").about["faction"] == "diamond"


@clause("RC-8.4", "RC-1.5e")
def test_what_others_are_asked_does_not_depend_on_what_he_holds() -> None:
    def open_to_square(*changes: Change) -> list[tuple[str, str]]:
        play = forum(rich(), *changes)
        play.answer("diamond", "forum.plan", planned(attempts=[listed(bribe=8)]))
        return [(one.decision.key, one.offered) for one in play.table.open.values() if one.decision.seat == "square"]

    assert open_to_square() == open_to_square(holds("diamond", "seduction.1"), holds("triangle", "tophet-sacrifice"))


@clause("RC-8.4")
def test_a_card_proposes_a_sensible_plan_and_never_mere_silence() -> None:
    play = forum(rich())
    key = play.decision("diamond", "forum.plan").key
    play.table.submit(SEATS[0], key, ASK_ME, "lapse")  # type: ignore[arg-type]
    (said,) = play.table.plans
    assert said.by == "lapse"
    play.table.plan_ahead([replace(said, key=f"forum.plan/turn=0@{SEATS[0]}", turn=0)])
    found = play.table.proposal(key)
    assert (found["way"], found["roll"], found["trader"]["way"]) == ("plan", "yes", "left")


def test_a_rewind_makes_drafts_of_it() -> None:
    play = forum(rich())
    plans(play, diamond=planned(roll="ask"))
    kept = [one.since(0) for one in play.table.plans]
    play.table.plan_ahead(kept)
    assert len(play.asked("forum.plan")) == 4
    assert play.table.proposal(play.decision("diamond", "forum.plan").key)["roll"] == "ask"
