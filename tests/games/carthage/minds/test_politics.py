"""The sensible player among others: coalitions that last, money where it is of use, nobody helped to victory."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any

import pytest

from games.carthage.minds.persuading import base_number
from games.carthage.minds.sensible import elections
from games.carthage.minds.sensible.battle import loyalty
from games.carthage.minds.sensible.interests import INTERESTS, MEMBER, SUFFETE
from games.carthage.minds.sensible.voting import condemned
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.minds import coalitions, forum
from games.republic.minds.temper import PLAIN, thinking
from games.republic.pieces import Reign
from tests.games.carthage.forum import holds, initiative, purse
from tests.games.carthage.minds.chamber import attempt, influence, owners, rich, vacant
from tests.games.carthage.minds.saying import says, voices, why, without
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.revolution import Change
from tests.games.carthage.senate import away, pass_motion, propose, session, vote
from tests.games.carthage.trials import major, rated, trials
from tests.games.carthage.units import law, war

WITH_TRIANGLE = {"first": "fam-bomilcar", "second": "fam-adherbal"}


# Coalitions


def put(play: Play, triangle: str) -> None:
    """Diamond proposes one of its own with one of triangle's, and all others have voted."""
    session(play, "senate.suffetes")
    propose(play, "suffetes", WITH_TRIANGLE)
    for seat, voice in (("triangle", triangle), ("circle", "abstain"), ("square", "abstain")):
        vote(play, seat, voice)


def test_who_does_not_vote_for_his_own_is_not_helped_to_an_office(play: Play) -> None:
    put(play, "abstain")
    assert voices(play) == {"against"}


def test_who_votes_for_his_own_is_helped(play: Play) -> None:
    put(play, "for")
    assert voices(play) == {"for"}


def test_with_whom_a_pair_was_defeated_none_is_named_again(play: Play) -> None:
    session(play, "senate.suffetes")
    first = owners(play, says(play, "diamond", "senate.suffetes"))
    (partner,) = first - {"diamond"}
    theirs = play.g.senators_of(Seat(partner))[-1].id
    play.g.senate.defeated.append(f"suffetes:{theirs} fam-bomilcar")
    again = owners(play, says(play, "diamond", "senate.suffetes"))
    assert "diamond" in again
    assert partner not in again


def test_a_pair_that_fails_leads_to_no_rival_who_would_be_elected_for_life(play: Play) -> None:
    """After defeats pairs of others were named in the order of the list: one of them won at once."""
    session(play, "senate.suffetes", influence(12, 33), purse(40, 12))
    for one in ("fam-barca", "fam-adherbal", "fam-hanno", "fam-carthalo", "fam-himilco"):
        play.g.senate.defeated.append(f"suffetes:{' '.join(sorted((one, 'fam-bomilcar')))}")
    named = says(play, "diamond", "senate.suffetes")
    assert "fam-malchus" not in named.values()


@pytest.mark.parametrize("speaker", [True, False])
def test_rather_than_a_pair_by_which_a_rival_wins_none_is_named(speaker: bool, play: Play) -> None:
    """RC-9.1, 9.10.1: all pairs without one of square's have been voted down, and square's Malchus is mighty.

    RC-9.0.21: left alone the offices go to two of circle's; but if Gisco is not free, to Malchus.
    """

    def defeated(g: Carthage) -> None:
        seats = [one for one in g.committee.values() if speaker and one.member == "fam-gisco"]
        for one in seats:
            one.member = ""
        others = sorted(one.id for one in g.aligned() if one.faction != "square")
        g.senate.defeated += [f"suffetes:{first} {second}" for first, second in combinations(others, 2)]

    session(play, "senate.suffetes", influence(12, 24), purse(300, 12), defeated)
    assert (says(play, "diamond", "senate.suffetes") is None) == speaker
    assert without(play, "chair-kept", "diamond", "senate.suffetes") is not None


def test_where_every_pair_has_one_by_whom_a_rival_wins_one_is_named_all_the_same(play: Play) -> None:
    """RC-9.0.21: offices that fill themselves go to the same few; the floor was passed on nine times in one Senate."""

    def few(g: Carthage) -> None:
        able = [one for one in g.without_office() if one.faction != "square"]
        for one in able[1:]:
            one.place = "province"

    session(play, "senate.suffetes", influence(12, 24), purse(300, 12), few)
    assert says(play, "diamond", "senate.suffetes") is not None


