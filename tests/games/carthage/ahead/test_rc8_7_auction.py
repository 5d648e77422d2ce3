"""RC-8.7 asked ahead: all say at once how far they go for the auctioned initiatives of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, Window
from games.republic.forum.events import InitiativeBid, InitiativeWon
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import AUCTION, follow, say, table
from tests.games.carthage.forum import Change, initiative, purse
from tests.games.carthage.play import Play


def auction(*changes: Change, step: str = "forum.auction", **how: Any) -> Play:
    """Milko (triangle) has 6, Gisco (circle) 4, Himilco (square) 3 Talents; diamond has none."""
    play = table(AUCTION)
    initiative(play, step, purse(6, 6), purse(4, 7), purse(3, 8), *changes, **{"number": 4, **how})
    play.table.plan_ahead()
    return play


def bidden(play: Play) -> list[tuple[str, int]]:
    return [(one.seat, one.talents) for one in play.saw(InitiativeBid)]


@clause("RC-8.7", "RC-DP22")
def test_all_who_could_bid_are_asked_at_once() -> None:
    play = auction()
    assert play.asked() == [(seat, "forum.auction") for seat in ("triangle", "circle", "square")]
    asked = play.decision("circle", "forum.auction")
    assert (asked.about, asked.window) == ({"turn": 1}, Window.SIMULTANEOUS)


@clause("RC-8.7", "RC-DP22")
def test_they_are_asked_once_for_all_auctions_of_a_turn_from_the_first_initiative_on() -> None:
    deck = ["law-sumptuary", "law-army-election", "law-navy-election"]
    play = auction(step="forum.roll", coming=[], number=4, deck=deck, dice={"initiative": [1, 1]})
    assert ("triangle", "forum.auction") in play.asked()
    assert ("diamond", "forum.roll") in play.asked()
    say(play, "triangle", "forum.auction", way="raise", limit=2, payer="fam-milko")
    for seat in ("circle", "square"):
        say(play, seat, "forum.auction")
    for seat in ("diamond", "triangle"):
        take_it(play, seat)
        assert bidden(play) == [("triangle", 1)]


def take_it(play: Play, seat: str) -> None:
    """His initiative, in which he does nothing; then what follows of itself."""
    play.answer(seat, "forum.roll", "roll")
    for kind in ("forum.persuade", "forum.trader", "forum.leader"):
        play.lapse(seat, kind)
    follow(play)


@clause("RC-8.7")
def test_after_the_last_initiative_has_begun_nobody_is_asked_for_bids() -> None:
    assert auction(step="forum.roll", coming=[], number=5).asked("forum.auction")
    assert not auction(step="forum.roll", coming=[], number=6).asked("forum.auction")


@clause("RC-8.7")
def test_bids_are_made_in_order_each_one_more_than_the_last() -> None:
    play = auction()
    say(play, "square", "forum.auction", way="raise", limit=3, payer="fam-himilco")
    say(play, "circle", "forum.auction", way="raise", limit=4, payer="fam-gisco")
    assert play.table.planned() is None
    say(play, "triangle", "forum.auction", way="raise", limit=1, payer="fam-milko")
    follow(play)
    assert bidden(play) == [("triangle", 1), ("circle", 2), ("square", 3)]
    (won,) = play.saw(InitiativeWon)
    assert (won.seat, won.talents) == ("square", 3)


@clause("RC-8.7")
@pytest.mark.parametrize(("limit", "bids"), [(2, [("triangle", 2)]), (3, [("triangle", 2), ("circle", 3)])])
def test_exactly_so_much_or_nothing(limit: int, bids: list[tuple[str, int]]) -> None:
    play = auction()
    say(play, "triangle", "forum.auction", way="exact", limit=2, payer="fam-milko")
    say(play, "circle", "forum.auction", way="exact", limit=limit, payer="fam-gisco")
    say(play, "square", "forum.auction")
    follow(play)
    assert bidden(play) == bids


@clause("RC-8.7", "RC-DP22")
def test_silence_bids_nothing_and_then_it_is_free() -> None:
    play = auction()
    for seat in ("triangle", "circle", "square"):
        play.lapse(seat, "forum.auction")
    follow(play)
    assert not bidden(play)
    assert [(one.seat, one.talents) for one in play.saw(InitiativeWon)] == [("diamond", 0)]


@clause("RC-8.7")
def test_who_would_rather_be_asked_is_asked_at_his_turn() -> None:
    play = auction()
    say(play, "triangle", "forum.auction", way="exact", limit=2, payer="fam-milko")
    say(play, "circle", "forum.auction", way="ask")
    say(play, "square", "forum.auction")
    follow(play)
    assert play.asked() == [("circle", "forum.bid")]
    assert play.decision("circle", "forum.bid").about == {"high": 2}


@clause("RC-8.7")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"way": "raise", "limit": 2, "payer": "none"}, "forum.payer"),
        ({"way": "exact", "limit": 2, "payer": "none"}, "forum.payer"),
        ({"way": "raise", "limit": 7, "payer": "fam-milko"}, "choice.range"),
        ({"way": "raise", "limit": 2, "payer": "fam-himilco"}, "choice.unknown"),
    ],
)
def test_another_s_senator_as_payer_or_more_than_he_has_is_refused(said: dict[str, Any], reason: str) -> None:
    play = auction()
    with pytest.raises(IllegalAnswer) as refused:
        say(play, "triangle", "forum.auction", **said)
    assert refused.value.reason == reason
    assert not play.table.plans


@clause("RC-8.7")
def test_beyond_the_purse_of_who_pays_is_refused_with_its_clause() -> None:
    play = auction(purse(2, 10))
    with pytest.raises(IllegalAnswer) as refused:
        say(play, "triangle", "forum.auction", way="exact", limit=3, payer="fam-adherbal")
    assert refused.value.about["clause"] == "RC-8.7"
