"""An attempt and the rest of an initiative, its form on one page, and what it would do in words.

Bribe and raises are a line, as in the Forum plan: `8, +6, >7` is a first bribe of 8, raised by at most 6 up to the Base
Number 7; `8, =` rolls whatever the others bid; the name of a card plays it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.front import Room
from bot.fronts.republic.rooms.afterwards import Afterwards
from bot.fronts.republic.rooms.paying import typed
from bot.fronts.republic.rooms.planned_forum import everything, following, more
from bot.surface.kit.address import Address
from bot.surface.kit.answers import labels
from bot.surface.kit.forms import DESCRIPTION, LABEL, TITLE, Form, Input, Special, Submitted, at, named
from bot.surface.kit.panel import MENU, Item
from games.kernel import IllegalAnswer, Posted
from games.kernel.choice import Raw

KIND: Final = "forum.attempt"
PEOPLE: Final = ("persuader", "target")
RAISES: Final = {"opposed": "ask", "limit": 0, "goal": "announced"}


# The form


def make(own: Afterwards, posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-8.4, RR-1.07.2 on one page; for another's faction only the attempt."""
    able = everything(posted)
    inputs = [chosen(able, voice, name, raw[name]) for name in PEOPLE]
    hint = clip(voice.say("attempt-form-bribe"), DESCRIPTION)
    inputs.append(Input("bribe", "text", label(voice, "bribe"), hint, low=0, value=bribe_line(voice, raw)))
    if "leader" in raw:
        inputs += [following(own, voice, raw), chosen(able, voice, "leader", raw["leader"])]
    return Form(clip(voice.ask_label(KIND, posted.decision.about), TITLE), to, inputs)


def label(voice: Voice, name: str) -> str:
    """What a field is called."""
    return clip(voice.field_label(KIND, name), LABEL)


def chosen(able: Mapping[str, list[str]], voice: Voice, name: str, raw: str) -> Input:
    """One of these; more than a menu holds have to be typed."""
    options = able[name]
    names = labels(voice, KIND, options)
    if len(options) > MENU:
        return Input(name, "text", label(voice, name), value=names[options.index(raw)])
    items = [Item(clip(one, 100), str(n), chosen=options[n] == raw) for n, one in enumerate(names)]
    return Input(name, "menu", label(voice, name), "", items)


def bribe_line(voice: Voice, raw: Raw) -> str:
    """Bribe, raises and card as they are typed."""
    return ", ".join((str(raw["bribe"]), *raises(raw), *([] if raw["card"] == "none" else [voice.name(raw["card"])])))


def raises(raw: Raw) -> Iterator[str]:
    """How far one raises, as it is typed."""
    if raw["opposed"] == "roll":
        yield "="
    elif raw["opposed"] == "raise":
        yield f"+{raw['limit']}"
        if raw["goal"] != "announced":
            yield f">{raw['goal']}"


# Reading it


def read(own: Afterwards, posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """What was filled in; with nobody to persuade there is no bribe."""
    able = everything(posted)
    people = {name: picked(able, voice, name, submitted) for name in PEOPLE}
    nobody = set(people.values()) == {"none"}
    found = {**people, **bribing(able, voice, "" if nobody else typed(submitted, "bribe"))}
    if "leader" not in able:
        return found
    rest = own.read(able, voice, typed(submitted, own.name))
    return {**found, **rest, "leader": picked(able, voice, "leader", submitted)}


def picked(able: Mapping[str, list[str]], voice: Voice, name: str, submitted: Submitted) -> str:
    """Who was chosen, or typed."""
    said = submitted.get(name, "")
    if isinstance(said, str) and len(able[name]) > MENU:
        return named(able[name], KIND, voice, said)
    places = [said] if isinstance(said, str) else said
    return at(able[name], next(iter(places), ""))


def bribing(able: Mapping[str, list[str]], voice: Voice, said: str) -> dict[str, Any]:
    """Bribe, raises and card. IllegalAnswer: something of it is none of these."""
    card = "none" if "none" in able["card"] else able["card"][0]
    found: dict[str, Any] = {"bribe": 0, "card": card, **RAISES}
    for one in filter(None, (part.strip() for part in said.split(","))):
        up_to = one.startswith(">")
        found |= {"goal": goal(able["goal"], one[1:].strip())} if up_to else more(able["card"], voice, one)
    if "chance" in found:
        raise IllegalAnswer("form.name", said=said[:40], there=None)
    return found


def goal(able: list[str], said: str) -> str:
    """A Base Number."""
    if said not in able:
        raise IllegalAnswer("choice.unknown", option=said[:80])
    return said


# In words


def tell_attempt(own: Afterwards, voice: Voice, raw: Raw) -> str:
    """Whom he tries to win, for how much; then what follows, then the Leader."""
    return "; ".join((attempt(voice, raw), *(rest(own, voice, raw) if "leader" in raw else ())))


def attempt(voice: Voice, raw: Raw) -> str:
    """RC-8.5.5, RR-1.07.414."""
    if raw["target"] == "none":
        return voice.say("attempt-nobody")
    people = {name: voice.name(raw[name]) for name in PEOPLE}
    said = voice.say("attempt-bribe", talents=raw["bribe"], **people)
    card = [] if raw["card"] == "none" else [voice.say("plan-card", card=voice.name(raw["card"]))]
    return ", ".join((said, *card, *raised(voice, raw)))


def raised(voice: Voice, raw: Raw) -> Iterator[str]:
    """If the others bid: raises, or the roll; else he is asked."""
    if raw["opposed"] == "raise":
        yield voice.say("attempt-raise", talents=raw["limit"], goal=voice.option(KIND, raw["goal"]))
    elif raw["opposed"] == "roll":
        yield voice.say("attempt-roll")


def rest(own: Afterwards, voice: Voice, raw: Raw) -> Iterator[str]:
    """As in the Forum plan."""
    for name, told in own.told(voice, raw):
        yield f"{voice.field_label(KIND, name)}: {told}"
    if raw["leader"] != "stay":
        yield f"{voice.field_label(KIND, 'leader')}: {voice.option(KIND, raw['leader'])}"


def room(own: Afterwards) -> Room:
    """The attempt and the rest of an initiative, of a republic."""
    return Room(forms={KIND: Special(partial(make, own), partial(read, own))}, tells={KIND: partial(tell_attempt, own)})