def test_two_of_ones_own_are_not_named_in_vain_while_others_could_be(play: Play) -> None:
    """RC-9.0.13: nobody else was for them, and it cost 1 INF."""
    session(play, "senate.suffetes", purse(0, *range(1, 13)))
    view, together = see.view(play.g, Seat("diamond")), tuple(WITH_TRIANGLE.values())
    alone = tuple(one.id for one in play.g.senators_of(Seat("diamond"))[:2])
    assert elections.shared_rather(view, [alone, together]) == [together]
    assert elections.shared_rather(view, [alone]) == [alone]


@pytest.mark.parametrize(("laws", "named", "presides"), [
    ([], "fam-adherbal", "fam-carthalo"), ([law("law-separation-of-powers")], "fam-carthalo", "fam-bomilcar"),
])  # fmt: skip
def test_a_general_is_the_better_suffete_while_suffetes_lead(
    laws: list[Change], named: str, presides: str, play: Play
) -> None:
    """RC-9.6.1: a rival's best general, near a rule for life, presided, though Suffetes were not sent any more."""
    session(play, "senate.suffetes", war("cyrenean-war"), influence(10, 12), influence(11, 7), *laws)
    view = see.view(play.g, Seat("diamond"))
    able = [view.senators[name] for name in ("fam-adherbal", "fam-carthalo")]
    assert max(able, key=partial(elections.suitability, view)).id == named
    propose(play, "suffetes", {"first": "fam-bomilcar", "second": "fam-carthalo"})
    pass_motion(play)
    assert says(play, "diamond", "senate.home") == presides


def seated(g: Carthage) -> None:
    """All of circle's have seats in the Committee, so none of them can be Suffete."""
    for post, one in zip(g.committee.values(), g.senators_of(Seat("circle")), strict=False):
        post.member, post.term = one.id, 3


@pytest.mark.parametrize(("failed", "voice"), [(4, "against"), (5, "for")])
def test_after_many_pairs_in_vain_the_least_evil_is_welcome(failed: int, voice: str, play: Play) -> None:
    """RC-9.1: eleven pairs were refused by who could have none of his own, and one of the worst was appointed."""
    session(play, "senate.suffetes", seated, influence(12, 12))
    square = [one.id for one in play.g.senators_of(Seat("square"))]
    pairs = [(one, other) for one in square for other in square if one < other]
    others = [(one, other) for one in square for other in ("fam-mago", "fam-bomilcar")]
    play.g.senate.defeated += [f"suffetes:{' '.join(sorted(pair))}" for pair in [*pairs, *others][:failed]]
    propose(play, "suffetes", WITH_TRIANGLE)
    vote(play, "triangle", "for")
    assert voices(play, "circle") == {voice}


def test_seats_are_not_given_to_who_would_not_get_them_if_they_fill_themselves(play: Play) -> None:
    """RC-9.0.21: the leader's had four seats, for with his votes that passed; left alone the best speakers had them."""
    session(play, "senate.committee", vacant, influence(12, 22))
    view = see.view(play.g, Seat("diamond"))
    theirs = {seat: [one.id for one in play.g.senators_of(Seat(seat))] for seat in ("triangle", "square", "diamond")}
    assert elections.worse_than_left(view, theirs["square"])
    assert not elections.worse_than_left(view, theirs["triangle"])
    assert not elections.worse_than_left(view, [*theirs["square"], theirs["diamond"][0]])


def test_members_are_shared_with_whom_it_takes_to_win(play: Play) -> None:
    session(play, "senate.committee", vacant)
    assert {"diamond"} < owners(play, says(play, "diamond", "senate.committee"))


def treasurer_sought(g: Carthage) -> None:
    """One seat is vacant, and Barca is Censor."""
    g.senate.elected = True
    g.committee["state-treasurer"].member, g.committee["censor-of-morals"].member = "", "fam-barca"


def test_a_seat_goes_to_another_before_one_asks_for_it_in_vain(play: Play) -> None:
    """RC-9.0.13: one's own was named first, to whom nobody would give it, and it cost 1 INF."""
    session(play, "senate.committee", treasurer_sought)
    assert "diamond" not in owners(play, says(play, "diamond", "senate.committee"))


