"""The card of a sheet: what it shows, what its form says."""

from __future__ import annotations

from typing import Any

import pytest

import cogs.senate  # noqa: F401 - the cog brings its presenters
from bot.fronts.republic.senate.sheets import form_read, sheet_form, tell_sheet
from bot.surface.kit.address import Address
from bot.surface.kit.forms import PAGE
from bot.surface.kit.panel import Menu, Panel, Row, Words
from bot.surface.kit.present import present
from games.kernel import IllegalAnswer, Seat
from tests.bot.surface.limits import openable, sendable
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.senate_helpers import SHEETS, meeting, moved
from tests.games.carthage.forum import SEATS, holds, purse
from tests.games.carthage.play import Play
from tests.games.carthage.senate import away, office, propose, session
from tests.games.carthage.trials import accuse, major

CHAIRS = tuple(Seat(seat) for seat in SEATS)


def card(play: Play, seat: str) -> Panel:
    return present(play.posted(seat, SHEETS), seen(play.table, CHAIRS, Seat(seat)))


def pressed(panel: Panel) -> list[str]:
    return [
        one.to.act for row in panel.parts if isinstance(row, Row) for one in row.buttons if not isinstance(one.to, str)
    ]


def told(play: Play, **parts: Any) -> str:
    look = seen(play.table, CHAIRS, Seat("triangle"))
    return tell_sheet(look.voice, {**play.decision("triangle", SHEETS).lapse, **parts})


def test_a_voice_is_one_press_and_the_veto_a_menu() -> None:
    panel = card(moved(), "triangle")
    assert pressed(panel) == ["keep", "sheetmore", *["sheetvoice"] * 4]
    assert [one.to.act for one in panel.parts if isinstance(one, Menu)] == ["sheetveto"]
    assert "Praise for Mago" in "".join(one.text for one in panel.parts if isinstance(one, Words))


@pytest.mark.parametrize(
    ("far", "asked"), [((), "How does your faction vote"), ((2, 6, 10), "Do you veto motion no. 1?")]
)
def test_rc_9_0_15_who_has_no_votes_is_asked_for_his_veto_alone(far: tuple[int, ...], asked: str) -> None:
    """He was asked how his faction votes, and told of bought votes."""
    panel = card(moved(holds("triangle", "public-outcry.1"), *map(away, far)), "triangle")
    words = "\n".join(one.text for one in panel.parts if isinstance(one, Words))
    assert asked in words
    assert ("Votes bought" in words) == (not far)


def test_the_accused_has_a_menu_for_his_appeal() -> None:
    play = meeting("senate.prosecutions", office(8, "censor-of-morals"), major(9))
    accuse(play, "fam-bomilcar")
    assert [one.to.act for one in card(play, "diamond").parts if isinstance(one, Menu)] == ["sheetveto", "sheetappeal"]


def test_a_sheet_in_a_line() -> None:
    parts = {"voice": "for", "but": {"fam-milko": "against"}, "most": 4, "payers": ["fam-adherbal"], "veto": "carried"}
    assert told(moved(), **parts) == (
        "Yea; Milko nay; up to 4 bought by Adherbal if they decide it (else none); "
        "veto if it is carried when you are called"
    )


def test_the_form_says_the_rest() -> None:
    play = rich()
    look = seen(play.table, CHAIRS, Seat("triangle"))
    posted = play.posted("triangle", SHEETS)
    form = sheet_form(posted, Address("g", posted.ref, posted.rev, "sheetmore"), look.voice, posted.decision.lapse)
    assert len(form.inputs) <= PAGE
    entered = {"voice": "0", "but": "Milko nay", "bought": "Adherbal 2", "most": "3 Adherbal, Milko", "short": "1"}
    assert form_read(posted, look.voice, entered) == {
        "voice": "for",
        "but": {"fam-milko": "against"},
        "bought": {"fam-adherbal": 2},
        "most": 3,
        "payers": ["fam-adherbal", "fam-milko"],
        "short": "all",
    }


def rich() -> Play:
    """A motion is put; two of the second seat have Talents."""
    return moved(purse(5, 6, 10))


def read(play: Play, **entered: str) -> dict[str, Any]:
    """What the form of the second seat would say, filled in so."""
    look = seen(play.table, CHAIRS, Seat("triangle"))
    return form_read(play.posted("triangle", SHEETS), look.voice, entered)


