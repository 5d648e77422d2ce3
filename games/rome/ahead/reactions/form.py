"""What can be decided beforehand of the cards and events of a whole game: one form, whoever holds what."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from games.kernel import Choice, Raw, Record, Seat
from games.republic.ahead.reactions.words import ALWAYS, ASKED, LANDINGS, NEVER, guarding, one_of, said
from games.rome.components import TABLES

PAY: Final = "pay-at-most."
RANSOM: Final = "ransom-at-most."
NEEDED: Final = "needed"
OWN: Final = "own"
VETOED: Final = "mine"
FULLEST: Final = "fullest"
COPIES: Final = sum(TABLES.cards["secret-bodyguard"].copies.values())
PRICES: Final = range(1, 7)
"""RR-1.14.5: a dr."""
RANSOMS: Final = (10, 20, 30, 40)
AT_ANY_TABLE: Final[Mapping[str, Choice[Any]]] = {
    "graft": one_of(ASKED, "ask-mine", VETOED, ALWAYS, NEVER),
    "price": one_of(ASKED, *(f"{PAY}{price}" for price in PRICES), NEVER),
    "murder": one_of(ASKED, "ask-mine", VETOED, ALWAYS, NEVER),
    "last": one_of(ASKED, NEVER),
    "bodyguards": one_of(NEEDED, *guarding(COPIES)),
    "landing": one_of(*LANDINGS),
    "cleopatra": one_of(ASKED, OWN, "foreign", "either", NEVER),
    "proscribe": one_of(ASKED, "hrao", ALWAYS, NEVER),
    "ransom": one_of(ASKED, *(f"{RANSOM}{price}" for price in RANSOMS), ALWAYS),
}
WITH_NEUTRALS: Final[Mapping[str, Choice[Any]]] = {
    "conspire": one_of(ASKED, NEVER),
    "skip": one_of(ASKED, NEVER),
}


@lru_cache(maxsize=128)
def form(others: tuple[Seat, ...], *, neutrals: bool) -> Record[dict[str, Any]]:
    """The form of who plays against these; RR-4 asks two things more. Made once, for it is looked at after every act.

    `graft` (RR-1.14.5), `murder` (RR-1.14.6): against which Tribunes; `price`: what Graft may cost; `mob` (RR-1.14.7):
    in answer to whose. `last` (RR-1.09.12.1), `bodyguards` (RR-1.09.73): how many. `landing` (RR-1.10.12): if Victory
    is as likely. `cleopatra` (RR-1.14.9): for whose commander; `proscribe` (RR-1.14.8). `peddle` (RR-1.14.3): out of
    whose hand, as soon as he has the card; `ransom` (RR-1.10.71): what a Captive is worth. `conspire` (RR-4.07.3),
    `skip` (RR-4.05.419).
    """
    mob = one_of(ASKED, ALWAYS, *others, NEVER)
    peddle = one_of(ASKED, FULLEST, *others)
    return Record(said, **AT_ANY_TABLE, mob=mob, peddle=peddle, **(WITH_NEUTRALS if neutrals else {}))


def asks_everything(choice: Record[Any]) -> Raw:
    """To be asked at each."""
    return dict.fromkeys(choice.fields, ASKED)
