"""Before the first turn: Leaders and the first cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.fronts.front import Room
from bot.fronts.republic.people import People
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb

SENATOR: Final = Field("senator", "Which Senator")


def play_panel(people: People, one: Asked, look: Look) -> Panel:
    """The cards that can be played, once each, and the Senators who could get them."""
    return plain(one, look, *people.card_lines(one.posted, look))


def room(people: People) -> Room:
    """What both republics ask before the first turn (RC-4.4, RC-4.5, RR-3.01.7, RR-3.01.9)."""
    return Room(
        presents={"setup.play": partial(play_panel, people)},
        explains={"setup.leader": people.senator_notes},
        verbs=(Verb("setup", "leader", "Name your Faction Leader.", ("setup.leader",), [SENATOR]),),
    )
