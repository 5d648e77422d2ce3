"""Beside each option why one would choose it: what a card does, what stands in a space, who commands."""

from __future__ import annotations

from collections.abc import Mapping

from bot.base.text import Voice
from bot.fronts.sword.calling import CALLS, CARD, PLAYS
from bot.fronts.sword.looking import cu, led, spot, sword
from bot.surface.kit.answers import leaves, offered
from bot.surface.kit.look import Look
from games.kernel import Posted
from games.sword.components import cards, leaders, spaces
from games.sword.seen.view import SwordView


def notes(posted: Posted, look: Look) -> Mapping[str, str]:
    """By option, where there is something to say."""
    view, voice = sword(look), look.voice
    options = dict.fromkeys(option for _, field in leaves(posted.decision.choice) for option in offered(field))
    found = {option: note(voice, view, option) for option in options}
    return {option: said for option, said in found.items() if said}


def note(voice: Voice, view: SwordView, option: str) -> str:
    """What one option means; "": its name says it."""
    head, *rest = option.split(".")
    if head in PLAYS and rest and CARD.fullmatch(rest[0]):
        return of_play(voice, view, head, rest)
    if CARD.fullmatch(head):
        return of_army(voice, view, rest[0], ".".join(rest[1:])) if len(rest) > 1 else printed(voice, head)
    if head in CALLS and len(rest) > 1 and head == "activate":
        return of_army(voice, view, rest[0], ".".join(rest[1:]))
    if option in leaders():
        return of_leader(voice, option)
    return of_space(voice, view, spot(option)[0]) if spot(option)[0] in view.places else ""


def printed(voice: Voice, card: str) -> str:
    """SR-6: what is printed on a card, with its value."""
    face = cards()[card]
    return f"{face.op} OP · {voice.printed(card.lower(), face.text)}"


def of_play(voice: Voice, view: SwordView, use: str, rest: list[str]) -> str:
    """SR-7.1: what one use of a card would do."""
    card, *whom = rest
    if use == "event" and not whom:
        return voice.printed(card.lower(), cards()[card].text)
    if use in ("event", "activate") and len(whom) > 1:
        return of_army(voice, view, whom[0], ".".join(whom[1:]))
    return voice.say(f"note-{use}", op=cards()[card].op)


def of_army(voice: Voice, view: SwordView, power: str, at: str) -> str:
    """SR-2.8: who leads how many."""
    where, inside = spot(at)
    names = led(view, power, where, inside=inside)
    return voice.say("note-activate", leaders=names, cu=cu(view, power, where, inside=inside))


def of_leader(voice: Voice, name: str) -> str:
    """SR-8.1."""
    return voice.say("note-commander", activation=leaders()[name].activation, tactics=leaders()[name].tactics)


def of_space(voice: Voice, view: SwordView, at: str) -> str:
    """SR-2.2: whose it is, how loyal, and how many CU stand there."""
    place = view.places[at]
    total = sum(one.cu for one in view.stacks if one.at == at)
    key = "note-city" if place.walled else "note-space"
    return voice.say(key, control=place.control, loyalty=place.loyalty, cu=total)


def is_space(name: str) -> bool:
    """Whether an id is a space's."""
    return name in spaces()
