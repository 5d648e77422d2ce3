"""What the sensible player says before its turn: nothing in vain when the turn comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.carthage.minds.sensible.interests import INTERESTS, MEMBER, SUFFETE
from games.carthage.minds.sensible.planned_senate import unlike
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.forum.events import PersuasionAnnounced
from games.republic.minds.coalitions import promising
from games.republic.pieces import Reign
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import table
from tests.games.carthage.ahead.packages_helpers import Ahead
from tests.games.carthage.ahead.reactions_helpers import REACTING
from tests.games.carthage.ahead.senate_helpers import SHEETED, SHEETS, meeting, play_on, say
from tests.games.carthage.forum import holds, initiative, purse
from tests.games.carthage.minds.chamber import influence, vacant
from tests.games.carthage.minds.saying import says
from tests.games.carthage.outcries import late
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import Change, away, propose, session
from tests.games.carthage.trials import major, rated, trials
from tests.games.carthage.units import law, money, pressed, war

RED = [f"public-outcry.{number}" for number in (1, 2, 3)] + ["law-sumptuary", "law-court-of-104", "assassin.1"]


def planned() -> Play:
    """Diamond is rich and plans its attempts."""
    play = table()
    initiative(play, "forum.roll", purse(25, 1))
    play.table.plan_ahead()
    return play


def test_a_planned_attempt_is_dropped_when_others_have_made_its_target_rich() -> None:
    play = planned()
    said = says(play, "diamond", "forum.plan")
    aims = {one["target"] for one in said["attempts"]}
    assert aims
    for name in aims:
        play.g.senators[name].talents = 40
    play.answer("diamond", "forum.plan", {**said, "ask": []})
    assert (Seat("diamond"), "forum.persuade") in play_on(play)
    assert not [one for one in play.told if isinstance(one, PersuasionAnnounced)]


def test_who_has_planned_what_is_not_possible_any_more_is_asked_for_what_is_likely() -> None:
    """With 50T and a Senator within reach nobody was tried in the last initiative before the game was lost."""
    play = planned()
    said = says(play, "diamond", "forum.plan")
    poor = {one["target"] for one in said["attempts"][1:]}
    for one in said["attempts"]:
        play.g.senators[one["target"]].talents = 0 if one["target"] in poor else 40
    play.answer("diamond", "forum.plan", {**said, "attempts": said["attempts"][:1]})
    play_on(play)
    assert ("diamond", "forum.attempt") in play.asked()


def raising(*changes: Change) -> dict[str, Any]:
    """What the programme says against two Wars that no force could be sent against with what is at home."""
    wars = map(war, ("massilian-war", "cyrenean-war"))
    play = meeting("senate.business", law("law-separation-of-powers"), *wars, money(180), *changes)
    return says(play, "diamond", "senate.programme")


def test_what_is_raised_is_sent_though_nothing_could_be_sent_before() -> None:
    said = raising()
    terms = {motion[0]["kind"]: motion[0]["terms"] for motion in said["motions"]}
    (sent,) = terms["forces"]["movements"]
    assert sent["fleets"] == terms["units"]["raise.fleet"]
    assert said["end"] == "adjourn"


def test_who_raises_what_cannot_be_sent_yet_is_asked_again() -> None:
    def nobody_home(g: Carthage) -> None:
        g.army.active.legions.clear()

    said = raising(nobody_home)
    assert [motion[0]["kind"] for motion in said["motions"]] == ["units"]
    assert said["end"] == "ask"


def rich(play: Play, most: int) -> dict[str, Any]:
    """The votes that diamond, who presides, buys for its pair at most."""
    said = says(play, "diamond", "senate.programme")
    assert (said["votes"]["most"] > 0) == (most > 0)
    return said["votes"]


def test_who_presides_buys_what_his_own_proposals_lack() -> None:
    """Fifteen pairs were defeated one after the other for want of a few votes, by who was richer than all others."""
    votes = rich(meeting("senate.suffetes", purse(20, *range(1, 13))), 1)
    assert votes["payers"]
    rich(meeting("senate.suffetes", purse(20, *range(1, 13)), *map(away, range(4, 13))), 0)


def test_what_stands_in_the_place_of_a_proposal_shares_the_posts_otherwise() -> None:
    """RC-9.0.13: who has refused a pair refuses others of the same factions too, and each defeat costs Influence."""
    play = meeting("senate.suffetes")
    ((*pairs,),) = says(play, "diamond", "senate.programme")["motions"]
    whose = [sorted(str(play.g.senators[name].faction) for name in one["terms"].values()) for one in pairs]
    assert len(whose) == len({*map(tuple, whose)}) > 1


def test_what_stands_in_the_place_of_a_proposal_is_worth_proposing(play: Play) -> None:
    """RC-9.0.13: a pair of others' came after one's own, and one for whom nobody else would vote cost 1 INF."""
    session(play, "senate.suffetes")
    view = see.view(play.g, Seat("diamond"))
    own, theirs, vain = (
        ("fam-bomilcar", "fam-carthalo"),
        ("fam-adherbal", "fam-carthalo"),
        ("fam-bomilcar", "fam-adherbal"),
    )
    ways = [{"first": first, "second": second} for first, second in (own, theirs, vain)]
    assert [promising(INTERESTS, view, pair, SUFFETE) for pair in (own, theirs, vain)] == [True, True, False]
    assert list(unlike(view, ways, SUFFETE)) == ways[:1]
    assert list(unlike(view, ways[1:], SUFFETE)) == ways[1:2]


@clause("RC-9.0.15", "RC-9.2")
@pytest.mark.parametrize(("standing", "listed"), [(0, 2), (15, 1)])
def test_nothing_that_harms_one_stands_in_the_place_of_a_proposal(standing: int, listed: int, play: Play) -> None:
    """Whoever came off better by the second fallback vetoed the first and what stood before it: he had four seats."""
    session(play, "senate.committee", vacant, influence(7, standing), influence(11, standing))
    seats = [post for post, one in play.g.committee.items() if not one.member]
    ways: list[Any] = [
        dict.fromkeys(seats, "none") | dict(zip(seats, names, strict=False))
        for names in (["fam-mangi", "fam-milko"], ["fam-mangi", "fam-gisco", "fam-carthalo"])
    ]
    assert len(list(unlike(see.view(play.g, Seat("diamond")), ways, MEMBER))) == listed


def test_what_another_proposes_who_was_given_the_floor_is_not_voted_for_as_ones_own() -> None:
    """RC-9.0.6: who presides let the floor pass, and then voted for seats that were all another's."""

    def vacant(g: Carthage) -> None:
        g.senate.elected = True
        for one in g.committee.values():
            one.member, one.term = "", 0

    play = meeting("senate.committee", vacant)
    say(play, "diamond", "senate.programme", end="go-on")
    play_on(play)
    (other,) = {one.seat for one in play.awaited() if one.kind == "senate.programme"} - {Seat("diamond")}
    own = [one.id for one in play.g.senators_of(other) if one.in_carthage]
    seats = dict.fromkeys(play.g.committee, "none") | dict(zip(play.g.committee, own, strict=False))
    say(play, other, "senate.programme", motions=[[{"kind": "committee", "terms": seats}]])
    said = says(play, "diamond", "senate.docket")
    assert [one["voice"] for one in said["sheets"].values()] == ["against"]


