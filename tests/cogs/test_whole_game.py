"""A whole game by people on Discord, from the lobby to its end: nothing that a game tells of itself is missing.

A game that is added is played here as soon as it is in the list of games; those that are long are played by the
demonstration.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from bot.app.demo.fingers import Fingers
from bot.base.text import DEFAULT, catalogue
from bot.fronts import FRONTS
from bot.surface.kit.citing import clause
from bot.surface.learning.tutorial import positions
from games.catalog import GAMES
from games.kernel import Decision, Posted
from games.kernel.table import Table
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall

KINDS = [kind for kind in GAMES if FRONTS[kind].demonstration is None]
MISSING = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
OFFERS = 2
MOST = 300


class Nobody:
    """Nobody notes what people do."""

    def deed(self, person: Person, card: Seen, what: str, reply: Reply | None) -> None:
        """Nothing."""


async def opened(hall: Hall, kind: str) -> Reply:
    """Two people at a table without deadlines."""
    host, guest, *_ = hall.people
    card = await host.slash("/game new", title="Byrsa Hill", game=kind, seats=2, pace="none")
    await guest.click(card, "Join")
    hall.game = (await hall.bot.store.games())[-1].id
    return card


async def play(hall: Hall, pick: random.Random) -> int:
    """Everybody answers at random, by his cards; so many offers were made."""
    hands = {await hall.seat(one): Fingers(one, hall.bot.surface, hall.game, Nobody()) for one in hall.people[:2]}
    offers = 0
    for _ in range(MOST):
        table = await hall.bot.surface.tables.table(hall.game)
        if table.over:
            break
        posted, raw = chosen(table, pick, offering=offers < OFFERS)
        head = table.head
        offers += "to" in posted.decision.about
        await hands[posted.decision.seat].give(posted, raw)
        hall.bot.reception.last.clear()  # 5.6: a moment later the same button may be meant again
        await hall.town.idle()
        assert (await hall.bot.surface.tables.table(hall.game)).head > head
    return offers


def chosen(table: Table[object], pick: random.Random, *, offering: bool) -> tuple[Posted, object]:
    """Who answers next, and what: an offer as long as there are to be some, then what is waited for."""
    offers = [one for one in table.open.values() if "to" in one.decision.about] if offering else []
    replies = [one for one in table.open.values() if "deal" in one.decision.about and "accept" in said(one.decision)]
    waited = [one for one in table.open.values() if one.decision.awaited]
    posted = (offers or replies or waited)[0]
    accept = [option for option in said(posted.decision) if option.startswith("accept")]
    return posted, accept[0] if posted in replies else posted.decision.choice.sample(pick)


def said(decision: Decision[object]) -> list[str]:
    """The options, each by its first word."""
    return [str(one) for one in getattr(decision.choice, "options", ())]


def texts(hall: Hall) -> Iterator[str]:
    """Everything two people can read."""
    for person in hall.people[:2]:
        yield from (one.text for one in person.inbox.all)
    for place in hall.people[0].places():
        yield from (one.text for one in hall.people[0].channel(place).all)


def pressed(hall: Hall) -> list[str]:
    """Where the buttons in the channel lead."""
    shown = hall.people[0].channel("hall").all
    return [str(one.get("custom_id", "")) for card in shown for one in card.components]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_whole_game(hall: Hall, kind: str) -> None:
    words, host = catalogue(kind, DEFAULT), hall.people[0]
    with capture_logs() as logged:
        card = await opened(hall, kind)
        assert words.say(f"game-{kind}") in card.message.text
        await host.click(card, "Start")
        await hall.town.idle()

        turn = hall.pinned()[0]
        assert turn.raw.attachments, "no picture"
        assert "You hold nothing hidden." not in (await host.slash("/hand")).text
        assert (await host.slash("/board", text=True)).text
        assert "Nothing" not in (await host.slash("/orders list")).text
        assert f"of {len(positions(kind))}" in (await host.slash("/tutorial")).text

        now = {one.decision.kind for one in (await table(hall)).open.values()}
        verb = next(one for one in FRONTS[kind].verbs if now & set(one.kinds))
        assert "went wrong" not in (await host.slash(f"/{verb.phase} {verb.name}".strip())).text

        bargains = any("to" in one.decision.about for one in (await table(hall)).open.values())
        offers = await play(hall, random.Random(4))
        assert offers == OFFERS or not bargains
        assert (await table(hall)).over

        events = await hall.bot.store.events(hall.game)
        assert not [event.kind for event in events if not clause(kind, event)]
        assert any(hall.game in one and "rematch" in one for one in pressed(hall)), "no last card"
        everything = [*texts(hall), (await host.slash("/why")).text, (await host.slash("/history")).text]
    assert not [text for text in everything if MISSING.search(text)]
    assert not [text for text in everything if re.search(rf"\b{kind}\.", text)]
    assert [one for one in logged if one["event"].startswith("text.")] == []


async def table(hall: Hall) -> Table[object]:
    """The table as it is."""
    found: Table[object] = await hall.bot.surface.tables.table(hall.game)
    return found
