"""Forms of a negotiation: goods with a note and a time, and the promise that is no part of the rules."""

from __future__ import annotations

from dataclasses import replace

from bot.base.errors import NotAllowed
from bot.base.text import Voice, clip
from bot.services.deals.promises import events
from bot.services.deals.refusals import LONGEST, REASONS
from bot.services.deals.terms import HOURS, PROMISE_LONGEST, Said, spoken
from bot.surface.deals.lines import event
from bot.surface.kit.address import Address
from bot.surface.kit.deals import DEALINGS
from bot.surface.kit.forms import Form, Input, Submitted
from bot.surface.kit.look import Look
from bot.surface.kit.offering import chosen
from bot.surface.kit.panel import Item
from games.kernel import Posted

LABEL = 45


def said_in(look: Look, posted: Posted, entered: Submitted, before: Said) -> Said:
    """The words of such a form; a promise made before stands. NotAllowed: they are too long; IllegalAnswer: no such."""
    hours = hours_in(first(entered, "hours")) if "hours" in entered else before.hours
    words = spoken(str(entered.get("note", "")), before.promise, before.by, hours)
    read = DEALINGS.of(look.game.kind).claims
    named, claims = read(posted, entered) if read else ((), ())
    wants = chosen(look, every(entered, "wants"))
    return words.model_copy(update={"named": named, "claims": chosen(look, claims), "wants": wants})


def every(entered: Submitted, name: str) -> list[str]:
    """What was chosen from a list."""
    found = entered.get(name, ())
    return [] if isinstance(found, str) else list(found)


def hours_in(text: str) -> int:
    """How long an offer stands. NotAllowed: no such time is offered."""
    if not text:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > len(str(max(HOURS))):
        raise NotAllowed("deal.hours")
    return int(text)


def first(entered: Submitted, name: str) -> str:
    """What was chosen from a list of one."""
    found = entered.get(name, "")
    return found if isinstance(found, str) else next(iter(found), "")


def promise_form(voice: Voice, to: Address, kind: str, said: Said, partner: str) -> Form:
    """What one would promise, and by when; nothing: no promise."""
    say = voice.say
    text = Input(
        "promise",
        "text",
        clip(say("promise-label", partner=partner), LABEL),
        say("promise-description", max=PROMISE_LONGEST),
        value=said.promise,
        long=True,
        most=PROMISE_LONGEST,
    )
    items = [Item(event(voice, by), by, chosen=by == said.by) for by in events(kind)]
    by = Input("by", "menu", say("promise-by-label"), say("promise-by-description"), items, low=0)
    return Form(say("promise-title"), to, [text, by])


def refusal_form(voice: Voice, to: Address, partner: str) -> Form:
    """Why one declines; nothing need be said."""
    say = voice.say
    items = [Item(say("refusal-none"), "none", chosen=True), *(Item(say(f"refusal-{one}"), one) for one in REASONS)]
    why = Input("why", "radio", say("refusal-label"), clip(say("refusal-description", partner=partner), 100), items)
    text = Input("text", "text", say("refusal-text"), say("refusal-text-description", max=LONGEST), low=0, most=LONGEST)
    return Form(clip(say("refusal-title", partner=partner), LABEL), replace(to, act="decline"), [why, text])


def promised_in(kind: str, promise: str, by: str, before: Said) -> Said:
    """The promise of such a form, with the note that stood before. NotAllowed: too long, or due at no known event."""
    if by and by not in events(kind):
        raise NotAllowed("promise.when")
    plain = spoken(before.note, promise, by, before.hours)
    return plain.model_copy(update={"named": before.named, "claims": before.claims, "wants": before.wants})
