"""RR-1.14.10 asked ahead: what is done with cards that one may hold or not, said once for the whole game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from games.kernel import Raw, Window
from games.republic.forum.events import Peddled
from games.republic.senate.events import MotionFell
from games.rome import GAME
from games.rome.ahead.reactions import PLANNINGS
from games.rome.ahead.reactions.form import RANSOMS, form
from games.rome.forum.events import KnightSought
from games.rome.senate.events_tribunes import GraftOffered, MobIncited, TribuneAttacked
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.forum_helpers import follow
from tests.games.rome.forum import TRIANGLE, Change, holds, initiative, purse, treasury
from tests.games.rome.play import Play, numbered
from tests.games.rome.senate import PRAISE, propose, session

KIND: Final = "forum.reactions"
TRIBUNE, GRAFT, MURDER, MOB = "tribune.10", "graft.1", "murder-of-a-tribune.1", "mob-incited-to-violence"
PASSING: Final[Mapping[str, Raw]] = {
    "graft": "none",
    "price": "none",
    "murder": "none",
    "mob": "none",
    "last": "none",
    "bodyguards": "none",
    "landing": "none",
    "cleopatra": "none",
    "proscribe": "none",
    "peddle": "ask",
    "ransom": "ask",
    "fine": "ask",
    "rebels": "none",
    "appoint": "none",
    "master": "own-general",
    "prosecute": "none",
    "advocate": "himself",
    "advise": "none",
    "conspire": "none",
    "skip": "none",
}


def table() -> Play:
    return Play(replace(GAME, ahead=PLANNINGS))


def decide(play: Play, **said: Mapping[str, Raw]) -> list[tuple[str, str, Raw]]:
    """All say what they do; who is not named passes; what follows of itself."""
    play.table.plan_ahead()
    for seat, _ in play.asked(KIND):
        fields = play.decision(seat, KIND).choice.form()
        play.answer(seat, KIND, {**{name: PASSING[name] for name in fields}, **said.get(str(seat), {})})
    return follow(play)


def vetoed(*changes: Change, price: int = 2, **how: Any) -> Play:
    """In the Middle Republic triangle vetoes a motion of diamond's; all who hold cards may answer."""

    def governed(g: Rome) -> None:
        g.provinces.clear()

    play, dice = table(), {"graft": [price], "murder": [2], "mob-incited": [1], **how.pop("dice", {})}
    changes = (governed, holds("triangle", TRIBUNE), *changes)
    session(play, "senate.business", *changes, scenario="middle", dice=dice, **how)
    propose(play, "minor", PRAISE)
    return play


def veto(play: Play) -> None:
    play.answer("triangle", "senate.veto", TRIBUNE)
    follow(play)


# The form


@clause("RR-1.14.10")
def test_all_are_asked_the_same_whatever_they_hold() -> None:
    play = initiative(table(), "forum.persuasion", holds("diamond", "graft.1"), holds("circle", "tribune.1"))
    play.table.plan_ahead()
    asked = [play.decision(seat, KIND) for seat, _ in play.asked(KIND)]
    assert [(one.clause, one.window, one.hidden) for one in asked] == [("RR-1.14.10", Window.AHEAD, True)] * 4
    assert len({frozenset(one.choice.form()) for one in asked}) == 1
    assert asked[0].lapse == dict.fromkeys(asked[0].choice.form(), "ask")


@clause("RR-4.05.419", "RR-4.07.3")
def test_with_neutrals_two_things_more_are_asked() -> None:
    plain, more = (form((TRIANGLE,), neutrals=neutrals).fields.keys() for neutrals in (False, True))
    assert more - plain == {"conspire", "skip"}


# Tribunes and what answers them


@clause("RR-1.14.5", "RR-DP55", "RR-DP56")
@pytest.mark.parametrize(("cost", "paid"), [(4, True), (5, False)])
def test_graft_against_a_veto_of_one_s_own_motion_by_the_richest_within_the_price(cost: int, paid: bool) -> None:
    play = vetoed(holds("diamond", GRAFT), purse(9, 5), price=cost)
    decide(play, diamond={"graft": "mine", "price": "pay-at-most.4"})
    veto(play)
    (told,) = play.saw(GraftOffered)
    assert (told.senator, told.price, told.paid) == ("fam-claudius", cost, paid)
    assert bool(play.saw(MotionFell)) is not paid


@clause("RR-1.14.10", "RR-DP55")
def test_who_has_no_such_card_passes_and_nobody_is_asked() -> None:
    play = vetoed(holds("circle", "seduction"), holds("diamond", "assassin.1"))
    decide(play, diamond={"graft": "mine"}, circle={"graft": "always", "murder": "always"})
    veto(play)
    assert not play.saw(GraftOffered)
    assert not play.saw(TribuneAttacked)
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]


@clause("RR-1.14.10", "RR-DP55")
def test_who_wishes_to_be_asked_is_asked_whether_he_holds_it_or_not() -> None:
    for card in (GRAFT, "seduction"):
        play = vetoed(holds("diamond", card))
        decide(play, diamond={"graft": "ask-mine"})
        veto(play)
        assert play.asked("senate.graft") == [("diamond", "senate.graft")]


@clause("RR-1.14.6", "RR-1.14.7", "RR-DP57", "RR-DP58")
@pytest.mark.parametrize(("wish", "incited"), [("always", True), ("circle", True), ("square", False)])
def test_murder_by_the_most_popular_and_the_mob_against_who_did_it(wish: str, incited: bool) -> None:
    def loved(g: Rome) -> None:
        numbered(g, 7).popularity = 3

    play = vetoed(loved, holds("circle", MURDER), holds("triangle", MOB))
    decide(play, circle={"murder": "always"}, triangle={"mob": wish})
    veto(play)
    assert [one.senator for one in play.saw(TribuneAttacked)] == ["fam-fulvius"]
    assert bool(play.saw(MobIncited)) is incited


# What nobody waits for


@clause("RR-1.14.3", "RR-DP61")
@pytest.mark.parametrize(("wish", "victim"), [("fullest", "square"), ("circle", "circle"), ("triangle", None)])
def test_influence_peddling_as_soon_as_it_can_be_played(wish: str, victim: str | None) -> None:
    hands = holds("diamond", "influence-peddling"), holds("circle", "seduction"), holds("square", "graft.1", "mining")
    play = initiative(table(), "forum.persuasion", *hands, scenario="middle")
    decide(play, diamond={"peddle": wish})
    assert [one.victim for one in play.saw(Peddled)] == ([victim] if victim else [])


@clause("RR-1.10.71", "RR-DP10")
@pytest.mark.parametrize(
    ("wish", "pledged"), [("always", True), (f"ransom-at-most.{RANSOMS[0]}", True), ("ask", False)]
)
def test_a_ransom_is_promised_as_soon_as_it_can_be_paid(wish: str, pledged: bool) -> None:
    def captured(g: Rome) -> None:
        numbered(g, 9).place, numbered(g, 9).at = "captive", "punic-1"

    play = initiative(table(), "forum.persuasion", captured, treasury(30, "diamond"))
    decide(play, diamond={"ransom": wish})
    assert play.table.state.ransoms == (["fam-aurelius"] if pledged else [])
    assert not play.saw(KnightSought)
