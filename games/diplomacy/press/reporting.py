"""CD-P.8: which news stands under which heading of the Gazette. An event without a reporter is none of its news."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, singledispatch
from typing import Any, Final, cast

from pydantic import TypeAdapter

from games.diplomacy.companies.events import CompanyEnded
from games.diplomacy.orders.political import Office
from games.diplomacy.politics.events import Appointed, Purged
from games.diplomacy.positions.events import FellIntoDisorder, Resigned, Seized
from games.diplomacy.press.events import OrderGiven, SeizureFailed
from games.diplomacy.press.issue import (
    Appointment,
    Change,
    Die,
    Drawn,
    How,
    Issue,
    Line,
    Loss,
    Reminder,
    Result,
    Take,
    Tally,
    Work,
)
from games.diplomacy.press.post import News
from games.diplomacy.railways.events import LineFounded, LinkLaid, LinkTakenUp
from games.diplomacy.revolution.events import ProvinceRevolted, UnitDiced, UnitRevolted, Warned
from games.diplomacy.state import Diplomacy
from games.diplomacy.votes.events import (
    Counted,
    LawChanged,
    MapChanged,
    Moved,
    RuleWritten,
    SeatedByVote,
    SpaceRenamed,
)
from games.kernel import Event

OFFICES: Final[Mapping[str, Office]] = {"R": "R", "SR": "SR", "C": "C"}


def read(news: News) -> Event | None:
    """The event that was told, if the Gazette has a heading for it."""
    adapter = _adapters().get(news.event)
    return cast("Event", adapter.validate_json(news.said)) if adapter else None


@cache
def _adapters() -> Mapping[str, TypeAdapter[Any]]:
    """What reads events that have a reporter, by id."""
    return {kind.id: TypeAdapter(kind) for kind in report.registry if kind is not object and issubclass(kind, Event)}


@singledispatch
def report(event: object, _issue: Issue, _g: Diplomacy) -> None:
    """Put an event under its heading."""
    raise TypeError(type(event))


# The field


@report.register
def _(event: OrderGiven, issue: Issue, _g: Diplomacy) -> None:
    why = "" if event.fate == "done" else "CD-D.7" if event.fate == "cut" else next(iter(event.clauses), "CD-D.8")
    lost = not event.end
    issue.results.append(
        Result(event.unit, event.code, event.kind, event.fate, event.to, event.other, dislodged=lost, why=why)
    )
    issue.moves += event.kind == "move" and event.fate == "done"
    issue.bounced += event.kind == "move" and event.fate == "failed"
    issue.dislodged.extend([event.unit] if lost else [])
    if event.seizure:
        issue.seizures.append(Take(event.seizes, event.unit, event.beneficiary, event.seizure))
        issue.seizures.sort(key=lambda one: (one.province, one.unit))


@report.register
def _(event: SeizureFailed, issue: Issue, _g: Diplomacy) -> None:
    for one in issue.seizures:
        if one.province == event.province:
            one.why = next(iter(event.clauses), "")


# Who lost what, and who got it


def _lost(issue: Issue, code: str, post: str, how: How, by: str = "") -> None:
    """A fall, once, however it is told; who held nothing has lost nothing. `post`: as orders write it."""
    office, place = _office(post)
    if code and not any((one.code, one.post, one.place) == (code, office, place) for one in issue.falls):
        issue.falls.append(Loss(code, office, place, how, by))


def _office(post: str) -> tuple[Office, str]:
    """`SR Rom`, `C A Nap`: the office, and of what."""
    office, _, place = post.partition(" ")
    return OFFICES[office], place


@report.register
def _(event: Seized, issue: Issue, _g: Diplomacy) -> None:
    _lost(issue, event.ruler_before, f"R {event.province}", "seizure", event.ruler)
    if event.sub_ruler_before != event.ruler:
        _lost(issue, event.sub_ruler_before, f"SR {event.province}", "seizure", event.ruler)


@report.register
def _(event: FellIntoDisorder, issue: Issue, _g: Diplomacy) -> None:
    _lost(issue, event.ruler_before, f"R {event.province}", "disorder")
    _lost(issue, event.sub_ruler_before, f"SR {event.province}", "disorder")


@report.register
def _(event: Purged, issue: Issue, _g: Diplomacy) -> None:
    _lost(issue, event.whom, event.post, "revolt" if event.revolt else "purge", event.purger)


@report.register
def _(event: Resigned, issue: Issue, _g: Diplomacy) -> None:
    _lost(issue, event.code, event.post, "resigned")


@report.register
def _(event: Appointed, issue: Issue, _g: Diplomacy) -> None:
    office, place = _office(event.post)
    issue.appointments.append(Appointment(event.whom, office, place, event.by))


@report.register
def _(event: SeatedByVote, issue: Issue, _g: Diplomacy) -> None:
    issue.appointments.append(Appointment(event.code, "R", event.province))


# Unrest


@report.register
def _(event: Warned, issue: Issue, _g: Diplomacy) -> None:
    issue.warnings.append(Reminder(event.code, "provinces" if event.duty == "provinces" else "units", event.number))


@report.register
def _(event: ProvinceRevolted, issue: Issue, _g: Diplomacy) -> None:
    issue.revolutions.append(_drawn(event.ruler_before, event.province, event.ruler, event))
    _lost(issue, event.ruler_before, f"R {event.province}", "revolution", event.ruler)


@report.register
def _(event: UnitRevolted, issue: Issue, _g: Diplomacy) -> None:
    issue.revolutions.append(_drawn(event.ruler, event.unit, event.commander, event))


def _drawn(ruler: str, place: str, to: str, event: ProvinceRevolted | UnitRevolted) -> Drawn:
    return Drawn(ruler, place, to, [*event.drawn_from], [*event.candidates])


@report.register
def _(event: UnitDiced, issue: Issue, _g: Diplomacy) -> None:
    issue.dice.append(Die(event.unit, event.die, event.fate, event.to))


# Railways


def _worked(issue: Issue, railway: str, what: Line) -> None:
    if Work(railway, what) not in issue.railways:
        issue.railways.append(Work(railway, what))


@report.register
def _(event: LineFounded, issue: Issue, _g: Diplomacy) -> None:
    _worked(issue, event.railway, "founded")


@report.register
def _(event: LinkLaid, issue: Issue, g: Diplomacy) -> None:
    railway = g.railway(event.railway)
    whole = railway is not None and railway.route[-1] == event.end
    _worked(issue, event.railway, "complete" if whole else "laid")


@report.register
def _(event: LinkTakenUp, issue: Issue, _g: Diplomacy) -> None:
    _worked(issue, event.railway, "removed")


@report.register
def _(event: CompanyEnded, issue: Issue, _g: Diplomacy) -> None:
    _worked(issue, event.railway, "bankrupt" if event.bankrupt else "removed")


# Votes


@report.register
def _(event: Moved, issue: Issue, _g: Diplomacy) -> None:
    issue.votes.append(Tally(event.motion, event.code, event.kind))


@report.register
def _(event: Counted, issue: Issue, _g: Diplomacy) -> None:
    issue.votes.append(Tally(event.motion, yes=event.yes, no=event.no, needed=event.needed, carried=event.carried))


@report.register
def _(event: LawChanged, issue: Issue, _g: Diplomacy) -> None:
    issue.changes.append(Change(event.number, f"{event.option} = {event.value}"))


@report.register
def _(event: RuleWritten, issue: Issue, _g: Diplomacy) -> None:
    issue.changes.append(Change(event.number, event.text))


@report.register
def _(event: MapChanged, issue: Issue, _g: Diplomacy) -> None:
    issue.changes.append(Change(event.number, event.change))


@report.register
def _(event: SpaceRenamed, issue: Issue, _g: Diplomacy) -> None:
    issue.changes.append(Change(0, f"{event.space}: {event.name} ({event.code})"))
