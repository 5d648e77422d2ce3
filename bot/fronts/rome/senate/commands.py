"""The commands of the Senate of Rome, and of those who hold offices there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.republic.senate.commands import ACCUSE, ASSASSINATE, PLAIN, VOTE, simple, terms
from bot.fronts.rome.senate.raising import LEVYING
from bot.surface.press.proposing import About, Proposals
from bot.surface.press.verbs import FACTION, Field, Said, Verb

KINDS: Final = (
    "consuls", "pontifex", "dictator", "censor", "governors", "concessions", "land-bill", "repeal", "units", "forces",
    "alliance", "strip", "life", "minor",
)  # fmt: skip
TRIBUNE: Final = Field("tribune", "Force it: a Tribune is played with it", choices=[("yes", "yes")])
OFFICE: Final = "office"


def twin(said: Said, chosen: About) -> About:
    """RR-1.09.151: forced by a Tribune, as was said or chosen, or not; for which faction."""
    forced = bool(said.get("tribune")) or bool(chosen.get("forced"))
    return {"forced": int(forced), "faction": said.get("faction")}


def of_office(name: str, says: str, *kinds: str) -> Verb:
    """What the holder of an office decides, with one word or name."""
    return simple(name, says, *(kinds or (f"senate.{name}",)), phase=OFFICE)


PROPOSALS: Final = Proposals([f"senate.{kind}" for kind in KINDS], twin, terms(LEVYING))
OFFICES: Final[Sequence[Verb]] = (
    of_office("side", "Say whether yours shall be Rome or Field Consul.", "senate.office"),
    of_office("dictator", "Name a Dictator, as Consul.", "senate.appoint"),
    of_office("master", "Name the Master of Horse, as Dictator."),
    of_office("advocate", "Ask somebody to be Advocate, as the accused."),
    of_office("fine", "Fine a Governor who has come home."),
    of_office("legate", "Go to the Province, or send a legate."),
    of_office("commission", "Take the Land Commissioner."),
    of_office("peddle", "Take a card with Influence Peddling, or not."),
    Verb(
        OFFICE,
        "bill",
        "Put a Law of your hand to the vote.",
        ("senate.bill",),
        (
            Field("law", "Which Law"),
            Field("sponsor", "Who sponsors it"),
            Field("cosponsor", "Who sponsors it beside him"),
            Field("option", "What the Servilian Law shall do"),
            FACTION,
        ),
    ),
    Verb(
        OFFICE,
        "priesthood",
        "Give a priesthood, as Pontifex Maximus.",
        ("senate.priesthood",),
        (Field("senator", "Who becomes a Priest"), Field("former", "Who is one no longer"), FACTION),
    ),
    Verb(
        OFFICE,
        "veterans",
        "Call disbanded veterans back, as Consul or Dictator.",
        ("senate.recall",),
        (
            Field("veterans", "How many", "number", low=1, high=25),
            Field("paid", "What your Faction Treasury pays", "number", low=0, high=999, of="faction"),
        ),
    ),
)
VERBS: Final[Sequence[Verb]] = (
    VOTE,
    PROPOSALS.verb("senate", TRIBUNE, FACTION),
    ACCUSE,
    ASSASSINATE,
    *PLAIN,
    simple("consent", "Let your Senator consent, or refuse.", "senate.consent", "senate.sponsor", "senate.advise"),
    simple("law", "Play a Law.", "senate.law", "senate.servilian"),
    simple("claim", "Claim the next proposal with a Public Outcry or a Tribune."),
    simple(
        "silence",
        "Answer a Public Outcry or a Tribune, or let it be.",
        "senate.graft",
        "senate.price",
        "senate.murder",
        "senate.mob",
    ),
    *OFFICES,
)
