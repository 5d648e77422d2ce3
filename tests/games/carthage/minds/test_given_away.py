"""The sensible player gives no office away, and pays for none that others get."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.minds.sensible import elections
from games.carthage.minds.sensible.interests import INTERESTS, MEMBER, SUFFETE, eligible, harmless, ruling, share, twos
from games.carthage.minds.sensible.purses import nominable
from games.carthage.minds.temper import tempers
from games.carthage.seen import see
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.minds import coalitions
from games.republic.minds.temper import thinking
from games.republic.pieces import Reign
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import AHEAD, meeting, say
from tests.games.carthage.forum import initiative, purse
from tests.games.carthage.minds.chamber import bought, influence, owners, vacant
from tests.games.carthage.minds.saying import says, voices, why
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import away, office, propose, session, vote
from tests.games.carthage.units import at_home, calm, celtiberians, force, money, war

OTHERS = {"first": "fam-adherbal", "second": "fam-carthalo"}
"""Triangle's and circle's."""


def seen(play: Play) -> CarthageView:
    """The table as diamond sees it."""
    return see.view(play.g, Seat("diamond"))


@clause("RC-9.0.15")
def test_after_vetoes_ones_own_are_named_again_before_both_offices_go_to_others(play: Play) -> None:
    """Two pairs were vetoed; so both offices, and the chair, went to two others, who had been for both pairs."""
    session(play, "senate.suffetes")
    first, second = (says(play, "diamond", "senate.suffetes") for _ in range(2))
    play.g.senate.defeated.append(f"suffetes:{' '.join(sorted(first.values()))}")
    second = says(play, "diamond", "senate.suffetes")
    play.g.senate.defeated.append(f"suffetes:{' '.join(sorted(second.values()))}")
    assert all("diamond" in owners(play, one) for one in (first, second, says(play, "diamond", "senate.suffetes")))


@clause("RC-9.5.5a")
@pytest.mark.parametrize(("name", "ours"), [("massilian-war", True), ("conquest-of-tunisia", False)])
def test_who_will_raise_fleets_keeps_the_harbor_for_his_own(name: str, ours: bool, play: Play) -> None:
    """RC-9.2: the leader's had it, and 14T of the same Senate, with which he won a Senator from who had named him."""
    away_at_sea = [calm, war(name), money(300), at_home(fleets=0), office(2, "marine-suffete")]
    session(play, "senate.committee", *away_at_sea, seats("state-treasurer", "harbor-master"))
    named = says(play, "diamond", "senate.committee")
    assert owners(play, named) != {"diamond"}
    assert (play.g.senators[named["harbor-master"]].faction == "diamond") == ours


def seats(*posts: str) -> Change:
    """These are vacant, and all others are circle's."""

    def change(g: Carthage) -> None:
        vacant(g)
        others = [post for post in g.committee if post not in posts]
        for post, one in zip(others, g.senators_of(Seat("circle")), strict=False):
            g.committee[post].member, g.committee[post].term = one.id, 3

    return change


@clause("RC-9.0.15", "RC-9.0.13")
def test_who_can_pay_for_two_of_his_own_names_two_once_more(play: Play) -> None:
    """Two were vetoed; so both offices went to others, and the 61T that would have elected two more were kept."""

    def won_over(g: Carthage) -> None:
        numbered(g, 8).faction = numbered(g, 12).faction = Seat("diamond")

    session(play, "senate.suffetes", won_over, purse(60, 1), influence(1, 20))
    for named in ({"diamond"}, {"diamond"}, {"triangle", "circle"}):
        pair = says(play, "diamond", "senate.suffetes")
        assert owners(play, pair) == named
        play.g.senate.defeated.append(f"suffetes:{' '.join(sorted(pair.values()))}")


def mighty(g: Carthage) -> None:
    """Diamond outvotes all others together."""
    for number in (2, 8, 10, 11):
        numbered(g, number).faction = Seat("diamond")


@clause("RC-9.0.15", "RC-9.1")
def test_who_outvotes_all_others_names_two_more_of_his_own_when_two_are_vetoed(play: Play) -> None:
    """With 22 votes of 33 he then named a rival with one of his own, who was Home Suffete and had the floor."""
    session(play, "senate.suffetes", mighty)
    for _ in range(3):
        pair = says(play, "diamond", "senate.suffetes")
        assert owners(play, pair) == {"diamond"}
        play.g.senate.defeated.append(f"suffetes:{' '.join(sorted(pair.values()))}")
    assert owners(play, says(play, "diamond", "senate.suffetes")) != {"diamond"}


