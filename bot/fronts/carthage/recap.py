"""What a game of Carthage will be remembered for."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.recap import Memory

MEMORY: Final = Memory(
    deeds=(
        ("won", "republic.WarWon", "war"),
        ("lost", "carthage.WarLost", "war"),
        ("founded", "republic.ProvinceCreated", "province"),
        ("removed", "carthage.ProvinceRemoved", "province"),
        ("reached", "carthage.Discovered", "goal"),
        ("event", "republic.EventEntered", "name"),
        ("captured", "republic.CommanderCaptured", "senator"),
        ("revolt", "carthage.RevoltBegan", "senator"),
        ("elected", "republic.ElectedForLife", "senator"),
        ("appointed", "republic.AppointedForLife", "senator"),
        ("died", "republic.Died", "card"),
    ),
    heads="carthage.SuffeteElected",
)
"""A year is called by its Suffetes."""