def test_who_is_voted_down_again_and_again_leaves_the_seats_to_fill_themselves(play: Play) -> None:
    """RC-9.0.13: each defeat by all others cost 1 INF; seven of them in one Senate were all that it brought."""
    session(play, "senate.committee", vacant)
    theirs = [play.g.senators_of(Seat(seat))[0].id for seat in ("triangle", "circle", "square")]
    play.g.senate.defeated += [f"committee:state-treasurer/{one}" for one in theirs[:2]]
    assert says(play, "diamond", "senate.committee") is not None
    play.g.senate.defeated.append(f"committee:state-treasurer/{theirs[2]}")
    assert says(play, "diamond", "senate.committee") is None


def test_no_votes_are_reckoned_to_be_bought_for_who_would_vote_against_his_own_seat(play: Play) -> None:
    """Who is deserted by whom he has named does not buy what is missing: he names somebody who gains by it."""
    session(play, "senate.committee", vacant)
    view = see.view(play.g, Seat("diamond"))
    rich = coalitions.Interests[Any](point=lambda: 4, harm=lambda *_: 0.6, envy=lambda *_: 0.6, purse=lambda *_: 99)
    own = [one.id for one in play.g.senators_of(Seat("diamond"))]
    theirs = [one.id for one in play.g.senators_of(Seat("triangle"))]
    greedy, fair = [*own[:3], theirs[0]], [*own[:2], *theirs[:2]]
    assert not coalitions.promising(rich, view, greedy, 3)
    assert coalitions.promising(rich, view, fair, 3)
    assert coalitions.best_first(rich, view, [greedy, fair], 3) == [fair, greedy]


def test_seats_for_others_alone_are_proposed_last_of_all(play: Play) -> None:
    """RC-9.2: a seat was given to who led, for that passed; what was left for oneself came after it."""
    session(play, "senate.committee", vacant)
    view, form = see.view(play.g, Seat("diamond")), play.decision("diamond", "senate.committee").choice.form()
    ways = list(elections.shares(view, form))
    passing = [coalitions.promising(INTERESTS, view, list(way.values()), MEMBER) for way in ways]
    own = ["diamond" in owners(play, way) for way in ways[: sum(passing)]]
    assert passing == sorted(passing, reverse=True)
    assert own == sorted(own, reverse=True)
    assert len(set(own)) == 2


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (("fam-barca", "fam-bomilcar"), ("coalition", (("senator", "fam-bomilcar"), ("seat", "triangle")))),
        (("fam-barca", "fam-malchus"), ("given-away", (("senator", "fam-barca"),))),
        (("fam-bomilcar", "fam-mago"), ("no-ally", (("senator", "fam-bomilcar"),))),
    ],
)
def test_it_says_with_whom_it_shares_posts_or_that_nobody_of_its_own_has_one(
    names: tuple[str, ...], reason: tuple[Any, ...], play: Play
) -> None:
    """Of two Suffetes of others one was said to be named "and shared" with the other."""
    session(play, "senate.suffetes", purse(20, 1))
    with thinking(PLAIN) as thought:
        elections.tell(see.view(play.g, Seat("diamond")), names, SUFFETE)
    assert [(one.key, one.about) for one in thought.reasons] == [reason]


def test_while_wars_press_seats_are_proposed_whoever_gets_them(play: Play) -> None:
    """RC-9.0.20: all let the floor pass, and the Senate was over before it had sent a force or sued for peace."""

    def refused(g: Carthage) -> None:
        vacant(g)
        g.senate.defeated += [f"committee:censor-of-morals/{name}" for name, one in g.senators.items() if one.faction]

    session(play, "senate.committee", refused)
    assert says(play, "diamond", "senate.committee") is None
    for name in ("conquest-of-tunisia", "syracusan-war-3", "pyrrhic-war"):
        war(name)(play.g)
    assert says(play, "diamond", "senate.committee")
    assert why(play, "diamond", "senate.committee") == ["while-wars-press"], "none of them could pass"


