"""The commands of the Senate Phase that all republics have, and how the terms of their proposals are typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from bot.base.text import Voice
from bot.fronts.republic.senate.acts import votes
from bot.fronts.republic.senate.forces import FORCES, next_orders, read_orders
from bot.fronts.republic.senate.raising import ACTS, UNITS, Levying, typed
from bot.fronts.republic.senate.words import SIDES, sort_name
from bot.surface.kit.look import Look
from bot.surface.press.commanding import answers, continued
from bot.surface.press.items import Act
from bot.surface.press.proposing import MARKS, PAIRS, Terms, parted
from bot.surface.press.verbs import FACTION, Field, Said, Verb
from games.kernel import Posted
from games.kernel.choice import Raw

# RC-9.5.5, RR-1.09.63: "2 Fleets, 3 Celtiberians; disband 1 Carthaginian"


def read_levy(own: Levying, look: Look, posted: Posted, text: str) -> Raw:
    """What is raised and disbanded; who does not say which raises."""
    said: dict[str, list[str]] = {act: [] for act in ACTS}
    act = ACTS[0]
    for part in parted(text):
        first, _, rest = part.partition(" ")
        named = act_named(look.voice, first)
        act = named or act
        said[act].append(rest if named else part)
    return typed(own, posted, look.voice, {act: ", ".join(units) for act, units in said.items()})


def act_named(voice: Voice, word: str) -> str | None:
    """Raising or disbanding, in English or in the language of the reader."""
    wanted = word.casefold().rstrip(":")
    return next((act for act in ACTS if wanted in (act, voice.say(f"units-{act}").casefold())), None)


def next_units(own: Levying, look: Look, posted: Posted, text: str) -> Iterable[str]:
    """One of each sort, to be raised or disbanded."""
    able = [
        f"{look.voice.say(f'units-{act}')} {1 if most else 0} {sort_name(look.voice, sort)}"
        for act in ACTS
        for sort, most in own.limits(posted, act).items()
    ]
    return continued(able, text, MARKS)


def terms(own: Levying) -> Mapping[str, Terms]:
    """How the terms of proposals are typed that every republic has."""
    return {
        "senate.governors": PAIRS,
        "senate.concessions": PAIRS,
        UNITS: Terms(partial(read_levy, own), partial(next_units, own)),
        FORCES: Terms(read_orders, next_orders),
    }


# Votes, trials, assassinations


def vote(said: Said) -> Act:
    """RC-DP25, RR-DP31."""
    return votes(said.get("voice"), said.get("each"), said.get("buy"), said.get("faction"))


def assassinate(said: Said) -> Act:
    """RC-DP32, RR-DP62: without a word of cards, none is played."""
    attempt = {"assassin": said.get("assassin"), "victim": said.get("victim")}
    whole = {**attempt, "cards": said.get("cards") or "0"}
    return answers("senate.assassinate", whole if any(attempt.values()) else None)


def simple(name: str, says: str, *kinds: str, phase: str = "senate") -> Verb:
    """A subcommand that answers whichever of these questions is open, with one word or name."""
    asked = Field("answer", "What you choose; say nothing to see the question")
    return Verb(phase, name, says, kinds or (f"senate.{name}",), (asked, FACTION))


VOTE: Final = Verb(
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
)
ACCUSE: Final = Verb(
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
)
ASSASSINATE: Final = Verb(
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
)
PLAIN: Final[Sequence[Verb]] = (
    simple("floor", "Let the floor pass, or adjourn the Senate."),
    simple("call", "Call another faction to vote next."),
    simple("rebuke", "All voted against you: lose 1 INF, or step down."),
    simple("prosecutions", "End the prosecutions, as Censor.", "senate.prosecutions", "senate.accusations"),
    simple("prosecute", "Let your Senator prosecute, or refuse."),
    simple("appeal", "Appeal to the people, as the accused."),
    simple("veto", "Veto what is voted on, with a card or a power of your own."),
    simple("forgo", "Forgo the proposal you have claimed."),
    simple("lastword", "Force a last proposal after the adjournment, or not.", "senate.last-word"),
    simple("bodyguards", "Say how many Secret Bodyguards you play."),
    simple("ally", "Choose the War that ends by a New Alliance."),
    simple("recruit", "Choose a Senator in the Forum who joins you."),
)
