"""The card of a sheet: what it shows, what its form says."""

from __future__ import annotations

from typing import Any

import cogs.senate  # noqa: F401 - the cog brings its presenters
from bot.fronts.carthage.senate.sheets import form_read, sheet_form, tell_sheet
from bot.surface.kit.address import Address
from bot.surface.kit.forms import PAGE
from bot.surface.kit.panel import Menu, Panel, Row, Words
from bot.surface.kit.present import present
from games.kernel import Seat
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.senate_helpers import SHEETS, meeting, moved
from tests.games.carthage.forum import SEATS
from tests.games.carthage.play import Play
from tests.games.carthage.senate import office
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
    play = moved()
    look = seen(play.table, CHAIRS, Seat("triangle"))
    posted = play.posted("triangle", SHEETS)
    form = sheet_form(posted, Address("g", posted.ref, posted.rev, "sheetmore"), look.voice, posted.decision.lapse)
    assert len(form.inputs) <= PAGE
    entered = {"but": "Milko nay", "bought": "Adherbal 2", "most": "3", "payers": "Adherbal, Milko", "short": "1"}
    assert form_read(posted, look.voice, entered) == {
        "but": {"fam-milko": "against"},
        "bought": {"fam-adherbal": 2},
        "most": 3,
        "payers": ["fam-adherbal", "fam-milko"],
        "short": "all",
    }