@clause("RC-9.0.15", "RC-9.1")
def test_and_they_stand_in_the_place_of_the_first_two() -> None:
    play = meeting("senate.suffetes", mighty, game=AHEAD)
    ((*pairs,), *_) = says(play, "diamond", "senate.programme")["motions"]
    assert [owners(play, one["terms"]) for one in pairs] == [{"diamond"}] * 3


@clause("RC-9.0.10", "RC-9.1")
@pytest.mark.parametrize(("money", "bought"), [(4, False), (20, True)])
def test_who_outvotes_all_others_buys_what_those_could_add_against_two_of_his_own(money: int, bought: bool) -> None:
    """With 22 votes of 40, and 163T, ten pairs failed one after the other: each time four votes were bought."""
    changes = mighty, purse(60, 1), purse(money, 7), influence(1, 24)
    votes = says(meeting("senate.suffetes", *changes, game=AHEAD), "diamond", "senate.programme")["votes"]
    assert (votes["most"] > 0) == bought


@clause("RC-9.0.10")
def test_no_votes_are_bought_for_offices_of_others(play: Play) -> None:
    """12T, 13T and 5T were paid so that two rivals became Suffetes, against their own votes."""
    session(play, "senate.suffetes", purse(40, 1), *map(away, (5, 9)))
    propose(play, "suffetes", OTHERS)
    for seat in ("triangle", "circle", "square"):
        vote(play, seat, "against")
    assert bought(says(play, "diamond", "senate.vote")) == 0


@clause("RC-9.0.10")
def test_nor_are_they_said_ahead_because_they_were_for_what_failed_before() -> None:
    play = meeting("senate.suffetes", purse(40, 1), *map(away, (5, 9)), game=AHEAD)
    votes = {**play.decision("diamond", "senate.programme").lapse["votes"], "most": 30, "payers": ["fam-mago"]}
    say(play, "diamond", "senate.programme", votes=votes)
    assert says(play, "diamond", "senate.programme")["votes"]["most"] == 0


@clause("RC-9.1", "RC-9.0.21")
def test_pairs_that_cannot_pass_are_not_tried_where_the_offices_left_alone_fill_as_badly(play: Play) -> None:
    """RC-9.0.13: seven pairs failed by the same votes, each named because the others had a mighty rival in them."""
    session(play, "senate.suffetes", influence(12, 24), purse(300, 12))
    view = seen(play)
    safe = [names for names in twos(eligible(view)) if not ruling(view, names)]
    assert harmless(view, twos(eligible(view))) == safe
    shared = {tuple(coalitions.owners(view, names)): names for names in safe}  # one pair of each two factions
    play.g.senate.defeated += [f"suffetes:{' '.join(sorted(names))}" for names in shared.values()]
    view = seen(play)
    assert view.senate
    assert ruling(view, [*view.senate.filling.values()])
    assert any(ruling(view, names) for names in harmless(view, twos(eligible(view))))


def threatened(g: Carthage) -> None:
    """Nobody of diamond's or circle's can be named; square's Malchus would rule for life. All others outvote diamond.

    Triangle would be for two of its own: then it lacks one vote.
    """
    for change in (away(9), away(11), influence(12, 28), purse(30, 12), purse(20, 1)):
        change(g)
    g.committee["harbor-master"].member = ""


@clause("RC-9.1", "RC-9.0.10")
def test_rather_than_name_who_will_rule_for_life_one_buys_votes_for_others() -> None:
    """He was named for want of one vote, with 70T in hand; then an assassin was sent against him, and was caught."""
    play = meeting("senate.suffetes", threatened, game=AHEAD)
    said = says(play, "diamond", "senate.programme")
    ((item, *_), *_) = said["motions"]
    assert {*item["terms"].values()} == {"fam-milko", "fam-adherbal"}
    assert said["votes"]["most"] > 0


@clause("RC-9.0.10")
def test_and_pays_for_them_when_the_vote_comes(play: Play) -> None:
    session(play, "senate.suffetes", threatened)
    assert why(play, "diamond", "senate.suffetes") == ["lesser-evil"]
    propose(play, "suffetes", {"first": "fam-milko", "second": "fam-adherbal"})
    for seat, voice in {"triangle": "for", "circle": "against", "square": "against"}.items():
        vote(play, seat, voice)
    assert bought(says(play, "diamond", "senate.vote")) == 1


