"""A march on one card: every destination in reach with its cost and its risks; step by step in a form (SR-9.7)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

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
from games.sword.components import INDEPENDENT, connections, spaces
from games.sword.seen.view import SwordView

STEP: Final = "movement.step"
STOP: Final = "stop"
SAIL: Final = "sail:"
THEN: Final = (STOP, "", "siege", "plunder", "unrest")
FIGHTS: Final = ("attack", "sortie")
ACT: Final = 2  # SR-9.7.7: what an act costs, in halves
LEAST: Final = 2  # SR-13.1: CU that can besiege
LEFT: Final = 3
"""So many CU at most are left behind by a list."""
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
    """SR-9.7.5, 9.7.7: what is done where it stands; each space in reach, with what is done there; who stays behind."""
    mine = army(posted, look)
    here = [Shortcut(_act_called(look, mine, act), {"then": act}) for act in mine.acts]
    draft = look.drafts.get(posted.ref)
    begun: dict[str, Any] = draft if is_dict(draft) and draft.get("path") else {}
    return [*here, *going_on(look, begun), *destinations(posted, look, mine), *companies(posted, look, begun)]


def _act_called(look: Look, mine: Army, act: str) -> str:
    """The act, with its chance."""
    return look.voice.say("march-act", act=look.voice.option(STEP, act), chance=_chance(sword(look), mine, act))


def _chance(view: SwordView, mine: Army, act: str) -> int:
    """SR-12, 13.2: of a battle or a siege roll where it stands, in a hundred; 0: it is not told."""
    if act == "siege":
        return siege(view, mine.power, mine.at)
    found = against(view, mine.power, mine.cu, mine.leaders, mine.at) if act in FIGHTS else None
    return found[2] if found else 0


def going_on(look: Look, begun: Mapping[str, Any]) -> Sequence[Shortcut]:
    """SR-9.7.5: the march that is prepared; where it ends its player is asked again."""
    further = {name: one for name, one in begun.items() if name != "then"}
    return [Shortcut(look.voice.say("march-go-on"), further)] if begun.get("then") == STOP else []


def destinations(posted: Posted, look: Look, mine: Army) -> Sequence[Shortcut]:
    """SR-9.7.5, 9.7.7: each space in reach, where it stops; or where it rolls for a siege, or plunders."""
    said: Any = posted.decision.choice.form()
    voice, view = look.voice, sword(look)
    found, near = list[Shortcut](), _near(view, mine)
    for at, path, halves, _ in said["reach"]:
        note = "; ".join(risks(voice, view, mine, path, near)) or _way(voice, path)
        name = voice.name(at)
        found.append(
            Shortcut(
                voice.say("march-path", path=name, left=points(halves)),
                {"path": path, "then": STOP},
                note,
                prepares=True,
            )
        )
        found += [
            Shortcut(
                voice.say("march-then", path=name, then=voice.option(STEP, act)),
                {"path": path, "then": act},
                note,
                prepares=True,
            )
            for act in _acts_at(view, mine, at, halves)
        ]
    return found


def _acts_at(view: SwordView, mine: Army, at: str, halves: int) -> Sequence[str]:
    """SR-13.1, 14.1: the siege of an enemy city or tribe, or plunder by the Gauls, for a movement point."""
    place = view.places[at]
    if halves < ACT or allied(view, mine.power, place.control):
        return ()
    if place.walled or spaces()[at].kind == "tribal":
        return ("siege",) if mine.cu >= LEAST else ()
    return ("plunder",) if mine.power == "GAU" and place.control != INDEPENDENT and not place.plundered else ()


def companies(posted: Posted, look: Look, begun: Mapping[str, Any]) -> Sequence[Shortcut]:
    """SR-8.2.2: of a march that is prepared, CU and leaders that stay where it sets out."""
    form: Any = posted.decision.choice.form()
    voice, found = look.voice, list[Shortcut]()
    for kind, there in form["units"].items() if begun else ():
        for number in range(1, min(LEFT, there - 1) + 1):
            leave = {**begun.get("leave", {}), kind: number}
            label = voice.say("march-leaves", units=voice.pair(voice.name(kind), number))
            found.append(Shortcut(label, {**begun, "leave": leave}, prepares=True))
    for name in form["leaders"] if begun else ():
        if name not in begun.get("stay", ()):
            label = voice.say("march-leaves", units=voice.name(name))
            found.append(Shortcut(label, {**begun, "stay": [*begun.get("stay", ()), name]}, prepares=True))
    return found


def _way(voice: Voice, path: Sequence[str]) -> str:
    return " → ".join(step_called(voice, one) for one in path)


def panel(one: Asked, look: Look) -> Panel:
    """The army, its destinations in lists; of the one that is prepared, who stays behind."""
    likely = shortcuts(one.posted, look)
    staying = [each for each in likely if each.prepares and is_dict(each.raw) and {"leave", "stay"} & each.raw.keys()]
    return listed(one, look, likely, "menu-reach", apart={"menu-leave": staying})


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


Near: TypeAlias = Callable[[str], Sequence[tuple[str, str, int]]]
"""SR-10.1: who may intercept in a space; many paths lead over the same."""


def _near(view: SwordView, mine: Army) -> Near:
    @cache
    def near(at: str) -> Sequence[tuple[str, str, int]]:
        return [*interceptors(view, mine.power, at)]

    return near


def risks(voice: Voice, view: SwordView, mine: Army, path: Sequence[str], near: Near | None = None) -> Iterator[str]:
    """SR-10, 12, 5.5: battle at the end, interception on the way, attrition abroad; by what all may see."""
    near = near or _near(view, mine)
    places = [step.removeprefix(SAIL) for step in path]
    for at in places:
        for leader, came_from, chance in near(at):
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
    path = _way(voice, [str(one) for one in said.get("path", ())])
    told = voice.say("march-told", path=path, then=_then(voice, said)) if path else _then(voice, said)
    left = force(voice, said.get("leave", {}), said.get("stay", ()))
    taken = force(voice, said.get("take", {}), said.get("join", ()))
    moved = [("march-told-left", left, "leave", "stay"), ("march-told-taken", taken, "take", "join")]
    more = [voice.say(key, units=units) for key, units, *names in moved if any(said.get(name) for name in names)]
    return "; ".join(one for one in (told, *more) if one) or voice.option("movement.step", STOP)


def _then(voice: Voice, said: Mapping[str, Any]) -> str:
    """What is done at the end; nothing is said of a march that stops there."""
    act = said.get("then", "")
    if act == STOP:
        return ""
    return voice.option(STEP, act) if act else voice.say("option-act-none")


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
    begun = said.get("then", "" if said else STOP)
    items = [
        Item(voice.option(kind, act) if act else voice.say("option-act-none"), str(n), chosen=act == begun)
        for n, act in enumerate(_acts(form))
    ]
    inputs.append(Input("then", "radio", voice.say("field-then"), items=items))
    return Form(clip(voice.ask_label(kind, posted.decision.about), TITLE), to, inputs)


def _acts(form: Mapping[str, Any]) -> list[str]:
    return list(dict.fromkeys((*THEN, *form["acts"])))


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
    leave, take = _regrouped(voice, str(submitted.get("leave", "")), form)
    said: dict[str, Any] = {
        "path": _path(voice, form["at"], str(submitted.get("path", ""))),
        "leave": leave,
        "take": take,
        "stay": chosen(form["leaders"], submitted.get("stay", ())),
        "join": chosen(form["others"], submitted.get("join", ())),
        "then": (chosen(_acts(form), submitted.get("then", ())) or [""])[0],
    }
    found: dict[str, Any] = {name: value for name, value in said.items() if value}
    if "path" not in found and found.get("then") == STOP:
        del found["then"]
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
