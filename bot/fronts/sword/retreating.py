"""Where the beaten go, and who goes inside the walls: what is likely by one press, the rest in a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.sword.calling import force, way_called
from bot.fronts.sword.fields import chosen, parts, people, typed, ways
from bot.fronts.sword.lists import panel as listed
from bot.surface.kit.address import Address
from bot.surface.kit.forms import TITLE, Form, Input, Special, Submitted
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, Panel
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import IllegalAnswer, Posted, Raw
from games.kernel.choice import is_dict

NOBODY: Final = "none"
FEW: Final = 4
"""So many ways have buttons of their own, if their names have room there."""
ALL: Final = 3
"""SR-2.11: so many CU find room inside."""
WITHDRAW: Final = "movement.withdraw"


# Going inside before a battle


def withdrawals(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-11.5: nobody; as many as fit with all leaders; the leaders alone."""
    units, names, room = _inside(posted)
    voice = look.voice
    all_of_it = {"units": fitting(units, room), "leaders": names}
    alone = [Shortcut(force(voice, {}, names), {"units": {}, "leaders": names})] if names else []
    fits = [Shortcut(force(voice, all_of_it["units"], names), all_of_it)] if room else []  # type: ignore[arg-type]
    return [Shortcut(voice.say("quick-nobody"), NOBODY), *fits, *alone]


def _inside(posted: Posted) -> tuple[dict[str, int], list[str], int]:
    said: Any = posted.decision.choice.form()
    return said[0], said[1], said[2]


def fitting(units: Mapping[str, int], room: int) -> dict[str, int]:
    """As many as find room."""
    found: dict[str, int] = {}
    for kind, there in units.items():
        if taken := min(there, room - sum(found.values())):
            found[kind] = taken
    return found


def withdrawal(one: Asked, look: Look) -> Panel:
    """SR-11.1."""
    return listed(one, look, withdrawals(one.posted, look), "menu-ways")


def tell_withdrawal(voice: Voice, raw: Raw) -> str:
    """Who goes inside."""
    said: Any = raw
    if not is_dict(raw) or not (any(said["units"].values()) or said["leaders"]):
        return voice.say("quick-nobody")
    return force(voice, said["units"], said["leaders"])


def make_withdrawal(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """CU by type, and leaders."""
    units, names, room = _inside(posted)
    said: Any = raw if is_dict(raw) else {"units": {}, "leaders": []}
    inputs = [
        typed(voice, "inside", units, said["units"], room),
        *people(voice, names, said["leaders"]),
    ]
    return Form(clip(voice.ask_label(posted.decision.kind, posted.decision.about), TITLE), to, inputs)


def read_withdrawal(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The form."""
    units, names, _ = _inside(posted)
    inside = parts(voice, list(units), submitted.get("inside", ""))
    return {"units": inside, "leaders": chosen(names, submitted.get("leaders", ()))}


# Retreats


def plans(posted: Posted) -> tuple[list[str], dict[str, int], dict[str, int], dict[str, int], list[str]]:
    """Ways by land, ways by sea with what they carry, CU by part, what finds room inside, leaders."""
    said: Any = posted.decision.choice.form()
    return said[0], said[1], said[2], said[3], said[4]


def retreats(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-12.4: each way as it is; into the city as many as fit, the others by the first way."""
    land, sea, _, room, names = plans(posted)
    voice = look.voice
    names_ = {way: way_called(voice, way) for way in (*land, *sea)}
    few = len(names_) <= FEW and all(len(name) <= LABEL for name in names_.values())
    found = [Shortcut(name, {"way": way}, prepares=not few) for way, name in names_.items()]
    if room:
        inside = fitting(room, ALL)
        raw: Raw = {"way": land[0], "inside": inside, "leaders": names}
        label = voice.say("way-inside", units=force(voice, inside, names))
        found.insert(0, Shortcut(label, raw, prepares=not few or len(label) > LABEL))
    return found


def retreat(one: Asked, look: Look) -> Panel:
    """SR-12.4."""
    return listed(one, look, retreats(one.posted, look), "menu-ways")


def tell_retreat(voice: Voice, raw: Raw) -> str:
    """The way, and who goes inside."""
    said: Any = raw if is_dict(raw) else {"way": NOBODY}
    inside = force(voice, said.get("inside", {}), said.get("leaders", ())) if said.get("inside") else ""
    return voice.say("way-told", way=way_called(voice, said["way"]), inside=inside)


def make_retreat(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """The way, who goes inside, who goes aboard, and the way of the others."""
    land, sea, held, room, names = plans(posted)
    said: Any = raw if is_dict(raw) else {}
    inputs = [_way(voice, "way", [*land, *sea], said.get("way", ""))]
    if room:
        inputs += [
            typed(voice, "inside", room, said.get("inside", {}), ALL),
            *people(voice, names, said.get("leaders", ())),
        ]
    if sea:
        most = max(sea.values())
        inputs += [
            typed(voice, "aboard", held, said.get("aboard", {}), most),
            _way(voice, "rest", land, said.get("rest", "")),
        ]
    return Form(clip(voice.ask_label(posted.decision.kind, posted.decision.about), TITLE), to, inputs)


def read_retreat(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """What is left empty is left to the rules."""
    land, sea, held, room, names = plans(posted)
    picked = chosen([*land, *sea], submitted.get("way", ()))
    if not picked:
        raise IllegalAnswer("form.empty")
    found: dict[str, Any] = {"way": picked[0]}
    for name, able in (("inside", room), ("aboard", held)):
        if some := parts(voice, list(able), submitted.get(name, "")):
            found[name] = some
    if leaders := chosen(names, submitted.get("leaders", ())):
        found["leaders"] = leaders
    if rest := chosen(land, submitted.get("rest", ())):
        found["rest"] = rest[0]
    return found


def _way(voice: Voice, name: str, able: Sequence[str], way: str) -> Input:
    at = list(able).index(way) if way in able else -1
    return ways(voice, name, [way_called(voice, one) for one in able], at, needed=name == "way")


INSIDE_FORM: Final = Special(make_withdrawal, read_withdrawal, prepares=True)
RETREAT_FORM: Final = Special(make_retreat, read_retreat, prepares=True)