def outvoted(g: Carthage) -> None:
    """Square outvotes all others; offices left alone go to circle, but Malchus would rule for life."""
    for change in (away(9), influence(12, 28), purse(30, 12), purse(20, 1)):
        change(g)
    for number in (2, 3, 6):
        one = numbered(g, number)
        one.faction, one.place = Seat("square"), "carthage"
    (seat,) = [one for one in g.committee.values() if one.member == numbered(g, 7).id]
    seat.member = ""


@clause("RC-9.0.6", "RC-9.0.10")
def test_nor_is_the_floor_left_to_who_will_name_him() -> None:
    """Ten pairs of others failed for want of five votes; then who outvoted all had the floor: votes cost 40T more."""
    play = meeting("senate.suffetes", outvoted, game=AHEAD)
    said = says(play, "diamond", "senate.programme")
    pair = said["motions"][0][0]["terms"]
    assert owners(play, pair) == {"triangle", "circle"}
    assert said["votes"]["most"] > 0
    assert reasons(play, *pair.values()) == ["lesser-evil"]


# Reasons


def sell(play: Play, seller: str, name: str) -> None:
    """Diamond has bought the votes of another for this Senator."""
    nothing: dict[str, Any] = {"text": "", "cards": [], "votes": "", "asked_talents": 0, "asked_cards": []}
    called = play.g.senators[name].card.name
    raw = {**nothing, "partner": seller, "talents": 5, "asked_votes": called}
    play.answer("diamond", "agreement.propose", raw)
    play.answer(seller, "agreement.answer", "enter")


def reasons(play: Play, *names: str) -> list[str]:
    """What diamond tells of it that it names these."""
    with thinking(tempers()["hard"]) as thought:
        elections.tell(seen(play), names, SUFFETE)
    return [one.key for one in thought.reasons]


def test_what_is_told_of_whom_one_names_is_true(play: Play) -> None:
    """Two others were named, and the posts said to be shared with one; one seat alone, and others said to be shared."""
    session(play, "senate.suffetes", purse(20, 1))
    assert reasons(play, "fam-mago", "fam-adherbal") == ["coalition"]
    assert reasons(play, "fam-adherbal", "fam-carthalo") == ["given-away"]
    assert reasons(play, "fam-mago", "fam-bomilcar") == ["no-ally"]
    assert reasons(play, "fam-mago") == ["one-seat"]
    vacant(play.g)
    assert reasons(play, "fam-mago") == ["no-ally"]
    purse(0, 1)(play.g)
    assert reasons(play, "fam-mago", "fam-adherbal") == ["hardly"]
    assert reasons(play, "fam-mago", "fam-bomilcar") == ["hardly"]


@pytest.mark.parametrize(("one", "said"), [("fam-bomilcar", "own-failed"), ("fam-ithobal", "given-away")])
def test_that_ones_own_have_failed_is_told_and_not_that_they_would_have(one: str, said: str, play: Play) -> None:
    """ "With one of mine it would hardly have passed", and 28 of 39 votes were for such a pair that was vetoed."""
    session(play, "senate.suffetes", purse(20, 1))
    play.g.senate.defeated.append(f"suffetes:{one} fam-milko")
    assert reasons(play, "fam-adherbal", "fam-carthalo") == [said]


def test_seats_shared_with_two_are_said_to_pass_by_the_votes_of_who_has_more(play: Play) -> None:
    """They were "shared with" who had 3 votes of 33, and passed by the 22 of a third."""

    def more(g: Carthage) -> None:
        numbered(g, 4).faction = numbered(g, 8).faction = Seat("triangle")

    session(play, "senate.committee", vacant, more)
    with thinking(tempers()["hard"]) as thought:
        elections.tell(seen(play), ["fam-mago", "fam-adherbal", "fam-carthalo"], MEMBER)
    assert [(one.key, dict(one.about)["seat"]) for one in thought.reasons] == [("coalition", "triangle")]


@clause("RC-9.0.15a")
def test_who_outvotes_all_others_does_not_say_that_he_passes_by_their_votes(play: Play) -> None:
    """With 20 of 30 votes he shared only because two of his own had been vetoed: "with its votes it could pass"."""

    def his(g: Carthage) -> None:
        for number in (8, 12, 7, 11):
            numbered(g, number).faction = Seat("diamond")

    session(play, "senate.suffetes", his)
    assert reasons(play, "fam-mago", "fam-adherbal") == ["could-pass"]


