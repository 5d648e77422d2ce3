"""Giving orders: a seat's standing orders and its own defaults, and who may change them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.base.errors import Held, NotAllowed, NotOpen
from bot.services.orders.errands import arranged
from bot.services.orders.ordering import ordering
from bot.services.orders.orders import MOST, Do, defaults_note, own_defaults, read
from bot.store.store import Stand
from bot.table.tables import Tables
from games.kernel import Seat

DRAFT = "order-draft"
Change = Callable[[list[Mapping[str, Any]]], Sequence[Mapping[str, Any]]]


async def give(tables: Tables, game: str, seat: Seat, bodies: Sequence[Mapping[str, Any]]) -> None:
    """All standing orders of a seat, in the place of the former ones. NotAllowed: too many, or not to be read."""
    await change(tables, game, seat, lambda _: bodies)


async def change(tables: Tables, game: str, seat: Seat, alter: Change, user: int | None = None) -> None:
    """Change a seat's orders as they are now; what waits is arranged anew. NotAllowed: it is not this user's seat."""

    async def act() -> None:
        stand = await _stand(tables, game, seat, user)
        before = [row.body for row in stand.orders if row.seat == seat]
        after = alter(list(before))
        check(stand.game.kind, [body for body in after if body not in before], len(after))
        await tables.store.set_orders(game, seat, after)

    await tables.alone(game, act)
    await arrange(tables, game)


def check(kind: str, fresh: Sequence[Mapping[str, Any]], count: int) -> None:
    """NotAllowed: there are too many, or one is none that can be given in this game."""
    if count > MOST:
        raise NotAllowed("orders.too-many", most=MOST)
    for body in fresh:
        order = read(body)
        if order is None or order.when.kind not in ordering(kind).ways:
            raise NotAllowed("orders.unreadable")


async def arrange(tables: Tables, game: str) -> None:
    """What waits at the table as it is now. A game that stands still is arranged when it goes on."""
    try:
        _, table = await tables.sight(game)
    except (NotOpen, Held):
        return

    async def act() -> None:
        stand = await tables.store.stand(game)
        if stand is not None and stand.game.status == "playing" and table.head == stand.game.head:
            put, gone = arranged(stand, table, tables.time.now())
            if put or gone:
                await tables.store.note(game, tables.time.now(), put, gone)

    await tables.alone(game, act)


async def set_default(tables: Tables, game: str, seat: Seat, kind: str, do: Do | None, user: int | None = None) -> None:
    """What a seat wants at its deadlines; None: the default of the rules."""

    async def act() -> None:
        stand = await _stand(tables, game, seat, user)
        if kind not in ordering(stand.game.kind).ways:
            raise NotAllowed("orders.unreadable")
        by = {name: wish for name, wish in own_defaults(stand, seat).items() if name != kind}
        wanted = {**by, kind: do} if do else by
        await tables.store.note(game, tables.time.now(), [defaults_note(game, seat, wanted)])

    await tables.alone(game, act)


async def _stand(tables: Tables, game: str, seat: Seat, user: int | None) -> Stand:
    stand = await tables.store.stand(game)
    if stand is None or stand.game.status in ("lobby", "over"):
        raise NotOpen("game.unknown" if stand is None else f"game.{stand.game.status}")
    if user is not None and stand.holder(seat) != user:
        raise NotAllowed("decision.other", seat=seat)
    return stand
