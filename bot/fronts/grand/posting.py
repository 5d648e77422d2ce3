"""What the Grand Variant tells Discord of its own: the cards of both boards and those between them, the end, scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.fronts import halves
from bot.fronts.carthage.front import FRONT as CARTHAGE
from bot.fronts.front import Front
from bot.fronts.grand import cards
from bot.fronts.grand.looking import grand
from bot.fronts.rome.front import FRONT as ROME
from bot.services.records.chronicle import Course
from bot.store.store import EventRow, Parcel
from bot.surface.kit.fortunes import Fortunes
from bot.surface.kit.look import Look
from bot.surface.posting.plan import Posting
from games.grand.pieces import SIDES
from games.grand.seen.view import EndingView
from games.kernel import Outcome, Seat
from games.kernel.table import Table

FRONTS: Final[Mapping[str, Front]] = dict(zip(SIDES, (CARTHAGE, ROME), strict=True))
BOTH: Final = halves.posting(FRONTS)
WEIGHTS: Final = {
    "grand.GameEnded": 100,
    "grand.RepublicFell": 95,
    "grand.WarSettled": 90,
    "grand.RevoltSucceeded": 90,
    "grand.StageTwoBegan": 80,
    "grand.DirectBattleFought": 80,
    "grand.DirectBattleDrawnUp": 70,
    "grand.WarSpread": 70,
    "grand.SeaControlled": 60,
    "grand.PersonRemoved": 50,
    "grand.TributeReceived": 40,
    "grand.LandBattleDecided": 40,
}
"""How much an event between the republics decided, by the measure of theirs."""


def after(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """Votes of both Senates first, for they are asked in public."""
    yield from BOTH.after(table, outcome)
    yield from cards.after(table, outcome)


def standing(table: Table[Any]) -> Iterator[Parcel]:
    """What stands of both, and between them."""
    yield from BOTH.standing(table)
    yield from cards.standing(table)


def ending(look: Look) -> list[str]:
    """GV-9: why it is over, who has won, and what each faction came to, and of what."""
    view, say = grand(look), look.voice.say
    if view.ending is None:
        return [say("end-text")]
    return [reason(look, view.ending), *scores(look, view.ending), say("end-text")]


def reason(look: Look, ended: EndingView) -> str:
    """Why it is over, and who has won."""
    return look.voice.say("grand-end-reason", reason=ended.reason, winners=[str(one) for one in ended.winners])


def scores(look: Look, ended: EndingView) -> list[str]:
    """GV-9.2, 9.3: what each player has come to, the best first, and what each of his factions adds to it."""
    totals = Counter[Seat]()
    for one in ended.scores:
        totals[one.seat] += one.points
    return [line for seat, points in totals.most_common() for line in of_player(look, ended, seat, points)]


def of_player(look: Look, ended: EndingView, seat: Seat, points: int) -> Iterator[str]:
    """GV-9.3: his points, and below them those of his factions; GV-10.4: he may have only one."""
    own = [one for one in ended.scores if one.seat == seat]
    yield look.voice.say("grand-end-player", seat=str(seat), points=points)
    for one in own:
        yield look.voice.say("grand-end-faction", **one.model_dump(mode="json"))


def weighs(event: EventRow) -> int:
    """How much an event between the republics decided."""
    return WEIGHTS.get(event.kind, 0)


def card_of(_turn: int, event: EventRow) -> str:
    """The card of a direct battle shows it."""
    return str(event.fields.get("battle", "")) if event.kind in (cards.DRAWN, *cards.FOUGHT) else ""


POSTING: Final = replace(
    BOTH,
    after=after,
    standing=standing,
    cards=(*BOTH.cards, *cards.CARDS),
    on_cards=(cards.DRAWN, "grand.AttackerRolled", "grand.DirectBattleFought", "grand.SideBled"),
    lasting=("grand.WarSettled", "grand.RepublicFell", "grand.RevoltSucceeded", "grand.GameEnded"),
    ending=ending,
    weighs=weighs,
    card=card_of,
)
COURSE: Final[Course] = halves.course(FRONTS, {"grand.TurnBegan": "turn"})
FORTUNES: Final = Fortunes(outcomes={"combat.land-battle": ("grand.LandBattleDecided",)})
__all__ = ["COURSE", "FORTUNES", "FRONTS", "POSTING", "Posting"]
