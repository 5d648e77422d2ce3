"""The quiet day: a game played by people who think for themselves, and what they said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.app.pace.people import Anybody
from bot.app.rehearsal.company import Cast, Company, Lost, Said
from bot.fronts import FRONTS
from bot.fronts.front import Going
from games.kernel import Raw, Seat
from games.kernel.minds import LEVELS
from games.kernel.table import Table

MOST: Final = 5000
"""Answers: no game of the catalog has nearly as many."""


@dataclass(slots=True)
class InTurn:
    """Who is waited for answers, one after the other: a game that nobody has taught to think."""

    table: Table[Any]
    players: Mapping[Seat, Anybody]

    def next(self) -> tuple[Seat, str, Raw] | None:
        """Any legal answer to what is waited for."""
        for one in self.table.open.values():
            if one.decision.awaited:
                return one.decision.seat, one.decision.key, self.players[one.decision.seat].answer(one.decision, None)
        return None


async def played(company: Company, cast: Cast, answers: int | None) -> list[Said]:
    """Play to the end, or so many answers; what was said and counted."""
    table = await company.table()
    minds, script = minds_of(cast, company, table), list[Said]()
    while not table.over and len(script) < (answers or MOST) and (said := minds.next()):
        _, key, raw = said
        for wish in _ways(table, key, raw):
            head = table.head
            if await _counts(company, Said(key, wish)):
                script.append(Said(key, wish, await company.heard(key, head)))
                break
        minds.table = table = await company.table()
    return script


def minds_of(cast: Cast, company: Company, table: Table[Any]) -> Going:
    """Who thinks of what is said next."""
    shown = FRONTS[cast.kind].demonstration
    if shown is None:
        return InTurn(table, {seat: Anybody(f"rehearsal/{seat}") for seat in company.people})
    return shown.going(table, {seat: shown.mind(seat, level=LEVELS[-1]) for seat in company.people})


def _ways(table: Table[Any], key: str, raw: Raw) -> Iterator[Raw]:
    """What is said; where no card says that and somebody waits, what is proposed, or the default."""
    posted = table.open[key]
    yield raw
    if posted.decision.awaited:
        yield from (posted.proposal, posted.decision.lapse)


async def _counts(company: Company, said: Said) -> bool:
    try:
        await company.give(said, tries=1)
    except Lost:
        return False
    return True
