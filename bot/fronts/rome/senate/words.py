"""What only the Senate of Rome proposes and tells, in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from bot.base.text import Retelling, Voice
from bot.fronts.republic.senate import words as shared
from bot.fronts.republic.senate.words import Answered, filled, levy, tell_opened, tell_proposal
from bot.fronts.rome.senate import stakes
from bot.surface.kit.look import Look
from bot.surface.kit.matters import Matter, Terms
from bot.surface.kit.matters import stakes as reckoned
from bot.surface.kit.present import Briefing
from bot.surface.kit.widgets import Asked
from bot.table.autopilot import legal
from games.rome.law import ROME
from games.rome.pieces import LEGION

FLEET: Final = "fleet"
POSTS: Final = {
    "consuls": "rome-consul",
    "pontifex": "pontifex-maximus",
    "censor": "censor",
    "dictator": "dictator",
}


def raised(voice: Voice, terms: Terms) -> str:
    """RR-1.09.63: what is raised, what disbanded."""
    more = {LEGION: terms["legions"], FLEET: terms["fleets"]}
    return levy(voice, more, {**terms["fewer_legions"], FLEET: terms["fewer_fleets"]})


def trial(voice: Voice, terms: Terms) -> str:
    """RR-1.09.412: whom, and for what; one may have been corrupt as Governor, or as holder of a Concession."""
    charge = str(terms["charge"])
    held = charge in ROME.tables.cards and charge not in ROME.tables.provinces
    told = {**terms, "charge": voice.say("charge-holder", card=charge)} if held else terms
    return shared.trial(voice, "trial", told)


def optional(raw: Mapping[str, Any]) -> dict[str, Any]:
    """The answer with which a Law is proposed; "none": it has no choice."""
    return {**raw, "option": "" if raw["option"] == "none" else raw["option"]}


def nominee(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Who is nominated for an office."""
    return {"nominee": raw["nominee"]}


def tell_dictator(voice: Voice, raw: Any) -> str:
    """RR-1.09.32: who is nominated, or nobody."""
    nobody = voice.say("option-senate-dictator-none")
    return nobody if raw == {"nominee": "none"} else tell_proposal("dictator", nominee)(voice, raw)


MATTERS: Final = {
    "units": Matter(says=raised, stakes=stakes.levy),
    "forces": Matter(stakes=stakes.forces),
    "trial": Matter(says=trial, stakes=stakes.trial),
    "concessions": Matter(stakes=stakes.concessions),
    "governors": Matter(stakes=stakes.governors),
    "land-bill": Matter(stakes=stakes.land_bill),
    "repeal": Matter(stakes=stakes.repeal),
    "bill": Matter(stakes=stakes.bill),
    "life": Matter(stakes=stakes.life),
    **{kind: Matter(stakes=partial(stakes.office, post)) for kind, post in POSTS.items()},
}

OWN: Final[Mapping[str, Answered]] = {
    "consuls": lambda raw: {"nominees": list(raw.values())},
    **dict.fromkeys(("pontifex", "dictator", "censor"), nominee),
    "land-bill": filled,
    "repeal": filled,
    "strip": dict[str, Any],
    "bill": optional,
}
TERMS: Final[Mapping[str, Answered]] = {**shared.TERMS, **OWN}
"""By the kind of proposal: its terms, of the answer that makes it."""

TELLS: Final = {
    **{f"senate.{kind}": tell_proposal(kind, terms) for kind, terms in OWN.items()},
    "senate.dictator": tell_dictator,
}


def figures_after(kind: str) -> Briefing:
    """What hangs on the proposal as it is prepared: figures after it; nothing until all of it is said."""
    return partial(prepared, kind)


def prepared(kind: str, one: Asked, look: Look) -> list[str]:
    """The same lines that will stand on its Vote card."""
    raw: Any = one.begun
    if not raw or not legal(one.posted, raw):
        return []
    terms: Mapping[str, Any] = TERMS[kind](raw)
    return reckoned(look, kind, terms)


def tell_tribune(_voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RR-1.09.15: whose ability it is, if it is no card."""
    return {"senator": fields["senator"] or None}


RETELLS: Final[Mapping[str, Retelling]] = {
    "rome.SenateOpened": tell_opened,
    "rome.TribunePlayed": tell_tribune,
}
