"""A game of Rome for four that begins in the Senate, and what its people see and do there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from games.catalog import GAMES
from games.kernel import Posted, Setup
from games.republic.bench import numbered
from games.rome import GAME
from games.rome.bench import appoint, dealt, prepared
from games.rome.senate.pieces import Session
from games.rome.state import Rome
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from tests.cogs.conftest import Hall
from tests.cogs.senate import press, settle, vote_card

__all__ = ["Change", "asked", "give", "holding", "move", "press", "settle", "sit", "state", "vote_card", "voting"]

# Elissa has 1 Cornelius (Rome Consul, who presides), 5 Claudius, 9 Aurelius; Hanno 2 Fabius, 6 Manlius, 10 Junius;
# Mago 3 Valerius, 7 Fulvius, 11 Papirius; Gisco 4 Julius, 8 Furius, 12 Acilius.
Change = Callable[[Rome], object]


async def sit(hall: Hall, step: str = "senate.business", *changes: Change, **options: Any) -> None:
    """Begin at a step of the Senate Phase; no Province waits for a Governor."""

    def made(setup: Setup) -> Rome:
        g = dealt(len(setup.seats))
        prepared(g)
        g.senate, g.step = Session(), step
        g.provinces.clear()
        for change in changes:
            change(g)
        return g

    hall.bot.surface.tables.games = {**GAMES, "rome": replace(GAME, setup=made)}
    await hall.begin(game="rome", **options)


def voting(mode: str) -> Change:
    """The table votes in this way."""

    def change(g: Rome) -> None:
        g.ballots = mode  # type: ignore[assignment]

    return change


def holding(number: int, talents: int) -> Change:
    """A Senator's purse."""

    def change(g: Rome) -> None:
        one = numbered(g, number)
        one.talents += talents
        g.issued += talents

    return change


def office(number: int, post: str) -> Change:
    """A Senator holds an office."""
    return lambda g: appoint(g, post, number)


def give(seat: str, card: str) -> Change:
    """A card in a hand."""

    def change(g: Rome) -> None:
        next(faction for one, faction in g.factions.items() if one == seat).hand.append(card)

    return change


async def move(hall: Hall, text: str = "Praise for Cornelius") -> Seen:
    """The first person proposes a minor motion; its Vote card."""
    await hall.people[0].slash("/senate propose", kind="minor", terms=text)
    await hall.town.idle()
    return vote_card(hall.people[0])


async def state(hall: Hall) -> Rome:
    """The game as the table holds it."""
    found: Rome = (await hall.bot.surface.tables.table(hall.game)).state
    return found


async def asked(hall: Hall, kind: str) -> list[Posted]:
    """What is asked of this kind now."""
    table = await hall.bot.surface.tables.table(hall.game)
    return [one for one in table.open.values() if one.decision.kind == kind]


async def proposed(hall: Hall, person: Person, kind: str, terms: str) -> Reply:
    """A proposal by command."""
    reply = await person.slash("/senate propose", kind=kind, terms=terms)
    await settle(hall)
    return reply