def test_who_has_nobody_eligible_says_so(play: Play) -> None:
    """ "None of mine could have been elected" was said where none was eligible, and where some were."""
    session(play, "senate.suffetes", purse(20, 1), *map(away, (5, 9)))
    assert reasons(play, "fam-adherbal", "fam-carthalo") == ["none-eligible"]


def test_who_buys_too_few_votes_does_not_say_that_they_were_enough(play: Play) -> None:
    session(play, "senate.business", influence(1, 24), purse(200, 1), purse(5, 6))
    propose(play, "life", {"nominee": "fam-mago"})
    assert why(play, "triangle", "senate.vote") == ["life-of-rival", "buy-all"]


def test_nobody_is_said_to_pass_who_will_hardly_pass(play: Play) -> None:
    """Six seats were "what could pass" of others, and each failed by the same votes."""
    session(play, "senate.suffetes")
    assert coalitions.price(INTERESTS, seen(play), ("fam-adherbal", "fam-milko"), SUFFETE) > 0
    assert reasons(play, "fam-adherbal", "fam-milko") == ["hardly"]


@clause("RC-9.0.20")
@pytest.mark.parametrize(("far", "said"), [((8, 12, 7, 11), "given-away"), ((), "while-wars-press")])
def test_nor_to_hardly_pass_who_passes_by_his_own_votes(far: tuple[int, ...], said: str, play: Play) -> None:
    """While Wars pressed a seat of the leader's "would hardly pass"; with his votes and one's own it was 21 : 17."""
    wars = map(war, ("conquest-of-tunisia", "syracusan-war-3", "pyrrhic-war"))
    session(play, "senate.committee", vacant, *map(away, far), *wars)
    view, form = seen(play), play.decision("diamond", "senate.committee").choice.form()
    milko = {**dict.fromkeys(form, "none"), next(iter(form)): "fam-milko"}
    with thinking(tempers()["hard"]) as thought:
        elections.told(view, milko)
    assert [one.key for one in thought.reasons] == [said]


def test_who_has_sold_his_votes_is_named_rather_than_who_votes_against_his_own_post(play: Play) -> None:
    """RC-1.5d: a seat went to a rival who voted against it, and by "its votes" it was said to pass."""
    session(play, "senate.suffetes", influence(1, 24), influence(5, 0))
    assert reasons(play, "fam-mago", "fam-adherbal") != ["coalition"]
    sell(play, "circle", "fam-mago")
    assert reasons(play, "fam-mago", "fam-adherbal") == ["votes-sold"]


def test_once_one_of_ones_own_rules_for_life_nobodys_votes_are_needed(play: Play) -> None:
    """RC-9.10.1: seats were "shared" by who decided for all."""
    session(play, "senate.suffetes")
    play.g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))
    assert reasons(play, "fam-bomilcar", "fam-adherbal") == ["my-word"]


@clause("RC-9.2")
def test_seats_are_shared_with_two_where_the_votes_of_one_are_too_few(play: Play) -> None:
    """Five seats went to the leader by 4 votes of one's own; with those of two others they would have been enough."""

    def joined(g: Carthage) -> None:
        numbered(g, 4).faction = Seat("triangle")

    session(play, "senate.committee", vacant, joined, influence(2, 16), influence(1, 0), away(5))
    assert owners(play, says(play, "diamond", "senate.committee")) == {"diamond", "circle", "square"}


@clause("RC-9.5")
@pytest.mark.parametrize(("leads_by", "said"), [(5, "against"), (9, "abstain")])
def test_nothing_is_granted_to_who_comes_next_behind_one(leads_by: int, said: str, play: Play) -> None:
    """His own card of before went to his nearest rival by 8 votes to 7, for with 9 votes at hand he abstained."""

    def unowned(g: Carthage) -> None:
        g.concessions.append("tc-grain-estates")

    session(play, "senate.business", unowned, *(influence(number, 0) for number in range(1, 13)))
    numbered(play.g, 2).influence, numbered(play.g, 1).influence = 10 + leads_by, 10
    propose(play, "concessions", {"tc-grain-estates": "fam-mago"})
    assert voices(play, "triangle") == {said}


@clause("RC-9.1", "RC-9.10.1")
@pytest.mark.parametrize(("post", "spent"), [("", False), ("home-suffete", True)])
def test_no_money_is_kept_for_a_vote_that_cannot_come_this_turn(post: str, spent: bool, play: Play) -> None:
    """61T lay idle, while who had to leave the office, at 13 Influence, won two Senators for 7T and 11T."""
    rich = influence(1, 12), influence(6, 14), purse(30, 1), purse(30, 6)
    initiative(play, "forum.persuasion", *rich, office(6, post))
    assert (says(play, "diamond", "forum.persuade")["bribe"] > 0) == spent
    initiative(play, "forum.trader", *rich, office(6, post))
    assert (says(play, "diamond", "forum.trader")["talents"] > 0) == spent
    view = seen(play)
    assert nominable(view, Seat("triangle")) != spent
    assert nominable(view.model_copy(update={"step": "senate.business"}), Seat("triangle"))  # gifts are said there


