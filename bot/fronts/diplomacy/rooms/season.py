"""Orders of Spring and Autumn, retreats, Winter (CD-S)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.diplomacy.desk import acts, sandbox
from bot.fronts.diplomacy.desk.card import on_the_desk
from bot.fronts.diplomacy.desk.sheet import KINDS, lines_of, question
from bot.fronts.front import Room
from bot.surface.kit.look import Look
from bot.surface.press.verbs import GAME, Field, Said, Verb
from games.diplomacy.language import canonical, continuations
from games.diplomacy.seasons import possible
from games.kernel import Raw
from games.kernel.choice import is_dict, is_list


def tell(voice: Voice, raw: Raw) -> str:
    """CD-E: an answer as the lines that it orders."""
    said: Any = raw.get("orders") if is_dict(raw) else None
    lines = [f"`{line}`" for line in said] if is_list(said) else []
    return " · ".join(lines) or voice.say("sheet-nothing")


def completions(look: Look, _said: Said, typed: str) -> Iterable[str]:
    """CD-E: how an unfinished line may go on; before anything is typed, the units that take orders."""
    posted = question(look)
    if posted is None:
        return []
    lines = lines_of(posted)
    if not typed.strip():
        return [canonical(possible.default(unit), lines.where).removesuffix(" stand") for unit in possible.units(lines)]
    return [typed, *continuations(typed, lines.where)]


LINE: Final = Field("line", "One order, as A Nap-Rom", offers=completions)


def verbs(phase: str, when: str) -> tuple[Verb, ...]:
    """The same commands in each of the seasons."""
    return (
        Verb(phase, "order", f"Write one order{when}, with completion.", (), [LINE, GAME], does=acts.ordering),
        Verb(phase, "orders", f"All your orders{when}: map, lists, text.", (), [GAME], does=lambda _: acts.listing),
        Verb(phase, "final", "Mark your orders final, or open them again.", (), [GAME], does=lambda _: acts.marking),
    )


ROOM: Final = Room(
    presents=dict.fromkeys(KINDS, on_the_desk),
    tells=dict.fromkeys(KINDS, tell),
    panels=KINDS,
    acts={
        "lineopen": acts.opened,
        "lineunit": acts.unit_chosen,
        "linehelp": acts.helping,
        "linecarry": acts.carrying,
        "lineput": acts.line_chosen,
        "lineseize": acts.seizing,
        "linedrop": acts.taken_out,
        "linetext": acts.typing,
        "linefinal": acts.final,
        "linetry": sandbox.adjudicated,
        "linesuppose": sandbox.supposing,
        "lineforget": sandbox.forgotten,
    },
    takes={"linetext": acts.typed, "linesuppose": sandbox.supposed},
    verbs=(*verbs("season", ""), *verbs("winter", " of Winter")),
)
