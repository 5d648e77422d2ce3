"""Who does his part is remembered: shirkers get nothing from a player who has a memory, and are forgiven."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from games.carthage.minds.sensible.elections import worse_than_left
from games.carthage.minds.sensible.forum import prize
from games.carthage.minds.sensible.interests import INTERESTS, SUFFETE, harm
from games.carthage.minds.sensible.intrigue import convictable
from games.carthage.minds.sensible.voting import dangerous
from games.carthage.minds.temper import tempers
from games.carthage.seen import see
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Seat
from games.kernel.minds import Level
from games.republic.minds.coalitions import brings
from games.republic.minds.elections import allies
from games.republic.minds.memory import HARM, avoids, failings, hunts, shuns
from games.republic.minds.temper import thinking
from games.republic.pieces import Deeds
from tests.clauses import clause
from tests.games.carthage.combat import war
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.chamber import owners, vacant
from tests.games.carthage.minds.saying import says, voices, without
from tests.games.carthage.minds.test_market import IRON, SALT, traders
from tests.games.carthage.minds.test_red_cards import HANNO, owned
from tests.games.carthage.neutrals import solo
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import propose, session

DIAMOND, TRIANGLE, CIRCLE = Seat("diamond"), Seat("triangle"), Seat("circle")
LEVELS: tuple[Level, ...] = ("easy", "fair", "hard")
GOOD: dict[str, int] = {"given": 10, "ayes": 4, "noes": 2, "proposed": 2, "deals": 1}
SHIRKING: dict[str, dict[str, int]] = {
    "gifts": {**GOOD, "given": 0},
    "votes": {**GOOD, "ayes": 0, "noes": 0, "abstained": 6},
    "deals": {**GOOD, "deals": 0},
    "proposals": {**GOOD, "proposed": 0, "passed": 2},
}
OFFER = {"cards": ["salt.4", "salt.5", "ochre.2"], "names": ["ochre", "salt"], "wants": ["iron"]}


def years(turn: int, **seats: Mapping[str, int]) -> Callable[[Carthage], None]:
    """In each turn up to this one all have done their part; these seats as is said."""

    def change(g: Carthage) -> None:
        g.turn = turn
        for seat, faction in g.factions.items():
            faction.record = [Deeds(turn=one, **seats.get(str(seat), GOOD)) for one in range(1, turn + 1)]
        for number in (1, 2, 3, 4):
            numbered(g, number).traders = 4
            purse(30, number)(g)

    return change


def seen(play: Play, seat: Seat = DIAMOND) -> CarthageView:
    """The table as a seat sees it."""
    return see.view(play.g, seat)


def sitting(play: Play, step: str = "senate.business", *changes: Change, **seats: Mapping[str, int]) -> Play:
    """The Senate meets in the fourth turn."""
    return session(play, step, years(4, **seats), *changes)


# Who is one


@pytest.mark.parametrize("failing", SHIRKING)
def test_who_does_not_do_his_part_while_the_others_do_is_known_by_the_view(play: Play, failing: str) -> None:
    sitting(play, triangle=SHIRKING[failing])
    view = seen(play)
    assert {str(seat): failings(view, seat) for seat in play.g.seats if failings(view, seat)} == {"triangle": [failing]}
    assert (shuns(view, TRIANGLE), shuns(view, CIRCLE)) == (True, False)


@pytest.mark.parametrize("failing", SHIRKING)
def test_there_must_have_been_time_for_it(play: Play, failing: str) -> None:
    session(play, "senate.business", years(1, triangle=SHIRKING[failing]))
    assert failings(seen(play), TRIANGLE) == []


@pytest.mark.parametrize("failing", SHIRKING)
def test_the_others_must_have_done_it(play: Play, failing: str) -> None:
    sitting(play, **dict.fromkeys(("diamond", "triangle", "circle", "square"), SHIRKING[failing]))
    assert failings(seen(play), TRIANGLE) == []


@pytest.mark.parametrize(("deals", "said"), [(1, []), (2, ["deals"])])
def test_nor_is_who_does_not_deal_one_because_two_once_dealt_with_each_other(
    deals: int, said: list[str], play: Play
) -> None:
    """Two were sent away, and one tried, for a single red card that the other two had traded in the first turn."""
    sitting(play)
    for seat in play.g.seats:
        for one in play.g.factions[seat].record:
            one.deals = deals if one.turn == 4 and seat in (DIAMOND, CIRCLE) else 0
    assert failings(seen(play), TRIANGLE) == said


@pytest.mark.parametrize("failing", ["gifts", "votes", "deals"])
def test_and_not_only_long_ago(play: Play, failing: str) -> None:
    """ "Made no deals while the others dealt": for three turns nobody had made any."""
    sitting(play, triangle=SHIRKING[failing])
    play.g.turn = 7
    for faction in play.g.factions.values():
        faction.record += [Deeds(turn=turn, **SHIRKING[failing]) for turn in (5, 6, 7)]
    assert failings(seen(play), TRIANGLE) == []


@clause("RC-9.1")
@pytest.mark.parametrize(("lead", "shunned"), [(10, True), (11, False)])
def test_while_another_runs_away_nobody_is_shunned(play: Play, lead: int, shunned: bool) -> None:
    """Three of four grudged each other everything, and gave the first of all 25 INF in two turns."""
    sitting(play, triangle=SHIRKING["gifts"], circle=SHIRKING["gifts"])
    for one in play.g.senators.values():
        one.influence = 0
    play.g.in_capital(CIRCLE)[0].influence = lead
    view = seen(play)
    assert (shuns(view, TRIANGLE), shuns(view, CIRCLE)) == (shunned, True)
    assert ("triangle" in map(str, allies(view))) != shunned


@clause("RC-6.9")
def test_one_who_gives_for_the_influence_makes_no_shirkers_of_all_others(play: Play) -> None:
    """The first of all had bought 7 INF with 50T: then the others voted against each other, and he was elected."""
    none = SHIRKING["gifts"]
    sitting(
        play, "senate.business", **dict.fromkeys(("triangle", "circle", "square"), none), diamond={**GOOD, "given": 50}
    )
    assert [failings(seen(play), seat) for seat in play.g.seats] == [[], [], [], []]


@pytest.mark.parametrize("failing", SHIRKING)
def test_who_has_not_done_it_himself_holds_it_against_nobody(play: Play, failing: str) -> None:
    """Who had dealt with nobody accused another who "made no deals": two had, once, with each other."""
    sitting(play, triangle=SHIRKING[failing], diamond=SHIRKING[failing])
    assert (shuns(seen(play), TRIANGLE), shuns(seen(play, CIRCLE), TRIANGLE)) == (False, True)
    assert not hunts(seen(play), TRIANGLE)


@pytest.mark.parametrize("failing", SHIRKING)
def test_who_mends_his_ways_is_forgiven(play: Play, failing: str) -> None:
    sitting(play, triangle=SHIRKING[failing])
    assert failings(seen(play), TRIANGLE) == [failing]
    play.g.turn = 5
    for faction in play.g.factions.values():
        faction.record.append(Deeds(turn=5, **GOOD))
    play.g.factions[TRIANGLE].record[-1].proposed = 5
    assert failings(seen(play), TRIANGLE) == []


@clause("RC-6.9", "RC-7.2.2", "RC-9.0.9")
def test_who_could_not_do_it_is_no_shirker(play: Play) -> None:
    def poor(g: Carthage) -> None:
        for one in g.senators_of(TRIANGLE):
            one.traders = 0
            g.issued -= one.talents
            one.talents = 0

    nothing = {"proposed": 1}  # no money, no Traders, nobody called in any vote
    sitting(play, "senate.business", poor, triangle=nothing)
    assert failings(seen(play), TRIANGLE) == []


@clause("RC-15.5")
def test_neither_is_a_neutral(play: Play) -> None:
    def idle(g: Carthage) -> None:
        years(4, **dict.fromkeys(map(str, g.automata), SHIRKING["votes"]))(g)

    solo(play, "senate.business", idle)
    assert play.g.automata
    assert [failings(seen(play), seat) for seat in play.g.automata] == [[] for _ in play.g.automata]


def test_easy_players_remember_nothing_fair_ones_shun_and_hard_ones_hunt(play: Play) -> None:
    sitting(play, triangle=SHIRKING["votes"])
    found: dict[str, tuple[bool, bool]] = {}
    for level in LEVELS:
        with thinking(tempers()[level]):
            found[level] = shuns(seen(play), TRIANGLE), hunts(seen(play), TRIANGLE)
    assert found == {"easy": (False, False), "fair": (True, False), "hard": (True, True)}


# What becomes of him


def test_he_gets_no_post(play: Play) -> None:
    sitting(play, "senate.suffetes")
    (friend,) = owners(play, says(play, "diamond", "senate.suffetes")) - {"diamond"}
    sitting(play, "senate.suffetes", **{friend: SHIRKING["votes"]})
    assert friend not in owners(play, says(play, "diamond", "senate.suffetes"))
    assert friend in owners(play, without(play, "memory", "diamond", "senate.suffetes"))


def test_he_knows_that_nobody_votes_for_his_own_but_who_gains_with_them(play: Play) -> None:
    """RC-9.0.13: in vain a proposal costs him Influence."""
    for failing, known in ((GOOD, False), (SHIRKING["gifts"], True)):
        sitting(play, "senate.suffetes", diamond=failing)
        view = seen(play)
        own, his, other = (play.g.in_capital(seat)[-1].id for seat in (DIAMOND, TRIANGLE, CIRCLE))
        assert (brings(INTERESTS, view, TRIANGLE, [own, other], SUFFETE) <= -2 * HARM * SUFFETE) == known
        assert brings(INTERESTS, view, TRIANGLE, [own, his], SUFFETE) > 0
        assert len(owners(play, says(play, "diamond", "senate.suffetes"))) == 2


def test_what_he_gains_is_harm(play: Play) -> None:
    sitting(play, triangle=SHIRKING["gifts"])
    (his, *_), (others, *_) = (play.g.senators_of(seat) for seat in (TRIANGLE, CIRCLE))
    view = seen(play)
    assert harm(view, DIAMOND, his.id, 3) == HARM > harm(view, DIAMOND, others.id, 3)


def test_after_some_pairs_have_failed_nobody_insists_on_that(play: Play) -> None:
    """RC-9.1: without Suffetes nothing else is done; so his Senators are as good as others, and so are his pairs."""
    sitting(play, "senate.suffetes", home_of(TRIANGLE), triangle=SHIRKING["gifts"])
    play.g.senate.defeated += [f"suffetes:{name} fam-nobody" for name in ("first", "second", "third")]
    (his, *_) = play.g.senators_of(TRIANGLE)
    assert harm(seen(play), DIAMOND, his.id, 3) < HARM
    mine, theirs = (play.g.in_capital(seat)[-1].id for seat in (DIAMOND, TRIANGLE))
    propose(play, "suffetes", {"first": mine, "second": theirs}, "triangle")
    while (seat := play.asked()[0][0]) != "diamond":
        play.lapse(seat, "senate.vote")
    assert "for" in says(play, "diamond", "senate.vote").values()


@clause("RC-9.0.9")
def test_his_proposals_are_voted_down(play: Play) -> None:
    def voice(triangle: dict[str, int]) -> set[Any]:
        sitting(play, "senate.business", home_of(TRIANGLE), triangle=triangle)
        propose(play, "minor", {"text": "Praise"}, "triangle")
        while (seat := play.asked()[0][0]) != "diamond":
            play.lapse(seat, "senate.vote")
        return {one for one in says(play, "diamond", "senate.vote").values() if isinstance(one, str)}

    assert (voice(GOOD), voice(SHIRKING["gifts"])) == ({"abstain"}, {"against"})


def voted(play: Play, step: str, kind: str, raw: Any, *changes: Change) -> set[str]:
    """How diamond votes on this, which triangle proposes, who gives the State nothing."""
    sitting(play, step, home_of(TRIANGLE), *changes, triangle=SHIRKING["gifts"])
    propose(play, kind, raw, "triangle")
    while (seat := play.asked()[0][0]) != "diamond":
        play.lapse(seat, "senate.vote")
    return voices(play)


@clause("RC-9.0.9")
def test_but_posts_of_ones_own_are_taken_of_him_too(play: Play) -> None:
    """Three seats were refused, two by who would have had them, for who proposed it had let the floor pass.

    Two of three voted against 5 INF each, lest who had given nothing had as much.
    """
    session(play, "senate.committee", vacant)
    own, his = (play.g.in_capital(seat)[-1].id for seat in (DIAMOND, TRIANGLE))
    nobody = dict.fromkeys(play.decision("diamond", "senate.committee").choice.form(), "none")
    first, second, *_ = nobody
    assert voted(play, "senate.committee", "committee", {**nobody, first: own}, vacant) == {"for"}
    assert voted(play, "senate.committee", "committee", {**nobody, first: own, second: his}, vacant) == {"for"}
    assert voted(play, "senate.committee", "committee", {**nobody, first: his}, vacant) == {"against"}


@clause("RC-9.4", "RC-9.5.5")
def test_and_what_the_state_needs_is_not_refused_him(play: Play) -> None:
    """Two Wars went on without a force, and a Province cost who presided 5 INF, for he had let the floor pass."""
    active = war("conquest-of-tunisia")
    form = (
        sitting(play, "senate.business", active, home_of(TRIANGLE)).decision("triangle", "senate.units").choice.form()
    )
    assert voted(play, "senate.business", "units", dict.fromkeys(form, 0) | {"raise.celtiberians": 2}, active) == {
        "for"
    }
    session(play, "senate.governors", vacant_province)
    form = play.decision("diamond", "senate.governors").choice.form()
    sent = {**dict.fromkeys(form, "none"), "tunisia": play.g.in_capital(CIRCLE)[-1].id}
    assert voted(play, "senate.governors", "governors", sent, vacant_province) == {"for"}


@clause("RC-9.0.21", "RC-9.2")
@pytest.mark.parametrize(("failing", "worse"), [(GOOD, False), (SHIRKING["gifts"], True)])
def test_no_seats_are_given_to_him_alone_that_would_fill_themselves_with_ones_own(
    failing: dict[str, int], worse: bool, play: Play
) -> None:
    """All four went to a rival with whom nothing would have been shared; of one seat he was Censor, and then ruled."""
    sitting(play, "senate.committee", vacant, triangle=failing)
    view = seen(play)
    assert view.senate
    assert any(play.g.senators[name].faction == DIAMOND for name in view.senate.filling.values())
    his = [one.id for one in play.g.in_capital(TRIANGLE)]
    assert (worse_than_left(view, his[:1]), worse_than_left(view, his[:2])) == (worse, worse)


def vacant_province(g: Carthage) -> None:
    """Tunisia lies in the Forum."""
    add_province(g, "tunisia")


@clause("RC-9.2")
@pytest.mark.parametrize(("others", "said"), [(0, "against"), (1, "for"), (4, "for")])
def test_but_for_seats_of_ones_own_that_are_worth_more_than_his(play: Play, others: int, said: str) -> None:
    """RC-9.2b: four seats were refused because the fifth was for who had made no deals, and then nobody had them."""

    def joined(g: Carthage) -> None:
        numbered(g, 7).faction = DIAMOND

    sitting(play, "senate.committee", vacant, joined, home_of(TRIANGLE), triangle=SHIRKING["gifts"])
    seats = list(play.decision("triangle", "senate.committee").choice.form())
    mine = [one.id for one in play.g.in_capital(DIAMOND)]
    his = play.g.in_capital(TRIANGLE)[-1].id
    propose(play, "committee", dict(zip(seats, [his, *mine[:others], *["none"] * 5], strict=False)), "triangle")
    while (seat := play.asked()[0][0]) != "diamond":
        play.lapse(seat, "senate.vote")
    assert {one for one in says(play, "diamond", "senate.vote").values() if isinstance(one, str)} == {said}


def test_who_proposes_something_may_let_the_floor_pass_as_often_as_others_fail(play: Play) -> None:
    """RC-9.0.6: who had proposed a pair that passed let the floor pass six times while others asked for seats."""
    sitting(play, triangle={**GOOD, "proposed": 1, "passed": 6})
    assert failings(seen(play), TRIANGLE) == []


def home_of(seat: Seat) -> Change:
    """A Senator of this faction presides."""

    def change(g: Carthage) -> None:
        for one in g.senators.values():
            one.office = "" if one.office == "home-suffete" else one.office
        g.in_capital(seat)[0].office = "home-suffete"

    return change


@clause("RC-7.2.2b")
@pytest.mark.parametrize(("failing", "offered"), [("gifts", False), ("votes", False), ("deals", True)])
def test_nobody_trades_with_him_but_who_only_has_never_traded_may_begin(
    play: Play, failing: str, *, offered: bool
) -> None:
    hands = {"diamond": [*IRON, *SALT, "ochre.1"], "triangle": ["salt.4", "salt.5", "ochre.2", "iron.4"]}

    def change(g: Carthage) -> None:
        traders(4)(g)
        years(4, triangle=SHIRKING[failing])(g)

    play.at("trade.floor", hands=hands, change=change)
    assert avoids(seen(play), TRIANGLE) != offered
    assert bool(says(play, "diamond", "trade.offer", to="triangle")) == offered
    play.answer("triangle", "trade.offer", OFFER, to="diamond")
    deal = "diamond.triangle.1"
    assert bool(says(play, "diamond", "trade.counter", deal=deal)) == offered
    assert offered or says(play, "diamond", "trade.deal", deal=deal) == "withdraw"


@clause("RC-11.2a")
def test_nor_in_red_cards(play: Play) -> None:
    def offer(triangle: dict[str, int]) -> Any:
        def change(g: Carthage) -> None:
            owned("triangle")(g)
            years(4, triangle=triangle)(g)

        play.at("revolution.deals", cards={"diamond": [HANNO], "triangle": ["assassin.1"]}, change=change)
        return says(play, "diamond", "revolution.offer", to="triangle")

    assert offer(GOOD) is not None
    assert offer(SHIRKING["votes"]) is None


@clause("RC-1.5d")
def test_his_agreements_are_declined(play: Play) -> None:
    def answer(triangle: dict[str, int]) -> Any:
        sitting(play, triangle=triangle)
        nothing: dict[str, Any] = {"text": "", "cards": [], "votes": "", "asked_talents": 0, "asked_cards": []}
        play.answer("triangle", "agreement.propose", {**nothing, "partner": "diamond", "talents": 5, "asked_votes": ""})
        (made,) = play.g.agreements
        return says(play, "diamond", "agreement.answer", agreement=made.id)

    assert (answer(GOOD), answer(SHIRKING["gifts"])) == ("enter", "decline")


@clause("RC-8.5.1", "RC-9.3.1", "RC-9.4.2")
def test_his_senators_are_won_accused_and_sent_away_rather_than_others(play: Play) -> None:
    def dear(triangle: dict[str, int]) -> tuple[float, bool, bool]:
        sitting(play, "senate.business", lambda g: add_province(g, "tunisia"), triangle=triangle)
        best = max(play.g.senators_of(TRIANGLE), key=lambda one: one.influence)
        view = seen(play)
        seen_as = view.senators[best.id]
        return prize(view, seen_as), convictable(view, seen_as), dangerous(view, seen_as)

    usual, hunted = dear(GOOD), dear(SHIRKING["votes"])
    assert hunted[0] > usual[0]
    assert (usual[1:], hunted[1:]) == ((False, False), (True, True))


@clause("RC-6.9")
def test_lest_it_be_called_a_shirker_it_gives_a_little_in_a_few_turns(play: Play) -> None:
    def given(turn: int, own: dict[str, int]) -> int:
        play.at("revenue.contributions", change=years(turn, diamond=own))
        return sum(says(play, "diamond", "revenue.contribute").values())

    assert [given(1, {}), given(3, GOOD), given(3, SHIRKING["gifts"])] == [0, 0, 10]
    assert sum(without(play, "memory", "diamond", "revenue.contribute").values()) == 0


@clause("RC-9.8.1")
def test_with_a_card_the_foremost_of_shirkers_is_attacked_once_he_stands_high_and_leads(play: Play) -> None:
    def attacked(points: int, *cards: str, triangle: dict[str, int], circle: int = 0) -> Any:
        def high(g: Carthage) -> None:
            for seat, influence in ((TRIANGLE, points), (CIRCLE, circle)):
                best = max(g.in_capital(seat), key=lambda one: one.influence)
                best.influence = influence or best.influence

        session(play, "senate.business", years(4, triangle=triangle), high, cards={"diamond": cards})
        propose(play, "minor", {"text": "Praise"})
        answer = says(play, "diamond", "senate.assassinate")
        return answer and play.g.senators[answer["victim"]].faction

    card = "assassin.1"
    assert attacked(16, card, triangle=SHIRKING["votes"]) == TRIANGLE
    assert [
        attacked(16, card, triangle=GOOD),
        attacked(16, triangle=SHIRKING["votes"]),
        attacked(9, card, triangle=SHIRKING["votes"]),
        attacked(16, card, triangle=SHIRKING["votes"], circle=22),
    ] == [None] * 4
