"""A march on one card: every destination in reach with its cost and its risks; step by step in a form (SR-9.7)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.base.text import Voice, clip
from bot.fronts.sword.calling import force, step_called
from bot.fronts.sword.fields import chosen, people
from bot.fronts.sword.lists import panel as listed
from bot.fronts.sword.looking import allied, sword
from bot.fronts.sword.prospects import against, interceptors, siege
from bot.surface.kit.address import Address
from bot.surface.kit.forms import DESCRIPTION, TITLE, Form, Input, Special, Submitted, named
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Item, Panel
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked
from games.kernel import IllegalAnswer, Posted, Raw
from games.kernel.choice import is_dict
from games.sword.components import connections, spaces
from games.sword.seen.view import SwordView

STOP: Final = "stop"
SAIL: Final = "sail:"
THEN: Final = ("", "siege", "plunder")
MOVED: Final = re.compile(r"([+-])\s*(\d+)\s*(.*)")
RISKS: Final = 8


class Army(NamedTuple):
    """Who marches, as the question says it."""

    power: str
    at: str
    leaders: Sequence[str]
    units: Mapping[str, int]
    halves: int
    acts: Sequence[str]

    @property
    def cu(self) -> int:
        """SR-2.7."""
        return sum(self.units.values())


def army(posted: Posted, look: Look) -> Army:
    """Its leaders are those of the activation, its CU and points those of the question."""
    said: Any = posted.decision.choice.form()
    running: Any = sword(look).underway.get("activation") or {}
    names = [*running.get("leaders", said["leaders"])]
    return Army(str(posted.decision.about["power"]), said["at"], names, said["units"], said["halves"], said["acts"])


def points(halves: int) -> str:
    """SR-9.2.4: movement points, as they are counted in halves."""
    return f"{halves / 2:g}"


# Destinations


def shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """SR-9.7.5, 9.7.7: what can be done where it stands, and every space in reach."""
    said: Any = posted.decision.choice.form()
    voice, mine, view = look.voice, army(posted, look), sword(look)
    here = [Shortcut(voice.option(posted.decision.kind, act), {"then": act}, prepares=True) for act in mine.acts]
    there = [
        Shortcut(
            voice.say("march-path", path=voice.name(at), left=points(halves)),
            {"path": path},
            "; ".join(risks(voice, view, mine, path)) or _way(voice, path),
            prepares=True,
        )
        for at, path, halves, _ in said["reach"]
    ]
    return [*here, *there]


def _way(voice: Voice, path: Sequence[str]) -> str:
    return " → ".join(step_called(voice, one) for one in path)


def panel(one: Asked, look: Look) -> Panel:
    """The army, its destinations in lists, and what lies on the way to the one that is prepared."""
    return listed(one, look, shortcuts(one.posted, look), "menu-reach")


def brief(one: Asked, look: Look) -> Sequence[str]:
    """Who marches; of what is prepared each risk by itself."""
    mine, voice = army(one.posted, look), look.voice
    head = voice.say("march-army", leaders=list(mine.leaders), cu=mine.cu, mp=points(mine.halves))
    said: Any = one.draft if is_dict(one.draft) else {}
    path = [str(step) for step in said.get("path", ())]
    if not path:
        return [head, *_of_act(voice, sword(look), mine, str(said.get("then", "")))]
    found = list(risks(voice, sword(look), mine, path))[:RISKS]
    return [
        head,
        *(voice.say("march-risk", risk=risk) for risk in found),
        *([] if found else [voice.say("march-sure")]),
    ]


# Risks


def risks(voice: Voice, view: SwordView, mine: Army, path: Sequence[str]) -> Iterator[str]:
    """SR-10, 12, 5.5: battle at the end, interception on the way, attrition abroad; by what all may see."""
    places = [step.removeprefix(SAIL) for step in path]
    for at in places:
        for leader, came_from, chance in interceptors(view, mine.power, at):
            if came_from not in (mine.at, *places[:-1]):
                yield voice.say("march-intercept", leaders=leader, at=came_from, chance=chance)
    end = places[-1]
    if found := against(view, mine.power, mine.cu, mine.leaders, end):
        whom, theirs, chance = found
        yield voice.say("march-battle", power=whom, cu=theirs, chance=chance)
    if not allied(view, mine.power, view.places[end].control):
        yield voice.say("march-abroad")


def _of_act(voice: Voice, view: SwordView, mine: Army, act: str) -> Sequence[str]:
    """SR-13.2: the chance of a siege roll."""
    if act != "siege":
        return []
    chance = siege(view, mine.power, mine.at)
    return [voice.say("march-siege", chance=chance)]


# In words


def tell(voice: Voice, raw: Raw) -> str:
    """An answer: the path, what stays and who joins, what is done at its end."""
    if not is_dict(raw):
        return voice.option("movement.step", str(raw))
    said: dict[str, Any] = raw
    then = voice.option("movement.step", said["then"]) if said.get("then") else ""
    path = _way(voice, [str(one) for one in said.get("path", ())])
    told = voice.say("march-told", path=path, then=then) if path else then
    left = force(voice, said.get("leave", {}), said.get("stay", ()))
    taken = force(voice, said.get("take", {}), said.get("join", ()))
    moved = [("march-told-left", left, "leave", "stay"), ("march-told-taken", taken, "take", "join")]
    more = [voice.say(key, units=units) for key, units, *names in moved if any(said.get(name) for name in names)]
    return "; ".join(one for one in (told, *more) if one) or voice.option("movement.step", STOP)


# Step by step


def make(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """The path by names; who stays and who joins; what is done at the end."""
    form: Any = posted.decision.choice.form()
    said: dict[str, Any] = raw if is_dict(raw) else {}
    kind = posted.decision.kind
    path = ", ".join(_typed(voice, str(one)) for one in said.get("path", ()))
    inputs = [
        Input("path", "text", voice.say("field-path"), clip(voice.say("form-path"), DESCRIPTION), value=path, low=0),
        Input(
            "leave",
            "text",
            voice.say("field-leave"),
            clip(voice.say("form-leave"), DESCRIPTION),
            value=_moved(voice, said),
            low=0,
        ),
        *people(voice, form["leaders"], said.get("stay", ()), name="stay"),
        *people(voice, form["others"], said.get("join", ()), name="join"),
    ]
    acts = list(dict.fromkeys((*THEN, *form["acts"])))
    items = [
        Item(
            voice.option(kind, act) if act else voice.say("option-act-none"), str(n), chosen=act == said.get("then", "")
        )
        for n, act in enumerate(acts)
    ]
    inputs.append(Input("then", "radio", voice.say("field-then"), items=items))
    return Form(clip(voice.ask_label(kind, posted.decision.about), TITLE), to, inputs)


def _typed(voice: Voice, step: str) -> str:
    return f"~{voice.name(step.removeprefix(SAIL))}" if step.startswith(SAIL) else voice.name(step)


def _moved(voice: Voice, said: Mapping[str, Any]) -> str:
    """SR-8.2.2: what stays, and what joins."""
    moved = [
        (sign, kind, n) for sign, name in (("-", "leave"), ("+", "take")) for kind, n in said.get(name, {}).items()
    ]
    return ", ".join(f"{sign}{n} {voice.name(kind)}" for sign, kind, n in moved if n)


def read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """What the form says; nothing at all: it stops."""
    form: Any = posted.decision.choice.form()
    acts = list(dict.fromkeys((*THEN, *form["acts"])))
    leave, take = _regrouped(voice, str(submitted.get("leave", "")), form)
    said: dict[str, Any] = {
        "path": _path(voice, form["at"], str(submitted.get("path", ""))),
        "leave": leave,
        "take": take,
        "stay": chosen(form["leaders"], submitted.get("stay", ())),
        "join": chosen(form["others"], submitted.get("join", ())),
        "then": (chosen(acts, submitted.get("then", ())) or [""])[0],
    }
    found: dict[str, Any] = {name: value for name, value in said.items() if value}
    return found or STOP


def _path(voice: Voice, at: str, text: str) -> list[str]:
    """Names in order; "~" or a port that is no neighbour: by sea."""
    found: list[str] = []
    for part in re.split(r"[,;\n>→]+", text):
        if name := part.strip():
            to = _space(voice, name.lstrip("~ "))
            by_sea = name.startswith("~") or to not in _next_to(at)
            found.append(f"{SAIL}{to}" if by_sea and spaces()[to].port else to)
            at = to
    return found


def _space(voice: Voice, name: str) -> str:
    try:
        return named([*spaces()], "movement.step", voice, name)
    except IllegalAnswer as error:
        raise IllegalAnswer("sword.path", said=name[:40]) from error


def _next_to(at: str) -> set[str]:
    return {one.b if one.a == at else one.a for one in connections() if at in (one.a, one.b)}


def _regrouped(voice: Voice, text: str, form: Mapping[str, Any]) -> tuple[dict[str, int], dict[str, int]]:
    """SR-8.2.2: "-2 CU, +1 mercenary CU"."""
    leave: dict[str, int] = {}
    take: dict[str, int] = {}
    for part in filter(None, (one.strip() for one in re.split(r"[,;\n]", text))):
        match = MOVED.fullmatch(part)
        if match is None:
            raise IllegalAnswer("form.number", said=part[:40])
        into, kinds = (leave, form["units"]) if match[1] == "-" else (take, form["free"])
        kind = named([*kinds], "movement.step", voice, match[3]) if match[3] else next(iter(kinds), "normal")
        into[kind] = into.get(kind, 0) + int(match[2])
    return leave, take


FORM: Final = Special(make, read, prepares=True)
KINDS: Final = ("movement.step", "movement.act")
