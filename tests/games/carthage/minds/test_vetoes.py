"""When the sensible player vetoes what hurts it: while it still can, and not what fails without that."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from games.carthage.minds.sensible.interests import eligible, evil, twos
from games.carthage.minds.sensible.intrigue import helpful
from games.carthage.minds.sensible.planned_senate import POLITICS
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.minds.planned_senate import at_once
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import AHEAD, SHEETED, SHEETS, meeting, say
from tests.games.carthage.forum import holds, purse
from tests.games.carthage.minds.chamber import campanians, influence, vacant
from tests.games.carthage.minds.saying import says
from tests.games.carthage.play import Play, add_province, numbered
from tests.games.carthage.senate import away, office, propose, session
from tests.games.carthage.trials import major
from tests.games.carthage.units import at_home, celtiberians, moved, war

PAIR = {"first": "fam-bomilcar", "second": "fam-adherbal"}
"""Diamond presides and is called last; triangle is called first, circle after it."""


def chamber(talents: int, **how: Any) -> Play:
    """A pair of whom both would be near a rule for life, for which diamond could buy so many votes."""
    dangerous = influence(9, 33), influence(10, 33)
    return meeting(
        "senate.suffetes",
        away(12),
        away(8),
        *dangerous,
        purse(talents, 1),
        holds("circle", "public-outcry.1"),
        **how,
    )


RICH_AND_POOR = pytest.mark.parametrize(("talents", "veto"), [(40, "now"), (0, "never")])


@clause("RC-9.0.15")
@RICH_AND_POOR
def test_who_is_called_before_it_can_be_carried_vetoes_at_once_what_will_pass(talents: int, veto: str) -> None:
    """Four cards were never played: who has voted has no veto any more, and nothing was carried before that.

    But a power went on a pair for which nobody else would have voted, and which nobody could pay for.
    """
    play = chamber(talents, game=SHEETED)
    propose(play, "suffetes", PAIR)
    assert says(play, "circle", SHEETS)["veto"] == veto


@clause("RC-9.0.15")
@RICH_AND_POOR
def test_and_says_so_of_a_motion_that_is_still_to_come(talents: int, veto: str) -> None:
    play = chamber(talents, game=AHEAD)
    say(play, "diamond", "senate.programme", motions=[[{"kind": "suffetes", "terms": PAIR}]])
    ((_, sheet),) = says(play, "circle", "senate.docket")["sheets"].items()
    assert sheet["veto"] == veto


@clause("RC-9.0.15")
def test_who_has_voted_buys_nothing_more_and_is_not_vetoed_for_it() -> None:
    """A card was spent on a seat that had 12 of 36 votes, for who proposed it had money, but had voted."""
    play = chamber(40, game=SHEETED)
    propose(play, "suffetes", PAIR)
    view = see.view(play.g, Seat("circle"))
    assert view.senate
    assert view.senate.motion
    voted = view.senate.motion.model_copy(update={"declared": {Seat("diamond"): ()}})
    assert [at_once(POLITICS, view, motion) for motion in (view.senate.motion, voted)] == [True, False]


@clause("RC-9.0.15a")
@pytest.mark.parametrize(("second", "veto"), [("fam-carthalo", "never"), ("fam-adherbal", "now")])
def test_a_pair_is_not_vetoed_where_those_that_are_left_are_no_better(second: str, veto: str) -> None:
    """Two cards went on pairs with one mighty rival, and none was left for that of two, who then ruled for life."""
    play = chamber(40, game=SHEETED)
    propose(play, "suffetes", {"first": "fam-bomilcar", "second": second})
    assert says(play, "circle", SHEETS)["veto"] == veto


@clause("RC-9.0.15a")
def test_who_presides_names_another_pair_with_one_of_his_own() -> None:
    """A card went on one of his with an ally; the next was another with the same man of his, as most that are left."""
    changes = influence(9, 33), purse(40, 1), holds("circle", "public-outcry.1")
    play = meeting("senate.suffetes", *changes, game=SHEETED)
    propose(play, "suffetes", PAIR)
    view = see.view(play.g, Seat("circle"))
    left = [one for one in twos(eligible(view)) if {*one} != {*PAIR.values()}]
    assert sum(evil(view, one) < evil(view, (*PAIR.values(),)) for one in left) * 2 >= len(left)
    assert says(play, "circle", SHEETS)["veto"] == "never"


@clause("RC-9.0.15a", "RC-9.0.21")
def test_no_pair_is_vetoed_for_the_last_that_costs_one_as_much() -> None:
    """Three were eligible and one pair was defeated: an Outcry kept 5 INF from one rival, and gave them to his like."""

    def won_over(g: Carthage) -> None:
        numbered(g, 11).faction = Seat("triangle")

    changes = away(8), away(12), won_over, influence(11, 30), influence(10, 29), holds("circle", "public-outcry.1")
    play = meeting("senate.suffetes", *changes, purse(40, 1), game=SHEETED)
    play.g.senate.defeated.append("suffetes:fam-adherbal fam-carthalo")
    rest, proposed = ("fam-bomilcar", "fam-adherbal"), ("fam-bomilcar", "fam-carthalo")
    propose(play, "suffetes", dict(zip(("first", "second"), proposed, strict=True)))
    view = see.view(play.g, Seat("circle"))
    assert evil(view, proposed) > evil(view, rest)
    assert evil(view, proposed)[0] == evil(view, rest)[0] >= 15
    assert says(play, "circle", SHEETS)["veto"] == "never"


@clause("RC-9.0.8")
@pytest.mark.parametrize(("apart", "veto"), [(False, "now"), (True, "never")])
def test_what_has_to_fail_before_it_is_called_is_none_of_those_that_are_left(apart: bool, veto: str) -> None:
    """Two cards stayed in hand, for the pair named in place of another was judged as if that could still be elected."""
    dangerous = influence(9, 33), influence(10, 33)
    play = meeting("senate.suffetes", away(8), *dangerous, purse(40, 1), holds("circle", "public-outcry.1"))
    bomilcar, adherbal, others = "fam-bomilcar", "fam-adherbal", ("fam-malchus", "fam-carthalo")
    couples = [(bomilcar, adherbal), (others[0], adherbal), (others[0], bomilcar), (others[1], bomilcar)]
    items = [{"kind": "suffetes", "terms": dict(zip(("first", "second"), one, strict=True))} for one in couples]
    say(play, "diamond", "senate.programme", motions=[items[:3], items[3:]] if apart else [items])
    sheets = list(says(play, "circle", "senate.docket")["sheets"].values())
    assert sheets[3]["veto"] == veto


def test_of_two_pairs_alike_that_is_worse_which_has_both_for_one_rival() -> None:
    """A card went on a pair of two rivals, for of the pair of one the more influential had two points less."""
    view = see.view(chamber(40, game=SHEETED).g, Seat("circle"))
    of_one, of_two = ("fam-bomilcar", "fam-mangi"), ("fam-bomilcar", "fam-adherbal")
    assert evil(view, of_one)[0] == evil(view, of_two)[0]
    assert evil(view, of_one) > evil(view, of_two)


@clause("RC-9.0.15a")
@pytest.mark.parametrize(("home", "veto"), [(True, "carried"), (False, "never")])
def test_who_has_nobody_for_the_seats_of_the_committee_vetoes_none(home: bool, veto: str) -> None:
    """A card and a power went on four seats that all had to go to others, as they did."""
    gone = [] if home else [away(7), away(11)]
    card = holds("circle", "public-outcry.1")
    play = meeting("senate.committee", vacant, away(8), away(12), *gone, card, game=SHEETED)
    seats = [post for post, one in play.g.committee.items() if not one.member]
    members = dict(zip(seats, ("fam-mangi", "fam-bomilcar", "fam-milko", "fam-adherbal", "none"), strict=True))
    propose(play, "committee", members)
    assert says(play, "circle", SHEETS)["veto"] == veto


@clause("RC-9.0.15", "RC-9.0.15b")
@pytest.mark.parametrize(("card", "planned"), [("public-outcry.2", "now"), ("assassin.1", "never"), ("st-3a", "never")])
def test_no_veto_is_planned_by_who_has_none(card: str, planned: str) -> None:
    """A plan said that a motion was to be vetoed at once, and its player held no card to veto with."""
    play = chamber(40, game=SHEETED)
    play.g.factions[Seat("circle")].hand.clear()
    holds("circle", card)(play.g)
    propose(play, "suffetes", PAIR)
    assert says(play, "circle", SHEETS)["veto"] == planned


@clause("RC-9.0.15", "RC-9.3")
@pytest.mark.parametrize(("cards", "veto"), [((1,), "never"), ((1, 2), "carried")])
def test_the_only_card_is_kept_for_a_trial_of_ones_own(cards: tuple[int, ...], veto: str) -> None:
    """It went on 3 INF of another; two steps later the best man with 12 INF and 46T was tried, and died."""
    held = holds("circle", *(f"public-outcry.{number}" for number in cards))
    play = meeting("senate.committee", vacant, away(8), away(12), held, influence(11, 7), major(11), game=SHEETED)
    seats = [post for post, one in play.g.committee.items() if not one.member]
    members = dict(zip(seats, ("fam-mangi", "fam-bomilcar", "fam-milko", "fam-adherbal", "none"), strict=True))
    propose(play, "committee", members)
    assert says(play, "circle", SHEETS)["veto"] == veto


@clause("RC-9.0.21", "RC-9.2")
@pytest.mark.parametrize(("foremost", "veto"), [(6, "now"), (8, "never")])
def test_nor_who_has_too_few_votes_to_be_shared_with(foremost: int, veto: str) -> None:
    """The only card of a faction with 4 of 44 votes went on five seats; the next five were for the leader too.

    But where one's own would have a seat if nobody were elected it is not in vain.
    """
    changes = influence(1, 15), influence(foremost, 9), holds("triangle", "public-outcry.1")
    play = meeting("senate.committee", vacant, *changes, game=SHEETED)
    seats = [post for post, one in play.g.committee.items() if not one.member]
    members = dict(zip(seats, ("fam-mangi", "fam-bomilcar", "fam-gisco", "fam-carthalo", "none"), strict=True))
    propose(play, "committee", members)
    assert says(play, "triangle", SHEETS)["veto"] == veto


@clause("RC-9.0.21", "RC-9.2")
@pytest.mark.parametrize(("fewer", "third", "voice"), [((), "fam-gisco", "for"), ((7, 11), "fam-bomilcar", "against")])
def test_ones_own_seat_is_not_voted_down_for_those_of_others(fewer: tuple[int, ...], third: str, voice: str) -> None:
    """Four seats were vetoed so that one's own had a part, and voted down when he had it: he would have had none.

    With the two best speakers away two of one's own would have seats if nobody were elected.
    """
    known = {1: 10, 2: 1, 4: 15, 5: 4, 6: 5, 7: 10, 9: 4, 10: 5, 12: 3}
    changes = (influence(number, points) for number, points in known.items())
    play = meeting("senate.committee", vacant, *changes, *map(away, fewer), game=SHEETED)
    seats = [post for post, one in play.g.committee.items() if not one.member]
    members = dict(zip(seats, ("fam-ithobal", "fam-mangi", third, "fam-adherbal", "none"), strict=True))
    propose(play, "committee", members)
    assert says(play, "triangle", SHEETS)["voice"] == voice


@clause("RC-9.0.15", "RC-9.2")
@pytest.mark.parametrize(("instead", "veto"), [(["fam-milko", "fam-adherbal"], "never"), ([], "carried")])
def test_seats_are_not_vetoed_where_what_stands_in_their_place_is_worse(instead: list[str], veto: str) -> None:
    """The only Outcry went on two and three seats of rivals; one and four stood behind it for all to see."""
    first = influence(1, 15), holds("circle", "public-outcry.1")
    play = meeting("senate.committee", vacant, *first, away(8), away(12), game=AHEAD)
    seats = [post for post, one in play.g.committee.items() if not one.member]
    nobody = dict.fromkeys(seats, "none")
    ways = [["fam-mangi", "fam-bomilcar", "fam-milko"], ["fam-mangi", "fam-bomilcar", *instead]]
    items = [{"kind": "committee", "terms": nobody | dict(zip(seats, names, strict=False))} for names in ways]
    say(play, "diamond", "senate.programme", motions=[items])
    sheets = list(says(play, "circle", "senate.docket")["sheets"].values())
    assert sheets[0]["veto"] == veto


@clause("RC-9.0.15", "RC-9.5")
def test_no_outcry_goes_on_a_trade_concession() -> None:
    """It makes nobody a ruler: the only card of who led went on one, for who got it stood high."""

    def unowned(g: Carthage) -> None:
        g.concessions.append("tc-grain-estates")

    held = holds("circle", "public-outcry.1")
    play = meeting("senate.business", unowned, influence(9, 33), purse(40, 1), held, game=SHEETED)
    propose(play, "concessions", {"tc-grain-estates": "fam-bomilcar"})
    said = says(play, "circle", SHEETS)
    assert (said["voice"], said["veto"]) == ("against", "never")


@clause("RC-9.0.15", "RC-9.6.1")
@pytest.mark.parametrize(("risen", "poor", "veto"), [(21, False, "now"), (9, False, "never"), (21, True, "never")])
def test_a_command_that_makes_a_ruler_for_life_is_vetoed(risen: int, poor: bool, veto: str) -> None:
    """Two cards stayed in hand when a majority gave its best man the victory by which he won the game.

    But not where the State lives by it.
    """
    soldiers = at_home(*celtiberians(4), *campanians(3), fleets=0)
    changes = office(1, "marine-suffete"), influence(1, risen), purse(40, 1), holds("circle", "public-outcry.1")
    play = meeting("senate.business", war("conquest-of-tunisia"), soldiers, *changes, game=SHEETED)
    play.g.treasury = -120 if poor else 200
    order = moved("send", "conquest-of-tunisia", "fam-mago", celtiberians=4, campanian_swordsmen=3)
    propose(play, "forces", {"movements": [order]})
    assert says(play, "circle", SHEETS)["veto"] == veto


@clause("RC-9.0.8", "RC-9.4")
@pytest.mark.parametrize(
    ("numbers", "others", "of_use"),
    [((8, 10), (), True), ((8, 10), (4, 6, 7, 11, 12), False), ((10,), (4, 6, 7, 11, 12), True)],
)
def test_no_veto_goes_on_governors_whom_he_can_group_otherwise(
    numbers: tuple[int, ...], others: tuple[int, ...], of_use: bool, play: Play
) -> None:
    """Who had more votes than all others named the two again, without the third; the Outcry was gone."""
    seats = office(5, "state-treasurer"), office(9, "harbor-master")
    session(
        play,
        "senate.governors",
        *(partial(add_province, name=one) for one in ("tunisia", "numidia")),
        *seats,
        *map(away, others),
    )
    form = dict.fromkeys(play.decision("diamond", "senate.governors").choice.form(), "none")
    sent = {post: numbered(play.g, one).id for post, one in zip(("tunisia", "numidia"), numbers, strict=False)}
    propose(play, "governors", {**form, **sent})
    view = see.view(play.g, Seat("triangle"))
    assert view.senate
    assert view.senate.motion
    assert helpful(view, view.senate.motion) == of_use
