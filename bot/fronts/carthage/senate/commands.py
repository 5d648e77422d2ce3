"""The commands of the Senate Phase, and how the terms of proposals are typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice
from bot.fronts.carthage.senate.acts import votes
from bot.fronts.carthage.senate.forces import FORCES, next_orders, read_orders
from bot.fronts.carthage.senate.units import ACTS, UNITS, levy, limits
from bot.fronts.carthage.senate.words import SIDES, sort_name
from bot.surface.kit.answers import offered
from bot.surface.kit.forms import Form
from bot.surface.kit.look import Look
from bot.surface.press.commanding import answers, continued
from bot.surface.press.items import Act
from bot.surface.press.proposing import (
    MARKS,
    PAIRS,
    About,
    Proposals,
    Terms,
    assembled,
    fields_of,
    given,
    next_fields,
    parted,
)
from bot.surface.press.saying_ahead import ahead
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


# RC-9.5.5: "2 Fleets, 3 Celtiberians; disband 1 Carthaginian"


def read_levy(look: Look, posted: Posted, text: str) -> Raw:
    """What is raised and disbanded; who does not say which raises."""
    said: dict[str, list[str]] = {act: [] for act in ACTS}
    act = ACTS[0]
    for part in parted(text):
        first, _, rest = part.partition(" ")
        named = act_named(look.voice, first)
        act = named or act
        said[act].append(rest if named else part)
    return levy(posted, look.voice, {act: ", ".join(units) for act, units in said.items()})


def act_named(voice: Voice, word: str) -> str | None:
    """Raising or disbanding, in English or in the language of the reader."""
    wanted = word.casefold().rstrip(":")
    return next((act for act in ACTS if wanted in (act, voice.say(f"units-{act}").casefold())), None)


def next_units(look: Look, posted: Posted, typed: str) -> Iterable[str]:
    """One of each sort, to be raised or disbanded."""
    able = [
        f"{look.voice.say(f'units-{act}')} {1 if most else 0} {sort_name(look.voice, sort)}"
        for act in ACTS
        for sort, most in limits(posted, act).items()
    ]
    return continued(able, typed, MARKS)


TERMS: Final[Mapping[str, Terms]] = {
    "senate.committee": PAIRS,
    "senate.governors": PAIRS,
    "senate.concessions": PAIRS,
    TAX: Terms(read_tax, next_fields),
    UNITS: Terms(read_levy, next_units),
    FORCES: Terms(read_orders, next_orders),
}
PROPOSALS: Final = Proposals([f"senate.{kind}" for kind in KINDS], twin, TERMS)


# Votes, trials, assassinations


def vote(said: Said) -> Act:
    """RC-DP25."""
    return votes(said.get("voice"), said.get("each"), said.get("buy"), said.get("faction"))


def assassinate(said: Said) -> Act:
    """RC-DP32: without a word of cards, none is played."""
    attempt = {"assassin": said.get("assassin"), "victim": said.get("victim")}
    whole = {**attempt, "cards": said.get("cards") or "0"}
    return answers("senate.assassinate", whole if any(attempt.values()) else None)


def simple(name: str, says: str, *kinds: str) -> Verb:
    """A subcommand that answers whichever of these questions is open, with one word or name."""
    asked = Field("answer", "What you choose; say nothing to see the question")
    return Verb("senate", name, says, kinds or (f"senate.{name}",), (asked, FACTION))


VERBS: Final[Sequence[Verb]] = (
    Verb(
        "senate",
        "vote",
        "Vote with your Senators; say nothing to see how it stands.",
        ("senate.vote", "senate.sheets"),
        (
            Field("voice", "With all of them", choices=list(zip(SIDES, ("Yea", "Nay", "Abstain"), strict=True))),
            Field("each", "One by one: Mago yea, Hanno nay", free=True),
            Field("buy", "Votes to buy, 1T each: Mago 3, Hanno 2", free=True),
            FACTION,
        ),
        does=vote,
    ),
    PROPOSALS.verb("senate", OUTCRY, FACTION),
    Verb(
        "senate",
        "accuse",
        "Accuse a Senator, as Censor.",
        ("senate.trial",),
        (
            Field("accused", "Whom"),
            Field("charge", "Of what"),
            Field("prosecutor", "Who is to prosecute him"),
            FACTION,
        ),
    ),
    Verb(
        "senate",
        "assassinate",
        "Let one of your Senators attack another's.",
        ("senate.assassinate",),
        (
            Field("assassin", "Who attacks"),
            Field("victim", "Whom"),
            Field("cards", "How many Assassin cards", free=True),
        ),
        does=assassinate,
    ),
    simple("floor", "Let the floor pass, or adjourn the Senate."),
    simple("call", "Call another faction to vote next."),
    simple("consent", "Let your Senator consent, or refuse.", "senate.consent", "senate.membership"),
    simple("rebuke", "All voted against you: lose 1 INF, or step down."),
    simple("prosecutions", "End the prosecutions, as Censor.", "senate.prosecutions", "senate.accusations"),
    simple("prosecute", "Let your Senator prosecute, or refuse."),
    simple("appeal", "Appeal to the people, as the accused."),
    simple("judges", "Play Bribed Judges for a side."),
    simple("law", "Play a Law."),
    simple("veto", "Veto what is voted on, with a card or a power of your own."),
    simple("claim", "Claim the next proposal with a Public Outcry."),
    simple("forgo", "Forgo the proposal you have claimed."),
    simple("lastword", "Force a last proposal after the adjournment, or not.", "senate.last-word"),
    simple("silence", "Cancel a Public Outcry, or let it be."),
    simple("home", "Say who shall be Home Suffete.", "senate.home", "senate.home-choice"),
    simple("bodyguards", "Say how many Secret Bodyguards you play."),
    simple("ally", "Choose the War that ends by a New Alliance."),
    simple("recruit", "Choose a Senator in the Forum who joins you."),
    ahead(
        "senate",
        "programme",
        "What you will propose, and what then, as who presides.",
        "senate.programme",
        "senate.draft",
    ),
    ahead("senate", "docket", "How you vote on each motion of the programme.", "senate.docket", "senate.pause"),
    ahead("senate", "laws", "Which Law you play before which motion of the programme.", "senate.laws"),
)
