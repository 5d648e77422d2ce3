"""How a republic is played by itself: who thinks, and how votes and forces are given on cards of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.fronts.republic.demo_ahead import STEPS, entered, order_entered
from bot.fronts.republic.senate.acts import PAGE, offered_sides, senators
from bot.fronts.republic.senate.forces import FORCES
from bot.fronts.republic.senate.parcels import ref_of
from bot.fronts.republic.senate.sheets import SHEETS, VOTE, WAYS, fields_of, sheet_form
from bot.fronts.republic.senate.words import BOUGHT, SIDES
from bot.surface.kit.address import Address
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import proposed
from bot.surface.press.steps import Choose, Fill, Push, Save, Step, Stepping
from games.kernel import Decision, Posted, Raw
from games.kernel.choice import is_dict
from games.republic.minds.player import Player


@dataclass(slots=True)
class OfferingOnce:
    """Somebody who thinks, and does not make an offer again in the same turn that came to nothing."""

    player: Player[Any]
    made: set[str] = field(default_factory=set[str])

    def heeds(self, decision: Decision[Any]) -> int:
        """What the player heeds."""
        return self.player.heeds(decision)

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        """What the player says; None to what he has offered before."""
        raw = self.player.answer(decision, look)
        if decision.awaited or raw is None:
            return raw
        offer = f"{look().turn} {decision.key} {raw}"
        if offer in self.made:
            return None
        self.made.add(offer)
        return raw


# Votes


def votes(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """All alike on the Vote card in the channel; bought votes and single voices on the desk, then `Confirm`.

    Who has a sheet of votes open as well, or the votes of another faction, says on the desk which he means.
    """
    sheet: Mapping[str, Any] = raw if is_dict(raw) else {}
    voices = {sheet[name] for name in senators(posted)}
    bought = [name for name in senators(posted) if sheet.get(name + BOUGHT)]
    ref = ref_of(look.turn, int(posted.decision.about["motion"]))
    if len(voices) == 1 and not bought:
        side = voices.pop()
        alone = len([one for one in look.own if one.decision.kind in (VOTE, SHEETS)]) == 1
        return [Push(ref, "vote", of_faction(posted, side), side if alone else "")]
    each = one_by_one(posted, ref, sheet) if len(voices) > 1 else ()
    return [*each, *(step for name in bought for step in buying(posted, ref, name, sheet)), Save()]


def one_by_one(posted: Posted, ref: str, sheet: Mapping[str, Any]) -> Iterator[Step]:
    """A voice for each Senator, five to a form."""
    sides, names = offered_sides(posted), senators(posted)
    for page in range(-(-len(names) // PAGE)):
        places = range(page * PAGE, min((page + 1) * PAGE, len(names)))
        yield Push(ref, "each", of_faction(posted, str(page)))
        yield Fill({f"f{n}": str(sides.index(sheet[names[n]])) for n in places})


def buying(posted: Posted, ref: str, name: str, sheet: Mapping[str, Any]) -> Iterator[Step]:
    """So many votes for one Senator."""
    yield Push(ref, "buy", of_faction(posted, ""))
    place, side = str(senators(posted).index(name)), str(SIDES.index(sheet[name]))
    yield Fill({"senator": [place], "count": str(sheet[name + BOUGHT]), "side": side})


# Sheets of votes on which all are called at once


def sheets(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """What is proposed, or one voice and no more, by their buttons; else by form and menus, then `Save`."""
    sheet: Mapping[str, Any] = raw if is_dict(raw) else {}
    if sheet == posted.proposal and posted.ref not in look.drafts:
        return [Push(posted.ref, "keep", proposed(posted))]
    ways = [Choose(posted.ref, f"sheet{way}", chosen(posted, way, sheet[way])) for way in WAYS if way in sheet]
    return [*(speaking(look, posted, sheet) if "voice" in sheet else ()), *ways, Save()]


def speaking(look: Look, posted: Posted, sheet: Mapping[str, Any]) -> Iterator[Step]:
    """A voice by its button; what is more by the form behind `More…`."""
    bare = {name: one for name, one in posted.decision.lapse.items() if name not in WAYS}
    if {**bare, "voice": sheet["voice"]} == {name: sheet[name] for name in bare}:
        yield Push(posted.ref, "sheetvoice", sheet["voice"])
        return
    yield Push(posted.ref, "sheetmore", "")
    to = Address(look.game.id, posted.ref, posted.rev, "sheetmore")
    yield entered(sheet_form(posted, to, look.voice, sheet))


def chosen(posted: Posted, way: str, said: str) -> str:
    """The place of an option in its menu."""
    return str(list(fields_of(posted)[way].options).index(said))


def of_faction(posted: Posted, arg: str) -> str:
    """The argument of a button; for another's faction with its name."""
    faction = posted.decision.about.get("faction")
    return f"{arg}@{faction}" if faction else arg


# Forces


def forces(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """One order after the other, each by a menu and a form; then the whole is proposed."""
    orders: list[Any] = raw["movements"] if is_dict(raw) else []
    return [*(step for order in orders for step in sending(look, posted, order)), Save()]


def sending(look: Look, posted: Posted, order: Mapping[str, Any]) -> Iterator[Step]:
    """One order."""
    which, form = order_entered(look, posted, order)
    yield Choose(posted.ref, "order", str(which))
    yield form


SENATE: Final[Mapping[str, Stepping]] = {VOTE: votes, FORCES: forces, SHEETS: sheets, **STEPS}
