"""What a game of Rome will be remembered for."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.recap import Memory

MEMORY: Final = Memory(
    deeds=(
        ("won", "republic.WarWon", "war"),
        ("founded", "republic.ProvinceCreated", "province"),
        ("land", "rome.LandBillPassed", "type"),
        ("law", "rome.LawEnacted", "law"),
        ("event", "republic.EventEntered", "name"),
        ("captured", "republic.CommanderCaptured", "senator"),
        ("revolt", "rome.RevoltBegan", "senator"),
        ("elected", "republic.ElectedForLife", "senator"),
        ("appointed", "republic.AppointedForLife", "senator"),
        ("died", "republic.Died", "card"),
    ),
    heads="rome.OfficeTaken",
    only={"office": ("rome-consul", "field-consul")},
)
"""A year is called by its Consuls."""
