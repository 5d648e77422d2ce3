"""The commands of the Senate of Carthage, and how the terms of its own proposals are typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.base.errors import IllegalAnswer
from bot.fronts.carthage.senate.raising import LEVYING
from bot.fronts.republic.coalition import VERBS as COALITION
from bot.fronts.republic.senate.commands import ACCUSE, ASSASSINATE, PLAIN, VOTE, simple, terms
from bot.surface.kit.answers import offered
from bot.surface.kit.forms import Form
from bot.surface.kit.look import Look
from bot.surface.press.proposing import PAIRS, About, Proposals, Terms, assembled, fields_of, given, next_fields
from bot.surface.press.verbs import FACTION, Field, Said, Verb
from games.kernel import Posted
from games.kernel.choice import Raw

TAX: Final = "senate.tax"
KINDS: Final = (
    "suffetes", "committee", "governors", "concessions", "units", "forces", "expedition", "peace", "tax", "alliance",
    "life", "minor",
)  # fmt: skip
OUTCRY: Final = Field("outcry", "Force it: a Public Outcry is played with it", choices=[("yes", "yes")])


def twin(said: Said, chosen: About) -> About:
    """RC-9.0.16: forced by a Public Outcry, as was said or chosen, or not; for which faction."""
    forced = bool(said.get("outcry")) or bool(chosen.get("forced"))
    return {"forced": int(forced), "faction": said.get("faction")}


def read_tax(look: Look, posted: Posted, text: str) -> Raw | Form:
    """RC-9.5.6: the rate, with its sponsors if it has any."""
    said = given(posted, look.voice, text)
    rate = said.get("rate", "").removesuffix("%").strip()
    able = offered(fields_of(posted)["rate"])
    if rate and rate not in able:
        raise IllegalAnswer("senate.tax-step", rates=[f"{one}%" for one in able], clause="RC-9.5.6")
    return assembled(look, posted, {**said, "rate": rate})


TERMS: Final[Mapping[str, Terms]] = {
    **terms(LEVYING),
    "senate.committee": PAIRS,
    TAX: Terms(read_tax, next_fields),
}
PROPOSALS: Final = Proposals([f"senate.{kind}" for kind in KINDS], twin, TERMS)
VERBS: Final[Sequence[Verb]] = (
    VOTE,
    PROPOSALS.verb("senate", OUTCRY, FACTION),
    ACCUSE,
    ASSASSINATE,
    *PLAIN,
    *COALITION,
    simple("consent", "Let your Senator consent, or refuse.", "senate.consent", "senate.membership"),
    simple("judges", "Play Bribed Judges for a side."),
    simple("law", "Play a Law."),
    simple("claim", "Claim the next proposal with a Public Outcry or a Tribune."),
    simple("silence", "Answer a Public Outcry or a Tribune, or let it be."),
    simple("home", "Say who shall be Home Suffete.", "senate.home", "senate.home-choice"),
)
