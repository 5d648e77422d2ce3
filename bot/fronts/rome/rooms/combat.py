"""The Combat Phase of Rome: battles before they are decided, with what units and cards would change in them."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic import fleets
from bot.fronts.republic.combat.cards import battle
from bot.fronts.republic.combat.explained import battle_panel, landing_names
from bot.fronts.republic.verbs import LANDING
from bot.fronts.rome.battles import (
    buying_panel,
    cleopatra_names,
    cleopatra_panel,
    knights,
    order_panel,
    orders,
    purchases,
)
from bot.surface.press.verbs import FACTION, Field, Verb

ROOM: Final = Room(
    presents={
        "combat.landing": battle_panel,
        "combat.order": order_panel,
        "combat.buy": buying_panel,
        "combat.cleopatra": cleopatra_panel,
    },
    explains={"combat.fleets": fleets.notes},
    briefs={"combat.fleets": fleets.count, "combat.proscribe": knights, "combat.proscription": knights},
    names={"combat.landing": landing_names, "combat.cleopatra": cleopatra_names},
    shortcuts={"combat.order": orders, "combat.buy": purchases},
    confirms=("combat.proscription",),
    writes={"battle": battle},
    verbs=(
        Verb(
            "combat",
            "order",
            "In which order forces at one War fight.",
            ("combat.order",),
            [Field("forces", "All of them, the first first"), FACTION],
        ),
        Verb(
            "combat",
            "buy",
            "Buy units for a force by the Gabinian Law.",
            ("combat.buy",),
            [
                Field("legions", "How many legions", free=True),
                Field("fleets", "How many Fleets", free=True),
                Field("first", "Which purse pays first"),
            ],
        ),
        LANDING,
        Verb(
            "combat",
            "cleopatra",
            "Play Cleopatra for the commander or the enemy, or keep her.",
            ("combat.cleopatra",),
            [Field("side", "For whom, or keep her")],
        ),
        Verb(
            "combat",
            "proscribe",
            "After a battle of the Civil War: play the Proscription, or keep it.",
            ("combat.proscribe",),
            [Field("choice", "Play or keep")],
        ),
        Verb(
            "combat",
            "proscription",
            "As HRAO carry out the Proscription that was played, or do without.",
            ("combat.proscription",),
            [Field("choice", "Carry it out or not"), FACTION],
        ),
        Verb(
            "combat",
            "fleets",
            "Which fleets leave with an alliance.",
            ("combat.fleets",),
            [Field("fleets", "Which fleets"), FACTION],
        ),
    ),
)
