"""Money beside the questions of the Revenue Phase: what each purse holds, and what a gift from it would gain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.base.signs import signed
from bot.base.text import Retelling, Voice
from bot.fronts.republic.law import AnyLaw, law_of
from bot.fronts.republic.looking import republic
from bot.surface.kit.answers import is_record
from bot.surface.kit.look import Look
from bot.surface.kit.panel import ROW, Button, Panel, Row, button
from bot.surface.kit.present import briefing, plain, question
from bot.surface.kit.widgets import Asked, widgets
from games.kernel import Amount, Choice


def contribution(one: Asked, look: Look) -> Panel:
    """Who could give how much for how many INF; the common answers take one press, the form takes any."""
    purses, law = purses_in(one.decision.choice), law_of(look.game.kind)
    lines = [_purse(one, law, name, talents) for name, talents in purses.items()]
    gainful = any(steps(law, talents) for talents in purses.values())
    least = law.charts.contributions.rows[0].talents
    poor = [] if gainful else [one.voice.say("purse-poor", talents=least)]
    row = [
        button(one.voice.say("button-give-nothing"), one.to("give"), "primary" if one.draft is None else "secondary")
    ]
    row += _gifts(one, law, purses)[: ROW - 1]
    return question(one, look, *briefing(one, look), *lines, *poor) + Panel((Row(row), *_others(one)))


def purses_in(choice: Choice[Any]) -> Mapping[str, int]:
    """The purses that a contribution may come from, and what they hold."""
    if not is_record(choice):
        return {}
    return {name: field.high for name, field in choice.fields.items() if isinstance(field, Amount)}


def steps(law: AnyLaw, talents: int) -> list[tuple[int, int]]:
    """RC-6.9, RR-1.06.52: the gifts worth making that a purse can pay, with the INF they gain."""
    return [(row.talents, row.influence) for row in law.charts.contributions.rows if row.talents <= talents]


def _purse(one: Asked, law: AnyLaw, name: str, talents: int) -> str:
    say = one.voice.say
    gains = [say("purse-steps", talents=gift, influence=influence) for gift, influence in steps(law, talents)]
    if not gains:
        return say("purse-line", name=name, talents=talents)
    return say("purse-step", name=name, talents=talents, steps=one.voice.list(gains))


def _gifts(one: Asked, law: AnyLaw, purses: Mapping[str, int]) -> list[Button]:
    """A button for each gift worth making, the richest Senator first."""
    order = list(purses)
    richest = sorted(purses, key=lambda name: -purses[name])
    return [
        button(
            one.voice.say("button-give", name=one.voice.name(name), talents=gift, influence=influence),
            one.to("give", f"{order.index(name)}.{gift}"),
        )
        for name in richest
        for gift, influence in steps(law, purses[name])
    ]


def _others(one: Asked) -> list[Row]:
    """The form; `Save & Lock` only where there is a draft to be kept."""
    rows = [part for part in widgets(one) if isinstance(part, Row)]
    kept = [[press for press in row.buttons if one.draft is not None or not _keeps(press)] for row in rows]
    return [Row(row) for row in kept if row]


def _keeps(press: object) -> bool:
    return isinstance(press, Button) and press.to.act == "keep"


def treasury_note(look: Look) -> str:
    """What there is to be taken."""
    return look.voice.say("treasury-note", talents=republic(look).treasury)


def purses_panel(one: Asked, look: Look) -> Panel:
    """What each purse holds now; of a faction that one controls, what is hidden of it."""
    hidden = look.voice.say("purses-hidden")
    return plain(one, look, *([hidden] if "faction" in one.decision.about else own_purses(look)))


def ransom_panel(one: Asked, look: Look) -> Panel:
    """What there is to pay with."""
    return plain(one, look, "" if "faction" in one.decision.about else ransom_note(look))


def ransom_note(look: Look) -> str:
    """What there is to pay a ransom with."""
    own = republic(look).own
    return look.voice.say("ransom-note", talents=own.treasury) if own else ""


def own_purses(look: Look) -> list[str]:
    """What each of one's purses holds."""
    view = republic(look)
    own = view.own
    if own is None:
        return []
    mine = {one.name: one.talents for one in view.senators.values() if one.faction == own.seat}
    purses = {**mine, look.voice.name("treasury"): own.treasury}
    lines = [look.voice.say("purse-line", name=name, talents=talents) for name, talents in purses.items()]
    return [look.voice.say("purses-whole", talents=sum(purses.values())), *lines]


def tell_changes(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-6.10, RR-1.06.3: what each purse of a faction has gained or lost, with its sign."""
    changes: Mapping[str, int] = fields["changes"]
    return {"changes": voice.list(f"{voice.name(name)} {signed(change)}T" for name, change in changes.items())}


def in_talents(*names: str) -> Retelling:
    """What tells shares of money, by these fields, as money: "Mago 3T"."""

    def tell(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
        return {name: voice.list(_shares(voice, fields[name])) for name in names}

    return tell


def _shares(voice: Voice, shares: Mapping[str, int]) -> list[str]:
    return [voice.shared("revenue.redistribute", voice.name(who), talents) for who, talents in shares.items()]
