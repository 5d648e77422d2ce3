"""Why not: what happened, what did not, what to do; never more than two sentences, never blame."""

from __future__ import annotations

from bot.base.errors import BotError, Held, IllegalAnswer, NotAllowed, NotOpen, RulesError, StoreFailed, StoreUnsure
from bot.base.halves import kind_in
from bot.base.legible import legible
from bot.base.text import Voice
from bot.store.diary import changed_something
from bot.store.store import EntryRow, Store
from bot.surface.kit.address import Address
from bot.surface.kit.answers import told
from bot.surface.kit.cards import at, desk, stamp
from bot.surface.kit.files import Attachment
from bot.surface.kit.forms import STEPWISE, Submitted, page_at_fault, pages
from bot.surface.kit.fortunes import Story
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, button, buttons, words
from bot.surface.kit.widgets import Asked
from games.kernel import Seat

STALE = ("decision.closed", "decision.stale")
AT_LENGTH, ON_A_CARD = 20, 1000  # characters
TYPED = "typed.txt"
ELSEWHERE = ("decision.other", "seat.none", "deal.others", "deal.vacant")


def reason(voice: Voice, error: BotError, clause: str = "") -> str:
    """The sentence of an error, with the rule it rests on."""
    if isinstance(error, Held):
        return voice.say("error-held", code=error.code)
    if isinstance(error, StoreUnsure):
        return voice.say("error-store-unsure")
    if isinstance(error, StoreFailed):
        return voice.say("error-store-partly" if changed_something() else "error-store", trouble=error.trouble)
    if not isinstance(error, RulesError):
        return voice.say("error-again")
    text = voice.reason(error.reason, error.about)
    return voice.say("error-illegal", reason=text, rule=clause) if clause and isinstance(error, IllegalAnswer) else text


def refusal(look: Look, error: BotError, asked: Asked | None = None, again: Address | None = None) -> Panel:
    """M10 for somebody who looks at a game: the sentence, and the way on; `again`: back to a form as he left it."""
    voice = look.voice
    if isinstance(error, NotOpen) and error.reason in STALE and look.seat is not None:
        return desk(look, Story([reason(voice, error)]))
    text = reason(voice, error, asked.decision.clause if asked else "")
    if isinstance(error, NotAllowed) and error.reason == "decision.other":
        text = f"{text} {own_choices(look)}"
    way = again or (page(asked, error) if asked else None)
    retry = [button(voice.say("button-again"), way, "primary")] if way and _can_be_mended(error) else []
    mine = [button(voice.say("button-desk"), at(look, "desk"))] if look.seat is not None else []
    return words(text) + buttons(*retry, *mine, *rule(look, asked if isinstance(error, IllegalAnswer) else None))


def handed_back(voice: Voice, entered: Submitted) -> list[str]:
    """What was typed at length into a form that cannot be taken any more, to be copied: else it would be lost.

    Nothing, where it is too long to stand on a card beside what is so now.
    """
    plain = [text.replace("`", "'") for text in _at_length(entered)]
    said = [voice.say("error-typed"), *(f"```\n{text}\n```" for text in plain)]
    return said if plain and sum(map(len, said)) <= ON_A_CARD else []


def as_a_file(entered: Submitted) -> list[Attachment]:
    """What is too long to be handed back on a card."""
    typed = _at_length(entered)
    return [Attachment(TYPED, "\n\n".join(typed).encode())] if typed else []


def _at_length(entered: Submitted) -> list[str]:
    typed = [text for text in entered.values() if isinstance(text, str) and len(text) >= AT_LENGTH]
    return ["\n".join(map(legible, text.splitlines())) for text in typed]


def _can_be_mended(error: BotError) -> bool:
    """Whether another answer to the same question may be taken: not where the question is somebody else's, or over."""
    return isinstance(error, IllegalAnswer | NotAllowed | StoreFailed) and reason_of(error) not in ELSEWHERE


def reason_of(error: BotError) -> str:
    """The key of its sentence, where the rules or the bot refuse."""
    return error.reason if isinstance(error, RulesError) else ""


def rule(look: Look, asked: Asked | None) -> list[Button]:
    """The button that opens the clause a refusal cites."""
    clause = asked.decision.clause if asked else ""
    return [button(look.voice.say("button-rule", rule=clause), at(look, "clause", clause))] if clause else []


def page(asked: Asked, error: BotError) -> Address | None:
    """The page of the form that a refusal is about; None: nothing is prepared that could be put right."""
    about = error.about if isinstance(error, RulesError) else {}
    if asked.draft is None or not pages(asked.decision, asked.voice):
        return None
    if asked.decision.kind in STEPWISE.of(asked.voice.words.game):
        return asked.to("show")
    return asked.to("form", page_at_fault(asked.decision, asked.draft, about))


def own_choices(look: Look) -> str:
    """What a person may do instead."""
    if look.seat is None:
        return look.voice.say("error-no-seat")
    return look.voice.say("error-own-choices", count=len(look.awaited))


async def what_came_instead(store: Store, look: Look) -> str:
    """For a card that came too late: the default that was taken at the deadline, if that was the seat's last act."""
    last = _last(await store.journal(look.game.id), look.seat)
    if last is None or last.entry.kind != "lapse":
        return ""
    half, kind = kind_in(last.entry.key)
    look = look.within(half)
    label = look.voice.ask_label(kind, {})
    return look.voice.say(
        "error-lapsed", when=stamp(last.at), label=label, answer=told(look.voice, kind, last.entry.raw)
    )


def _last(journal: list[EntryRow], seat: Seat | None) -> EntryRow | None:
    mine = (row for row in reversed(journal) if row.entry.seat == seat and row.undone_by is None)
    return next(mine, None)
