"""Alliances: offered, answered, broken, renewed; what allied passage means before one breaks it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.front import Room
from bot.fronts.sword.looking import players_of, sword
from bot.fronts.sword.suggesting import of, pairs
from bot.surface.kit.answers import is_record
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb
from games.kernel import Posted, Raw
from games.sword.components import POWERS_OF

KEEP: Final = "keep"


def passage(one: Asked, look: Look) -> Sequence[str]:
    """SR-15.4, 15.5: own CU in spaces of allies, and theirs in one's own: they stay, but as enemies."""
    view = sword(look)
    mine = [power for player in players_of(view, one.decision.seat) for power in POWERS_OF[player]]
    guests = [
        stack
        for stack in view.stacks
        if (stack.power in mine) != (view.places[stack.at].control in mine) and _allied(look, stack.power, stack.at)
    ]
    return [look.voice.say("alliance-guest", power=one_.power, at=one_.at, cu=one_.cu) for one_ in guests]


def kept(posted: Posted, _look: Look) -> Raw:
    """SR-15.4: none is broken."""
    choice = posted.decision.choice
    return dict.fromkeys(choice.fields, KEEP) if is_record(choice) else None


def _allied(look: Look, power: str, at: str) -> bool:
    view = sword(look)
    owner = view.places[at].control
    return any({power, owner} == {pact.a, pact.b} and not pact.permanent for pact in view.alliances)


BREAK: Final = "alliance.break"
WHICH: Final = Field("alliances", "Which, separated by commas; nothing for none")
ROOM: Final = Room(
    begins={BREAK: kept},
    briefs={BREAK: passage, "alliance.renew": passage},
    verbs=(
        Verb("alliance", "propose", "Propose alliances in your action.", ("alliance.propose",), [WHICH]),
        Verb("alliance", "answer", "Answer what is proposed to you.", ("alliance.answer",), [WHICH]),
        Verb("alliance", "renew", "Say which you renew or wish for.", ("alliance.renew",), [WHICH]),
        Verb(
            "alliance",
            "break",
            "Break alliances in your action, each with a card.",
            (BREAK,),
            [Field("alliances", "Which: the card, with semicolons", offers=of((BREAK,), pairs))],
        ),
    ),
)
