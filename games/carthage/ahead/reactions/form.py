"""What can be decided beforehand of the cards and events of a whole game: one form, whoever holds what."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from games.carthage.components import TABLES
from games.kernel import Choice, Raw, Record, Several
from games.republic.ahead.reactions.words import (
    ALWAYS,
    ASKED,
    CHANCES,
    LANDINGS,
    NEVER,
    guarding,
    one_of,
    said,
)

BELOW: Final = "hire-below."
COPIES: Final = sum(TABLES.cards["secret-bodyguard"].copies.values())
MOST: Final = ("influence", "oratory", "traders")
"""Of his free Senators the one with the most of it."""


EVENTS: Final[Several[str]] = Several({name: name for name in TABLES.table_events}, 0, len(TABLES.table_events))
AT_ANY_TABLE: Final[Mapping[str, Choice[Any]]] = {
    "sacrifice": EVENTS,
    "events": one_of(ASKED, NEVER),
    "silence": one_of(ASKED, "ask-mine", "mine", NEVER),
    "outcry": one_of(ASKED, NEVER),
    "bodyguards": one_of(*guarding(COPIES)),
    "mercenaries": one_of(ASKED, *(f"{BELOW}{chance}" for chance in CHANCES), ALWAYS, NEVER),
    "landing": one_of(*LANDINGS),
    "warehouses": one_of(ASKED, "lowest", "singles"),
}
WITH_NEUTRALS: Final[Mapping[str, Choice[Any]]] = {
    "conspire": one_of(ASKED, NEVER),
    "skip": one_of(ASKED, NEVER),
}


@lru_cache(maxsize=128)
def form(senators: tuple[str, ...], *, neutrals: bool) -> Record[dict[str, Any]]:
    """The form of who has these Senators; RC-15 asks two things more. Made once, for it is looked at after every act.

    `sacrifice` (RC-8.8.2): the events he cancels; `events`: what of all others. `silence` (RC-9.0.18): his card against
    a veto of a motion of his. `outcry` (RC-9.0.16), `bodyguards` (RC-9.8.5, 14.1.2): how many. `mercenaries`
    (RC-10.2.3): if Victory is less likely; `landing` (RC-10.2.7): if it is as likely, or he as strong as the War.
    `trader` (RC-8.8.9): who gets it; `warehouses` (RC-5.1b): which are lost. `conspire` (RC-15.11), `skip` (RC-15.8).
    """
    trader = one_of(ASKED, "leader", *MOST, *senators)
    return Record(said, **AT_ANY_TABLE, trader=trader, **(WITH_NEUTRALS if neutrals else {}))


def asks_everything(choice: Record[Any]) -> Raw:
    """To be asked at each."""
    return dict.fromkeys(choice.fields, ASKED) | {"sacrifice": list[str]()}