def test_for_what_the_state_lives_by_no_votes_are_bought() -> None:
    changes = purse(20, *range(1, 13)), war("conquest-of-tunisia"), pressed, money(100)
    play = meeting("senate.business", *changes, game=SHEETED)
    propose(play, "units", says(play, "diamond", "senate.units"))
    said = says(play, "triangle", SHEETS)
    assert (said["voice"], said["most"]) == ("for", 0)


def nominated(*absent: int) -> Play:
    """Diamond nominates one of its own with one of triangle's, who has money."""
    play = meeting("senate.suffetes", purse(20, *range(1, 13)), *map(away, absent), game=SHEETED)
    propose(play, "suffetes", {"first": "fam-bomilcar", "second": "fam-adherbal"})
    return play


def test_where_he_and_who_proposed_it_are_enough_none_are_bought_either() -> None:
    enough, close = says(nominated(3, 4, 7, 8), "triangle", SHEETS), says(nominated(), "triangle", SHEETS)
    assert enough["voice"] == close["voice"] == "for"
    assert (enough["most"], close["most"] > 0) == (0, True)


@pytest.mark.parametrize(("money", "bought"), [(0, 0), (10, 1), (20, 11), (60, 14)])
def test_no_more_are_bought_against_posts_than_who_proposes_them_could_add(money: int, bought: int) -> None:
    """RC-9.0.10: 38 votes were bought against seats that 27 of 42 votes were against already."""
    play = meeting("senate.committee", vacant, purse(20, 4, 8, 12), purse(money, 1), game=SHEETED)
    nobody = dict.fromkeys(play.decision("diamond", "senate.committee").choice.form(), "none")
    propose(play, "committee", {**nobody, "state-treasurer": "fam-bomilcar", "harbor-master": numbered(play.g, 5).id})
    said = says(play, "square", SHEETS)
    assert (said["voice"], said["most"]) == ("against", bought)


