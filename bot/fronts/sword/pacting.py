"""Alliances by one press: with all powers of one player, with all, with nobody; any others from the list (SR-15.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.base.text import Voice
from bot.fronts.sword.lists import direct
from bot.fronts.sword.lists import panel as listed
from bot.fronts.sword.looking import sword
from bot.surface.kit.answers import is_several, offered
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.present import briefing, question
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import Posted, Raw
from games.sword.components import POWERS_OF
from games.sword.seen.view import SwordView

PROPOSE: Final = "alliance.propose"
ANSWER: Final = "alliance.answer"
KINDS: Final = (PROPOSE, ANSWER, "alliance.renew")


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-15.3: each partner by himself; who is asked by one only accepts him or refuses."""
    choice, kind, voice = posted.decision.choice, posted.decision.kind, look.voice
    if not is_several(choice):
        return ()
    partners = by_partner(sword(look), offered(choice))
    nobody = [Shortcut(voice.say(f"pact-none-{_of(kind)}"), [])] if choice.low == 0 else []
    return [*nobody, *(Shortcut(_called(voice, kind, one), raw) for one, raw in partners.items())]


def _of(kind: str) -> str:
    return kind.rpartition(".")[2]


def _called(voice: Voice, kind: str, partner: str) -> str:
    return voice.say("pact-accept" if kind == ANSWER else "pact-with", player=partner)


def by_partner(view: SwordView, pairs: Sequence[str]) -> Mapping[str, Raw]:
    """The alliances that are offered, by the player whose power is the other one."""
    found: dict[str, Raw] = {}
    for player in view.hands:
        mine = [one for one in pairs if one.partition("-")[2] in POWERS_OF[player]]
        found |= {player: [*mine]} if mine else {}
    return found


def panel(one: Asked, look: Look) -> Panel:
    """What is likely by one press; the list for the rest, if there is more than one."""
    likely = shortcuts(one.posted, look)
    if len(offered(one.decision.choice)) > 1:
        return listed(one, look, likely, "menu-ways")
    return question(one, look, *briefing(one, look)) + direct(one, likely)