def test_the_same_shares_are_not_proposed_again_for_other_seats(play: Play) -> None:
    """RC-9.0.13: who has refused them refuses them in another order too."""
    session(play, "senate.committee", vacant)
    rich = coalitions.Interests[Any](point=lambda: 4, harm=lambda *_: 0.1, envy=lambda *_: 0.1, purse=lambda *_: 99)
    own = [one.id for one in play.g.senators_of(Seat("diamond"))][:2]
    play.g.senate.defeated.append(f"committee:censor-of-morals/{own[0]} state-treasurer/{own[1]}")
    view = see.view(play.g, Seat("diamond"))
    assert not coalitions.promising(rich, view, own[::-1], 3)
    assert coalitions.promising(rich, view, own[:1], 3)


def test_it_does_not_tire_of_voting_against_posts_for_others(play: Play) -> None:
    session(play, "senate.suffetes")
    play.g.senate.motions = 9
    propose(play, "suffetes", WITH_TRIANGLE)
    vote(play, "triangle", "for")
    assert set(says(play, "circle", "senate.vote").values()) & {"for", "against", "abstain"} == {"against"}


# Purses


def test_it_pays_to_keep_its_own_and_nobody_elses(play: Play) -> None:
    """Whoever paid for others against the leader made them rich, three Talents at a time."""
    attempt(play, 7)
    numbered(play.g, 6).influence = 8
    assert says(play, "triangle", "forum.counter") > 0
    play.answer("triangle", "forum.counter", 0)
    assert says(play, "circle", "forum.counter") == 0
    assert without(play, "counter-bribes", "circle", "forum.counter") > 0


def test_no_card_is_spent_where_hardly_anybody_would_be_won(play: Play) -> None:
    """RC-8.5.4: Seduction was played with an attempt that succeeded 8 times in 100."""
    attempt(play, 0)
    view = see.view(play.g, Seat("diamond"))
    odds = {0: 0.08, 1: 0.5}
    own = forum.Judging[Any](
        weight=lambda _: 1,
        prize=lambda *_: 60,
        base=lambda one, _: one.talents and 1,
        chance=lambda _, base: odds[max(0, base)],
        kept=3,
        leaders=lambda _: (),
        initiatives=6,
    )
    poor, rich = view.senators["fam-mangi"], view.senators["fam-mago"]
    target = view.senators["fam-milko"]
    with_card = [forum.judged(own, view, forum.Plan(one, target, 0, "seduction.1", 60)) for one in (poor, rich)]
    assert [one.value for one in with_card] == [0, 60 / 2 - forum.CARD]


def test_all_that_is_not_for_counter_bribes_is_the_champions(play: Play) -> None:
    """RC-8.5.5: a Talent in the Faction Treasury defends whomever others try to win, one in a purse its owner only."""
    play.at("revenue.redistribution", change=rich)
    said = says(play, "diamond", "revenue.redistribute")
    assert set(said) == {"fam-mago", "treasury"}
    assert sum(said.values()) == sum(one.talents for one in play.g.senators_of(Seat("diamond")))


def selling(play: Play) -> None:
    """Diamond has sold for 150 Talents, and Mago is its champion."""

    def sold(g: Carthage) -> None:
        g.factions[Seat("diamond")].trade_income = 150
        g.issued += 150
        influence(1, 20)(g)

    play.at("trade.warehouses", change=sold)


def test_the_purse_of_the_faction_is_with_who_is_at_home(play: Play) -> None:
    """RC-9.0.10: votes are bought out of purses in Carthage."""
    selling(play)
    numbered(play.g, 1).place = "province"
    shared = says(play, "diamond", "trade.split")
    assert shared.get("fam-mago", 0) < min(shared["fam-mangi"], shared["fam-bomilcar"])
    assert without(play, "purses-at-home", "diamond", "trade.split")["fam-mago"] >= 80


def test_who_has_much_lets_several_senators_give(play: Play) -> None:
    """RC-6.9: each may give once a turn, and 50T buy most."""
    selling(play)
    shared = says(play, "diamond", "trade.split")
    assert shared["fam-mago"] >= 80
    assert max(shared.get("fam-mangi", 0), shared.get("fam-bomilcar", 0)) >= 50
    assert without(play, "many-givers", "diamond", "trade.split") == {"fam-mago": 150}


# What lies in the Forum


