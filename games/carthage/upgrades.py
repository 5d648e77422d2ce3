"""How games saved by older programs are read: from each schema to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Document = dict[str, Any]


def with_forum(old: Document) -> Document:
    """2: the Forum Phase came; its state, the Wars that were won, and what the Tyrian Alliance has brought."""
    nobody: Document = {"number": 0, "seat": None, "coming": [], "high": 0, "bidder": None, "purse": ""}
    forum: Document = {**nobody, "event": "", "persuasion": None}
    new: Document = {"fleets": 0, "wars": []}
    events = {name: {**event, **new} for name, event in old["table_events"].items()}
    return {**old, "forum": forum, "defeated": [], "table_events": events}


SESSION: Document = {
    "crisis": False, "motions": 0, "motion": None, "suspended": [], "outcry": None, "claims": {}, "adjourned": False,
    "stepped_down": [], "yielded": [], "defeated": [], "elected": False, "barred": [], "declined": [], "outgoing": {},
    "governed": [], "raised": [], "disbanded": [], "returned": [], "granted": [], "taxed": False, "life": False,
    "announced": [], "vetoes": [], "attackers": [], "attempt": None, "attacked": [], "majors": 0, "minors": 0,
    "refusals": [],
}  # fmt: skip


def with_senate(old: Document) -> Document:
    """3: the Senate, Combat and Revolution Phases came, and how the table votes and deals with assassins."""
    later: Document = {
        "senate": SESSION,
        "combat": {"expeditions": [], "attempt": None, "forces": [], "battle": None},
        "chronicle": {**old["chronicle"], "won": [], "battles": 0},
        "reigns": [],
        "ballots": "ordered",
        "assassination": "base",
    }
    senators = each(old["senators"], {"campaign": None, "tax_charge": 0})
    wars = each(old["wars"], {"struck": [], "declared": 0})
    forces = each(old["forces"], {"reinforced": 0, "with_legions": False, "victorious": False})
    events = each(old["table_events"], {"rolled": 0})
    return {**old, **later, "senators": senators, "wars": wars, "forces": forces, "table_events": events}


def with_met_rebel(old: Document) -> Document:
    """4: a Rebel who was met in battle is remembered as that (RC-12.1a)."""
    return {**old, "combat": {**old["combat"], "rebel_met": False}}


def with_edition(old: Document) -> Document:
    """5: games that began before there was another edition of the figures keep the first."""
    first: Document = {"edition": 1}
    return {**old, **first, "wars": each(old["wars"], first), "stacks": each(old["stacks"], first)}


def with_refused(old: Document) -> Document:
    """6: deals that came to nothing are remembered for the rest of their Trade Phase."""
    return {**old, "refused": []}


def with_shares(old: Document) -> Document:
    """7: who discovers something has a share of its trade (RC-10.1.2a); nobody has one yet."""
    return {**old, "senators": each(old["senators"], {"shares": []})}


def with_record(old: Document) -> Document:
    """8: what factions do for all to see is remembered; of what they did before nothing is known."""
    return {**old, "factions": each(old["factions"], {"record": []})}


def each(things: Document, new: Document) -> Document:
    """All of these, with something new about them."""
    return {name: {**thing, **new} for name, thing in things.items()}


UPGRADES: Mapping[int, Callable[[Document], Document]] = {
    1: with_forum,
    2: with_senate,
    3: with_met_rebel,
    4: with_edition,
    5: with_refused,
    6: with_shares,
    7: with_record,
}
