"""What became of the orders of a season, in words: by name, each order that came to nothing with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.text import clip
from bot.fronts.diplomacy.paper.annals import orders
from bot.fronts.diplomacy.realm.called import name
from bot.store.store import EventRow
from bot.surface.kit.look import Look
from games.diplomacy.seasons.events import UnitRetreated

LINE: Final = 300
HELP: Final = ("supported", "carried", "rotation")
"""Reasons why a move came about."""


def report(look: Look, told: Sequence[EventRow]) -> list[str]:
    """CD-G.3: all orders, by the names of their Commanders in alphabetical order of code."""
    given, went = orders(told), retreats(told)
    codes = sorted({str(one.fields["code"]) for one in given})
    mine = {code: [one for one in given if one.fields["code"] == code] for code in codes}
    return [line for code in codes for line in _of_name(look, code, mine[code], went)]


def retreats(told: Iterable[EventRow]) -> dict[str, str]:
    """CD-D.12: by unit, where it has gone; "": it is disbanded."""
    return {str(one.fields["unit"]): str(one.fields["to"]) for one in told if one.kind == UnitRetreated.id}


def came_to_nothing(order: EventRow) -> bool:
    """Whether it did not do what was ordered, or its unit was driven out."""
    return order.fields["fate"] != "done" or not order.fields["end"]


def written(order: EventRow) -> str:
    """As it was written; of a unit without an order its name."""
    return str(order.fields["order"] or order.fields["unit"])


def _of_name(look: Look, code: str, given: Sequence[EventRow], went: Mapping[str, str]) -> Iterator[str]:
    """What went as it was ordered in one line, and a line for each order that came to nothing."""
    done = [one for one in given if not came_to_nothing(one)]
    ordered = [f"`{written(one)}`" for one in done if one.fields["order"]]
    stood = [str(one.fields["unit"]) for one in done if not one.fields["order"]]
    yield look.voice.words.say(
        "report-name",
        name=name(look, code) if code else look.voice.say("report-nobody"),
        done=" · ".join(ordered) or "none",
        stood=", ".join(stood) or "none",
    )
    yield from (clip(_naught(look, one, went), LINE) for one in given if came_to_nothing(one))


def _naught(look: Look, order: EventRow, went: Mapping[str, str]) -> str:
    """One that came to nothing: how, by whom, and where its unit goes."""
    said = order.fields
    return look.voice.words.say(
        "report-naught",
        order=f"`{written(order)}`",
        fate="stood" if said["kind"] == "stand" and said["fate"] == "failed" else str(said["fate"]),
        dislodged="no" if said["end"] else "yes",
        why=" ".join(because(look, order)) or "none",
        then=_then(look, order, went) or "none",
    )


def _then(look: Look, order: EventRow, went: Mapping[str, str]) -> str:
    """CD-D.12: where the unit has gone, or may go."""
    said = order.fields
    if said["end"]:
        return ""
    to, ways = went.get(str(said["unit"])), said.get("ways") or ()
    if to is None and ways:  # nobody knows yet
        return look.voice.words.say("report-may-retreat", places=", ".join(ways))
    return look.voice.words.say("report-retreats", to=to or "none")


def because(look: Look, order: EventRow) -> list[str]:
    """The reasons, each a sentence; what only helped is left to whoever asks why."""
    return [reason(look, word, by) for word, by in reasons(order) if word not in HELP or not came_to_nothing(order)]


def reasons(event: EventRow) -> list[tuple[str, Sequence[str]]]:
    """The word of each reason, and who decided it."""
    by: Sequence[Any] = event.fields.get("by") or ()
    return [(word, by[at] if at < len(by) else ()) for at, word in enumerate(event.fields["why"])]


def reason(look: Look, word: str, by: Sequence[str]) -> str:
    """One reason, by the codes of the places."""
    return look.voice.words.say(f"why-{word}", by=look.voice.list(by) if by else "")


def counted(look: Look, told: Sequence[EventRow]) -> str:
    """How it went, in a line."""
    given = orders(told)
    moves = [one for one in given if one.fields["kind"] == "move"]
    return look.voice.words.say(
        "report-counted",
        moves=sum(not came_to_nothing(one) or one.fields["fate"] == "done" for one in moves),
        beaten=sum(one.fields["fate"] != "done" for one in moves),
        cut=sum(one.fields["fate"] == "cut" for one in given),
        dislodged=sum(not one.fields["end"] for one in given),
    )