@pytest.mark.parametrize(("absent", "whose"), [((), {"diamond", "circle"}), (range(4, 13), {"diamond"})])
def test_cards_are_shared_only_by_who_needs_votes_for_them(absent: Any, whose: set[str], play: Play) -> None:
    """RC-9.5: a majority of its own gave the second card to a rival, who voted against it all the same."""

    def unowned(g: Carthage) -> None:
        g.concessions += ["tc-grain-estates", "tc-gadir-silver"]

    session(play, "senate.business", unowned, *map(away, absent))
    assert owners(play, says(play, "diamond", "senate.concessions")) == whose


# Trials


def guilty(g: Carthage) -> None:
    """Bomilcar (diamond) is near to rule for life, and the Censor, Himilco (square), is rich."""
    influence(9, 22)(g)
    purse(40, 9)(g)
    purse(30, 8)(g)


def test_the_censor_accuses_whom_he_can_convict_with_votes_that_he_buys(play: Play) -> None:
    trials(play, major(9), guilty)
    accused = says(play, "square", "senate.trial")
    assert (accused["accused"], accused["charge"]) == ("fam-bomilcar", "major")
    assert play.g.senators[accused["prosecutor"]].faction == "square", "who prosecutes gains by it"
    assert without(play, "prosecutors", "square", "senate.trial") is None


@pytest.mark.parametrize(("popularity", "accused"), [(4, True), (5, False)])
def test_whom_the_people_would_free_nobody_accuses(popularity: int, accused: bool, play: Play) -> None:
    """RC-9.3.5: with 6 Popularity he was freed, and the Censor and the prosecutor died in the tumult."""
    trials(play, major(9), guilty, rated(9, influence=22, popularity=popularity))
    assert (says(play, "square", "senate.trial") is not None) == accused


def test_who_rules_for_life_has_nobody_tried_any_more(play: Play) -> None:
    """RC-9.10.3: two were tried for the Influence that a conviction brings, when the game was won."""
    trials(play, major(9), guilty)
    play.g.reigns.append(Reign(senator="fam-himilco", seat=Seat("square"), influence=24))
    assert says(play, "square", "senate.trial") is None


@pytest.mark.parametrize(("charge", "lost"), [("major", 22), ("tax", 22), ("assassination", 22), ("harbor-master", 5)])
def test_a_conviction_for_corruption_is_worth_five_influence(charge: str, lost: int, play: Play) -> None:
    """RC-9.3.8, 9.3.9: 53 votes were bought against one by which a Senator of 25 Influence would have lost 5."""
    trials(play, major(9), guilty)
    assert condemned(see.view(play.g, Seat("square")).senators["fam-bomilcar"], charge) == lost


def test_he_buys_them_for_what_the_conviction_is_worth(play: Play) -> None:
    trials(play, major(9), guilty)
    propose(play, "trial", says(play, "square", "senate.trial"), "square")
    for seat, voice in (("diamond", "against"), ("triangle", "for"), ("circle", "for")):
        vote(play, seat, voice)
    said = says(play, "square", "senate.vote")
    assert sum(count for name, count in said.items() if name.endswith(".bought")) > 0


# What the levels lack


def test_who_lacks_raids_leaves_the_senators_of_others_alone(play: Play) -> None:
    initiative(play, "forum.persuasion", influence(1, 25), influence(6, 9), purse(30, 1))
    target = says(play, "diamond", "forum.persuade")["target"]
    assert play.g.senators[target].faction not in (None, "diamond")
    assert without(play, "raids", "diamond", "forum.persuade")["target"] == "none"


def reaching(play: Play, base: int, talents: int, *changes: Change) -> Any:
    """Whom Mago would persuade, with so many Talents: Milko can be won, by this Base Number before any bribe."""
    initiative(play, "forum.persuasion", purse(0, *range(2, 13)), purse(talents, 1), influence(6, 30), *changes)
    mago, milko = numbered(play.g, 1), numbered(play.g, 6)
    for one in play.g.senators_of(Seat("diamond")):
        one.influence = 0
    view = see.view(play.g, Seat("diamond"))
    mago.influence += base - base_number(view.senators[mago.id], view.senators[milko.id])
    return says(play, "diamond", "forum.persuade")


@pytest.mark.parametrize(("base", "card"), [(8, "seduction.1"), (5, "none")])
def test_a_card_is_played_where_it_makes_success_likely(base: int, card: str, play: Play) -> None:
    """RC-8.5.7: a 2 or a 3 is no use for it."""
    assert reaching(play, base, 0, holds("diamond", "seduction.1"))["card"] == card


