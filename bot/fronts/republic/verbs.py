"""Subcommands that the phases of all republics have."""

from __future__ import annotations

from typing import Final

from bot.surface.press.verbs import FACTION, Field, Verb

CONTRIBUTE: Final = Verb(
    "revenue",
    "contribute",
    "Give Talents of your Senators to the State.",
    ("revenue.contribute",),
    [Field("gifts", "Senator and Talents: Hanno 10"), FACTION],
)
REDISTRIBUTE: Final = Verb(
    "revenue",
    "redistribute",
    "Move Talents among your purses and to other players.",
    ("revenue.redistribute",),
    [Field("purses", "What each shall hold: Hanno 5, Treasury 3"), FACTION],
)
PLACE: Final = Verb(
    "revenue",
    "place",
    "Place Talents you were given.",
    ("revenue.place",),
    [Field("purses", "What each shall get: Hanno 5"), FACTION],
)
RANSOM: Final = Verb(
    "revenue",
    "ransom",
    "Pay the ransom of your Captive, or not.",
    ("captive.ransom",),
    [Field("choice", "Pay or not")],
)
LANDING: Final = Verb(
    "combat",
    "landing",
    "After a naval Victory: attack on land at once, or wait.",
    ("combat.landing",),
    [Field("choice", "Attack or wait")],
)
DEALS: Final = (
    Verb(
        "revolution",
        "done",
        "You have no more red cards to trade or give.",
        ("revolution.done",),
        always="done",
    ),
    Verb(
        "revolution",
        "give",
        "Give red cards without anything in return.",
        ("revolution.give",),
        [Field("to", "To whom"), Field("cards", "Which cards: Public Outcry, 2 Assassin")],
    ),
    Verb(
        "revolution",
        "discard",
        "Discard red cards above five.",
        ("revolution.discard",),
        [Field("cards", "Which cards")],
    ),
)
PLAY: Final = Verb(
    "revolution",
    "play",
    "Play a Statesman or another card in this phase, or nothing more.",
    ("revolution.play",),
    [Field("card", "Which card, and for whom; or nothing more")],
)
JOIN: Final = Verb(
    "revolution",
    "join",
    "Which Senators of your faction join its Rebel.",
    ("revolution.join",),
    [Field("senators", "Who joins; all; none"), FACTION],
)
