"""The Forum Phase: auctions, initiatives, persuasions."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.card_texts import RETELLS, red_card_notes
from bot.fronts.carthage.forum import enemy_notes, event_note, form_notes, persuasion_note
from bot.fronts.carthage.people import senator_notes
from bot.fronts.carthage.prospects import (
    counter_names,
    persuade_shortcuts,
    persuasion_prospects,
    raise_names,
    roll_names,
    trader_chances,
    trader_shortcuts,
)
from bot.fronts.front import Room
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.passing import passes, way_to_pass
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.saying_ahead import ahead
from bot.surface.press.verbs import FACTION, Field, Verb

OWN = ("forum.persuade", "forum.trader", "forum.leader")
INITIATIVE = ("forum.persuasion", "forum.trader", "forum.leader")
FORUM = ("forum.auction", "forum.roll", *INITIATIVE)


def auction_panel(one: Asked, look: Look) -> Panel:
    """A bid for an initiative."""
    return plain(one, look) + way_to_pass(one)


def initiative_panel(one: Asked, look: Look) -> Panel:
    """The beginning of one's own initiative, and the way to let the rest pass."""
    return plain(one, look) + way_to_pass(one)


def persuade_panel(one: Asked, look: Look) -> Panel:
    """Whom one could win, and at what price."""
    return plain(one, look, *persuasion_prospects(one.posted, look)) + way_to_pass(one)


def trader_panel(one: Asked, look: Look) -> Panel:
    """What a Trader would cost."""
    return plain(one, look, trader_chances(look)) + way_to_pass(one)


def bidding_panel(one: Asked, look: Look) -> Panel:
    """A bid for or against a persuasion: how it stands."""
    return plain(one, look, persuasion_note(look)) + way_to_pass(one)


def attempt_panel(one: Asked, look: Look) -> Panel:
    """Asked ahead: whom one could win, and at what price."""
    return plain(one, look, *persuasion_prospects(one.posted, look))


def bribing_panel(one: Asked, look: Look) -> Panel:
    """Asked ahead: against what one may say how far he goes."""
    return plain(one, look, persuasion_note(look))


def sacrifice_panel(one: Asked, look: Look) -> Panel:
    """The event that may be cancelled: what it would do."""
    return plain(one, look, event_note(look))


ROOM: Final = Room(
    presents={
        "forum.bid": auction_panel,
        "forum.roll": initiative_panel,
        "forum.persuade": persuade_panel,
        "forum.trader": trader_panel,
        "forum.counter": bidding_panel,
        "forum.raise": bidding_panel,
        "forum.attempt": attempt_panel,
        "forum.bribing": bribing_panel,
        "forum.sacrifice": sacrifice_panel,
    },
    explains={
        "forum.leader": senator_notes,
        "forum.gift": senator_notes,
        "forum.sacrifice": red_card_notes,
        "forum.persuade": form_notes,
        "forum.attempt": form_notes,
        "forum.trader": form_notes,
        "forum.bid": form_notes,
        "forum.enemy": enemy_notes,
    },
    names={"forum.raise": raise_names, "forum.counter": counter_names, "forum.roll": roll_names},
    shortcuts={"forum.trader": trader_shortcuts, "forum.persuade": persuade_shortcuts},
    passes={
        **passes("forum.roll", rest=("forum.roll", *OWN), steps=FORUM),
        **passes("forum.persuade", "forum.raise", "forum.trader", rest=OWN, steps=INITIATIVE),
        **passes("forum.counter", rest=("forum.counter",)),
        **passes("forum.bid", rest=("forum.bid",), steps=FORUM),
    },
    retells=RETELLS,
    verbs=(
        Verb("forum", "roll", "Begin your initiative: roll for a card or an event.", ("forum.roll",), always="roll"),
        Verb(
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
        ),
        Verb(
            "forum",
            "counter",
            "Bid against a persuasion, from your Faction Treasury.",
            ("forum.counter",),
            [Field("talents", "How many Talents; 0 for none")],
        ),
        Verb(
            "forum",
            "raise",
            "Raise your bribe, or roll.",
            ("forum.raise",),
            [Field("talents", "By how many Talents; 0 to roll")],
        ),
        Verb(
            "forum",
            "trader",
            "Try to attract a Trader.",
            ("forum.trader",),
            [Field("senator", "Who tries"), Field("talents", "Talents he spends", free=True)],
        ),
        Verb(
            "forum",
            "leader",
            "Name another Faction Leader, or keep him; your initiative is over then.",
            ("forum.leader",),
            [Field("senator", "Which Senator")],
        ),
        Verb(
            "forum",
            "bid",
            "Bid for an extra initiative.",
            ("forum.bid",),
            [Field("senator", "Who pays"), Field("talents", "Bid", free=True)],
        ),
        Verb(
            "forum",
            "fleets",
            "Choose the Fleets that a storm takes.",
            ("forum.fleets",),
            [Field("fleets", "So many of each")],
        ),
        Verb(
            "forum", "enemy", "Choose the enemy Leader that dies.", ("forum.enemy",), [Field("leader", "Which Leader")]
        ),
        Verb(
            "forum",
            "gift",
            "Choose who receives a Trader from an event.",
            ("forum.gift",),
            [Field("senator", "Which Senator"), FACTION],
        ),
        Verb(
            "forum",
            "sacrifice",
            "Cancel a Table Event with a Tophet Sacrifice, or not.",
            ("forum.sacrifice",),
            [Field("choice", "The card, or let it happen")],
        ),
        Verb(
            "forum",
            "peddle",
            "Play Influence Peddling in your initiative.",
            ("forum.peddle",),
            [Field("player", "From whose hand")],
        ),
        ahead("forum", "plan", "What you do in your initiative, before it comes.", "forum.plan"),
        ahead("forum", "against", "How far you go against the persuasion at hand.", "forum.bribing"),
        ahead("forum", "auction", "How far you go for the initiative that is auctioned.", "forum.auction"),
        ahead("forum", "defence", "What you bid against persuasions, until you change it.", "forum.defence"),
        ahead("forum", "reactions", "What you do with cards that cancel or protect, beforehand.", "forum.reactions"),
    ),
)
