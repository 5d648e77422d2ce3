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
BEST_GENERAL, OWN_GENERAL = "best-general", "own-general"
OWN_SPEAKER, HIMSELF = "own-speaker", "himself"
OTHERS: Final = "others-only"
ALL_UNITS: Final = "all-units"
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
    "fine": one_of(ASKED, OTHERS),
    "rebels": one_of(ASKED, ALL_UNITS, NEVER),
}
WITHOUT_NEUTRALS: Final[Mapping[str, Choice[Any]]] = {
    "appoint": one_of(ASKED, BEST_GENERAL, OWN_GENERAL, NEVER),
    "master": one_of(ASKED, BEST_GENERAL, OWN_GENERAL),
    "prosecute": one_of(ASKED, OTHERS, NEVER),
}
OF_ADVOCATES: Final[Mapping[str, Choice[Any]]] = {
    "advocate": one_of(ASKED, OWN_SPEAKER, HIMSELF),
    "advise": one_of(ASKED, ALWAYS, NEVER),
}
WITH_NEUTRALS: Final[Mapping[str, Choice[Any]]] = {
    "conspire": one_of(ASKED, NEVER),
    "skip": one_of(ASKED, NEVER),
}


@lru_cache(maxsize=128)
def form(others: tuple[Seat, ...], *, neutrals: bool, advocates: bool = False) -> Record[dict[str, Any]]:
    """The form of who plays against these; RR-4 asks some other things. Made once, for it is looked at after every act.

    `graft` (RR-1.14.5), `murder` (RR-1.14.6): against which Tribunes; `price`: what Graft may cost; `mob` (RR-1.14.7):
    in answer to whose. `last` (RR-1.09.12.1), `bodyguards` (RR-1.09.73): how many. `landing` (RR-1.10.12): if Victory
    is as likely. `cleopatra` (RR-1.14.9): for whose commander; `proscribe` (RR-1.14.8). `peddle` (RR-1.14.3): out of
    whose hand, as soon as he has the card; `ransom` (RR-1.10.71): what a Captive is worth. `fine` (RR-1.15.1): of whom;
    `rebels` (RR-1.11.33): which units of his Rebel he pays. `conspire` (RR-4.07.3), `skip` (RR-4.05.419). Without
    Neutrals `appoint` (RR-1.09.31) and `master` (RR-1.09.33): whom as Consul, and as Dictator; `prosecute`
    (RR-1.09.411): against whom. With Advocates `advocate` and `advise` (RR-2.05.2).
    """
    mob = one_of(ASKED, ALWAYS, *others, NEVER)
    peddle = one_of(ASKED, FULLEST, *others)
    here = WITH_NEUTRALS if neutrals else {**WITHOUT_NEUTRALS, **(OF_ADVOCATES if advocates else {})}
    return Record(said, **AT_ANY_TABLE, mob=mob, peddle=peddle, **here)


def asks_everything(choice: Record[Any]) -> Raw:
    """To be asked at each."""
    return dict.fromkeys(choice.fields, ASKED)
