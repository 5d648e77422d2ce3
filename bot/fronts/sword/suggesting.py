"""What may be typed next in an answer that has a language of its own: paths, CU, points of support, levies, pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from bot.base.errors import IllegalAnswer
from bot.fronts.sword import retreating, sending, spending
from bot.fronts.sword.placing import levy_called
from bot.surface.kit import dictated
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import shortcuts
from bot.surface.press.commanding import continued, holding, names_in
from bot.surface.press.verbs import Offers, Said
from games.kernel import Posted
from games.kernel.choice import is_list
from games.sword.choices import Leaving
from games.sword.reinforcing import Placing

LINES: Final = ";"
Names = Callable[[Posted, Look, str], Iterable[str]]


def asked(kinds: Sequence[str], look: Look) -> Posted | None:
    """The first of these questions that is open."""
    return next((posted for kind in kinds if (posted := look.find(kind)) is not None), None)


def of(kinds: Sequence[str], names: Names) -> Offers:
    """What is offered of a question, if it is asked."""

    def offers(look: Look, _said: Said, current: str) -> Iterable[str]:
        posted = asked(kinds, look)
        return names(posted, look, current) if posted else []

    return offers


def likely(field: str) -> Names:
    """What a field says in each of the likely answers."""

    def names(posted: Posted, look: Look, current: str) -> Iterable[str]:
        own = dictated.own_form(posted, look.voice)
        forms = [dictated.made(own, posted, look.voice, one.raw) for one in shortcuts(posted, look)] if own else []
        return holding(dict.fromkeys(dictated.shown(form, look.voice, field) for form in forms), current)

    return names


# CU and leaders


def _units(posted: Posted, field: str) -> dict[str, int]:
    """CU by type that may go: in the field of that name."""
    form: Any = posted.decision.choice.form()
    match posted.decision.kind:
        case retreating.WITHDRAW:
            return dict(form[0])
        case "combat.retreat":
            return dict(form[3] if field == "inside" else form[2])
        case sending.INTERCEPT | sending.AVOID:
            ways = sending.offered(posted)[1].values()
            return {name: max(one.units.get(name, 0) for one in ways) for way in ways for name in way.units}
        case _:
            return dict(form["units"])


def units(field: str) -> Names:
    """Of each type some or all: "CU 3, mercenary CU 2"."""

    def names(posted: Posted, look: Look, current: str) -> Iterable[str]:
        able = _units(posted, field)
        counts = [(kind, number) for kind, most in able.items() for number in dict.fromkeys((most, *range(1, most)))]
        return continued([f"{look.voice.name(kind)} {number}" for kind, number in counts], current)

    return names


def regrouping(posted: Posted, look: Look, current: str) -> Iterable[str]:
    """SR-8.2.2: "-1 CU": what stays behind; "+1 CU": what goes along."""
    form: Any = posted.decision.choice.form()
    signs = [("-", kind, number) for kind, number in form["units"].items()]
    signs += [("+", kind, number) for kind, number in form["free"].items()]
    each = [(sign, kind, number) for sign, kind, most in signs for number in range(1, most + 1)]
    return continued([f"{sign}{number} {look.voice.name(kind)}" for sign, kind, number in each], current)


# Points, losses, levies


def points(posted: Posted, look: Look, current: str) -> Iterable[str]:
    """SR-7.1.5: what the next point can do after those that were typed; the last one may be half typed."""
    choice, voice, kind = posted.decision.choice, look.voice, posted.decision.kind
    if not spending.is_spending(choice):
        return []
    head = current.rpartition(LINES)[0]
    own = dictated.own_form(posted, voice)
    try:
        spent: Any = dictated.dictated(own, posted, voice, head) if own and head else []
    except IllegalAnswer:
        return []
    return continued([voice.option(kind, one) for one in choice.after(list(spent))], current, LINES)


def shares(posted: Posted, look: Look, current: str) -> Iterable[str]:
    """SR-5.5, 8.2.3: what silence would say; then of each as many as it has."""
    choice, voice, kind = posted.decision.choice, look.voice, posted.decision.kind
    if not isinstance(choice, Leaving):
        return []
    usual: Any = posted.decision.lapse
    whole = ", ".join(f"{voice.option(kind, name)} {number}" for name, number in usual.items())
    counts = [(name, number) for name, most in choice.held.items() for number in range(1, min(most, choice.number) + 1)]
    return continued([whole, *(f"{voice.option(kind, name)} {number}" for name, number in counts)], current)


def levies(posted: Posted, look: Look, current: str) -> Iterable[str]:
    """SR-5.10.2: of each levy all of it in one place; the others stay as they stand."""
    choice, voice = posted.decision.choice, look.voice
    if not isinstance(choice, Placing):
        return []
    lines = [
        f"{levy_called(voice, name)}: {voice.name(at)} {min(levy.number, choice.rooms[levy.power, at])}"
        for name, levy in choice.levies.items()
        for at in choice.where[name]
    ]
    return continued(lines, current, LINES)


def options(posted: Posted, look: Look, current: str) -> Iterable[str]:
    """What a card leaves open: points, shares, single options, or several things by their names."""
    if spending.is_spending(posted.decision.choice):
        return points(posted, look, current)
    if isinstance(posted.decision.choice, Leaving):
        return shares(posted, look, current)
    return pairs(posted, look, current) or continued(
        [*_usual(posted, look), *names_in(posted, look.voice, "")], current
    )


def _usual(posted: Posted, look: Look) -> list[str]:
    """Of what must be so many, what silence would say."""
    raw = posted.decision.lapse
    names = [look.voice.option(posted.decision.kind, str(one)) for one in raw] if is_list(raw) else []
    return [", ".join(names)] if names else []


def pairs(posted: Posted, look: Look, current: str) -> Iterable[str]:
    """Each field with all it can say: "Camillus: Roma"."""
    return continued(dictated.pairs(posted, look.voice), current, LINES)
