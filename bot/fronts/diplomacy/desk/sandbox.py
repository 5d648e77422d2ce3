"""The sandbox: orders of others are supposed, and all is adjudicated; nothing of it is kept with the game.

What somebody supposes is remembered as long as the bot runs and the season lasts, for him alone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Final

from bot.base.text import clip
from bot.fronts.diplomacy.desk.arrows import is_shown, outcome_of
from bot.fronts.diplomacy.desk.sheet import judged, lines_of, sheet
from bot.fronts.diplomacy.desk.told import because, fault
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.fronts.diplomacy.realm.papers import caption, paper
from bot.surface.kit.address import Address
from bot.surface.kit.forms import TITLE, Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.press.items import Press
from games.diplomacy.adjudicator import Fate, Outcome, Seizure
from games.diplomacy.language import canonical
from games.diplomacy.press.results import CAME, came
from games.diplomacy.seasons import possible
from games.diplomacy.seasons.lines import Judged
from games.diplomacy.seasons.supposing import Supposed, read_others, suppose
from games.kernel import Posted
from rendering.diplomacy.orders import compose_orders

MOST: Final = 200
LONG: Final = 2900
FIELD: Final = "others"


class Suppositions:
    """What people suppose, by game, person and season; the oldest go first, and all of it with the process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str], list[str]] = OrderedDict()

    def of(self, press: Press) -> list[str]:
        """The lines he has supposed this season."""
        return self._kept.get(self._key(press), [])

    def keep(self, press: Press, lines: Sequence[str]) -> None:
        """In the place of what he supposed before."""
        self._kept[self._key(press)] = list(lines)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)

    @staticmethod
    def _key(press: Press) -> tuple[str, int, str]:
        return press.to.game, press.user.id, press.to.ref


SUPPOSED: Final = Suppositions()


async def adjudicated(press: Press) -> None:
    """What would come of it as things are supposed now."""
    look, posted = await sheet(press)
    await _show(press, look, posted)


async def supposing(press: Press) -> None:
    """The form: a line for each unit of others; as they stand, where nothing is supposed yet."""
    look, posted = await sheet(press)
    said = SUPPOSED.of(press) or list(_as_they_stand(look, posted))
    label, hint = look.voice.say("sheet-try-label"), look.voice.say("sheet-try-hint")
    field = Input(FIELD, "text", label, hint, value="\n".join(said), low=0, long=True)
    await press.reply.ask(
        Form(clip(look.voice.say("sheet-try-title"), TITLE), _to(look, posted, "linesuppose"), [field])
    )


def _as_they_stand(look: Look, posted: Posted) -> Iterator[str]:
    """Every unit of others, ordered to stand."""
    lines, me = lines_of(posted), called.holding(diplomacy(look))
    for unit in diplomacy(look).map.units:
        if unit.commander != me:
            yield canonical(possible.default(unit.space), lines.where)


async def supposed(press: Press) -> None:
    """What was supposed is read, and adjudicated at once; what cannot be read is told, and the rest counts."""
    look, posted = await sheet(press)
    said = str(press.entered.get(FIELD, "")).splitlines()
    SUPPOSED.keep(press, [line for line in said if line.strip()])
    await _show(press, look, posted)


async def forgotten(press: Press) -> None:
    """Nothing is supposed any more: all others stand."""
    look, posted = await sheet(press)
    SUPPOSED.keep(press, [])
    await _show(press, look, posted)


async def _show(press: Press, look: Look, posted: Posted) -> None:
    lines = lines_of(posted)
    others = read_others(lines, SUPPOSED.of(press))
    own = [one.order for one in judged(look, posted) if one.order is not None]
    found = suppose(lines, own, [one.order for one in others if one.order is not None])
    phone = (await press.surface.person(press.user.id)).phone_boards
    scene = compose_orders(diplomacy(look).map, outcome_of(found), "resolution", caption(look), card=phone)
    drawn, files = await paper(press, scene, "sandbox")
    await press.reply.turn_to(words(_text(look, posted, others, found)) + drawn + _ways(look, posted), files)


def _text(look: Look, posted: Posted, others: Sequence[Judged], found: Supposed) -> str:
    """What is not understood, what would come of each unit that is ordered, what of each seizure; nothing is kept."""
    wrong = [fault(look, one) for one in others if one.why is not None]
    fates = [
        _of_unit(look, posted, found.outcome, space, fate)
        for space, fate in found.outcome.fates.items()
        if is_shown(found.outcome, space, fate)
    ]
    seized = [_of_province(look, province, one) for province, one in found.seizures.items()]
    told = [*wrong, *fates, *seized] or [look.voice.say("sheet-try-nothing")]
    head, foot = look.voice.say("sheet-try-head"), look.voice.say("sheet-try-foot")
    return "\n".join((head, clip("\n".join(told), LONG), foot))


def _of_unit(look: Look, posted: Posted, outcome: Outcome, space: str, fate: Fate) -> str:
    """An order, what comes of it, and why."""
    why = " ".join(because(look.voice, one) for one in outcome.why(space))
    return look.voice.say(
        "sheet-try-unit",
        line=f"`{canonical(fate.order, lines_of(posted).where)}`",
        fate=came(outcome, fate),
        dislodged=fate.dislodged,
        why=why or "none",
    )


def _of_province(look: Look, province: str, one: Seizure) -> str:
    why = " ".join(because(look.voice, reason) for reason in one.reasons)
    name = called.name(look, one.code) if one.code else "none"
    return look.voice.say(
        "sheet-try-seize", place=called.place(look, province), fate=CAME[one.result], name=name,
        why=why or "none",
    )  # fmt: skip


def _ways(look: Look, posted: Posted) -> Panel:
    say = look.voice.say
    return buttons(
        button(say("button-sheet-suppose"), _to(look, posted, "linesuppose"), "primary"),
        button(say("button-sheet-forget"), _to(look, posted, "lineforget")),
        button(say("button-sheet-back"), _to(look, posted, "lineopen")),
    )


def _to(look: Look, posted: Posted, act: str) -> Address:
    return Address(look.game.id, posted.ref, posted.rev, act)
