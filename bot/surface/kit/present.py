"""One decision as a panel: the question, the prepared answer, and the widgets that answer it.

The front of a game may bring panels of its own for single kinds: they arrange, group and explain; what may be answered
stays what the decision offers.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from bot.base.parts import Parts
from bot.surface.kit.answers import is_one, labels, offered, prefilled, told_of
from bot.surface.kit.forms import PAGE, STEPWISE, Form, lacking
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, ROW, Panel, words
from bot.surface.kit.shortcuts import lit, shortcuts, shown
from bot.surface.kit.stepwise import sole, stepwise
from bot.surface.kit.widgets import Asked, widgets
from games.kernel import Posted, Raw, Window

Tell: TypeAlias = Callable[[Raw], str]
Presenter: TypeAlias = Callable[[Asked, Look], Panel]
Explainer: TypeAlias = Callable[[Posted, Look], Mapping[str, str]]
PRESENTERS: Parts[Mapping[str, Presenter]] = Parts({})
"""By the kind of decision: the panels that the plain one does not show well."""
EXPLAINERS: Parts[Mapping[str, Explainer]] = Parts({})
"""By the kind of decision: why one would choose single options; under ANY, where a kind brings nothing of its own."""
ANY: Final = ""
Briefing: TypeAlias = Callable[[Asked, Look], Sequence[str]]
BRIEFINGS: Parts[Mapping[str, Briefing]] = Parts({})
"""By the kind of decision: what is to be known before it is answered, where its hint alone cannot say it."""
Guests: TypeAlias = Callable[[Look], Sequence[Posted]]
GUESTS: Parts[Mapping[str, Guests]] = Parts({})
"""By the kind of an awaited decision: what nobody waits for, but is shown in its panel."""


Preset: TypeAlias = Callable[[Posted, Look], Raw]
PRESETS: Parts[Mapping[str, Preset]] = Parts({})
"""By the kind of decision: what its form begins with, where nothing is prepared; None: nothing comes to mind."""
Named: TypeAlias = Callable[[Posted, Look], Mapping[str, str]]
NAMED: Parts[Mapping[str, Named]] = Parts({})
"""By the kind of decision: what its buttons say, by option or amount, where that is more than its name: its chances."""
OfferNamed: TypeAlias = Callable[[Posted, Look], str]
OFFER_NAMED: Parts[Mapping[str, OfferNamed]] = Parts({})
"""By the kind of decision: what the button that opens an offer says beside its name, as the chances of its dice."""
CONFIRMED: Parts[Container[str]] = Parts(())
"""The kinds of decisions that cannot be taken back: what was said is shown with what may come of it, then confirmed."""
Twins: TypeAlias = Callable[[Look], Container[str]]
TWINS: Parts[Twins] = Parts(lambda _look: ())
"""The refs of what is not offered, since the same can be done in another way that costs nothing."""


def guests(look: Look) -> set[str]:
    """The refs of what is shown in the panels of others."""
    return {guest.ref for one in look.awaited for guest in beside(one, look.of(one))}


def beside(posted: Posted, look: Look) -> Sequence[Posted]:
    """What is shown in the panel of an awaited decision."""
    return GUESTS.of(look.game.kind).get(posted.decision.kind, nobody)(look)


def nobody(_look: Look) -> Sequence[Posted]:
    """A panel that shows only its own decision."""
    return ()


def asked(posted: Posted, look: Look, page: int = 0) -> Asked:
    """A decision with its draft."""
    look = look.of(posted)
    kind, game = posted.decision.kind, look.game.kind
    explain = EXPLAINERS.of(game).get(kind) or EXPLAINERS.of(game).get(ANY)
    name, begin = (one.of(game).get(kind) for one in (NAMED, PRESETS))
    draft = look.drafts.get(posted.ref)
    if begin is None and posted.decision.kind in STEPWISE.of(game):
        begin = sole_answer
    return Asked(
        posted,
        look.game.id,
        look.voice,
        draft,
        page,
        explain(posted, look) if explain else {},
        own_default=posted.ref in look.wishes,
        skipped=posted.ref in look.skipped,
        names=name(posted, look) if name else {},
        preset=begin(posted, look) if begin and draft is None else None,
    )


def offer_name(posted: Posted, look: Look) -> str:
    """What the button that opens an offer says: its name, and with what chances if there is room; which half's."""
    own, half = look.of(posted), posted.decision.half
    label = own.voice.ask_label(posted.decision.kind, posted.decision.about)
    more = OFFER_NAMED.of(own.game.kind).get(posted.decision.kind)
    named = own.voice.say("offer-name", label=label, more=more(posted, own)) if more else label
    whole = look.voice.beside(half, named)
    return whole if len(whole) <= LABEL or not half else look.voice.beside(half, label)


