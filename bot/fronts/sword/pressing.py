"""How an answer is given by lists of likely answers: from one to the next, as far as each is a part of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut, Shortcuts
from bot.surface.press.steps import Choose, Push, Save, Step, Stepping
from games.kernel import Posted, Raw
from games.kernel.choice import is_dict, is_list

MOST: Final = 8
"""So many presses at most; what takes more is filled in."""


def by_lists(likely: Shortcuts) -> Stepping:
    """Presses that give an answer; none: no way through the lists leads there, so it is given as any other.

    What is proposed ahead is taken as any other, too.
    """

    def steps(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
        if posted.asking.ahead and raw == posted.proposal:
            return ()
        begun = replace(look, drafts={ref: one for ref, one in look.drafts.items() if ref != posted.ref})
        return _onward(likely, begun, posted, raw) or ()

    return steps


def _onward(likely: Shortcuts, look: Look, posted: Posted, raw: Raw) -> list[Step] | None:
    """The presses from what is prepared on; None: there is no way."""
    found: list[Step] = []
    while len(found) < MOST:
        able = list(enumerate(likely(posted, look)))
        if (last := next(((n, one) for n, one in able if one.raw == raw), None)) is not None:
            return [*found, *_last(posted, *last)]
        draft = look.drafts.get(posted.ref)
        parts = [(n, one) for n, one in able if one.prepares and is_part(one.raw, raw) and not is_part(one.raw, draft)]
        if not parts:
            return None
        n, most = max(parts, key=lambda one: len(str(one[1].raw)))
        found.append(_chosen(posted, n, most))
        look = replace(look, drafts={**look.drafts, posted.ref: most.raw})
    return None


def _last(posted: Posted, place: int, one: Shortcut) -> Sequence[Step]:
    if one.prepares:
        return [_chosen(posted, place, one), Save()]
    return [Push(posted.ref, "quick", f"{place}.{one.mark}")]


def _chosen(posted: Posted, place: int, one: Shortcut) -> Choose:
    return Choose(posted.ref, "quick", f"{place}.{one.mark}")


def is_part(some: Raw, whole: Raw) -> bool:
    """Whether an answer is said as far as it goes by another: each part of it, a list from its beginning."""
    if is_dict(some) and is_dict(whole):
        mine: dict[str, Any] = some
        its: dict[str, Any] = whole
        return all(name in its and is_part(one, its[name]) for name, one in mine.items())
    if is_list(some) and is_list(whole):
        return some == whole[: len(some)]
    return bool(some == whole)
