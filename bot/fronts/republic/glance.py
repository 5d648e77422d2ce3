"""A republic at a glance: the business of the Senate, who presides, how the factions stand, how long it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.fronts.republic.ending import standing
from bot.fronts.republic.looking import republic
from bot.surface.kit.glance import Business, Glance, in_order
from bot.surface.kit.look import Look
from games.republic.seen.people import RecordView
from games.republic.seen.senate import SenateView
from games.republic.seen.view import RepublicView

OPENING: Final = "senate.opening"
PROSECUTIONS: Final = "prosecutions"


@dataclass(frozen=True, kw_only=True)
class Sitting:
    """How the Senate of a republic sits.

    Attributes:
        agenda: its items in their order as the table stands; an item is named after its step.
        steps: steps that belong to the item of another.
        accuser: who has the floor in the prosecutions, "" if nobody does.
        speaker: who has it else.
        length: how long the game goes on: fields of its text.
    """

    agenda: Callable[[Look], Sequence[str]]
    accuser: Callable[[Look], str]
    speaker: Callable[[Look, SenateView], str]
    length: Callable[[Look], dict[str, Any]]
    steps: Callable[[str], str] = str

    @property
    def glance(self) -> Glance:
        """All that is shown of it at a glance."""
        return Glance(
            business=self.business, chair=self.chair, standings=standings, length=self.how_long, record=record
        )

    def business(self, look: Look) -> list[Business]:
        """RC-9.0.2, RR-1.09: the items of the Senate; before it meets all are to come."""
        view = republic(look)
        if view.phase != "senate":
            return []
        items = self.agenda(look)
        steps = [(OPENING, ""), *((f"senate.{one}", look.voice.say(f"business-{one}")) for one in items)]
        return in_order(steps, self.steps(view.step))[1:]

    def chair(self, look: Look) -> list[str]:
        """RC-9.0.3, RR-1.09.12: who presides, and who has the floor: in prosecutions the Censor, in a vote nobody."""
        view = republic(look)
        senate = view.senate
        if senate is None or senate.adjourned:
            return []
        presides = look.voice.say("presides", **named(view, senate.magistrate, "senator", "seat"))
        return [f"{presides} {said}" if (said := self.floor(look, view, senate)) else presides]

    def floor(self, look: Look, view: RepublicView, senate: SenateView) -> str:
        """Who is to propose something now; or what is voted on."""
        if senate.motion is not None:
            return look.voice.say("floor-voting", number=senate.motion.number, kind=senate.motion.kind)
        item = self.steps(view.step).partition(".")[2]
        if item not in self.agenda(look) or any(one.neutral for one in view.factions.values()):
            return ""
        accuses = item == PROSECUTIONS
        who = self.accuser(look) if accuses else self.speaker(look, senate)
        if not who:
            return ""
        same = who == senate.magistrate and not accuses
        return look.voice.say("floor-held", item=item, same=same, **named(view, who, "senator", "seat"))

    def how_long(self, look: Look) -> Sequence[str]:
        """RC-12.1d, RR-1.12.1.5: until the last card of the last deck is drawn, or the turn agreed upon is over."""
        view = republic(look)
        if view.last_turn is not None:
            return [look.voice.say("length-turns", turn=view.turn, last=view.last_turn)]
        return [look.voice.say("length-deck", cards=view.deck, **self.length(look))]


def named(view: RepublicView, senator: str, *fields: str) -> dict[str, str]:
    """A Senator and whose he is, as two fields of a text; nobody: both empty."""
    found = view.senators.get(senator)
    return dict(zip(fields, (senator, str(found.faction or "")) if found else ("", ""), strict=True))


def standings(look: Look) -> list[str]:
    """RC-12.1d, RR-1.12.1.5: the factions by what decides the game: INF, then their foremost Senator, then votes."""
    view = republic(look)
    ranked = sorted((one for one in view.factions.values() if not one.out), key=lambda one: standing(view, one))
    return [
        look.voice.say("standing", seat=one.seat, influence=one.influence, votes=one.votes) for one in reversed(ranked)
    ]


def record(look: Look) -> list[str]:
    """RC-1.5e, RR-0.4.1: what each faction has given to the State, how often it dealt with others, and did not vote."""
    playing = [one for one in republic(look).factions.values() if not (one.out or one.neutral)]
    done = {one.seat: deeds(look, one.record) for one in playing}
    if look.over or not any(done.values()):
        return []
    nothing = look.voice.say("record-nothing")
    return [look.voice.say("record-of", seat=seat, deeds=", ".join(some) or nothing) for seat, some in done.items()]


def deeds(look: Look, one: RecordView) -> list[str]:
    """What of it there is."""
    counts = {"given": one.given, "deals": one.deals, "abstained": one.abstained}
    return [look.voice.say(f"record-{what}", count=count) for what, count in counts.items() if count]
