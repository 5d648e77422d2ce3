"""Who intercepts or avoids battle: each way by one press, with its chance; part of an army in a form (SR-10, 11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.base.text import Voice, clip
from bot.fronts.sword.calling import force, where
from bot.fronts.sword.fields import chosen, parts, people, typed, ways
from bot.fronts.sword.lists import panel as listed
from bot.fronts.sword.looking import ablest, neighbours, sword, tactics
from bot.fronts.sword.prospects import against, at_most, modifiers
from bot.surface.kit.address import Address
from bot.surface.kit.forms import TITLE, Form, Special, Submitted
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import IllegalAnswer, Posted, Raw
from games.kernel.choice import is_dict

INTERCEPT: Final = "movement.intercept"
AVOID: Final = "movement.avoid"
KINDS: Final = (INTERCEPT, AVOID)
MOST: Final = 10
FEW: Final = 4
"""So many ways have buttons of their own."""


class Way(NamedTuple):
    """SR-8.2.1: what may go one way."""

    units: Mapping[str, int]
    leaders: Sequence[str]
    commanders: Sequence[str]


def offered(posted: Posted) -> tuple[str, Mapping[str, Way]]:
    """What declines, and every way with what may go."""
    said: Any = posted.decision.choice.form()
    (none, _), *rest = said.items()
    return none, {way: Way(*parts_) for way, parts_ in rest}


# Likely answers


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """Nobody; or all that may go, one way or another: of few ways each by one press."""
    none, able = offered(posted)
    kind, voice = posted.decision.kind, look.voice
    listed_ = len(able) > FEW
    found = [
        Shortcut(
            called(voice, kind, way) if listed_ else _at_chance(posted, look, way, one),
            way,
            note(posted, look, way, one),
            prepares=listed_,
        )
        for way, one in able.items()
    ]
    return [Shortcut(voice.option(kind, none), none), *found]


def _at_chance(posted: Posted, look: Look, way: str, party: Way) -> str:
    """SR-10.2, 11.1: the way with its chance, as a button says it."""
    name, chance = called(look.voice, posted.decision.kind, way), odds(posted, look, way, party)
    return look.voice.say("way-chance", way=name, chance=chance)


def called(voice: Voice, kind: str, way: str) -> str:
    """From where one intercepts, where to one avoids."""
    return where(voice, way) if kind == INTERCEPT else voice.option(kind, way)


def odds(posted: Posted, look: Look, way: str, party: Way) -> int:
    """SR-10.2, 11.1: the chance of the die, in a hundred."""
    drm = 0
    if posted.decision.kind == INTERCEPT:
        view, about = sword(look), posted.decision.about
        to = str(about["at"])
        drm = modifiers(view, str(about["power"]), neighbours(view).get(way, {}).get(to, ""), to)
    return at_most(tactics(party.commanders), drm)


def note(posted: Posted, look: Look, way: str, party: Way) -> str:
    """SR-10.2, 11.1: who goes, and the chance of the die."""
    total = min(MOST, sum(party.units.values()))
    chance = odds(posted, look, way, party)
    return look.voice.say("note-army", leaders=[ablest(party.commanders)], cu=total, chance=chance)


def panel(one: Asked, look: Look) -> Panel:
    """The ways in lists, and what declines beside them."""
    return listed(one, look, shortcuts(one.posted, look), "menu-ways")


def brief(one: Asked, look: Look) -> Sequence[str]:
    """SR-12: the battle that one avoids; and who goes where buttons say only the way."""
    voice, (_, able) = look.voice, offered(one.posted)
    kind = one.decision.kind
    ways_ = [
        voice.say("option-note", name=called(voice, kind, way), note=note(one.posted, look, way, party))
        for way, party in able.items()
        if len(able) <= FEW
    ]
    return [*(_battle(one, look) if kind == AVOID else ()), *ways_]


def _battle(one: Asked, look: Look) -> Sequence[str]:
    view, about = sword(look), one.decision.about
    _, able = offered(one.posted)
    party = next(iter(able.values()), None)
    units = sum(party.units.values()) if party else 0
    found = against(view, str(about["power"]), units, party.leaders if party else (), str(about["at"]))
    if not found:
        return []
    risk = look.voice.say("march-battle", power=found[0], cu=found[1], chance=found[2])
    return [look.voice.say("march-risk", risk=risk)]


def tell(kind: str, voice: Voice, raw: Raw) -> str:
    """The way, and who goes if not all."""
    said: dict[str, Any] = raw if is_dict(raw) else {"way": raw}
    way = str(said.get("way"))
    name = voice.option(kind, way) if way in ("none", "stand") else called(voice, kind, way)
    going = force(voice, said["units"], said.get("leaders", ())) if "units" in said else ""
    return f"{name}: {going}" if going else name


def tell_interception(voice: Voice, raw: Raw) -> str:
    """SR-10.1."""
    return tell(INTERCEPT, voice, raw)


def tell_avoiding(voice: Voice, raw: Raw) -> str:
    """SR-11.1."""
    return tell(AVOID, voice, raw)


# The form


def make(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """The way, CU, leaders, and who commands."""
    none, able = offered(posted)
    kind = posted.decision.kind
    said: dict[str, Any] = raw if is_dict(raw) else {"way": raw}
    names = [voice.option(kind, none), *(called(voice, kind, way) for way in able)]
    known = _everybody(able)
    units = {name: max(one.units.get(name, 0) for one in able.values()) for one in able.values() for name in one.units}
    commanders = list(dict.fromkeys(name for one in able.values() for name in one.commanders))
    inputs = [
        ways(voice, "way", names, [none, *able].index(said.get("way", none))),
        typed(voice, "units", units, said.get("units", {}), MOST),
        *people(voice, known, said.get("leaders", known)),
        ways(voice, "commander", [voice.name(one) for one in commanders], -1, needed=False),
    ]
    return Form(clip(voice.ask_label(kind, posted.decision.about), TITLE), to, inputs)


def _everybody(able: Mapping[str, Way]) -> list[str]:
    return list(dict.fromkeys(name for one in able.values() for name in one.leaders))


def read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """What is left empty is left to the rules."""
    none, able = offered(posted)
    picked = chosen([none, *able], submitted.get("way", ()))
    if not picked:
        raise IllegalAnswer("form.empty")
    if picked[0] == none:
        return none
    party, known = able[picked[0]], _everybody(able)
    found: dict[str, Any] = {"way": picked[0]}
    if units := parts(voice, list(party.units), submitted.get("units", "")):
        found["units"] = units
    leaders = [one for one in chosen(known, submitted.get("leaders", ())) if one in party.leaders]
    if leaders and leaders != list(party.leaders):
        found["leaders"] = leaders
    commanders = list(dict.fromkeys(name for one in able.values() for name in one.commanders))
    if commander := chosen(commanders, submitted.get("commander", ())):
        found["commander"] = commander[0]
    return found


FORM: Final = Special(make, read, prepares=True)
