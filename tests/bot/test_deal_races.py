"""Two things at once in a deal: whatever comes first, nothing is lost, nothing counts twice, nobody accepts unseen."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import NotAllowed, NotOpen
from bot.services.deals import promises, terms
from bot.services.deals.terms import DUE, END, Said
from bot.services.seats.seats import vacate
from bot.table.tables import Tables
from games.kernel import Seat
from tests.bot.bargaining import ONE, THREE, TWO, bargaining, ended, goods, put_down, reply, standing
from tests.bot.playing import HOST, user

WORD = Said(promise="I stay out tomorrow.", by="turn")


async def both_down(tables: Tables, game: str, first: Said = WORD) -> str:
    """A deal with goods on both sides that ONE has not accepted yet."""
    deal = await put_down(tables, game, ONE, first, to=TWO)
    await put_down(tables, game, TWO, Said(), deal=deal)
    return deal


async def at_once(*acts: Any) -> list[Any]:
    """What each came to; only what is told to a player may be raised."""
    found = await asyncio.gather(*acts, return_exceptions=True)
    assert all(isinstance(one, NotOpen | NotAllowed) for one in found if isinstance(one, BaseException)), found
    return found


async def held(tables: Tables, game: str) -> Counter[str]:
    """Every card, wherever it is."""
    state = (await tables.table(game)).state
    hands = [card.id for merchant in state.merchants.values() for card in merchant.hand]
    return Counter([*hands, *(card.id for card in (*state.deck, *state.lot, *state.sold))])


async def open_deal(tables: Tables, game: str, deal: str) -> Any:
    return terms.deal_in(await tables.table(game), deal)


@pytest.mark.parametrize("first", ["accept", "counter"])
async def test_an_acceptance_and_a_counter(tmp_path: Path, first: str) -> None:
    """Whoever accepts as the other changes the deal has accepted nothing of what lies there now."""
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await both_down(tables, game)
        acts = [reply(tables, game, ONE, deal, "accept.2"), put_down(tables, game, TWO, Said(), card=1, deal=deal)]
        await at_once(*(acts if first == "accept" else reversed(acts)))
        found = await open_deal(tables, game, deal)
        if first == "accept":
            assert ended(await standing(tables, game), deal) == "settled"
            return
        assert (found.rev, found.accepted) == (3, [TWO])
        assert not promises.promises(await standing(tables, game))


async def test_two_acceptances(tmp_path: Path) -> None:
    """He whose turn it is presses twice: the deal settles once."""
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await both_down(tables, game)
        before = await held(tables, game)
        found = await at_once(*(reply(tables, game, ONE, deal, "accept.2") for _ in range(2)))
        assert sum(isinstance(one, BaseException) for one in found) == 1
        assert await held(tables, game) == before
        assert len(promises.promises(await standing(tables, game))) == 1
        told = [event.kind for event in await tables.store.events(game)]
        assert told.count("sample.Bartered") == 1


@pytest.mark.parametrize("first", ["settle", "withdraw"])
async def test_the_acceptance_and_a_refusal(tmp_path: Path, first: str) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await both_down(tables, game)
        acts = [reply(tables, game, ONE, deal, "accept.2"), reply(tables, game, TWO, deal, "withdraw")]
        found = await at_once(*(acts if first == "settle" else reversed(acts)))
        assert sum(isinstance(one, BaseException) for one in found) == 1
        how = ended(await standing(tables, game), deal)
        assert how == ("settled" if first == "settle" else "declined")
        assert len(promises.promises(await standing(tables, game))) == (how == "settled")


@pytest.mark.parametrize("first", ["settle", "rewind"])
async def test_a_rewind_while_a_deal_settles(tmp_path: Path, first: str) -> None:
    """Either the deal is open again with the words of then, or it never settled; no promise is left over."""
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await both_down(tables, game)
        row = await tables.store.find_game(game)
        assert row is not None
        before = await held(tables, game)
        acts: list[Any] = [reply(tables, game, ONE, deal, "accept.2"), tables.rewind(game, row.head, HOST)]
        await at_once(*(acts if first == "settle" else reversed(acts)))
        found, stand = await open_deal(tables, game, deal), await standing(tables, game)
        assert await held(tables, game) == before
        if first == "rewind":
            assert (ended(stand, deal), len(promises.promises(stand))) == ("settled", 1)
            return
        assert (found.rev, found.accepted) == (2, [TWO])
        assert not promises.promises(stand)
        assert not stand.notes_of(END)
        assert terms.terms_of(stand, deal, 2)[ONE] == WORD


@pytest.mark.parametrize("first", ["settle", "lapse"])
async def test_the_own_time_of_a_deal_comes_as_it_settles(tmp_path: Path, first: str) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await both_down(tables, game, Said(hours=6))
        (due,) = (await standing(tables, game)).notes_of(DUE)
        acts = [reply(tables, game, ONE, deal, "accept.2"), terms.lapse(tables, due)]
        await at_once(*(acts if first == "settle" else reversed(acts)))
        how = ended(await standing(tables, game), deal)
        assert how in ("settled", "lapsed")
        left = (await standing(tables, game)).notes_of(DUE)
        if left:
            await terms.lapse(tables, left[0])
        assert ended(await standing(tables, game), deal) == how
        assert not (await standing(tables, game)).notes_of(DUE)


async def test_a_partner_leaves_as_he_is_offered_something(tmp_path: Path) -> None:
    """The offer is refused, or lies there for whoever comes next; the words are never somebody else's."""
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        posted = await goods(tables, game, ONE, to=TWO)
        leaving = tables.store.give_up_seat(game, TWO, time.now(), holder="vacant")
        found = await at_once(leaving, terms.prepare(tables, game, posted, WORD, user(ONE)))
        refused = any(isinstance(one, NotAllowed) for one in found)
        assert (await standing(tables, game)).holder(TWO) is None
        assert bool((await standing(tables, game)).notes_of(terms.DRAFT)) != refused


async def test_a_deal_that_is_offered_as_the_partner_leaves_lapses_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It came after his open deals were looked up, and before he was gone."""

    async def none_yet(*_: object) -> tuple[str, ...]:
        return ()

    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await both_down(tables, game)
        monkeypatch.setattr("bot.services.seats.seats.open_deals", none_yet)
        await vacate(tables, game, TWO, "own")
        assert ended(await standing(tables, game), deal) in ("withdrawn", "lapsed")
        assert not (await standing(tables, game)).notes_of("parting")


async def test_goods_that_go_in_two_deals_at_once(tmp_path: Path) -> None:
    """The same card lies in two deals, and both settle at once: one does, the other lapses, nothing of it moved."""
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deals: dict[Seat, str] = {}
        for partner in (TWO, THREE):
            deals[partner] = await put_down(tables, game, ONE, Said(), to=partner)
            await put_down(tables, game, partner, Said(), deal=deals[partner])
        before = await held(tables, game)
        found = await at_once(*(reply(tables, game, ONE, deal, "accept.2") for deal in deals.values()))
        assert sum(isinstance(one, BaseException) for one in found) == 1
        stand = await standing(tables, game)
        assert sorted(ended(stand, deal) for deal in deals.values()) == ["lapsed", "settled"]
        assert await held(tables, game) == before
