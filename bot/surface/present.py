"""One decision as a panel: the question, the prepared answer, the rule, and the widgets that answer it.

`@presents("trade.sell")`, beside the cog of the phase, replaces the panel of one kind: it arranges, groups and
explains; what may be answered stays what the decision offers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.surface.answers import prefilled, told
from bot.surface.look import Look
from bot.surface.panel import Panel, words
from bot.surface.widgets import Asked, widgets
from games.kernel import Posted

Presenter: TypeAlias = Callable[[Asked, Look], Panel]
PRESENTERS: dict[str, Presenter] = {}


def presents(*kinds: str) -> Callable[[Presenter], Presenter]:
    """Make a function the presenter of these kinds of decisions."""

    def note(presenter: Presenter) -> Presenter:
        PRESENTERS.update(dict.fromkeys(kinds, presenter))
        return presenter

    return note


def asked(posted: Posted, look: Look, page: int = 0) -> Asked:
    """A decision with its draft."""
    return Asked(posted, look.game.id, look.voice, look.drafts.get(posted.ref), page)


def present(posted: Posted, look: Look, page: int = 0) -> Panel:
    """The panel of one decision."""
    one = asked(posted, look, page)
    presenter = PRESENTERS.get(posted.decision.kind, plain)
    return presenter(one, look)


def plain(one: Asked, look: Look, *notes: str) -> Panel:
    """The panel any decision can be shown with; `notes` are further lines under the question."""
    return question(one, look, *notes) + Panel(widgets(one))


def question(one: Asked, look: Look, *notes: str) -> Panel:
    """The words of a decision: question, notes, prepared answer, rule."""
    decision, voice = one.decision, look.voice
    head = voice.say("card-question", label=voice.ask_label(decision.kind, decision.about), rule=decision.clause)
    return words(
        head, voice.ask(decision.kind, decision.about), voice.hint(decision.kind, decision.about), *notes, ready(one)
    )


def ready(one: Asked) -> str:
    """The line that says what `Save & Lock`, or the deadline, will do."""
    decision, voice = one.decision, one.voice
    if one.draft is not None:
        return voice.say("card-draft", answer=told(voice, decision.kind, one.draft))
    if decision.awaited:
        return voice.say("card-default", answer=told(voice, decision.kind, prefilled(decision)))
    return ""
