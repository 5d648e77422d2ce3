"""The Revenue Phase: what each purse holds, and what may come of it."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.people import member_notes, province_notes
from bot.fronts.carthage.purses import contribution, own_purses, ransom_note, tell_changes, treasury_note, works_note
from bot.fronts.front import Room
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.saying_ahead import ahead
from bot.surface.press.verbs import FACTION, Field, Verb


def corruption_panel(one: Asked, look: Look) -> Panel:
    """Who could roll, and what there is to take."""
    return plain(one, look, treasury_note(look))


def works_panel(one: Asked, look: Look) -> Panel:
    """What the Supervisor has."""
    return plain(one, look, works_note(look, str(one.decision.about["senator"])))


def purses_panel(one: Asked, look: Look) -> Panel:
    """What each purse holds now; of a faction that one controls, what is hidden of it."""
    hidden = look.voice.say("purses-hidden")
    return plain(one, look, *([hidden] if "faction" in one.decision.about else own_purses(look)))


def ransom_panel(one: Asked, look: Look) -> Panel:
    """What there is to pay with."""
    return plain(one, look, "" if "faction" in one.decision.about else ransom_note(look))


ROLL: Final = Field("choice", "Roll or not")

ROOM: Final = Room(
    presents={
        "revenue.corruption": corruption_panel,
        "revenue.works": works_panel,
        "revenue.redistribute": purses_panel,
        "revenue.place": purses_panel,
        "captive.ransom": ransom_panel,
        "revenue.contribute": contribution,
    },
    explains={
        "revenue.corruption": member_notes,
        "revenue.spoils": province_notes,
    },
    retells={"republic.Redistributed": tell_changes},
    verbs=(
        Verb(
            "revenue",
            "corruption",
            "Roll for corrupt income, or stay honest.",
            ("revenue.corruption",),
            [ROLL, FACTION],
        ),
        Verb(
            "revenue",
            "spoils",
            "Roll for spoils of your Province, or stay honest.",
            ("revenue.spoils",),
            [ROLL, FACTION],
        ),
        Verb(
            "revenue",
            "insist",
            "Roll for spoils that the State might not be able to pay for.",
            ("revenue.insist",),
            [ROLL, FACTION],
        ),
        Verb(
            "revenue",
            "works",
            "Pay for public works.",
            ("revenue.works",),
            [Field("talents", "How many Talents"), FACTION],
        ),
        Verb(
            "revenue",
            "contribute",
            "Give Talents of your Senators to the State.",
            ("revenue.contribute",),
            [Field("gifts", "Senator and Talents: Hanno 10"), FACTION],
        ),
        Verb(
            "revenue",
            "redistribute",
            "Move Talents among your purses and to other players.",
            ("revenue.redistribute",),
            [Field("purses", "What each shall hold: Hanno 5, Treasury 3"), FACTION],
        ),
        Verb(
            "revenue",
            "place",
            "Place Talents you were given.",
            ("revenue.place",),
            [Field("purses", "What each shall get: Hanno 5"), FACTION],
        ),
        Verb(
            "revenue",
            "release",
            "Pay legions that a rebel released, or disband them.",
            ("revenue.release",),
            [Field("choice", "Pay or disband"), FACTION],
        ),
        Verb(
            "revenue",
            "ransom",
            "Pay the ransom of your Captive, or not.",
            ("captive.ransom",),
            [Field("choice", "Pay or not")],
        ),
        ahead("revenue", "plan", "The whole Revenue Phase on one card.", "revenue.package", "revenue.contributions"),
    ),
)
