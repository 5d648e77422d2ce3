"""What the sensible player says ahead of its money: the same as it would say at its turn."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from games.carthage.minds.sensible import money as money_moved
from games.carthage.minds.sensible import planned_packages
from games.carthage.minds.sensible.forum import OWN
from games.carthage.minds.sensible.money import shared_out
from games.carthage.minds.sensible.planned_packages import gifts
from games.carthage.minds.sensible.purses import purser
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.republic.minds.forum import safe_with
from games.republic.pieces import Agreement, Deeds, Promise
from tests.clauses import clause
from tests.games.carthage.ahead.packages_helpers import DIAMOND, TRIANGLE, Ahead, rich
from tests.games.carthage.ahead.revolution_helpers import closing
from tests.games.carthage.forum import Change
from tests.games.carthage.minds.chamber import influence
from tests.games.carthage.minds.saying import says
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import office, session
from tests.games.carthage.test_rc9_4_governors import TUNISIA, governors, vacant
from tests.games.carthage.test_rc9_5_3_expeditions import SAHARA, open_goals
from tests.games.carthage.units import calm, law, money, war

PACKAGE = "revenue.package"


@clause("RC-6.10")
@pytest.mark.parametrize("talents", [0, 9, 20, 60])
def test_a_third_at_most_is_laid_by_for_counter_bribes(talents: int) -> None:
    """All of it was laid by, 11T of 11T, and Traders were sought with nothing."""
    ahead = Ahead()
    ahead.at("revenue.redistribution", change=rich({"diamond": 0}, n1=talents))
    said = says(ahead, "diamond", PACKAGE)["purses"]
    assert said["rest"] == "fam-mago"
    assert said["sums"]["treasury"] == min(15, talents // 3)


@clause("RC-6.10", "RC-8.5.2")
@pytest.mark.parametrize(("talents", "others"), [(360, (88, 88, 45)), (90, (0, 0, 15))])
def test_great_sums_are_shared_as_at_ones_turn(talents: int, others: tuple[int, int, int], play: Play) -> None:
    """302T lay with the Leader, whom nobody persuades, and two with 30 Influence were won from him for 36T."""
    change = rich({"diamond": 0}, n1=talents)
    ahead = Ahead()
    ahead.at("revenue.redistribution", change=change)
    sums = says(ahead, "diamond", PACKAGE)["purses"]["sums"]
    assert tuple(sums.get(name, 0) for name in ("fam-mangi", "fam-bomilcar", "treasury")) == others
    play.at("revenue.redistribution", change=change)
    assert says(play, "diamond", "revenue.redistribute")["treasury"] == others[2]


@clause("RC-6.10", "RC-9.6.1")
@pytest.mark.parametrize(
    ("changes", "first"),
    [
        ([war("libyan-revolt")], "fam-bomilcar"),
        ([], "fam-mago"),
        ([war("libyan-revolt"), law("law-separation-of-powers")], "fam-mago"),
    ],
)
def test_the_money_goes_to_nobody_who_will_have_left_with_a_force(
    changes: list[Change], first: str, play: Play
) -> None:
    """36T were to go to the Marine Suffete, who marched; at home nobody had a Talent to persuade with, or to stay."""
    session(play, "senate.governors", office(1, "marine-suffete"), influence(1, 20), influence(9, 12), calm, *changes)
    chosen = purser(see.view(play.g, DIAMOND))
    assert chosen
    assert chosen.id == first


@clause("RC-6.10")
def test_what_the_dice_may_bring_is_not_counted_on() -> None:
    ahead = Ahead()
    ahead.at("revenue.income", change=rich({"diamond": 0}, n1=9))
    most = ahead.decision("diamond", PACKAGE).choice.form()["purses"]["sums"]["treasury"][1]
    assert 3 < says(ahead, "diamond", PACKAGE)["purses"]["sums"]["treasury"] < most // 3


NOTHING = ("none", 0, 0)


def ending(g: Carthage) -> None:
    """The last turn but one."""
    del g.deck[3:]


@clause("RC-6.9", "T-11")
@pytest.mark.parametrize(
    ("talents", "standing", "end", "gift"),
    [
        (80, 10, False, ("step", 25, 30)),
        (12, 10, False, NOTHING),
        (80, 28, False, ("step", 50, 0)),
        (80, 34, False, ("step", 10, 0)),
        (12, 34, False, ("step", 10, 0)),
        (12, 10, True, ("step", 0, 0)),
    ],
)
def test_ten_talents_are_not_given_for_a_single_point(
    talents: int, standing: int, gift: tuple[str, int, int], *, end: bool
) -> None:
    """RC-9.10.2: unless it makes a ruler, or money will soon buy nothing more; whom 50T would make one gives no 25."""
    ahead = Ahead()

    def change(g: Carthage) -> None:
        for one in (rich({"diamond": 0}, n1=talents), influence(1, standing), *([ending] if end else [])):
            one(g)

    ahead.at("revenue.contributions", change=change)
    said = says(ahead, "diamond", PACKAGE)["gifts"]["fam-mago"]
    assert (said["rule"], said["talents"], said["bound"]) == gift


@clause("RC-6.9", "RC-9.10.1")
@pytest.mark.parametrize(("his", "own", "bounds"), [(0, 12, (0, 0)), (110, 12, (90, 20)), (110, 34, (0, 20))])
def test_what_holds_a_rival_off_is_not_given_ahead(his: int, own: int, bounds: tuple[int, int]) -> None:
    """In the last turn three gave 205T for Influence, and the fourth was elected; at one's turn that was kept."""
    ahead = Ahead()

    def change(g: Carthage) -> None:
        for one in (rich({"diamond": 0}, n1=90, n9=20, n6=his), influence(1, own), influence(6, 20), ending):
            one(g)

    ahead.at("revenue.contributions", change=change)
    said = says(ahead, "diamond", PACKAGE)["gifts"]
    assert (said["fam-mago"]["bound"], said["fam-bomilcar"]["bound"]) == bounds


