"""RR-4.05.3: the military plan of players who rule alone: the Wars, what there is, what it costs; typed by its Wars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.base.text import Voice, clip
from bot.fronts.rome.looking import rome
from bot.surface.kit.address import Address
from bot.surface.kit.forms import DESCRIPTION, LABEL, TITLE, Form, Input, Special, Submitted, lines, named
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from bot.surface.press.commanding import gives
from bot.surface.press.items import Act
from bot.surface.press.verbs import Field, Said, Verb
from games.kernel import Amount, IllegalAnswer, Posted
from games.kernel.choice import Raw, is_dict
from games.rome.pieces import LEGION
from games.rome.seen.combat import ForceView, WarView

KIND: Final = "senate.plan"
FLEET: Final = "fleet"
FIELDS: Final = {"legions": LEGION, "fleets": FLEET}
"""What is typed, and of which unit it speaks."""


def briefing(one: Asked, look: Look) -> list[str]:
    """RR-1.09.63, 1.09.64: each War, what is at home, and what the plan on this card costs."""
    return [*(war_line(look, war) for war in rome(look).wars.values()), at_home(look), cost(look, one.shown)]


def war_line(look: Look, war: WarView) -> str:
    """How strong it is, the Fleets it takes at least, and what is there already."""
    forces = [one for one in rome(look).forces.values() if one.war == war.id]
    there = {"legions": sum(len(one.legions) for one in forces), "fleets": total_fleets(forces)}
    figures = {"land": war.land_met, "fleet": war.fleet_met, "support": war.support}
    met = "yes" if forces else "no"
    return look.voice.say("plan-war", war=war.id, active=war.status, met=met, **figures, **there)


def total_fleets(forces: Sequence[ForceView]) -> int:
    """All Fleets of these."""
    return sum(one.fleets for one in forces)


def at_home(look: Look) -> str:
    """What can be sent at once, and what it costs to raise more."""
    view = rome(look)
    figures = {"legions": view.army.legions, "fleets": view.army.fleets, "cost": view.army.unit_cost}
    return look.voice.say("plan-home", treasury=view.treasury, **figures)


def cost(look: Look, raw: Raw) -> str:
    """RR-1.09.63: what is not at home is raised."""
    view, said = rome(look), by_war(raw)
    legions, fleets = (sum(units.get(unit, 0) for units in said.values()) for unit in (LEGION, FLEET))
    missing = max(0, legions - view.army.legions) + max(0, fleets - view.army.fleets)
    talents = missing * view.army.unit_cost
    return look.voice.say("plan-cost", units=missing, talents=talents, left=view.treasury - talents)


def by_war(raw: Raw) -> Mapping[str, Mapping[str, int]]:
    """An answer by its Wars: so many of each unit."""
    found: dict[str, dict[str, int]] = {}
    for name, count in raw.items() if is_dict(raw) else ():
        war, _, unit = name.rpartition(".")
        found.setdefault(war, {})[unit] = int(count)
    return found


# In words, and as it is typed


def tell(voice: Voice, raw: Raw) -> str:
    """Each War with what goes there."""
    sent = {war: units for war, units in by_war(raw).items() if any(units.values())}
    told = [
        voice.say("plan-sent", war=war, legions=units.get(LEGION, 0), fleets=units.get(FLEET, 0))
        for war, units in sent.items()
    ]
    return "; ".join(told) or voice.say("plan-peace")


def form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """A field for legions and one for Fleets, a line for each War."""
    said = by_war(raw)
    inputs = [field(posted, voice, name, {war: units.get(unit, 0) for war, units in said.items()}, unit)
              for name, unit in FIELDS.items()]  # fmt: skip
    return Form(clip(voice.ask_label(KIND, posted.decision.about), TITLE), to, inputs)


def field(posted: Posted, voice: Voice, name: str, counts: Mapping[str, int], unit: str) -> Input:
    """So many for each War."""
    value = "\n".join(f"{voice.name(war)}: {counts.get(war, 0)}" for war in limits(posted, unit))
    hint = clip(voice.say("plan-form"), DESCRIPTION)
    return Input(name, "text", clip(voice.field_label(KIND, name), LABEL), hint, low=0, value=value, long=True)


def limits(posted: Posted, unit: str) -> dict[str, int]:
    """The Wars, and at most how many of these units."""
    fields: Mapping[str, Amount] = getattr(posted.decision.choice, "fields", {})
    return {name.removesuffix(f".{unit}"): one.high for name, one in fields.items() if name.endswith(f".{unit}")}


def read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """Both fields; a War that is not named gets nothing."""
    return typed(posted, voice, {name: str(submitted.get(name) or "") for name in FIELDS})


def typed(posted: Posted, voice: Voice, said: Mapping[str, str]) -> Raw:
    """The answer: so many of each unit for each War. IllegalAnswer: there is no such War, or not so many."""
    found: dict[str, int] = {}
    for name, unit in FIELDS.items():
        most = limits(posted, unit)
        found |= {f"{war}.{unit}": 0 for war in most}
        for called, count in lines(said[name].replace(":", " ")):
            war = named(list(most), KIND, voice, called)
            found[f"{war}.{unit}"] = within(voice, war, count or 0, most[war])
    return found


def within(voice: Voice, war: str, count: int, most: int) -> int:
    """IllegalAnswer: so many there are not."""
    if not 0 <= count <= most:
        raise IllegalAnswer("form.many", said=voice.name(war), have=most)
    return count


FORM: Final = Special(form, read)


def by_command(said: Said) -> Act:
    """`/coalition plan`: what is typed; without a word the question is shown."""
    words = {name: str(said.get(name) or "") for name in FIELDS}
    return gives(KIND, (lambda look, posted: typed(posted, look.voice, words)) if any(words.values()) else None)


VERB: Final = Verb(
    "coalition",
    "plan",
    "As players who rule alone: the Wars to be fought, and with how much.",
    (KIND,),
    [
        Field("legions", "War and legions: Syrian War 7", free=True),
        Field("fleets", "War and Fleets: Syrian War 2", free=True),
    ],
    does=by_command,
)