def last_turn(g: Carthage) -> None:
    """The last card is drawn."""
    g.gone += g.deck
    g.deck.clear()
    g.next_deck.clear()


def after(play: Play, said: Any) -> dict[str, int]:
    """What each faction has when all these have their seats."""
    gained = [play.g.senators[name].faction for name in said.values() if name != "none"]
    return {seat: one.influence + MEMBER * gained.count(seat) for seat, one in seen(play).factions.items()}


@clause("RC-9.2", "RC-12.1d")
@pytest.mark.parametrize("far", [(4, 8, 12), (3, 7, 11), ()], ids=["square's away", "circle's away", "nobody away"])
def test_in_the_last_turn_no_seats_are_given_to_who_wins_by_them(far: tuple[int, ...], play: Play) -> None:
    """Two of the leader's had seats beside two of one's own, and three of another's brought him before all."""
    session(play, "senate.committee", vacant, last_turn, influence(10, 14), *map(away, far))
    said = says(play, "diamond", "senate.committee")
    assert any(name != "none" for name in said.values())
    assert after(play, said)["triangle"] == 19
    assert max(after(play, said).values()) == 19


@clause("RC-9.2", "RC-12.1d")
@pytest.mark.parametrize(("last", "theirs", "sign"), [(True, 2, -1), (True, 1, 1), (False, 2, 1)])
def test_what_all_posts_of_a_proposal_bring_together_decides_who_wins(
    last: bool, theirs: int, sign: int, play: Play
) -> None:
    """Each of the leader's seats by itself seemed to be outweighed by one's own."""
    session(play, "senate.committee", vacant, *([last_turn] if last else []), influence(10, 10))
    names = ["fam-mangi", "fam-bomilcar", *("fam-milko", "fam-adherbal", "fam-barca")[: theirs + 1]]
    assert share(seen(play), names, MEMBER) * sign > 0


@clause("RC-9.0.20", "RC-12.1d")
def test_nor_while_wars_press(play: Play) -> None:
    """Who has most votes is named rather than others, for then fewest are against it: so the leader was."""
    session(play, "senate.committee", vacant, last_turn, influence(10, 14), *map(away, (3, 5, 7, 9, 4)))
    form = play.decision("diamond", "senate.committee").choice.form()
    first: Any = next(elections.at_any_price(seen(play), form))
    assert after(play, first)["triangle"] == 19


@clause("RC-9.0.20", "RC-9.6.4")
@pytest.mark.parametrize(
    ("leader", "treasury", "fleets", "named"),
    [(5, 100, 5, True), (5, 100, 15, False), (5, 0, 5, False), (6, 100, 5, False)],
)
def test_seats_are_named_so_that_ones_own_in_the_field_can_be_reinforced(
    leader: int, treasury: int, fleets: int, named: bool, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He stood with a chance of 31 %, the State had 189T, who presided let the floor pass twice, and he fell."""
    monkeypatch.setattr(elections, "shares", lambda *_: iter(()))
    there = force("pyrrhic-war", leader, legions=celtiberians(3), fleets=fleets)
    session(play, "senate.committee", vacant, war("pyrrhic-war"), there, money(treasury))
    assert bool(says(play, "diamond", "senate.committee")) == named


@clause("RC-9.2", "RC-9.10.1")
@pytest.mark.parametrize("tall", [6, 10, 12])
def test_of_a_rivals_men_it_is_not_the_foremost_who_gets_a_seat(tall: int, play: Play) -> None:
    """His foremost was named with another, though a third would have passed as well: so he came to 21 Influence."""

    def join(g: Carthage) -> None:
        numbered(g, 12).faction = Seat("triangle")

    his = [influence(number, 15 if number == tall else 4) for number in (6, 10, 12)]
    open_seats = seats("state-treasurer", "harbor-master")
    session(play, "senate.committee", open_seats, join, *his, *map(away, (2, 4, 5, 8, 9)))
    named = says(play, "diamond", "senate.committee")
    assert owners(play, named) == {"triangle"}
    assert numbered(play.g, tall).id not in named.values()