def sole_answer(posted: Posted, _look: Look) -> Raw:
    """What is asked field by field begins with its answer where there is only one."""
    return sole(posted)


def present(posted: Posted, look: Look, page: int = 0) -> Panel:
    """The panel of one decision, as its half shows it."""
    look = look.of(posted)
    one = asked(posted, look, page)
    presenter = PRESENTERS.of(look.game.kind).get(posted.decision.kind, plain)
    return presenter(one, look)


def plain(one: Asked, look: Look, *notes: str) -> Panel:
    """The panel any decision can be shown with; `notes` are further lines under the question."""
    asks = question(one, look, *briefing(one, look), *notes, *noted(one))
    if one.decision.kind in STEPWISE.of(look.game.kind):
        return asks + stepwise(one)
    likely = shortcuts(one.posted, look)
    dimmed = replace(one, outshone=any(lit(one, each) for each in likely))
    return asks + Panel(widgets(dimmed)) + shown(one, look, likely)


def briefing(one: Asked, look: Look) -> Sequence[str]:
    """What is to be known before this is answered."""
    known = BRIEFINGS.of(look.game.kind).get(one.decision.kind)
    return known(one, look) if known else ()


def above(one: Asked, look: Look, form: Form) -> Form:
    """The form with what else stands under the question: whoever opens it at once has not seen the panel."""
    hint = look.voice.hint(one.decision.kind, one.decision.about)
    lines = [line for line in (hint, *briefing(one, look)) if line]
    return replace(form, text="\n".join(lines)) if len(form.inputs) < PAGE else form


def noted(one: Asked) -> list[str]:
    """Lines that say why one would press a button; menus say it in their own lines."""
    options = offered(one.decision.choice)
    if len(options) > (ROW if is_one(one.decision.choice) else 1):
        return []
    names = zip(options, labels(one.voice, one.decision.kind, options), strict=True)
    say = one.voice.say
    return [say("option-note", name=name, note=one.notes[option]) for option, name in names if option in one.notes]


def question(one: Asked, look: Look, *notes: str, tell: Tell | None = None, asked: Sequence[str] = ()) -> Panel:
    """The words of a decision: question, notes, prepared answer.

    `tell`: a shorter teller of answers; `asked`: question and hint, where they are not those of its kind.
    """
    decision, voice = one.decision, look.voice
    of_kind = voice.ask(decision.kind, decision.about), voice.hint(decision.kind, decision.about)
    head = voice.say("card-question", label=voice.ask_label(decision.kind, decision.about))
    return words(
        head,
        *(asked or of_kind),
        *notes,
        ready(one, tell),
    )


def ready(one: Asked, tell: Tell | None = None) -> str:
    """What `Save & Lock`, or the deadline, will do; and that a standing order will not."""
    skipped = one.voice.say("card-order-skipped") if one.skipped else ""
    return f"{_prepared(one, tell or partial(told_of, one.voice, one.posted))}\n{skipped}".strip()


def _prepared(one: Asked, tell: Tell) -> str:
    decision, voice = one.decision, one.voice
    if one.own_default:
        return voice.say("card-own-default", answer=tell(one.draft))
    if one.begun is not None:
        missing = lacking(decision, voice, one.begun)
        if missing:
            return voice.say("card-lacking", fields=missing)
        return voice.say("card-draft" if one.draft is not None else "card-proposed", answer=tell(one.begun).rstrip("."))
    if one.posted.asking.ahead:
        return _asked_ahead(one, tell)
    if decision.awaited:
        return voice.say("card-default", answer=tell(prefilled(one.posted)))
    return ""


def _asked_ahead(one: Asked, tell: Tell) -> str:
    """What one press would say, or has said; and what it means to say nothing."""
    decision, voice = one.decision, one.voice
    answer = tell(one.shown).rstrip(".")
    if not decision.awaited:
        return voice.say("card-said-ahead", answer=answer)
    if decision.window is Window.AHEAD:
        silence = voice.say("card-silence-asks")
    else:
        silence = voice.say("card-default", answer=tell(decision.lapse).rstrip("."))
    return "\n".join((voice.say("card-proposed", answer=answer), silence))
