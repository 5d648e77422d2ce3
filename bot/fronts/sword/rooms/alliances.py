"""Alliances: offered, answered, broken, renewed; how long they last, and what their end means before one breaks one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.fronts.front import Room
from bot.fronts.sword import pacting
from bot.fronts.sword.looking import players_of, sword
from bot.fronts.sword.suggesting import of, pairs
from bot.surface.kit.answers import is_record, offered
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from bot.surface.press.verbs import Field, Verb
from games.kernel import Posted, Raw, Record, Seat
from games.sword.components import POWERS_OF, Power, cards
from games.sword.seen.view import AllianceView, SwordView

KEEP: Final = "keep"
BREAK: Final = "alliance.break"


def powers_of(view: SwordView, seat: Seat | None) -> list[Power]:
    """SR-1.2: all powers that a seat plays."""
    return [power for player in players_of(view, seat) for power in POWERS_OF[player]]


def ties(view: SwordView, mine: Sequence[Power]) -> list[AllianceView]:
    """SR-15.1, 15.3: alliances of these powers that can end."""
    return [pact for pact in view.alliances if not pact.permanent and (pact.a in mine or pact.b in mine)]


def lasting(one: Asked, look: Look) -> Sequence[str]:
    """SR-15.3: with whom one is allied, and until when."""
    view = sword(look)
    found = ties(view, powers_of(view, one.decision.seat))
    lines = [look.voice.say("alliance-lasts", a=pact.a, b=pact.b, turn=view.turn) for pact in found]
    return lines or [look.voice.say("alliance-none")]


def ending(one: Asked, look: Look) -> Sequence[str]:
    """SR-15.3, 15.5: the same, and who stands where as a guest: he stays, but as an enemy, and abroad."""
    view = sword(look)
    return [
        *lasting(one, look),
        *(guest for pact in ties(view, powers_of(view, one.decision.seat)) for guest in guests(look, view, pact)),
    ]


def guests(look: Look, view: SwordView, pact: AllianceView) -> Iterator[str]:
    """SR-15.2.2, 15.5: CU of either in a space of the other, or in one that both stand in."""
    for stack in view.stacks:
        if stack.power in (pact.a, pact.b) and _with_the_other(view, pact, stack.power, stack.at):
            yield look.voice.say("alliance-guest", power=stack.power, at=stack.at, cu=stack.cu)


def _with_the_other(view: SwordView, pact: AllianceView, power: Power, at: str) -> bool:
    other = pact.b if power == pact.a else pact.a
    return view.places[at].control == other or any(one.power == other and one.at == at for one in view.stacks)


def breaking(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-15.4: each by itself, for the cheapest card that does; it is shown before it counts."""
    choice: Any = posted.decision.choice
    if not isinstance(choice, Record):
        return ()
    found: list[Shortcut] = []
    for name, prices in choice.fields.items():
        paid = cheapest([one for one in offered(prices) if one != KEEP])
        raw = {**dict.fromkeys(choice.fields, KEEP), name: paid}
        label = look.voice.say("quick-break", power=name.partition("-")[2])
        found.append(Shortcut(label, raw, look.voice.say("quick-break-price", price=look.voice.option(BREAK, paid))))
    return found


def cheapest(prices: Sequence[str]) -> str:
    """SR-15.4: the lowest card of 2 OP or more, else the point."""
    return min(prices, key=lambda one: (cards()[one].op, cards()[one].number) if one in cards() else (0, 0))


def kept(posted: Posted, _look: Look) -> Raw:
    """SR-15.4: none is broken."""
    choice = posted.decision.choice
    return dict.fromkeys(choice.fields, KEEP) if is_record(choice) else None


WHICH: Final = Field("alliances", "Which, separated by commas; nothing for none")
ROOM: Final = Room(
    begins={BREAK: kept},
    briefs={"alliance.propose": lasting, "alliance.answer": lasting, BREAK: ending, "alliance.renew": ending},
    presents=dict.fromkeys(pacting.KINDS, pacting.panel),
    shortcuts={BREAK: breaking, **dict.fromkeys(pacting.KINDS, pacting.shortcuts)},
    confirms=(BREAK,),
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
