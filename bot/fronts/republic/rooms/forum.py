"""The Forum Phase: auctions, persuasions, the Faction Leader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.base.text import Voice
from bot.fronts.front import Room
from bot.fronts.republic import fleets
from bot.fronts.republic.forum import enemy_notes, tell_curia, tell_persuasion
from bot.fronts.republic.people import People
from bot.fronts.republic.prospects import Persuading
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.passing import passes, way_to_pass
from bot.surface.kit.present import Explainer, Presenter, plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb
from games.kernel.choice import Raw, is_dict

PERSUADE: Final = Verb(
    "forum",
    "persuade",
    "Try to win a Senator for your faction.",
    ("forum.persuade", "forum.attempt"),
    [
        Field("persuader", "Who persuades"),
        Field("target", "Whom"),
        Field("bribe", "First bribe, from his purse", free=True),
        Field("card", "Seduction or Blackmail"),
    ],
)
COUNTER: Final = Verb(
    "forum",
    "counter",
    "Bid against a persuasion, from your Faction Treasury.",
    ("forum.counter",),
    [Field("talents", "How many Talents; 0 for none")],
)
RAISE: Final = Verb(
    "forum",
    "raise",
    "Raise your bribe, or roll.",
    ("forum.raise",),
    [Field("talents", "By how many Talents; 0 to roll")],
)
LEADER: Final = Verb(
    "forum",
    "leader",
    "Name another Faction Leader, or keep him; your initiative is over then.",
    ("forum.leader",),
    [Field("senator", "Which Senator")],
)
BID: Final = Verb(
    "forum",
    "bid",
    "Bid for an extra initiative.",
    ("forum.bid",),
    [Field("senator", "Who pays"), Field("talents", "Bid", free=True)],
)
FLEETS: Final = Verb(
    "forum",
    "fleets",
    "Choose the Fleets that a storm takes.",
    ("forum.fleets",),
    [Field("fleets", "So many of each")],
)
ENEMY: Final = Verb(
    "forum", "enemy", "Choose the enemy Leader that dies.", ("forum.enemy",), [Field("leader", "Which Leader")]
)


def passing_panel(one: Asked, look: Look) -> Panel:
    """A bid, or the beginning of one's own initiative, and the way to let the rest pass."""
    return plain(one, look) + way_to_pass(one)


def persuade_panel(persuading: Persuading, one: Asked, look: Look) -> Panel:
    """Whom one could win, and at what price."""
    return plain(one, look, *persuading.prospects(one.posted, look)) + way_to_pass(one)


def bidding_panel(persuading: Persuading, one: Asked, look: Look) -> Panel:
    """A bid for or against a persuasion: how it stands."""
    return plain(one, look, persuading.note(look)) + way_to_pass(one)


def attempt_panel(persuading: Persuading, one: Asked, look: Look) -> Panel:
    """Asked ahead: whom one could win, and at what price."""
    return plain(one, look, *persuading.prospects(one.posted, look))


def bribing_panel(persuading: Persuading, one: Asked, look: Look) -> Panel:
    """Asked ahead: against what one may say how far he goes."""
    return plain(one, look, persuading.note(look))


# Answers, as their receipts say them


def tell_persuading(voice: Voice, raw: Raw) -> str:
    """RC-8.5, RR-1.07.4: who persuades whom, with what."""
    if not is_dict(raw) or "none" in (raw["persuader"], raw["target"]):
        return voice.nothing("forum.persuade")
    people = {name: voice.name(str(raw[name])) for name in ("persuader", "target")}
    card = [] if raw["card"] == "none" else [voice.say("plan-card", card=voice.name(str(raw["card"])))]
    return ", ".join((voice.say("attempt-bribe", talents=raw["bribe"], **people), *card))


def tell_bidding(voice: Voice, raw: Raw) -> str:
    """RC-8.7, RR-1.07.22: who bids how much."""
    if not is_dict(raw) or raw["senator"] == "none":
        return voice.nothing("forum.bid")
    return voice.say("plan-sum-exact", name=raw["senator"], talents=raw["talents"])


# What both republics ask


def room(people: People, persuading: Persuading, *, own: Sequence[str], steps: Sequence[str]) -> Room:
    """What both republics ask in the Forum.

    `own`: the questions of an initiative in which one may let the rest pass; `steps`: those that belong to it.
    """
    return Room(
        presents=presented(persuading),
        explains=explained(people),
        briefs={"forum.fleets": fleets.count},
        names={"forum.raise": persuading.raise_names, "forum.counter": persuading.counter_names},
        shortcuts={"forum.persuade": persuading.shortcuts},
        passes={
            **passes("forum.persuade", "forum.raise", rest=tuple(own), steps=tuple(steps)),
            **passes("forum.counter", rest=("forum.counter",)),
            **passes("forum.bid", rest=("forum.bid",), steps=("forum.auction", "forum.roll", *steps)),
        },
        tells={"forum.persuade": tell_persuading, "forum.bid": tell_bidding},
        retells={
            **people.cards.retells,
            "republic.PersuasionRolled": tell_persuasion,
            "republic.CuriaRolled": tell_curia,
        },
        verbs=(PERSUADE, COUNTER, RAISE, LEADER, BID, FLEETS, ENEMY),
    )


def presented(persuading: Persuading) -> dict[str, Presenter]:
    """RC-8.5, 8.7, RR-1.07.4, 1.07.22: persuasions as they stand and might come out, and bids."""
    return {
        "forum.bid": passing_panel,
        "forum.persuade": partial(persuade_panel, persuading),
        "forum.counter": partial(bidding_panel, persuading),
        "forum.raise": partial(bidding_panel, persuading),
        "forum.attempt": partial(attempt_panel, persuading),
        "forum.bribing": partial(bribing_panel, persuading),
    }


def explained(people: People) -> dict[str, Explainer]:
    """Beside each Senator who he is; beside each enemy Leader how strong; beside each force its Fleets."""
    asking = ("forum.persuade", "forum.attempt", "forum.bid")
    return {
        "forum.leader": people.senator_notes,
        **dict.fromkeys(asking, people.form_notes),
        "forum.enemy": enemy_notes,
        "forum.fleets": fleets.notes,
    }
