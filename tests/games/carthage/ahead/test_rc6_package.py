"""RC-6 asked once: the Revenue package, and contributions asked together."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.revenue.events import PublicWorks
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat, Setup, Table, Window, chairs
from games.republic.events import AppointedForLife
from games.republic.pieces import Reign
from games.republic.revenue.events import Contributed
from tests.clauses import clause
from tests.games.carthage.ahead.packages_helpers import ASKING, CIRCLE, DIAMOND, SEATS, TRIANGLE, Ahead, rich
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import numbered

PACKAGE, TOGETHER = "revenue.package", "revenue.contributions"
FROM_ALL = [(seat, PACKAGE) for seat in SEATS]


def give(talents: int) -> dict[str, Any]:
    return {"rule": "give", "talents": talents, "bound": 0}


def gift(rule: str, talents: int = 0, bound: int = 0) -> dict[str, Any]:
    return {"rule": rule, "talents": talents, "bound": bound}


def contributed(ahead: Ahead) -> dict[str, int]:
    """What Senators have given."""
    return {one.senator: one.talents for one in ahead.saw(Contributed)}


def in_debt(talents: int, **purses: int) -> Any:
    """The Treasury lacks so much when contributions are made."""

    def change(g: Carthage) -> None:
        rich(None, **purses)(g)
        g.issued -= g.treasury + talents
        g.treasury = -talents

    return change


def elected(g: Carthage) -> None:
    """Mago rules for life."""
    g.reigns.append(Reign(senator="fam-mago", seat=DIAMOND, influence=30, elected=True))


# Whom it is asked, and when


@clause("RC-15.13")
@pytest.mark.parametrize("seats", [1, 2])
def test_seats_that_nobody_plays_are_not_asked(seats: int) -> None:
    setup = Setup(chairs(seats), f"neutral {seats}", CarthageOptions(scenario="early"), turns=2)
    table, _ = Table.start(ASKING, setup)
    table.plan_ahead()
    asked = set[Seat]()
    while not table.over:
        planned = table.planned()
        posted = planned[0] if planned else next(one for one in table.open.values() if one.decision.awaited)
        asked.add(posted.decision.seat)
        raw = planned[1] if planned else posted.proposal
        table.submit(posted.decision.seat, posted.decision.key, raw, "order" if planned else "answer")
    assert asked == set(chairs(seats))


@clause("RC-6.0")
def test_all_are_asked_together_and_nothing_of_the_phase_before_they_have_answered(ahead: Ahead) -> None:
    ahead.at("revenue.corruption")
    assert ahead.asked() == FROM_ALL
    assert {one.window for one in ahead.awaited()} == {Window.SIMULTANEOUS}
    ahead.lapse("diamond", PACKAGE)
    assert ahead.table.planned() is None
    ahead.rest(PACKAGE)
    assert ahead.play_on()
    assert ahead.g.step.startswith("trade.")
    invariants(ahead.g)


@clause("RC-6.0", "RC-1.5a")
def test_it_is_played_step_by_step_and_in_order_from_the_hrao(ahead: Ahead) -> None:
    ahead.at("revenue.corruption", change=rich(n5=9, n2=9, n3=9, n4=9))
    ahead.package("triangle", PACKAGE, spoils=["coastal-spain"], corruption=["harbor-master"])
    ahead.rest(PACKAGE)
    played = ahead.play_on()
    kinds = list(dict.fromkeys(kind for _, kind, _ in played))
    assert kinds[:2] == ["revenue.corruption", "revenue.spoils"]
    assert kinds[2:] == ["revenue.contribute", "revenue.works", "revenue.redistribute"]
    assert [seat for seat, kind, _ in played if kind == "revenue.contribute"] == list(SEATS)
    assert ("triangle", "revenue.corruption", ["harbor-master"]) in played
    assert ("triangle", "revenue.spoils", ["coastal-spain"]) in played


@clause("RC-6.0")
def test_it_is_asked_beside_the_trading_of_red_cards_and_holds_nothing_there(ahead: Ahead) -> None:
    ahead.at("revolution.deals", cards={"diamond": ["public-outcry.1"], "triangle": ["public-outcry.2"]})
    assert {(seat, "revolution.done") for seat in SEATS} < set(ahead.asked())
    assert set(FROM_ALL) < set(ahead.asked())
    assert ahead.decision("diamond", PACKAGE).about == {"turn": 2}
    ahead.rest("revolution.done")
    ahead.rest("revolution.plays")
    ahead.play_on()
    assert ahead.g.turn == 2
    assert ahead.asked() == FROM_ALL, "the same question, still open"
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert ahead.g.step.startswith("trade.")


@clause("RC-12.1d")
@pytest.mark.parametrize("how", ["turns", "deck"])
def test_not_before_a_turn_that_does_not_come(ahead: Ahead, how: str) -> None:
    def last(g: Carthage) -> None:
        if how == "turns":
            g.last_turn = g.turn
        else:
            g.gone += g.deck
            g.deck.clear()

    ahead.at("revolution.deals", change=last)
    assert PACKAGE not in {kind for _, kind in ahead.asked()}


@clause("RC-9.10.3")
def test_while_somebody_rules_for_life_all_is_asked_as_the_rules_ask(ahead: Ahead) -> None:
    ahead.at("revenue.corruption", change=elected)
    assert {kind for _, kind in ahead.asked()} == {"revenue.corruption", "revenue.spoils"}
    assert {seat for seat, _ in ahead.asked()} == {"diamond"}


@clause("RC-9.10.2", "RC-9.10.3", "RC-6.9")
def test_who_comes_to_rule_for_life_in_the_middle_decides_for_the_others_from_then_on(ahead: Ahead) -> None:
    def nearly(g: Carthage) -> None:
        rich(None, n1=10, n2=10)(g)
        numbered(g, 1).influence = 34

    ahead.at("revenue.contributions", change=nearly)
    ahead.package("diamond", PACKAGE, gifts={"fam-mago": give(10)})
    ahead.package("triangle", PACKAGE, gifts={"fam-barca": give(10)})
    ahead.rest(PACKAGE)
    assert ahead.play_on() == [("diamond", "revenue.contribute", {"fam-mago": 10})]
    assert ahead.saw(AppointedForLife)
    assert ahead.asked() == [("diamond", "revenue.contribute")], "triangle's, whatever it has said"
    assert ahead.decision("diamond", "revenue.contribute").about == {"faction": "triangle"}


# Corruption and spoils


@clause("RC-6.3", "RC-6.8.2")
def test_who_died_meanwhile_is_passed_over(ahead: Ahead) -> None:
    ahead.at("revolution.deals", chits=["6"])
    filling = {"rest": "fam-barca", "sums": {"fam-milko": 1, "treasury": 2}}
    ahead.package("triangle", PACKAGE, corruption=["harbor-master"], spoils=["coastal-spain"], purses=filling)
    ahead.rest(PACKAGE)
    ahead.rest("revolution.done")
    played = ahead.play_on()
    assert "fam-milko" not in ahead.g.senators
    assert ("triangle", "revenue.spoils", ["coastal-spain"]) in played
    assert "harbor-master" not in [post for _, kind, raw in played if kind == "revenue.corruption" for post in raw]
    assert ahead.g.step.startswith("trade.")
    assert ahead.g.factions[TRIANGLE].treasury == 2
    invariants(ahead.g)


@clause("RC-6.3", "RC-6.8.2")
def test_only_own_seats_and_provinces(ahead: Ahead) -> None:
    ahead.at("revenue.corruption")
    for parts in ({"corruption": ["harbor-master"]}, {"spoils": ["coastal-spain"]}):
        with pytest.raises(IllegalAnswer):
            ahead.package("diamond", PACKAGE, **parts)
    assert ahead.table.plans == ()


# Contributions


@clause("RC-6.9", "T-11")
@pytest.mark.parametrize(
    ("debt", "said", "given"),
    [
        (-100, give(10), 10),
        (-100, gift("below", 10, 101), 10),
        (-100, gift("below", 10, 100), 0),
        (7, gift("save"), 7),
        (-1, gift("save"), 0),
        (99, gift("save"), 40),
        (-100, gift("step", bound=0), 25),
        (-100, gift("step", bound=15), 25),
        (-100, gift("step", bound=16), 10),
        (-100, gift("step", bound=31), 0),
        (-100, gift("step", 25, bound=15), 25),
        (-100, gift("step", 25, bound=16), 0),
    ],
)
def test_an_amount_or_a_rule(ahead: Ahead, debt: int, said: dict[str, Any], given: int) -> None:
    ahead.at("revenue.contributions", change=in_debt(debt, n1=40))
    ahead.package("diamond", PACKAGE, gifts={"fam-mago": said})
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert contributed(ahead) == ({"fam-mago": given} if given else {})


@clause("RC-6.9")
def test_what_the_state_needs_is_counted_after_those_before(ahead: Ahead) -> None:
    ahead.at("revenue.contributions", change=in_debt(12, n1=5, n5=4, n2=9))
    ahead.package("diamond", PACKAGE, gifts={"fam-mago": gift("save"), "fam-mangi": gift("save")})
    ahead.package("triangle", PACKAGE, gifts={"fam-barca": gift("save")})
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert contributed(ahead) == {"fam-mago": 5, "fam-mangi": 4, "fam-barca": 3}


@clause("RC-6.9")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (give(41), "choice.range"),
        (give(-1), "choice.range"),
        (gift("give", 2.5), "choice.range"),  # type: ignore[arg-type]
        (gift("give"), "packages.talents"),
        (gift("below", 0, 50), "packages.talents"),
        (gift("below", 10, 0), "packages.bound"),
        (gift("half"), "choice.unknown"),
    ],
)
def test_more_than_he_has_and_a_rule_without_its_number_are_refused(
    ahead: Ahead, said: dict[str, Any], reason: str
) -> None:
    ahead.at("revenue.contributions", change=rich(n1=40))
    with pytest.raises(IllegalAnswer) as refused:
        ahead.package("diamond", PACKAGE, gifts={"fam-mago": said})
    assert refused.value.reason == reason
    if reason.startswith("packages."):
        assert refused.value.about == {"senator": "fam-mago", "clause": "RC-6.9"}
    assert ahead.table.plans == ()


@clause("RC-6.9")
def test_another_s_senator_gives_nothing(ahead: Ahead) -> None:
    ahead.at("revenue.contributions", change=rich(n1=40, n2=40))
    with pytest.raises(IllegalAnswer):
        ahead.package("diamond", PACKAGE, gifts={"fam-barca": give(10)})


@clause("RC-6.9")
def test_who_no_longer_has_what_he_was_to_give_is_asked(ahead: Ahead) -> None:
    ahead.at("revolution.deals", change=rich(n1=12), chits=["none"])
    limit = ahead.options("diamond", PACKAGE)["gifts"]["fam-mago"]["talents"][1]
    assert limit == 15, "12T, and what a Leader receives"
    ahead.package("diamond", PACKAGE, gifts={"fam-mago": give(15)})
    ahead.rest(PACKAGE)
    ahead.rule("talents", senator="fam-mago", talents=11)
    ahead.rest("revolution.done")
    ahead.play_on()
    assert ahead.asked() == [("diamond", "revenue.contribute")]
    assert ahead.decision("diamond", "revenue.contribute").window is Window.AGAIN


@clause("RC-6.9")
def test_those_who_wish_to_be_asked_are_asked_together_and_played_in_order(ahead: Ahead) -> None:
    ahead.at("revenue.contributions", change=rich(n1=10, n2=10, n3=10))
    ahead.package("diamond", PACKAGE, ask=["gifts"])
    ahead.package("circle", PACKAGE, ask=["gifts"])
    ahead.rest(PACKAGE)
    assert ahead.asked() == [("diamond", TOGETHER), ("circle", TOGETHER)]
    ahead.answer("circle", TOGETHER, {"gifts": {"fam-hanno": give(10)}, "ask": []})
    assert ahead.table.planned() is None
    ahead.answer("diamond", TOGETHER, {"gifts": {"fam-mago": gift("none")}, "ask": ["gifts"]})
    assert ahead.play_on() == []
    assert ahead.asked() == [("diamond", "revenue.contribute")]
    ahead.answer("diamond", "revenue.contribute", {"fam-mago": 2})
    played = ahead.play_on()
    assert [(seat, raw) for seat, kind, raw in played if kind == "revenue.contribute"] == [
        ("triangle", {"fam-barca": 0}),
        ("circle", {"fam-hanno": 10}),
    ]


@clause("RC-6.4d")
def test_the_supervisor_builds(ahead: Ahead) -> None:
    ahead.at("revenue.contributions", change=rich(n4=20))
    supervisor = numbered(ahead.g, 4).id
    assert ahead.options("diamond", PACKAGE)["works"] == ["0"]
    ahead.package("square", PACKAGE, works="20")
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert ahead.saw(PublicWorks) == [PublicWorks(SEATS[3], supervisor, 20, 2)]


@clause("RC-6.4d")
def test_who_cannot_pay_for_the_works_he_wished_is_asked(ahead: Ahead) -> None:
    ahead.at("revenue.contributions", change=rich(n4=10))
    ahead.package("square", PACKAGE, works="20")
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert ahead.asked() == [("square", "revenue.works")]


# The purses


@clause("RC-6.10")
def test_purses_are_filled_in_order_and_one_gets_the_rest(ahead: Ahead) -> None:
    ahead.at("revenue.redistribution", change=rich({"diamond": 3}, n1=4, n5=10))
    ahead.package("diamond", PACKAGE, purses={"rest": "fam-mago", "sums": {"treasury": 15, "triangle": 1}})
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert (ahead.senator(1).talents, ahead.senator(5).talents) == (1, 0)
    assert ahead.g.factions[DIAMOND].treasury == 15
    assert ahead.g.factions[TRIANGLE].treasury == 1
    invariants(ahead.g)


@clause("RC-6.10")
def test_what_there_is_goes_as_far_as_it_goes(ahead: Ahead) -> None:
    ahead.at("revenue.redistribution", change=rich({"diamond": 3}, n1=4))
    ahead.package("diamond", PACKAGE, purses={"rest": "fam-mago", "sums": {"treasury": 5, "fam-mangi": 4, "circle": 2}})
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert ahead.g.factions[DIAMOND].treasury == 5
    assert (ahead.senator(1).talents, ahead.senator(5).talents) == (0, 2)
    assert ahead.g.factions[CIRCLE].treasury == 0


@clause("RC-6.10")
@pytest.mark.parametrize(
    ("purses", "reason"),
    [
        ({"rest": "fam-mago", "sums": {"treasury": 8}}, "choice.range"),
        ({"rest": "fam-barca"}, "choice.unknown"),
        ({"rest": "stay", "sums": {"treasury": 2}}, "packages.rest"),
        ({"rest": "fam-mago", "sums": {"diamond": 2}}, "choice.fields"),
    ],
)
def test_more_than_there_is_and_others_purses_are_refused(ahead: Ahead, purses: Any, reason: str) -> None:
    ahead.at("revenue.redistribution", change=rich({"diamond": 3}, n1=4))
    with pytest.raises(IllegalAnswer) as refused:
        ahead.package("diamond", PACKAGE, purses=purses)
    assert refused.value.reason == reason
    assert ahead.table.plans == ()


@clause("RC-6.10")
def test_a_gift_stays_in_the_faction_treasury(ahead: Ahead) -> None:
    ahead.at("revenue.redistribution", change=rich({"diamond": 9}))
    ahead.package("diamond", PACKAGE, purses={"rest": "treasury", "sums": {"triangle": 4, "circle": 5}})
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert (ahead.g.factions[TRIANGLE].treasury, ahead.g.factions[CIRCLE].treasury) == (4, 5)


@clause("RC-6.10")
def test_if_nobody_is_left_for_the_rest_he_is_asked(ahead: Ahead) -> None:
    ahead.at("revenue.redistribution", change=rich({"diamond": 5}))
    ahead.package("diamond", PACKAGE, purses={"rest": "fam-mangi", "sums": {"treasury": 1}})
    numbered(ahead.g, 5).place = "captive"
    ahead.table.stir()
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert ahead.asked() == [("diamond", "revenue.redistribute")]


@clause("RC-6.0")
@pytest.mark.parametrize(
    ("part", "kind"),
    [("taking", "revenue.corruption"), ("works", "revenue.works"), ("purses", "revenue.redistribute")],
)
def test_what_he_wishes_to_be_asked_he_is_asked_at_his_turn(ahead: Ahead, part: str, kind: str) -> None:
    ahead.at("revenue.corruption", change=rich(n4=20))
    ahead.package("square", PACKAGE, ask=[part])
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert kind in {asked for _, asked in ahead.asked()}
    assert {seat for seat, _ in ahead.asked()} == {"square"}


# Changing it, and proposing it


@clause("RC-6.0")
def test_it_may_be_changed_until_it_is_used(ahead: Ahead) -> None:
    ahead.at("revenue.corruption", change=rich(n1=20))
    ahead.package("diamond", PACKAGE, gifts={"fam-mago": give(10)}, corruption=["state-treasurer"])
    ahead.package("triangle", PACKAGE, ask=["taking"])
    ahead.rest(PACKAGE)
    ahead.play_on()
    assert [seat for seat, _ in ahead.asked()] == ["triangle", "triangle"]
    ahead.package("diamond", PACKAGE, gifts={"fam-mago": give(11)})
    ahead.rest("revenue.corruption")
    ahead.rest("revenue.spoils")
    played = ahead.play_on()
    assert ("diamond", "revenue.contribute", {"fam-mago": 11, "fam-mangi": 0}) in played


@clause("RC-6.0")
def test_what_is_over_is_asked_no_more(ahead: Ahead) -> None:
    ahead.at("revenue.redistribution", change=rich({"diamond": 3}, n1=4))
    form = ahead.options("diamond", PACKAGE)
    assert (form["corruption"], form["gifts"], form["works"]) == ([[], 0, 0], {}, ["0"])


@clause("RC-6.0")
def test_last_turn_s_is_offered_as_far_as_it_is_still_possible_beside_what_suits_now(ahead: Ahead) -> None:
    ahead.at("revenue.corruption", change=rich({"diamond": 9}, n1=30))
    ahead.package(
        "diamond",
        PACKAGE,
        corruption=["state-treasurer"],
        gifts={"fam-mago": give(30), "fam-mangi": gift("step", bound=5)},
        purses={"rest": "fam-mago", "sums": {"treasury": 9}},
    )
    ahead.rest(PACKAGE)
    ahead.play_on()
    ahead.g.committee["state-treasurer"].member = ""
    ahead.g.step = "revenue.corruption"
    ahead.g.turn += 1
    again = Ahead().begin(ahead.g)
    again.table.plan_ahead(ahead.table.plans)
    said = again.posted("diamond", PACKAGE).repeated
    assert said["corruption"] == [], "he is Treasurer no more"
    assert said["gifts"]["fam-mago"] == gift("none"), "he cannot have 30T"
    assert said["gifts"]["fam-mangi"] == gift("step", bound=5)
    assert said["purses"] == {**said["purses"], "rest": "fam-mago"}
    assert said["purses"]["sums"]["treasury"] == 9
    fresh = Ahead().begin(ahead.g).proposed("diamond", PACKAGE)
    assert again.proposed("diamond", PACKAGE) == fresh != said, "as things are now"


@clause("RC-6.0")
def test_what_silence_has_said_is_not_offered_again(ahead: Ahead) -> None:
    ahead.at("revenue.corruption")
    mine = ahead.decision("diamond", PACKAGE)
    ahead.table.submit(mine.seat, mine.key, mine.lapse, "lapse")
    ahead.rest(PACKAGE)
    ahead.play_on()
    ahead.g.step = "revenue.corruption"
    ahead.g.turn += 1
    again = Ahead().begin(ahead.g)
    again.table.plan_ahead(ahead.table.plans)
    assert [again.posted(seat, PACKAGE).repeated is None for seat in ("diamond", "triangle")] == [True, False]


@clause("RC-6.0")
def test_at_first_what_a_sensible_player_would_say_is_proposed(ahead: Ahead) -> None:
    ahead.at("revenue.corruption", change=rich({"diamond": 20}, n1=40))
    said = ahead.proposed("diamond", PACKAGE)
    assert said["purses"]["rest"] == "fam-mago"
    assert said["purses"]["sums"]["treasury"] == 15
    ahead.answer("diamond", PACKAGE, said)


@clause("RC-1.5e")
def test_nobody_sees_what_another_has_said(ahead: Ahead) -> None:
    ahead.at("revenue.corruption", change=rich({"diamond": 20}, n1=40))
    before = ahead.table.view("triangle").model_dump()
    asked = [posted.decision.key for posted in ahead.table.open.values() if posted.decision.seat != "diamond"]
    ahead.package("diamond", PACKAGE, corruption=["state-treasurer"], purses={"rest": "fam-mago"})
    assert ahead.told == []
    assert ahead.table.view("triangle").model_dump() == before
    assert asked == [posted.decision.key for posted in ahead.table.open.values() if posted.decision.seat != "diamond"]