@clause("RC-6.9", "RC-9.10.1")
@pytest.mark.parametrize(("traders", "kept"), [(1, 30), (15, 90)])
def test_nor_in_the_senate_what_will_hold_him_off_when_he_has_sold(traders: int, kept: int) -> None:
    """Two said there that they would give 25T each; then the third, who had 14T, sold for 253T, and was elected."""
    ahead = Ahead()

    def change(g: Carthage) -> None:
        for one in (rich({"diamond": 0}, n1=90), influence(1, 12), influence(6, 20)):
            one(g)
        numbered(g, 6).traders = traders

    ahead.at("revenue.contributions", change=change)
    form = ahead.decision("diamond", PACKAGE).choice.form()["gifts"]
    said: Any = gifts(form, see.view(ahead.g, DIAMOND).model_copy(update={"step": "senate.governors"}))
    assert said["fam-mago"]["bound"] == kept


@clause("RC-6.9", "RC-9.10.1")
@pytest.mark.parametrize(("spare", "given"), [(36, 1), (999, 3)])
def test_the_income_that_makes_gifts_possible_is_not_given_twice(
    spare: int, given: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """36T could be spared; two with 17T, who had 26T after their income, gave 25T each, and a rival was elected."""
    monkeypatch.setattr(planned_packages, "to_spare", lambda _view: spare)
    ahead = Ahead()
    ahead.at("revenue.income", change=rich({"diamond": 0}, n1=47, n5=17, n9=17))
    form = ahead.decision("diamond", PACKAGE).choice.form()["gifts"]
    most = {name: one["talents"][1] + 8 for name, one in form.items()}
    said: Any = gifts({name: {"talents": (0, most[name])} for name in form}, see.view(ahead.g, DIAMOND))
    able = [name for name, one in said.items() if one["talents"] + one["bound"] <= most[name]]
    assert len(able) == given


@clause("RC-6.9", "RC-6.10")
@pytest.mark.parametrize(("free", "laid_by"), [(80, 15), (56, 6), (40, 0)])
def test_what_is_given_is_not_laid_by_as_well(free: int, laid_by: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 36T that held nobody off 50T were given, and 15T laid by, where they buy no votes."""
    monkeypatch.setattr(money_moved, "free", lambda _view: free)
    ahead = Ahead()
    ahead.at("revenue.contributions", change=rich({"diamond": 0}, n1=90))
    said = says(ahead, "diamond", PACKAGE)
    assert said["gifts"]["fam-mago"]["rule"] == "step"
    assert said["purses"]["sums"]["treasury"] == laid_by


def need(treasury: int, own: int, *purses: int) -> Change:
    """The State has so much, diamond so much Influence with each Senator, the others 5; and its first so many Talents.

    Mago (1) is its champion, Mangi (5) and Bomilcar (9) are the others.
    """

    def change(g: Carthage) -> None:
        for one in (money(treasury), rich({}, **{f"n{i}": t for i, t in zip((1, 5, 9), purses, strict=False)})):
            one(g)
        for senator in g.aligned():
            senator.influence = own if senator.faction == DIAMOND else 5

    return change


@clause("RC-6.9", "RC-6.11")
@pytest.mark.parametrize(
    ("treasury", "own", "purses", "left"), [(-75, 6, (302, 25, 25), 60), (-75, 6, (90, 0, 0), 14), (-75, 4, (302,), 14)]
)
def test_who_has_plenty_leaves_the_state_what_a_common_event_costs(
    treasury: int, own: int, purses: tuple[int, ...], left: int, play: Play
) -> None:
    """It was left at 25T by who kept 317T; a Natural Disaster costs 50T. Who is last of all has less to lose."""
    play.at("revenue.contributions", change=need(treasury, own, *purses))
    said = says(play, "diamond", "revenue.contribute")
    assert treasury + sum(said.values()) == left
    ahead = Ahead()
    ahead.at("revenue.contributions", change=need(treasury, own, *purses))
    for one in [one for one in ahead.awaited() if one.kind == PACKAGE]:
        ahead.package(one.seat, one.kind, ask=["gifts"])
    gifts = says(ahead, "diamond", "revenue.contributions")["gifts"]
    assert {name: one["talents"] for name, one in gifts.items()} == said


def giving(talents: int, *, ever: int) -> Change:
    """Triangle, which is called after diamond, has so much, and has given so much before."""

    def change(g: Carthage) -> None:
        numbered(g, 2).talents = talents
        g.factions[TRIANGLE].record = [Deeds(turn=1, given=ever)]

    return change


@clause("RC-6.9")
@pytest.mark.parametrize(("ever", "given"), [(0, 40), (25, 23)])
def test_near_ruin_who_is_called_first_leaves_others_their_part(ever: int, given: int, play: Play) -> None:
    """He gave all of 80T, and could hold no Senator; who led had as much, gave nothing, and was elected for life."""

    def change(g: Carthage) -> None:
        for one in (need(-31, 6, 40), giving(40, ever=ever)):
            one(g)

    play.at("revenue.contributions", change=change)
    assert sum(says(play, "diamond", "revenue.contribute").values()) == given


@clause("RC-6.9")
@pytest.mark.parametrize(("ever", "rule"), [(0, "save"), (25, "below")])
def test_nor_does_he_say_ahead_that_he_gives_all(ever: int, rule: str) -> None:
    ahead = Ahead()

    def change(g: Carthage) -> None:
        for one in (need(-31, 6, 40), giving(40, ever=ever)):
            one(g)

    ahead.at("revenue.contributions", change=change)
    said = says(ahead, "diamond", PACKAGE)["gifts"]["fam-mago"]
    assert said["rule"] == rule
    assert said["talents"] < 40


@clause("RC-6.9")
@pytest.mark.parametrize(
    ("turn", "own", "treasury", "rule"),
    [
        (3, 20, 200, ("give", 10, 0)),
        (3, 14, 200, ("none", 0, 0)),
        (3, 60, 200, ("step", 25, 30)),
        (1, 20, 200, ("none", 0, 0)),
        (3, 20, -31, ("below", 11, 1)),
    ],
)
def test_who_would_give_nothing_says_ahead_that_he_does_his_part(
    turn: int, own: int, treasury: int, rule: tuple[str, int, int]
) -> None:
    """At their turn two would have given 10T; what they had said ahead gave nothing, and both were tried for it."""
    ahead = Ahead()

    def change(g: Carthage) -> None:
        for one in (money(treasury), rich({"diamond": 0}, n1=own), giving(40, ever=25)):
            one(g)
        g.turn = turn

    ahead.at("revenue.contributions", change=change)
    said = says(ahead, "diamond", PACKAGE)["gifts"]
    assert tuple(said["fam-mago"].values()) == rule
    assert "give" not in [one["rule"] for name, one in said.items() if name != "fam-mago"]


@clause("RC-6.9")
def test_near_ruin_nobody_gives_less_than_in_peace(play: Play) -> None:
    """With 150T he would have given 50T for the Influence; as the State tottered, only if it was below 14T."""
    ahead = Ahead()
    ahead.at("revenue.contributions", change=need(20, 6, 150, 9))
    said = says(ahead, "diamond", PACKAGE)["gifts"]
    assert said["fam-mago"] == {"rule": "step", "talents": 25, "bound": 30}
    assert said["fam-mangi"]["rule"] == "save"


def promised(talents: int) -> Change:
    """Diamond owes triangle so much for its votes."""

    def change(g: Carthage) -> None:
        made = Promise(giver=DIAMOND, taker=TRIANGLE, talents=talents)
        both = [DIAMOND, TRIANGLE]
        g.agreements.append(Agreement(id="1", text="", parties=both, entered=both, promises=[made], turn=g.turn))

    return change


@clause("RC-1.5d", "RC-6.9")
@pytest.mark.parametrize(("talents", "given"), [(0, 25), (3, 0)])
def test_what_is_promised_others_is_not_given_to_the_state(talents: int, given: int, play: Play) -> None:
    """RC-6.9: 25T were given, and of 3T promised for votes nothing was paid."""

    def change(g: Carthage) -> None:
        for one in (rich({"diamond": 0}, n1=57), promised(talents)):
            one(g)

    play.at("revenue.contributions", change=change)
    assert says(play, "diamond", "revenue.contribute")["fam-mago"] == given
    ahead = Ahead()
    ahead.at("revenue.contributions", change=change)
    said = says(ahead, "diamond", PACKAGE)
    assert said["gifts"]["fam-mago"]["bound"] == 30 + talents
    assert said["purses"]["sums"]["treasury"] == 15


@clause("RC-8.5.1")
@pytest.mark.parametrize(("place", "laid_by"), [("force", 15), ("province", 0)])
def test_nothing_is_laid_by_to_guard_the_leader(place: Literal["force", "province"], laid_by: int, play: Play) -> None:
    """Nobody can persuade him; and who governs a Province will not be in the Forum."""

    def change(g: Carthage) -> None:
        rich({"diamond": 0}, n1=60)(g)
        for number in (5, 9):
            numbered(g, number).place = place

    play.at("revenue.redistribution", change=change)
    assert says(play, "diamond", "revenue.redistribute")["treasury"] == laid_by
    ahead = Ahead()
    ahead.at("revenue.redistribution", change=change)
    assert says(ahead, "diamond", PACKAGE)["purses"]["sums"]["treasury"] == laid_by


@clause("RC-5.1", "RC-6.10")
@pytest.mark.parametrize(
    ("talents", "shares"), [(60, (45, 0, 0)), (360, (105, 105, 105)), (361, (106, 105, 105)), (150, (80, 50, 2))]
)
def test_more_than_all_can_give_is_shared_by_all_at_home(
    talents: int, shares: tuple[int, int, int], play: Play
) -> None:
    """A knife cost 352T of one purse, and with them the vote that all others would have won."""
    play.at("revenue.redistribution", change=rich({"diamond": 0}, n1=talents))
    said = says(play, "diamond", "revenue.redistribute")
    assert tuple(said.get(name, 0) for name in ("fam-mago", "fam-bomilcar", "fam-mangi")) == shares
    assert sum(said.values()) == talents


@clause("RC-6.10", "RC-8.5.2")
@pytest.mark.parametrize(("his", "talents", "short"), [(30, 75, 0), (30, 45, None), (300, 75, 0), (0, 75, None)])
def test_whoever_can_be_won_has_what_keeps_him_before_the_leader_has_what_he_may_give(
    his: int, talents: int, short: int | None, play: Play
) -> None:
    """All lay with the Leader, whom nobody persuades; the next in Influence was won. What is not enough goes with him.

    `his`: Talents of the rival; `talents`: one's own; `short`: of what keeps Bomilcar, None: he gets nothing.
    """

    def change(g: Carthage) -> None:
        rich({"diamond": 0}, n1=talents)(g)
        for one in g.senators.values():
            one.talents = one.talents if one.faction == "diamond" else 0
        numbered(g, 6).talents, numbered(g, 5).influence = his, 12

    play.at("revenue.redistribution", change=change)
    said, view = says(play, "diamond", "revenue.redistribute"), see.view(play.g, DIAMOND)
    needed = safe_with(OWN, view, view.senators["fam-bomilcar"])
    assert needed > 0 or not his
    assert said.get("fam-bomilcar", 0) == (0 if short is None else needed - short)
    assert sum(said.values()) == talents


def tempted(talents: int, his: int) -> Change:
    """All of diamond's Talents lie with its champion; a rival, who may win its Bomilcar, has so many."""

    def change(g: Carthage) -> None:
        for one in g.senators.values():
            one.talents = 0
        rich({"diamond": 0}, n1=talents)(g)
        numbered(g, 6).talents = his

    return change


@clause("RC-8.5.2")
def test_nobody_is_thought_to_pay_more_for_a_senator_than_he_is_worth(play: Play) -> None:
    """A rival's 73T, none of which he would spend, were all feared: who lay at 48T was left with nothing."""
    needed = []
    for his in (100, 300):
        play.at("revenue.redistribution", change=tempted(300, his))
        view = see.view(play.g, DIAMOND)
        needed.append(safe_with(OWN, view, view.senators["fam-bomilcar"]))
        assert says(play, "diamond", "revenue.redistribute")["fam-bomilcar"] >= needed[-1]
    assert needed[0] == needed[1] < 100


@clause("RC-8.5.2", "RC-9.0.10")
@pytest.mark.parametrize(("free", "guarded"), [(0, True), (999, False)])
def test_what_only_holds_a_rival_off_guards_whoever_can_be_won(
    free: int, guarded: bool, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RC-9.10.1: it buys the same votes from any purse at home; with the Leader it guarded nobody."""
    monkeypatch.setattr(money_moved, "free", lambda _view: free)
    play.at("revenue.redistribution", change=tempted(45, 30))
    said, view = says(play, "diamond", "revenue.redistribute"), see.view(play.g, DIAMOND)
    needed = safe_with(OWN, view, view.senators["fam-bomilcar"])
    assert said.get("fam-bomilcar", 0) == (needed if guarded else 0)


@clause("RC-7.4.4", "RC-8.5.2")
def test_the_champion_keeps_his_chest_once(play: Play) -> None:
    """He held 42T already and 30T more were kept back for him, so that nothing was left to guard anybody."""
    play.at("trade.warehouses", change=tempted(42, 30))
    view = see.view(play.g, DIAMOND)
    needed = safe_with(OWN, view, view.senators["fam-bomilcar"])
    assert shared_out(view, needed, ["fam-mago", "fam-bomilcar"]) == {"fam-bomilcar": needed}


@clause("RC-6.9", "RC-8.5.2")
@pytest.mark.parametrize(("standing", "own", "keeps"), [(21, 50, True), (13, 50, False), (21, 5, False)])
def test_who_stands_for_much_does_not_give_what_keeps_him(standing: int, own: int, *, keeps: bool) -> None:
    """With 21 INF he gave 50T for 7 more and kept none; for nothing, and with 83 in 100, a rival then won him."""
    ahead = Ahead()

    def change(g: Carthage) -> None:
        for one in (rich({"diamond": 0}, n1=40, n9=own), influence(1, 25), influence(9, standing), influence(6, 30)):
            one(g)
        numbered(g, 6).talents = 10

    ahead.at("revenue.contributions", change=change)
    said, view = says(ahead, "diamond", PACKAGE)["gifts"]["fam-bomilcar"], see.view(ahead.g, DIAMOND)
    assert said["bound"] == (safe_with(OWN, view, view.senators["fam-bomilcar"]) if keeps else 0)


def leaves(kind: str, **terms: Any) -> dict[str, Any]:
    """A motion: by some of them circle's Carthalo leaves Carthage."""
    return {"kind": kind, "terms": terms}


STAYS = leaves("minor", text="Praise for Mago")
GOVERNS, ANOTHER = (leaves("governors", **governors(tunisia=name)) for name in ("carthalo", "himilco"))
EXPLORES = leaves("expedition", goal=SAHARA, explorer="fam-carthalo", caravans=25, trade_fleets=0)


@clause("RC-6.10", "RC-9.4.2", "RC-9.5.3")
@pytest.mark.parametrize(
    ("motion", "holder"),
    [
        ([STAYS], "fam-carthalo"),
        ([GOVERNS], "fam-gisco"),
        ([EXPLORES], "fam-gisco"),
        ([ANOTHER, GOVERNS], "fam-carthalo"),
    ],
)
def test_who_is_to_leave_carthage_gets_no_money_that_is_moved_when_he_is_gone(motion: list[Any], holder: str) -> None:
    """29T lay with a Governor in Spain when the last Forum opened, and the best of those at home was won for 22T."""
    electing = motion[0]["kind"] == "governors"
    changes = [money(200), rich({"circle": 0}, n7=20, n11=40), influence(7, 20), influence(11, 25), open_goals(SAHARA)]
    step = "senate.governors" if electing else "senate.business"
    play = closing(*changes, *([vacant(TUNISIA)] if electing else []), step=step, motions=[motion])
    said = says(play, "circle", PACKAGE)["purses"]
    assert (said["rest"], said["sums"]["fam-carthalo"]) == (holder, 0)