def test_nor_against_posts_of_others_for_which_who_proposes_them_pays_nothing() -> None:
    """RC-9.0.10: five votes were bought four times against one rival's seat after another; 13 of 30 were for it."""
    play = meeting("senate.committee", vacant, purse(20, 4, 8, 12), purse(60, 1), *map(away, (2, 5, 7)), game=SHEETED)
    nobody = dict.fromkeys(play.decision("diamond", "senate.committee").choice.form(), "none")
    propose(play, "committee", {**nobody, "censor-of-morals": "fam-adherbal"})
    said = says(play, "square", SHEETS)
    assert (said["voice"], said["most"]) == ("against", 0)


@pytest.mark.parametrize(("money", "bought"), [(0, False), (60, True)])
def test_none_are_bought_against_a_ruler_whom_the_others_hold_off_without(money: int, *, bought: bool) -> None:
    """RC-9.10.1: a rival was put up who could not win; 54 votes were bought against him, and none were needed."""

    def won_over(g: Carthage) -> None:
        numbered(g, 10).faction = Seat("square")

    milko = (influence(6, 21), purse(money, 6), won_over)
    play = meeting("senate.business", *milko, purse(20, 4, 8, 12), game=SHEETED)
    propose(play, "life", {"nominee": "fam-milko"})
    said = says(play, "square", SHEETS)
    assert (said["voice"], said["most"] > 0) == ("against", bought)


@clause("RC-9.10.1")
@pytest.mark.parametrize(("purses", "said"), [((20, 5), (10, "all")), ((9, 5), (9, "all")), ((9, 30), (9, "none"))])
def test_against_a_ruler_no_more_are_bought_than_are_lacking(purses: tuple[int, int], said: tuple[int, str]) -> None:
    """98 votes were bought against one who could come to 58: the votes of those who lose too were counted for him."""
    square, circle = purses

    def held_by_square(g: Carthage) -> None:
        numbered(g, 10).faction = Seat("square")

    milko = (influence(6, 21), purse(10, 6), held_by_square)
    play = meeting("senate.business", *milko, purse(square, 4), purse(circle, 7), game=SHEETED)
    propose(play, "life", {"nominee": "fam-milko"})
    sheet = says(play, "square", SHEETS)
    assert (sheet["most"], sheet["short"]) == said


def test_no_second_senator_of_a_faction_that_refused_is_asked_to_prosecute(play: Play) -> None:
    trials(play, major(9), rated(9, influence=22), purse(40, 9), purse(30, 8), *map(away, (4, 12)))
    asked: list[str] = []
    while said := says(play, "square", "senate.trial"):
        asked.append(str(play.g.senators[said["prosecutor"]].faction))
        play.answer("square", "senate.trial", said)
        play.answer(asked[-1], "senate.prosecute", "refuse")
    assert sorted(asked) == ["circle", "triangle"]


@pytest.mark.parametrize(("held", "said"), [(5, 0), (6, 6)])
def test_what_is_discarded_is_said_only_where_more_are_held_than_may_be_kept(held: int, said: int) -> None:
    ahead = Ahead()
    ahead.at("revolution.deals", cards={"diamond": RED[:held]})
    assert len(says(ahead, "diamond", "revolution.plays")["discard"]) == said