@pytest.mark.parametrize(("talents", "target"), [(12, "fam-milko"), (6, "none")])
def test_who_could_not_answer_a_counter_bribe_spends_nothing_on_another_s_senator(
    talents: int, target: str, play: Play
) -> None:
    """RC-8.5.5: 6T against it are answered, or the attempt has been in vain."""
    assert reaching(play, 3, talents, influence(6, 9))["target"] == target


def test_nobody_bids_for_an_initiative_when_all_is_decided(play: Play) -> None:
    """RC-9.10.3: who rules for life would bid against himself."""
    initiative(play, "forum.auction", purse(30, 1), number=4)
    assert says(play, "diamond", "forum.bid")["talents"] == 1
    play.g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))
    assert says(play, "diamond", "forum.bid")["senator"] == "none"


@pytest.mark.parametrize(("talents", "bidder"), [(40, "none"), (0, "fam-mago")])
def test_without_a_card_to_draw_an_initiative_is_worth_only_whom_it_may_win(
    talents: int, bidder: str, play: Play
) -> None:
    """RC-12.4: in the last turn three were bought at 3T each, and nothing was done with them."""

    def last(g: Carthage) -> None:
        g.gone += g.deck
        g.deck.clear()
        for one in g.senators.values():
            one.influence, one.talents = 9, talents if one.number == 6 else 40

    initiative(play, "forum.auction", last, number=4)
    assert says(play, "diamond", "forum.bid")["senator"] == bidder


@pytest.mark.parametrize(("deck", "high", "theirs", "bid"), [(1, 6, 0, 0), (0, 6, 0, 7), (0, 21, 0, 0), (0, 1, 3, 4)])
def test_in_the_last_turn_an_initiative_is_worth_what_it_may_bring(
    high: int, theirs: int, bid: int, play: Play, *, deck: bool
) -> None:
    """RC-12.4: who trailed by 1 INF bid 6T of 60T, and one by which he would have won went for 7T; then for 2T."""

    def last(g: Carthage) -> None:
        if not deck:
            g.gone += g.deck
            g.deck.clear()
        for one in g.senators.values():
            one.influence, one.talents = 9, 30 if one.faction == "diamond" else theirs
        g.forum.bidder, g.forum.high = Seat("triangle"), high

    initiative(play, "forum.auction", last, number=4)
    assert says(play, "diamond", "forum.bid")["talents"] == bid


def test_who_pays_for_no_traders_tries_all_the_same(play: Play) -> None:
    initiative(play, "forum.trader", purse(10, 1))
    assert says(play, "diamond", "forum.trader")["talents"] > 0
    assert without(play, "paid-traders", "diamond", "forum.trader") == {"senator": "fam-mago", "talents": 0}


# What is reckoned


def test_of_proposals_that_cannot_pass_the_one_that_lacks_fewest_votes_goes_first(play: Play) -> None:
    """RC-9.0.13: each that is defeated costs Influence, so the next had better come nearer."""
    session(play, "senate.suffetes")
    view = see.view(play.g, Seat("diamond"))
    poor = coalitions.Interests[Any](point=lambda: 4, harm=lambda *_: 1.0, envy=lambda *_: 1.0, purse=lambda *_: 0)
    alone = [one.id for one in play.g.senators_of(Seat("diamond"))[:2]]
    together = list(WITH_TRIANGLE.values())
    alone_lacks, together_lack = (coalitions.price(poor, view, names, 5) for names in (alone, together))
    assert alone_lacks > together_lack > 0
    assert coalitions.best_first(poor, view, [alone, together], 5) == [together, alone]


@pytest.mark.parametrize(
    ("sort", "paid", "odds"), [("carthaginian", False, 1), ("celtiberians", False, 3), ("celtiberians", True, 4)]
)
def test_how_likely_a_legion_follows_a_rebel(sort: str, paid: bool, odds: int, play: Play) -> None:
    """T-10, early: citizens on 6, mercenaries on 4 or more, and on one less if they are paid."""
    session(play, "senate.suffetes")
    assert loyalty(see.view(play.g, Seat("diamond")), sort, paid) == odds / 6
