"""How combined games saved by older programs are read: from each schema to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.carthage.upgrades import Document, with_edition, with_record, with_refused, with_shares
from games.rome.upgrades import with_record as with_record_of_rome


def with_edition_of_carthage(old: Document) -> Document:
    """2: games that began before there was another edition of the figures keep the first."""
    return {**old, "carthage": with_edition(old["carthage"])}


def with_refused_deals(old: Document) -> Document:
    """3: Carthage remembers deals that came to nothing, as in games of its own since their sixth."""
    return {**old, "carthage": with_refused(old["carthage"])}


def with_shares_of_discoverers(old: Document) -> Document:
    """4: discoverers have shares, as in games of Carthage alone since their seventh."""
    return {**old, "carthage": with_shares(old["carthage"])}


def with_record_of_deeds(old: Document) -> Document:
    """5: both republics remember what factions do for all to see."""
    rome = old["rome"]  # None: it has not come yet (GV-2.1)
    return {**old, "carthage": with_record(old["carthage"]), "rome": rome and with_record_of_rome(rome)}


UPGRADES: Mapping[int, Callable[[Document], Document]] = {
    1: with_edition_of_carthage,
    2: with_refused_deals,
    3: with_shares_of_discoverers,
    4: with_record_of_deeds,
}