@clause("RC-9.0.18")
@pytest.mark.parametrize(("pair", "card"), [(("fam-adherbal", "fam-carthalo"), "none"), (None, "graft")])
def test_no_card_saves_posts_that_were_given_away(pair: tuple[str, str] | None, card: str) -> None:
    """Graft was spent on two of others, named because nobody else could have been elected."""
    cards = holds("diamond", "graft"), holds("triangle", "public-outcry.1")
    play = meeting("senate.suffetes", late, *cards, game=REACTING)
    assert says(play, "diamond", "forum.reactions")["silence"] == "ask-mine"
    for seat, _ in play.asked("forum.reactions"):
        play.answer(seat, "forum.reactions", says(play, seat, "forum.reactions"))
    first, second = pair or ("fam-bomilcar", "fam-carthalo")
    propose(play, "suffetes", {"first": first, "second": second})
    play.answer("triangle", "senate.veto", "public-outcry.1")
    assert says(play, "diamond", "senate.silence") == card


# The last turn


def no_deck(g: Carthage) -> None:
    """The last card is drawn."""
    g.deck.clear()
    g.next_deck.clear()


def unowned(g: Carthage) -> None:
    """A Trade Concession lies in the Forum."""
    g.concessions.append("tc-grain-estates")


@pytest.mark.parametrize(("last", "tried"), [([], True), ([no_deck], False)])
def test_no_trader_is_sought_when_nothing_will_be_traded_any_more(
    last: list[Callable[[Carthage], object]], tried: bool, play: Play
) -> None:
    initiative(play, "forum.trader", purse(10, 1), *last)
    assert (says(play, "diamond", "forum.trader")["senator"] != "none") == tried


def reigning(g: Carthage) -> None:
    """Mago rules for life."""
    g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))


@pytest.mark.parametrize(("last", "given"), [([], True), ([no_deck], False), ([reigning], False)])
def test_no_trade_concession_is_given_either(last: list[Callable[[Carthage], object]], given: bool, play: Play) -> None:
    session(play, "senate.business", unowned, influence(1, 0), *last)
    assert bool(says(play, "diamond", "senate.concessions")) == given


def weighed_late(treasury: int, cards: int) -> tuple[list[str], dict[str, Any]]:
    """What diamond wishes to be asked at its turn, and what Mago gives then of 60 Talents."""

    def change(g: Carthage) -> None:
        money(treasury)(g)
        del g.deck[cards:]
        purse(60, 1)(g)

    ahead = Ahead()
    ahead.at("revenue.contributions", change=change)
    wish = says(ahead, "diamond", "revenue.package")["ask"]
    for one in [one for one in ahead.awaited() if one.kind == "revenue.package"]:
        ahead.package(one.seat, one.kind, ask=["gifts"])
    return wish, says(ahead, "diamond", "revenue.contributions")["gifts"]["fam-mago"]


def test_what_hangs_on_the_treasury_or_on_the_end_is_weighed_at_its_turn() -> None:
    """RC-6.9: all that was said ahead of a last turn was to save the State: 140 Talents were left in the end."""
    assert weighed_late(200, 30)[0] == ["purses"]
    assert weighed_late(200, 3) == (["gifts", "purses"], {"rule": "give", "talents": 50, "bound": 0})
    assert weighed_late(-40, 30) == (["gifts", "purses"], {"rule": "below", "talents": 54, "bound": 14})
    assert weighed_late(-40, 3) == (["gifts", "purses"], {"rule": "give", "talents": 54, "bound": 0})


@pytest.mark.parametrize(("talents", "gift"), [(60, ("step", 25, 30)), (20, ("save", 0, 0))])
def test_near_ruin_a_gift_that_brings_influence_leaves_the_state_more_than_nothing(
    talents: int, gift: tuple[str, int, int]
) -> None:
    """RC-6.11: 39T were given, 8 of them for no Influence, 190T kept, and an event made the State bankrupt."""
    ahead = Ahead()
    ahead.at("revenue.contributions", change=lambda g: (money(-40)(g), purse(talents, 1)(g)))
    assert tuple(says(ahead, "diamond", "revenue.package")["gifts"]["fam-mago"].values()) == gift


def test_nobody_is_proposed_to_be_asked_again() -> None:
    """For people the table would wait once more; a computer player answers at once and then knows more."""
    ahead = Ahead()
    ahead.at("revenue.contributions", change=lambda g: (money(-40)(g), purse(60, 1)(g)))
    assert says(ahead, "diamond", "revenue.package")["ask"] == ["gifts", "purses"]
    assert ahead.proposed("diamond", "revenue.package")["ask"] == []
