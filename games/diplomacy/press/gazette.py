"""CD-P.8: the Gazette, once a season: all that has become public, and the letters to the world."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from games.diplomacy.press.events import GazetteOut
from games.diplomacy.press.issue import Honoured, Issue, Printed, Reign
from games.diplomacy.press.letters import clear
from games.diplomacy.press.post import Letter
from games.diplomacy.press.reporting import read, report
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def publish(g: Diplomacy) -> None:
    """CD-P.8, S.3.11, S.4.11: the last act of a season, after votes and wins, before the next one is counted."""
    issue = composed(g)
    g.press.number, g.press.issue = issue.number, issue
    g.tell(GazetteOut(issue))
    g.press.news.clear()
    take_stock(g)
    clear(g)


def take_stock(g: Diplomacy) -> None:
    """How things stand between two seasons, for the next Gazette to compare with; also as play begins."""
    g.press.units = {one.id: f"{one.arm} {one.at}" for one in g.forces}
    g.press.rulers = {code: one.ruler for code, one in sorted(g.provinces.items()) if one.ruler}


def composed(g: Diplomacy) -> Issue:
    """CD-P.8: what has been told, in the order in which it happened, and what has changed."""
    issue = Issue(number=g.press.number + 1, year=g.year, season=g.season, names=_names(g))
    for event in filter(None, map(read, g.press.news)):
        report(event, issue, g)
    _compare(g, issue)
    issue.must = g.must
    issue.honour = [Honoured(one.code, one.name, one.year) for one in g.honour]
    if g.standard:
        issue.winners = sorted(map(g.code, g.winning))
    elif g.season == "winter":
        issue.winners = [one.code for one in g.honour if one.year == g.year]
    issue.letters = printed(g)
    return issue


def _names(g: Diplomacy) -> dict[str, str]:
    """CD-3.B.1: as the register has them."""
    return {code: one.name for code, one in sorted(g.names.items()) if one.approved}


def _compare(g: Diplomacy, issue: Issue) -> None:
    """CD-P.8: provinces under another Ruler, centres, units that are no more, and new ones."""
    rulers = {code: one.ruler for code, one in g.provinces.items() if one.ruler}
    for code in sorted(g.press.rulers.keys() | rulers.keys()):
        before, now = g.press.rulers.get(code, Seat("")), rulers.get(code, Seat(""))
        if before != now:
            issue.reigns.append(Reign(code, g.code(before), g.code(now)))
    issue.centres, issue.before = centres(g, rulers), centres(g, g.press.rulers)
    here = {one.id for one in g.forces}
    issue.destroyed = sorted(name for unit, name in g.press.units.items() if unit not in here)
    issue.built = sorted(f"{one.arm} {one.at}" for one in g.forces if one.id not in g.press.units)


def centres(g: Diplomacy, rulers: Mapping[str, Seat]) -> dict[str, int]:
    """CD-2.2: the supply centres of each Ruler, by code."""
    held = [g.code(seat) for code, seat in rulers.items() if code in g.atlas.spaces and g.atlas.spaces[code].centre]
    return {code: held.count(code) for code in sorted({*held})}


def printed(g: Diplomacy) -> list[Printed]:
    """CD-P.5, P.8(b): by the code that signs them, unsigned ones last; those of one signature as they are drawn."""
    letters = [one for one in g.press.letters if one.to_the_world and one.counted == g.counted]
    letters.sort(key=lambda one: (not one.signed, one.signed, one.text))
    return [one for _, some in groupby(letters, lambda one: one.signed) for one in _drawn(g, some)]


def _drawn(g: Diplomacy, some: Iterable[Letter]) -> list[Printed]:
    found = [Printed(one.text, one.signed, one.name) for one in some]
    g.dice.shuffle("gazette", found)
    return found
