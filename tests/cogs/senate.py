"""A game of four that begins in the Senate, and what its people see of a vote."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

from games.carthage import GAME
from games.carthage.senate.pieces import Session
from games.carthage.state import Carthage
from games.catalog import GAMES
from games.kernel import Setup
from games.kernel.choice import is_dict
from games.republic.senate.soldiers import named
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall
from tests.games.carthage.play import dealt, prepared

EDIT = timedelta(seconds=2)
COUNTED = ("bought", "legions")  # so many of each, and of what is left out none
Change = Callable[[Carthage], object]


async def sit(hall: Hall, step: str = "senate.business", *changes: Change, **options: Any) -> None:
    """Begin at a step of the Senate Phase. The first person's Mago is Home Suffete and presides."""

    def made(setup: Setup) -> Carthage:
        g = dealt(len(setup.seats))
        prepared(g)
        g.senate, g.step = Session(), step
        for change in changes:
            change(g)
        return g

    hall.bot.surface.tables.games = {**GAMES, "carthage": replace(GAME, setup=made)}
    await hall.begin(**options)


def voting(mode: str) -> Change:
    """The table votes in this way."""

    def change(g: Carthage) -> None:
        g.ballots = mode  # type: ignore[assignment]

    return change


async def move(hall: Hall, text: str = "Praise for Mago") -> Seen:
    """The first person proposes a minor motion; its Vote card."""
    await hall.people[0].slash("/senate propose", kind="minor", terms=text)
    await hall.town.idle()
    return vote_card(hall.people[0])


def vote_card(person: Person) -> Seen:
    """The newest Vote card in the channel."""
    return next(one for one in reversed(person.channel("hall").all) if one.text.startswith("## Motion no. "))


async def press(hall: Hall, person: Person, label: str) -> Seen | Reply:
    """What a press on the Vote card was answered; all that follows has happened, two seconds have passed."""
    reply = await person.click(vote_card(person), label)
    await settle(hall)
    return reply.followups[-1] if reply.followups else reply


async def settle(hall: Hall) -> None:
    """Until nothing moves any more, Vote cards included."""
    await hall.town.idle()
    hall.time.move(EDIT)
    await hall.town.idle()


async def let_it_be(hall: Hall) -> None:
    """Nobody cancels an Outcry."""
    tables = hall.bot.surface.tables
    table = await tables.table(hall.game)
    for posted in [one for one in table.open.values() if one.decision.kind == "senate.silence"]:
        decision = posted.decision
        await tables.submit(hall.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
    await settle(hall)


def meant(said: Any) -> Any:
    """What is said, without what means nothing: no vote bought, no legion of a sort, a fate nothing depends on."""
    if isinstance(said, list):
        return [meant(one) for one in said]
    if not isinstance(said, dict):
        return said
    idle = {"home"} if "home" in said else {"fate", "other"} if said.get("given") == "none" else set[str]()
    idle |= {"payers", "short"} if said.get("most") == 0 else set[str]()
    found = {name: meant(one) for name, one in said.items() if name not in idle}
    return {**found, **{name: named(said[name]) for name in COUNTED if is_dict(said.get(name))}}
