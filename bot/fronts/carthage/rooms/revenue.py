"""The Revenue Phase: what each purse holds, and what may come of it."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.people import PEOPLE, member_notes
from bot.fronts.front import Room
from bot.fronts.republic.purses import (
    contribution,
    in_talents,
    purses_panel,
    ransom_panel,
    tell_changes,
    treasury_note,
)
from bot.fronts.republic.verbs import CONTRIBUTE, PLACE, RANSOM, REDISTRIBUTE
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


def works_note(look: Look, senator: str) -> str:
    """What he has to spend."""
    view = carthage(look)
    if senator not in view.senators:
        return ""
    one = view.senators[senator]
    return look.voice.say("works-note", senator=one.name, talents=one.talents, popularity=one.popularity)


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
        "revenue.spoils": PEOPLE.province_notes,
    },
    retells={"republic.Redistributed": tell_changes, "carthage.PersonalIncome": in_talents("incomes")},
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
        CONTRIBUTE,
        REDISTRIBUTE,
        PLACE,
        Verb(
            "revenue",
            "release",
            "Pay legions that a rebel released, or disband them.",
            ("revenue.release",),
            [Field("choice", "Pay or disband"), FACTION],
        ),
        RANSOM,
        ahead("revenue", "plan", "The whole Revenue Phase on one card.", "revenue.package", "revenue.contributions"),
    ),
)
