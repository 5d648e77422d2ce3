"""A game that begins in the middle: a position of the bench, written into the bot's store before the bot starts."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.base.errors import NotOpen, SetupError
from bot.base.times import Time, WallTime
from bot.services.brought import HOOKS
from bot.store.sqlite import open_store
from bot.store.store import GameRow, SeatRow, Store, new_id
from bot.surface.lobby.lobby import welcome
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.bench import LOAD, Answer, Bench, Forked, Misplaced, Move, Position, bench
from games.catalog import GAMES
from games.kernel import Game, Seat, Setup, State


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays, where: the title, a user's id and name by seat, the channel and its server."""

    title: str
    people: Mapping[Seat, tuple[int, str]]
    guild: int
    channel: int


def found(name: str) -> Position:
    """The preset of this name: "trade", or "sample/market" where two games have one. SetupError: not one is."""
    kind, _, preset = name.rpartition("/")
    known = {(game, one): start for game in GAMES for one, start in bench(game).presets.items()}
    meant = [start for (game, one), start in known.items() if one == preset and kind in ("", game)]
    if len(meant) == 1:
        return meant[0]
    names = ", ".join(f"{game}/{one}" for game, one in known if not meant or one == preset)
    raise SetupError(f"There is {'more than one' if meant else 'no'} preset {name}. There are: {names}.")


async def begin(database: Path, start: Position, cast: Cast) -> str:
    """Begin a game at a position, with all that is done there first; its id. SetupError: that cannot be."""
    store = await open_store(database)
    try:
        return await begin_in(store, start, cast, WallTime())
    finally:
        await store.close()


async def begin_in(store: Store, start: Position, cast: Cast, time: Time) -> str:
    """The same in a store that is open; a bot that uses it goes on with the game."""
    place: Bench[Any] = bench(start.game)
    tables = Tables(store, {**GAMES, start.game: beginning(place, start)}, plan, HOOKS, time)
    game = new_id()
    try:
        await _gather(store, game, start, cast, time.now())
        await tables.open_game(game, seed=start.seed)
        for move in start.do:
            await _do(tables, game, move)
    except Misplaced as error:
        raise SetupError(str(error)) from error
    finally:
        tables.close()
    return game


def beginning(place: Bench[Any], start: Position) -> Game[Any]:
    """The game, but for where it begins."""

    def setup(_: Setup) -> State:
        laid: State = place.state(start)
        return laid

    return replace(place.rules, setup=setup)


async def _gather(store: Store, game: str, start: Position, cast: Cast, now: datetime) -> None:
    """All are seated, as if they had joined; what is asked there is what the rules ask."""
    host = next(iter(cast.people.values()))[0]
    terms = {"seats": start.seats, "deals": "courier", "rounds": True, "visibility": "open"}
    row = GameRow(game, start.game, cast.title, host, now, guild=cast.guild, channel=cast.channel)
    await store.add_game(replace(row, options=start.options, terms=terms))
    for seat, (user, name) in cast.people.items():
        await store.change_user(user, {"name": name})
        await store.take_seat(SeatRow(game, seat, "user", user, now), [welcome(seat)])


async def _do(tables: Tables, game: str, move: Move) -> None:
    """Do what a position does first; what had only one answer was answered already. SetupError: the bot cannot."""
    if isinstance(move, Forked) or (not isinstance(move, Answer) and move.rule == LOAD):
        raise SetupError(
            "This preset forks the game or loads dice on the way. `byrsa sit` can do that, the bot cannot."
        )
    if not isinstance(move, Answer):
        await tables.rule(game, move.rule, move.args)
        return
    posted = (await tables.table(game)).open.get(move.key)
    if posted is not None:
        with suppress(NotOpen):
            await tables.submit(game, posted.decision.seat, posted.ref, posted.rev, move.raw)
