"""What The Salt Road tells Discord of its own: who plays, how it ended, what will be remembered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.fronts.sample.looking import salt
from bot.services.records.chronicle import course
from bot.store.store import EventRow
from bot.surface.kit.fortunes import Fortunes
from bot.surface.kit.look import Look
from bot.surface.posting.plan import Posting
from games.kernel import Seat
from games.kernel.table import Table
from games.sample.state import SaltRoad


def people(table: Table[Any]) -> Sequence[Seat]:
    """All merchants."""
    state: SaltRoad = table.state
    return list(state.merchants)


def ending(look: Look) -> list[str]:
    """T-4: what each is worth, the richest first."""
    view = salt(look)
    worth = {seat: one.coins + one.cards for seat, one in view.merchants.items()}
    best = max(worth.values())
    return [
        look.voice.say("end-merchant", seat=seat, worth=total, coins=view.merchants[seat].coins, best=total == best)
        for seat, total in sorted(worth.items(), key=lambda one: -one[1])
    ]


def recap(look: Look, told: Iterable[EventRow]) -> list[str]:
    """Who took the lot of each day."""
    days = course(look.game.kind).turns(event for event in told if event.audience is None)
    sold = [(day, event) for day, events in days.items() for event in events if event.kind == "sample.LotSold"]
    return [
        look.voice.say("recap-lot", day=day, seat=event.fields["seat"]) for day, event in sold if event.fields["seat"]
    ]


POSTING: Final = Posting(people=people, lasting=("sample.LotSold", "sample.RoadEnded"), ending=ending, recap=recap)
FORTUNES: Final = Fortunes(outcomes={"sample.sell": ("sample.Sold",)}, follows={"sample.bid": ("sample.LotSold",)})
