"""What the Grand Variant tells Discord of its own: the cards of both boards and those between them, the end, scores."""

from __future__ import annotations

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
from games.kernel import Outcome
from games.kernel.table import Table

FRONTS: Final[Mapping[str, Front]] = dict(zip(SIDES, (CARTHAGE, ROME), strict=True))
BOTH: Final = halves.posting(FRONTS)
WEIGHTS: Final = {
    "grand.GameEnded": 10,
    "grand.RepublicFell": 9,
    "grand.WarSettled": 9,
    "grand.RevoltSucceeded": 9,
    "grand.StageTwoBegan": 8,
    "grand.DirectBattleFought": 8,
    "grand.DirectBattleDrawnUp": 7,
    "grand.WarSpread": 7,
    "grand.SeaControlled": 6,
    "grand.PersonRemoved": 5,
    "grand.TributeReceived": 4,
    "grand.LandBattleDecided": 4,
}


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
    """GV-9.2: a line for each faction, the best first."""
    ranked = sorted(ended.scores, key=lambda one: -one.points)
    return [look.voice.say("grand-end-faction", **one.model_dump(mode="json")) for one in ranked]


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