def test_rc_9_0_10_whoever_has_nothing_to_spend_is_asked_only_for_voices() -> None:
    play = moved(purse(0, 6, 10))
    look, posted = seen(play.table, CHAIRS, Seat("triangle")), play.posted("triangle", SHEETS)
    form = sheet_form(posted, Address("g", posted.ref, posted.rev, "sheetmore"), look.voice, posted.decision.lapse)
    assert [one.name for one in form.inputs] == ["voice", "but"]
    assert form_read(posted, look.voice, {"voice": "1", "but": ""}) == {
        "voice": "against", "but": {}, "bought": {}, "most": 0, "payers": [], "short": "none",
    }  # fmt: skip


def test_rc_9_0_10_the_form_begins_with_a_line_for_each_who_can_pay() -> None:
    """What is typed is a number; a second line for one of them does not undo the first."""
    play = rich()
    look, posted = seen(play.table, CHAIRS, Seat("triangle")), play.posted("triangle", SHEETS)
    said = {**posted.decision.lapse, "most": 2, "payers": ["fam-milko"], "bought": {"fam-adherbal": 1}}
    form = sheet_form(posted, Address("g", posted.ref, posted.rev, "sheetmore"), look.voice, said)
    assert {one.name: one.value for one in form.inputs if one.kind == "text"} == {
        "but": "", "bought": "Milko 0\nAdherbal 1", "most": "2 Milko",
    }  # fmt: skip
    assert read(play, bought="Adherbal 0\nMilko 0\nMilko 2\nAdherbal 1")["bought"] == {
        "fam-adherbal": 1,
        "fam-milko": 2,
    }


@pytest.mark.parametrize(
    ("typed", "but", "most", "payers"),
    [
        ("5", "", 5, ["fam-milko", "fam-adherbal"]),
        ("5T: Adherbal", "", 5, ["fam-adherbal"]),
        ("5", "Milko nay", 5, ["fam-adherbal"]),
        ("0", "", 0, []),
        ("", "", 0, []),
        ("Milko", "", 0, ["fam-milko"]),
    ],
)
def test_rc_9_0_10_who_pays_is_named_or_has_most(typed: str, but: str, most: int, payers: list[str]) -> None:
    """Whoever votes otherwise pays nothing for the others."""
    said = read(moved(purse(3, 10), purse(7, 6)), most=typed, but=but)
    assert (said["most"], said["payers"]) == (most, payers)


@pytest.mark.parametrize("typed", ["-3", "5 Nobody", "Adherbal x Milko"])
def test_rc_9_0_10_what_is_no_number_and_no_senator_is_refused(typed: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        read(rich(), most=typed)
    assert refused.value.reason == "form.name"


def test_rc_9_0_9_a_voice_that_is_none_is_refused() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        read(rich(), voice="9")
    assert refused.value.reason == "choice.unknown"


# A faction with a single voter


def only_milko() -> Play:
    """Of triangle only one is in Carthage, and he has money."""
    play = moved(*(away(number) for number in (2, 10)), purse(5, 6))
    assert list(play.decision("triangle", SHEETS).choice.form()["bought"]) == ["fam-milko"]
    return play


def test_a_single_voter_says_his_voice_at_one_press() -> None:
    play = only_milko()
    panel = card(play, "triangle")
    sendable(panel)
    assert pressed(panel) == ["keep", "sheetmore", *["sheetvoice"] * 4]


def test_the_form_of_a_single_voter_opens_and_says_what_he_buys() -> None:
    play = only_milko()
    look, posted = seen(play.table, CHAIRS, Seat("triangle")), play.posted("triangle", SHEETS)
    form = sheet_form(posted, Address("g", posted.ref, posted.rev, "sheetmore"), look.voice, posted.decision.lapse)
    openable(form)
    said = form_read(posted, look.voice, {"voice": "1", "but": "", "bought": "Milko 2", "most": "", "short": "0"})
    assert (said["voice"], said["bought"]) == (list(posted.decision.choice.form()["voice"])[1], {"fam-milko": 2})
    posted.decision.choice.read({**posted.decision.lapse, **said})


def test_the_ballot_of_a_single_voter_has_all_ways_to_vote() -> None:
    play = session(Play(), "senate.business", *(away(number) for number in (2, 10)), purse(5, 6))
    propose(play, "minor", {"text": "Praise for Mago"})
    panel = present(play.posted("triangle", "senate.vote"), seen(play.table, CHAIRS, Seat("triangle")))
    sendable(panel)
    assert [act for act in pressed(panel) if act in ("vote", "buy", "each")] == ["vote", "vote", "vote", "buy", "each"]
