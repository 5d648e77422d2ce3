"""What a sheet says, line by line: each unit with its order or what it does without one, each power, what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.base.legible import legible
from bot.base.text import Voice, clip
from bot.fronts.diplomacy.desk.sheet import judged, lines_of
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.fronts.diplomacy.realm.deeds import deeds
from bot.fronts.diplomacy.refusals import sentence
from bot.fronts.diplomacy.sentences import sentence as sentence_of
from bot.surface.kit.look import Look
from games.diplomacy.orders import Adopt, BuildUnit, Order, Remove, Retreating, RevoltList
from games.diplomacy.seasons import possible
from games.diplomacy.seasons.lines import Judged, Unread, told
from games.kernel import Posted

MANY: Final = 6
LONG: Final = 90
POWERS: Final[Mapping[str, Sequence[str]]] = {
    "units": ("winter.drop", "winter.yield", "revolution.list"),
    "appoint": ("politics.appoint",),
    "purge": ("politics.purge", "politics.delegate"),
    "resign": ("politics.resign", "politics.refuse"),
    "canal": ("movement.canal",),
    "railway": ("railway.start", "railway.issue", "railway.reroute", "railway.continue", "railway.permit"),
    "company": ("company.transfer", "company.proxy", "company.bar", "company.secrecy", "company.dismantle"),
    "vote": ("vote.propose", "vote.cast"),
    "register": ("register.name", "register.holding", "register.leave"),
}
"""The powers as the desk lists them, and the matters of each (CD-T)."""


def unit_lines(look: Look, posted: Posted, found: Sequence[Judged]) -> list[str]:
    """CD-4.C, D.2: every unit that takes orders of the reader, with its order; or what it does without one."""
    lines = lines_of(posted)
    if posted.decision.kind == "season.winter":
        return [*free_centres(look, found), *loose_units(look, found)]
    ordered = {one.order.unit: one for one in found if isinstance(one.order, Order | Retreating) and _rules(one)}
    naught = possible.void(lines, [one.order for one in ordered.values() if one.order is not None])
    return [_of_unit(look, posted, unit, ordered.get(unit), naught) for unit in possible.units(lines)]


def _rules(one: Judged) -> bool:
    """A retreat list says nothing of what a unit does now."""
    return not isinstance(one.order, RevoltList)


def _of_unit(look: Look, posted: Posted, unit: str, one: Judged | None, naught: Mapping[str, Unread]) -> str:
    say, named = look.voice.say, lines_of(posted).where.named(unit)
    if one is None:
        return say("sheet-unordered", unit=f"`{named}`", kind=posted.decision.kind.partition(".")[2])
    void = say("sheet-void", why=because(look.voice, naught[unit])) if unit in naught else ""
    return f"- `{one.line}`{void}{struck(look, one)}"


def struck(look: Look, one: Judged) -> str:
    """CD-E.6: what is written behind an order and does not count, though the order does."""
    return "".join(look.voice.say("sheet-struck", why=because(look.voice, why)) for why in one.struck)


def free_centres(look: Look, found: Sequence[Judged]) -> Iterator[str]:
    """CD-S.5, S.6.4: the reader's centres that could support more, with what is built there."""
    chart, me = diplomacy(look).map, called.holding(diplomacy(look))
    built = {one.order.at.space: one.line for one in found if isinstance(one.order, BuildUnit)}
    for code, one in chart.spaces.items():
        room = one.capacity - sum(unit.base == code for unit in chart.units)
        if me and (one.sub_ruler or one.ruler) == me and (room > 0 or code in built):
            said = f"`{built[code]}`" if code in built else "none"
            yield look.voice.say("sheet-centre", place=code, room=max(room, 0), built=code in built, said=said)


def loose_units(look: Look, found: Sequence[Judged]) -> Iterator[str]:
    """CD-S.6.5: unsupported units that the reader is patron of, or commands without one; what becomes of each."""
    me = called.holding(diplomacy(look))
    said = {one.order.unit: one.line for one in found if isinstance(one.order, Adopt | Remove)}
    for unit in diplomacy(look).map.units:
        if me and not unit.base and (unit.patron or unit.commander) == me:
            line = f"`{said[unit.space]}`" if unit.space in said else "none"
            yield look.voice.say("sheet-loose", unit=f"{unit.arm} {unit.space}", ordered=unit.space in said, said=line)


def of_powers(look: Look, posted: Posted, found: Sequence[Judged]) -> Iterator[str]:
    """CD-4 to 9: every power that the reader holds, with what is ordered by it; or what holds without an order."""
    can = able(look) if posted.decision.kind != "season.retreats" else {}
    for power, matters in POWERS.items():
        mine = [f"`{clip(one.line, LONG)}`" for one in found if one.order and one.order.matter in matters]
        if mine:
            yield look.voice.say(f"sheet-power-{power}", said=" · ".join(mine))
        elif power in can:
            yield look.voice.say(f"sheet-power-{power}", said=look.voice.say(f"sheet-{power}-idle", able=can[power]))


def able(look: Look) -> dict[str, str]:
    """What each power could be used for now: posts, canals, centres, companies, motions."""
    view = diplomacy(look)
    found = [one for code in view.map.spaces for one in deeds(view, code)]
    me = called.holding(diplomacy(look))
    by_kind = {
        "appoint": [one.post for one in found if one.kind == "appoint"],
        "purge": [f"{one.whom[0]} {one.post}" for one in found if one.kind == "purge"],
        "canal": [one.post for one in found if one.kind == "close"],
        "railway": centres(look, me),
        "company": [f"{one.railway.id} ({one.shares[me]})" for one in view.companies if me in one.shares],
        "vote": [one.id for one in view.motions if one.mine is None],
    }
    return {power: _some(list(dict.fromkeys(posts))) for power, posts in by_kind.items() if posts}


def centres(look: Look, me: str) -> list[str]:
    """CD-9.A.1: the free centres that the reader controls; nothing is built in Winter, nor in the standard game."""
    chart = diplomacy(look).map
    if chart.season == "winter" or chart.plain:
        return []
    engaged = {one.base for one in chart.units}
    mine = [one for one in chart.spaces.values() if one.centre and me and (one.sub_ruler or one.ruler) == me]
    return [one.code for one in mine if one.code not in engaged]


def _some(names: Sequence[str]) -> str:
    return ", ".join([*names[:MANY], *(["…"] if len(names) > MANY else [])])


def faults(look: Look, posted: Posted) -> list[str]:
    """CD-E.5: the lines that are not accepted, each with its reason."""
    return [fault(look, one) for one in judged(look, posted) if one.why is not None]


def fault(look: Look, one: Judged) -> str:
    """One of them."""
    why = because(look.voice, one.why) if one.why is not None else ""
    return look.voice.say("sheet-fault", line=as_typed(one.text), why=why)


def in_words(look: Look, one: Judged) -> str:
    """What a line orders, in small print, for whoever does not read orders; "": it is not accepted."""
    if one.order is None:
        return ""
    return look.voice.say("sheet-says", words=sentence_of(one.order, look.voice.words, partial(called.place, look)))


def as_typed(text: str) -> str:
    """A line of somebody's that can do nothing where it is shown."""
    return clip(" ".join(legible(text).split()).replace("`", "'"), LONG)


def because(voice: Voice, why: Unread) -> str:
    """Why something is not accepted, or without effect, and by which clause."""
    word, about = told(why)
    return sentence(voice, {**about, "why": word, "clause": why.clause})
