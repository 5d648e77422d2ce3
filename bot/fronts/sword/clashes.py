"""Cards of battles, sieges and plunder: what both sides have, the odds before the dice, then what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.base.text import clip
from bot.fronts.sword.looking import sword
from bot.fronts.sword.prospects import Side, chance_of
from bot.store.store import EventRow, OutboxRow, Parcel
from bot.surface.kit.cards import at as way_to
from bot.surface.kit.cards import footer
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seen
from games.kernel import Outcome
from games.kernel.table import Table
from games.sword.components import leaders

CARD: Final = "clash"
TITLES: Final = {
    "sword.BattleJoined": "battle-title",
    "sword.SiegeRolled": "siege-title",
    "sword.SiegeCancelled": "siege-title",
    "sword.TributeOffered": "plunder-title",
    "sword.PlunderRolled": "plunder-title",
}
"""What begins a card, and how it is headed."""
THERE: Final = frozenset(
    (
        *TITLES,
        "sword.DiceThrown",
        "sword.BattleDecided",
        "sword.LossesTaken",
        "sword.Overrun",
        "sword.Retreated",
        "sword.RetreatedInside",
        "sword.RetreatedBySea",
        "sword.Destroyed",
        "sword.WentOn",
        "sword.SiegeStands",
        "sword.TributeAnswered",
    )
)
"""What names the place of the card."""
BESIDE: Final = frozenset(
    (
        "sword.CardPlayed",
        "sword.CostPaid",
        "sword.Rerolled",
        "sword.Duelled",
        "sword.LeaderFell",
        "sword.LeaderDisplaced",
        "sword.SupportWon",
        "sword.SupportAdded",
        "sword.SupportRemoved",
        "sword.UnrestChanged",
        "sword.WentHome",
        "sword.ShareTaken",
        "sword.CityFell",
        "sword.PlunderGained",
    )
)
"""What belongs to it while it lasts."""
ENDS: Final = frozenset(
    ("sword.Activated", "sword.CardUsed", "sword.Passed", "sword.NeutralCalled", "sword.RoundBegan", "sword.Marched")
)
BACK: Final = 40
LONGEST: Final = 400
LINES: Final = 16
LINE: Final = 300


def parcels(_table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """One for each place of which an act has told something of the kind."""
    told = [telling.event for telling in outcome.tellings if telling.event.id in THERE]
    for place in dict.fromkeys(str(getattr(event, "at", "")) for event in told):
        yield Parcel("public", "channel", CARD, place, merge=True)


async def clash(surface: Surface, row: OutboxRow) -> Letter | None:
    """The card of the last of its kind in a place, edited as it goes on; None: it was taken back, or is as it was."""
    look = await seen(surface, row)
    told = await story(surface, look, row.parcel.ref) if look else []
    if look is None or not told:
        return None
    ref, panel = f"{told[0].seq}.{row.parcel.ref}", card(look, told)
    mark = digest(panel)
    former = await surface.store.message(row.game, row.parcel.target, CARD, ref)
    if former is not None and former.digest == mark:
        return None
    return Letter(panel, ref, mark, former, silent=True)


async def story(surface: Surface, look: Look, at: str) -> list[EventRow]:
    """What was told of it, from its beginning on."""
    found: list[EventRow] = []
    for last in range(look.game.head, max(-1, look.game.head - LONGEST), -BACK):
        told = [one for one in await surface.store.events(look.game.id, last - BACK, last) if one.audience is None]
        found = [*told, *found]
        if starts := [place for place, _ in enumerate(found) if begins(found, place, at)]:
            return of_one(found[starts[-1] :])
    return []


def begins(told: Sequence[EventRow], place: int, at: str) -> bool:
    """Whether a card of this place begins here; the roll after an offer of tribute goes on with its card."""
    event = told[place]
    if event.kind not in TITLES or event.fields["at"] != at:
        return False
    before = [one for one in told[:place] if one.kind in TITLES or one.kind in ENDS][-1:]
    offered = any(one.kind == "sword.TributeOffered" and one.fields["at"] == at for one in before)
    return not (event.kind == "sword.PlunderRolled" and offered)


def of_one(told: Sequence[EventRow]) -> list[EventRow]:
    """The part of the story that is of one card."""
    first, *rest = told
    ends = (n for n, one in enumerate(rest) if one.kind in ENDS or begins(told, n + 1, str(one.fields.get("at", ""))))
    mine = rest[: next(ends, len(rest))]
    return [first, *(one for one in mine if one.kind in THERE or one.kind in BESIDE)]


def card(look: Look, told: Sequence[EventRow]) -> Panel:
    """Its head, the odds as long as no dice are thrown, and what came of it."""
    first, *_ = told
    head = look.voice.say(TITLES[first.kind], at=first.fields["at"])
    lines = [clip(look.voice.event(one.kind, one.fields), LINE) for one in told[:LINES]]
    fought = any(one.kind in ("sword.DiceThrown", "sword.Overrun") for one in told)
    odds = [] if fought or first.kind != "sword.BattleJoined" else odds_of(look, first)
    ways = buttons(button(look.voice.say("button-rules"), way_to(look, "rules")))
    return words(head) + words(*odds, *lines) + ways + footer(look)


def odds_of(look: Look, joined: EventRow) -> list[str]:
    """SR-12.1, 12.3: both strengths, and the chance of the attacker before any card."""
    said = joined.fields
    mine, theirs = int(said["attacker_cu"]), int(said["defender_cu"])
    led = [leaders()[name].tactics if name in leaders() else 0 for name in _commanders(joined)]
    lines = [
        look.voice.say("battle-sides", attacker=mine, attacker_tactics=led[0], defender=theirs, defender_tactics=led[1])
    ]
    sides: list[list[str]] = [list(said["attacker"]), list(said["defender"])]
    if not all(sides):
        return lines
    one, its = Side(sides[0][0], mine, led[0]), Side(sides[1][0], theirs, led[1])
    chance = chance_of(sword(look), one, its, str(said["at"]))
    return [*lines, look.voice.say("battle-odds", chance=chance)]


def _commanders(joined: EventRow) -> tuple[str, str]:
    return str(joined.fields["attacker_commander"]), str(joined.fields["defender_commander"])
