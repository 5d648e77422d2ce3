"""SR-6.5, SR-DP28: the words of the responses form: of each matter what may be said, and which questions are about it.

never, ask me, always; and by what all may see: against whom, by how many CU, by what chance, at what odds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.kernel import Decision, OneOf, Record
from games.sword.components import TIES

NEVER: Final = "never"
ASKED: Final = "ask"
ALWAYS: Final = "always"
PAYS: Final = "pays"
"""When it pays, as computer players judge it."""
OWN: Final = "own"
"""Ask me where CU or spaces of mine are concerned, else never."""
DEAR: Final = "dear"
"""Ask me at spaces that give points, else as usual."""
MINE: Final = "mine"
"""Ask me in my own actions, else as usual."""
USUAL: Final = "usual"
"""The default of the rules."""
CHEAP: Final = "cheap"
KEEP: Final = "keep"
AGAINST: Final = "against"
WITH: Final = "with"
FROM: Final = "from"
WINS: Final = "wins"
BELOW: Final = "below"
ODDS: Final = "odds"
CU: Final = "cu"
ASK_CU: Final = "ask-cu"

POWERS: Final = tuple(f"{AGAINST}.{one}" for one in TIES)
ALLIES: Final = tuple(f"{WITH}.{one}" for one in TIES)
CHANCES: Final = tuple(f"{FROM}.{chance}" for chance in (17, 34, 50, 67, 84))
"""SR-10.2: whenever the die succeeds as often as that, in percent."""
VICTORIES: Final = tuple(f"{WINS}.{chance}" for chance in (50, 60, 70))
"""Whenever the battle would be won as often as that."""
DEFEATS: Final = tuple(f"{BELOW}.{chance}" for chance in (34, 42, 50))
"""Whenever the battle would be won less often than that."""
STRONGER: Final = tuple(f"{ODDS}.{times}" for times in (2, 3, 4))
"""SR-DP16: whenever who comes has so many times as many CU."""
STRENGTHS: Final = tuple(f"{CU}.{number}" for number in (3, 5, 8))
"""Whenever it is about so many CU."""
STAKES: Final = tuple(f"{CU}.{number}" for number in (4, 8, 12))
GREAT: Final = tuple(f"{ASK_CU}.{number}" for number in (4, 8, 12))
PLAIN: Final = (NEVER, ASKED, ALWAYS, PAYS)
BOOK: Final = (USUAL, ASKED, MINE)

FIELDS: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    "events": ((*PLAIN, *POWERS), NEVER),
    "activations": ((*PLAIN, OWN, *STRENGTHS, *POWERS), NEVER),
    "marches": (PLAIN, ASKED),
    "interception": ((NEVER, ASKED, *VICTORIES, *CHANCES, *POWERS), NEVER),
    "withdrawal": ((NEVER, ASKED, USUAL, DEAR, *STRONGER, *DEFEATS), ASKED),
    "avoiding": ((NEVER, ASKED, DEAR, *STRONGER, *DEFEATS), ASKED),
    "refusing": ((NEVER, ASKED, *DEFEATS), ASKED),
    "battles": ((NEVER, ASKED, ALWAYS, PAYS, DEAR, *STAKES, *GREAT), ASKED),
    "retreat": (BOOK, ASKED),
    "victory": (BOOK, ASKED),
    "details": (BOOK, MINE),
    "sieges": ((*PLAIN, OWN, DEAR, *POWERS), ASKED),
    "sea": ((NEVER, ASKED, PAYS, OWN, *STRENGTHS, *POWERS), NEVER),
    "ships": ((NEVER, ASKED), NEVER),
    "bribe": ((NEVER, ASKED, ALWAYS, PAYS, DEAR, *STRENGTHS, *POWERS), NEVER),
    "spoils": ((USUAL, ASKED, KEEP), ASKED),
    "tribute": ((NEVER, ASKED, CHEAP), NEVER),
    "wear": (PLAIN, NEVER),
    "interrupts": ((NEVER, ASKED, OWN), NEVER),
    "alliances": ((NEVER, ASKED, ALWAYS, *ALLIES), ASKED),
}
"""Of each matter what may be said, and how everybody stands at the start: *ask me* in his own battles and sieges."""
TRIGGERS: Final[Mapping[str, str]] = {
    "enemy_event_played": "events",
    "npa_activation_TRG": "events",
    "enemy_activation_ROM": "activations",
    "enemy_activation_CAR": "activations",
    "own_activation": "marches",
    "after_gallic_movement_roll": "marches",
    "naval_opportunity": "marches",
    "own_naval_move": "marches",
    "before_plunder_roll": "marches",
    "before_interception_roll": "marches",
    "before_avoid_roll": "marches",
    "own_interdiction": "sea",
    "enemy_naval_move": "sea",
    "before_own_siege_roll": "sieges",
    "own_siege_roll_result": "sieges",
    "enemy_siege_roll": "sieges",
    "city_captured": "sieges",
    "surrender_phase": "sieges",
    "own_battle_won": "battles",
    "carthage_lost_battle": "battles",
    "enemy_enters_etruscan_space": "bribe",
    "attrition_phase": "wear",
    "loyalty_penalty_step": "wear",
}
KINDS: Final[Mapping[str, str]] = {
    "movement.intercept": "interception",
    "movement.withdraw": "withdrawal",
    "movement.avoid": "avoiding",
    "movement.go-back": "refusing",
    "movement.let-go": "refusing",
    "movement.commander": "details",
    "combat.card": "battles",
    "combat.retreat": "retreat",
    "combat.support": "victory",
    "combat.unrest": "victory",
    "combat.losses": "details",
    "attrition.losses": "details",
    "card.choice": "details",
    "movement.interdict": "sea",
    "movement.ships": "ships",
    "movement.bribe": "bribe",
    "siege.raze": "spoils",
    "plunder.accept": "spoils",
    "plunder.tribute": "tribute",
    "action.interrupt": "interrupts",
    "alliance.answer": "alliances",
}
START: Final[Mapping[str, str]] = {name: start for name, (_, start) in FIELDS.items()}


def form() -> Record[dict[str, str]]:
    """The form: the same whatever one holds and whoever one is."""
    return Record(_together, **{name: _one_of(words) for name, (words, _) in FIELDS.items()})


def _one_of(words: tuple[str, ...]) -> OneOf[str]:
    return OneOf({word: word for word in words})


def _together(**said: str) -> dict[str, str]:
    """All parts fit together."""
    return said


def matter(decision: Decision[Any]) -> str | None:
    """Which part of the form a question belongs to; None: to none."""
    if decision.kind == "card.counter":
        return TRIGGERS.get(str(decision.about.get("trigger", "")))
    return KINDS.get(decision.kind)
