"""Orders in The Republic of Rome: votes, vetoes, counter-bribes; hidden, revocable until used, carried out unasked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.services.orders.ordering import ordering
from bot.services.orders.orders import Cap
from games.kernel import Seat
from games.kernel.decision import chairs
from games.rome.senate.pieces import Session
from games.rome.state import Rome
from tests.bot.ordering import ONE, THREE, TWO, Room, order, room, seqs
from tests.clauses import clause
from tests.games.rome.forum import holds
from tests.games.rome.play import Play
from tests.games.rome.senate import PRAISE, opened

FOUR = chairs(4)[3]
VOTE, VETO, COUNTER = "senate.vote", "senate.veto", "forum.counter"


def senate(*changes: Any) -> Any:
    """Other business; the first seat's Cornelius presides."""

    def made(g: Rome) -> None:
        g.senate, g.step = Session(), "senate.business"
        g.provinces.clear()
        for change in changes:
            change(g)

    return made


async def voted(at: Room) -> dict[str, set[str]]:
    """What each seat has voted."""
    found = [(key.rpartition("@")[2], raw) for _, key, raw in await at.journal() if key.startswith(VOTE)]
    return {seat: {voice for voice in raw.values() if isinstance(voice, str)} for seat, raw in found}


@clause("RR-0.6.6")
async def test_votes_are_cast_as_they_were_ordered(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "rome", seats=4, pace="none", made=senate()) as at:
        await at.order(TWO, order(VOTE, "option", option="against", when={"motion": "minor", "actor": ONE}))
        await at.order(THREE, order(VOTE, "with", seat=TWO))
        await at.order(FOUR, order(VOTE, "option", option="for", when={"motion": "land-bill"}))
        await at.answer("senate.minor", PRAISE, ONE)
        for _ in range(3):
            await at.later()
        found = await voted(at)
        assert (found[TWO], found[THREE]) == ({"against"}, {"against"})
        assert FOUR not in found, "what was ordered on another kind of motion is not meant"


@clause("RR-0.6.6", "RR-1.09.152")
async def test_a_veto_is_cast_when_the_vote_comes_to_it_and_nobody_saw_it_coming(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "rome", seats=4, pace="none", made=senate(holds(THREE, "tribune.1"))) as at:
        await at.order(THREE, order(VETO, "use", when={"motion": "minor"}))
        await at.answer("senate.minor", PRAISE, ONE)
        table = await at.tables.table(at.game)
        assert "veto" not in str(table.view(TWO).whole().model_dump()["senate"]["motion"])
        assert seqs(await at.journal(), "order") == []
        await at.later()
        assert seqs(await at.journal(), "order") == [f"{VETO}/motion=1@{THREE}"]


@clause("RR-0.6.6")
async def test_an_order_is_revocable_until_it_is_used(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "rome", seats=4, pace="none", made=senate(holds(THREE, "tribune.1"))) as at:
        await at.order(THREE, order(VETO, "use"))
        await at.answer("senate.minor", PRAISE, ONE)
        await at.order(THREE)
        await at.later()
        assert seqs(await at.journal(), "order") == []


@clause("RR-0.6.6", "RR-1.09.141")
async def test_votes_are_bought_within_the_limit(tmp_path: Path) -> None:
    def rich(g: Rome) -> None:
        for senator in g.senators_of(TWO):
            senator.talents = 3

    async with room(tmp_path / "a.db", "rome", seats=4, pace="none", made=senate(rich)) as at:
        await at.order(TWO, order(VOTE, "option", option="for", amount=4, cap=Cap(talents=5)))
        await at.answer("senate.minor", PRAISE, ONE)
        await at.later()
        ((_, _, raw),) = [one for one in await at.journal() if one[1].endswith(TWO)]
        assert sum(raw[name] for name in raw if name.endswith(".bought")) == 4


def test_an_order_knows_unrest_and_knights_and_what_a_vote_is_about() -> None:
    play = opened(Play())
    play.g.unrest = 3
    known = ordering("rome").facts(play.table.view(TWO), TWO)
    assert {"unrest", "own-knights", "own-votes", "votes-left"} <= known.keys()
    found = ordering("rome").circumstances(play.table.view(TWO), play.decision(Seat("triangle"), VOTE))
    assert (found.motion, found.actor) == ("minor", str(ONE))
