"""The sheet of a season: the lines somebody has written so far, whatever way he wrote them.

Lines that are accepted lie at the table, so that they count whatever happens. What cannot be read, or is refused, lies
beside it as he typed it, to be mended; at the deadline the accepted ones count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.errors import NotOpen
from bot.fronts.diplomacy.looking import diplomacy
from bot.surface.kit.look import Look
from bot.surface.press.decide import find, keep
from bot.surface.press.items import Press
from games.diplomacy.orders import Final as MarkedFinal
from games.diplomacy.seasons.lines import Judged, Lines
from games.kernel import Posted, Raw
from games.kernel.choice import is_dict, is_list

KINDS: Final = ("season.orders", "season.retreats", "season.winter")


def question(look: Look) -> Posted | None:
    """The sheet that this seat is asked for, final or not; None: no season is open, or it has no part in it."""
    return next((one for one in look.own if one.decision.kind in KINDS), None)


def asked_for(look: Look) -> Posted:
    """The same. NotOpen: no orders are taken now."""
    found = question(look)
    if found is None:
        raise NotOpen("season.closed")
    return found


def lines_of(posted: Posted) -> Lines:
    """What of a sheet is read and offered by the rules. NotOpen: it is no sheet."""
    choice = posted.decision.choice
    if not isinstance(choice, Lines):
        raise NotOpen("decision.closed")
    return choice


def written(look: Look, posted: Posted) -> list[str]:
    """All that is written: what lies at the table, then what is not accepted; both as typed, where that says more."""
    draft, own = look.drafts.get(posted.ref), diplomacy(look).own
    typed = [str(line) for line in draft["orders"]] if is_dict(draft) and is_list(draft.get("orders")) else []
    found = lines_of(posted).judge(typed)
    said = {one.line: one.text for one in found if one.struck}
    wrong = [one.text for one in found if one.why is not None]
    return [*(said.get(line, line) for line in (own.orders if own else ())), *wrong]


def with_line(posted: Posted, draft: Sequence[str], line: str) -> list[str]:
    """CD-E.5: these lines with one more, in the place of what they said of the same unit, railway, motion, ..."""
    return lines_of(posted).with_line(draft, line)


def judged(look: Look, posted: Posted) -> list[Judged]:
    """Every line by itself: accepted, or why not."""
    return lines_of(posted).judge(written(look, posted))


def is_final(posted: Posted) -> bool:
    """CD-S.2: whether nobody waits for more of him."""
    return not posted.decision.awaited


async def write(press: Press, look: Look, posted: Posted, *lines: str) -> list[Judged]:
    """Add lines to the sheet, or put them in the place of others; what came of each of all the lines.

    Whoever writes again after he was final is not final any more.
    """
    draft = written(look, posted)
    for line in lines:
        draft = with_line(posted, draft, line)
    return await put(press, posted, draft)


async def put(press: Press, posted: Posted, draft: Sequence[str], *, final: bool = False) -> list[Judged]:
    """This is the sheet from now on: what is accepted goes to the table, all of it is kept as it was typed.

    IllegalAnswer: there are too many lines, and nothing has changed.
    """
    choice, decision = lines_of(posted), posted.decision
    found = choice.judge(draft)
    said = choice.read({"orders": [one.line for one in found if one.why is None], "final": final})
    marked = final or any(isinstance(one.order, MarkedFinal) for one in found)
    kept = [
        one.text if one.struck else one.line or one.text
        for one in found
        if one.why is not None or one.line in said.lines
    ]
    await keep(press, posted, {"orders": list(dict.fromkeys(kept)), "final": None})
    raw: Raw = {"orders": list(said.lines), "final": marked}
    await press.surface.tables.submit(press.to.game, decision.seat, posted.ref, posted.rev, raw, press.user.id)
    if marked and await _is_open(press, posted):  # what was kept for it was put away with the waiting
        await keep(press, posted, {"orders": list(dict.fromkeys(kept)), "final": None})
    return found


async def _is_open(press: Press, posted: Posted) -> bool:
    seen = await press.surface.looker.glimpse(press.to.game, press.user.id)
    return seen is not None and seen.posted(posted.ref) is not None


async def sheet(press: Press) -> tuple[Look, Posted]:
    """The sheet that a press is about, and who looks at it. NotOpen: the season has closed meanwhile."""
    _, posted = await find(press, *KINDS, opening=True)
    return await press.own(), posted
