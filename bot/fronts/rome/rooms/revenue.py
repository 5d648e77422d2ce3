"""The Revenue Phase of Rome: spoils and what they cost, gifts to a State whose accounts lie open, purses."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.purses import contribution, in_talents, purses_panel, ransom_panel, tell_changes
from bot.fronts.republic.verbs import CONTRIBUTE, PLACE, RANSOM, REDISTRIBUTE
from bot.fronts.rome.accounts import accounts, all_of_them, grain_notes, rebels_money, released, upkeep
from bot.fronts.rome.people import PEOPLE
from bot.fronts.rome.provinces import spoils_notes, taxes_lines
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from bot.surface.press.saying_ahead import ahead
from bot.surface.press.verbs import FACTION, Field, Verb


def taxes(one: Asked, look: Look) -> list[str]:
    """RR-2.02.2: of each Province what its taxes raise."""
    return taxes_lines(one.posted, look)


ROOM: Final = Room(
    presents={
        "revenue.contribute": contribution,
        "revenue.redistribute": purses_panel,
        "revenue.place": purses_panel,
        "captive.ransom": ransom_panel,
    },
    explains={
        "revenue.spoils": spoils_notes,
        "revenue.grain": grain_notes,
        "revenue.bodyguard": PEOPLE.senator_notes,
    },
    briefs={
        "revenue.contribute": accounts,
        "revenue.upkeep": upkeep,
        "revenue.maintain": rebels_money,
        "revenue.release": released,
        "revenue.add": taxes,
        "revenue.levy": taxes,
    },
    shortcuts={"revenue.release": all_of_them},
    retells={
        "republic.Redistributed": tell_changes,
        "rome.PersonalIncome": in_talents("incomes", "knights", "concessions"),
    },
    verbs=(
        Verb(
            "revenue",
            "bodyguard",
            "Play an Open Bodyguard beside a Senator.",
            ("revenue.bodyguard",),
            [Field("senator", "Beside whom; nobody"), FACTION],
        ),
        Verb(
            "revenue",
            "upkeep",
            "Pay for an Open Bodyguard, or discard it.",
            ("revenue.upkeep",),
            [Field("choice", "Pay or discard"), FACTION],
        ),
        Verb(
            "revenue",
            "grain",
            "Make a profit of the drought with grain Concessions, or not.",
            ("revenue.grain",),
            [Field("cards", "Which Concessions; all; none"), FACTION],
        ),
        Verb(
            "revenue",
            "spoils",
            "Roll for spoils of your Province, or stay honest.",
            ("revenue.spoils",),
            [Field("choice", "Roll or not"), FACTION],
        ),
        Verb(
            "revenue",
            "maintain",
            "Which of the rebel units you pay.",
            ("revenue.maintain",),
            [Field("units", "Which: 3 legion; all; none"), FACTION],
        ),
        Verb(
            "revenue",
            "release",
            "Pay legions that a rebel released, or disband them.",
            ("revenue.release",),
            [Field("choice", "Pay or disband"), FACTION],
        ),
        REDISTRIBUTE,
        PLACE,
        CONTRIBUTE,
        Verb(
            "revenue",
            "taxes",
            "Add your own Talents to the Local Taxes of your Provinces.",
            ("revenue.add",),
            [Field("talents", "Province and Talents: Sicilia 10"), FACTION],
        ),
        Verb(
            "revenue",
            "levy",
            "How many provincial armies the Local Taxes raise; the rest are fleets.",
            ("revenue.levy",),
            [Field("armies", "Province and armies: Sicilia 1"), FACTION],
        ),
        RANSOM,
        ahead("revenue", "plan", "The whole Revenue Phase on one card.", "revenue.package"),
    ),
)
