"""A trading floor of The Salt Road, and deals on it with what is said beside the goods."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.base.errors import NotOpen
from bot.services.deals import terms
from bot.services.deals.terms import Said
from bot.store.store import Stand
from bot.table.tables import Tables
from games.kernel import Posted, Seat
from games.kernel.decision import chairs
from tests.bot.playing import FakeTime, at_table, bid_all, user

ONE, TWO, THREE = chairs(3)


@asynccontextmanager
async def bargaining(path: Path) -> AsyncIterator[tuple[Tables, str, FakeTime]]:
    """All have bid, and trade."""
    async with at_table(path) as (tables, game, time):
        await bid_all(tables, game, [3, 0, 0])
        yield tables, game, time


async def standing(tables: Tables, game: str) -> Stand:
    found = await tables.store.stand(game)
    assert found is not None
    return found


async def goods(tables: Tables, game: str, seat: Seat, **about: str) -> Posted:
    """The decision that puts goods down: `to` a seat, or in a `deal`. NotOpen: the deal is over."""
    table = await tables.table(game)
    able = (one for one in table.open.values() if one.decision.seat == seat and terms.is_goods(one))
    posted = next((one for one in able if about.items() <= one.decision.about.items()), None)
    if posted is None:
        raise NotOpen("deal.over")
    return posted


async def put_down(tables: Tables, game: str, seat: Seat, said: Said | None = None, card: int = 0, **about: str) -> str:
    """Put one card down, with words; the deal."""
    posted = await goods(tables, game, seat, **about)
    if said is not None:
        await terms.prepare(tables, game, posted, said, user(seat))
    choice: Any = posted.decision.choice
    await tables.submit(game, seat, posted.ref, posted.rev, [list(choice.options)[card]], user(seat))
    book = next(terms.books_of(await tables.table(game)), None)
    assert book is not None
    return str(about.get("deal") or list(book.deals)[-1])


async def reply(tables: Tables, game: str, seat: Seat, deal: str, said: str) -> Any:
    """Accept a revision, or withdraw. NotOpen: the deal is over."""
    table = await tables.table(game)
    mine = [one for one in table.open.values() if one.decision.seat == seat and not terms.is_goods(one)]
    posted = next((one for one in mine if one.decision.about.get("deal") == deal), None)
    if posted is None:
        raise NotOpen("deal.over")
    return await tables.submit(game, seat, posted.ref, posted.rev, said, user(seat))


def ended(stand: Stand, deal: str) -> str:
    """How a deal ended."""
    found = terms.how_it_ended(stand, deal)
    return found.how if found else ""


async def settled(tables: Tables, game: str, first: Said, second: Said | None = None) -> str:
    """A deal of ONE and TWO, made and settled."""
    deal = await put_down(tables, game, ONE, first, to=TWO)
    await put_down(tables, game, TWO, second or Said(), deal=deal)
    await reply(tables, game, ONE, deal, "accept.2")
    return deal
