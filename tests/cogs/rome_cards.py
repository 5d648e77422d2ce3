"""The cards of Rome at a table of the tests: what stands on them, and what their buttons say."""

from __future__ import annotations

from bot import fronts
from bot.surface import brought
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Menu, Panel, Row, Words
from bot.surface.kit.present import present
from bot.surface.kit.shortcuts import shortcuts
from games.kernel import Posted, Seat
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen
from tests.games.rome.play import Play

brought.begin()
fronts.begin()


def asked(play: Play, seat: str, kind: str, language: str = "en") -> tuple[Posted, Look]:
    """What a seat is asked, and what it sees."""
    look = seen(play.table, tuple(play.g.seats), Seat(seat), language=language)
    return next(one for one in look.own if one.decision.kind == kind), look


def card(play: Play, seat: str, kind: str, language: str = "en") -> Panel:
    """The card of a question; one that Discord would take, with every text there."""
    panel = present(*asked(play, seat, kind, language))
    sendable(panel)
    assert "[" not in text(panel).replace("[ ]", "")
    return panel


def text(panel: Panel) -> str:
    """All words of a card."""
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def labels(panel: Panel) -> list[str]:
    """What its buttons say."""
    return [one.label for part in panel.parts if isinstance(part, Row) for one in part.buttons]


def primary(panel: Panel) -> list[str]:
    """Which of its buttons are lit."""
    return [
        one.label
        for part in panel.parts
        if isinstance(part, Row)
        for one in part.buttons
        if isinstance(one, Button) and one.style == "primary"
    ]


def lines(panel: Panel) -> list[str]:
    """What its menus offer."""
    return [f"{item.label}: {item.note}" for part in panel.parts if isinstance(part, Menu) for item in part.items]


def pressed(play: Play, seat: str, kind: str, label: str) -> None:
    """The seat takes the shortcut whose label begins like this."""
    posted, look = asked(play, seat, kind)
    found = next(one for one in shortcuts(posted, look) if one.label.startswith(label))
    play.answer(seat, kind, found.raw)
