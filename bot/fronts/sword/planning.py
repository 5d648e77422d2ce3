"""The next action said ahead on one card: below each card what it is used for; then what is asked in it, list by list.

What can be done is looked at as things are now; others let all pass, and the dice fall well (`games.sword.rehearsal`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.sword import marching
from bot.fronts.sword.looking import sword
from bot.fronts.sword.noting import note
from bot.fronts.sword.playing import REFUSALS, by_card
from bot.fronts.sword.spending import is_spending
from bot.surface.kit.address import Address
from bot.surface.kit.answers import is_one, offered, told
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Menu, Panel, button, buttons
from bot.surface.kit.present import question
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.kit.widgets import Asked, proposed, taking
from bot.surface.press.steps import Choose, Push, Save, Step
from games.kernel import Decision, Posted, Raw
from games.kernel.choice import is_dict, is_list
from games.sword.components import cards
from games.sword.next_action import ASKED, KIND, PLAYS, REST, UNLESS, choice_of
from games.sword.rehearsal import FIRST, Entry, Rehearsal

NEXT: Final = KIND
Play = list[list[Any]]
SHOWN: Final = 3
"""Lists of 25 for one question of the play."""


@dataclass(frozen=True, slots=True)
class Group:
    """Likely answers under one another: in lists with this prompt, or without one as buttons."""

    likely: Sequence[Shortcut]
    prompt: str = ""
    most: int = SHOWN


@dataclass(frozen=True, slots=True)
class Draft:
    """What is prepared: the plays, the last of which is still added to."""

    plays: list[Play] = field(default_factory=list[Play])
    unless: str = UNLESS[0]
    rest: str = REST[0]

    @property
    def last(self) -> Play:
        """The play that is being put together."""
        return self.plays[-1] if self.plays else []

    @property
    def chosen(self) -> bool:
        """Whether it has a card play."""
        return any(kind == FIRST for kind, _ in self.last)

    @property
    def raw(self) -> Raw:
        """As it is said."""
        return {"plays": self.plays, "unless": self.unless, "rest": self.rest}

    def with_last(self, play: Play) -> Raw:
        """With another play at the end."""
        return replace(self, plays=[*self.plays[:-1], play]).raw


def drafted(raw: Raw) -> Draft:
    """What is prepared; nothing is where nothing was said."""
    if not is_dict(raw):
        return Draft()
    said: dict[str, Any] = raw
    return Draft([[*play] for play in said["plays"]], said["unless"], said["rest"])


def prepared(posted: Posted, look: Look) -> Draft:
    """What its seat has prepared, else what it has said before."""
    raw = look.drafts.get(posted.ref)
    return drafted(posted.proposal if raw is None else raw)


# What may be added


def groups(posted: Posted, look: Look) -> Iterator[Group]:
    """A play; what is asked in it; what is done instead; what makes it void; back; to be asked."""
    draft = prepared(posted, look)
    yield from (_more if draft.chosen else _plays)(posted, look, draft)
    yield Group(_ways(look.voice, draft))


def _rehearsed(posted: Posted, play: Play) -> Rehearsal:
    return choice_of(posted.decision).rehearse([(kind, raw) for kind, raw in play])


def _plays(posted: Posted, look: Look, draft: Draft) -> Iterator[Group]:
    """SR-7.1: a list for each card."""
    opening = _rehearsed(posted, draft.last)
    asked = opening.asked
    options = [one for one in offered(asked.choice) if one not in REFUSALS] if asked else []
    for card, places in by_card(options).items():
        likely = [_play(look, draft, options[n]) for n in places]
        yield Group(likely, look.voice.say("menu-card", card=cards()[card].title, op=cards()[card].op), most=1)
    begun = choice_of(posted.decision).begun_beside([(kind, raw) for kind, raw in draft.last])
    for offer in opening.beside:
        likely = [_beside(look, draft, offer.kind, card, play) for card, play in begun[offer.kind].items()]
        if likely:
            yield Group(
                likely, look.voice.say("plan-before", what=look.voice.ask_label(offer.kind, offer.about)), most=1
            )


def _beside(look: Look, draft: Draft, kind: str, card: str, play: Sequence[Entry]) -> Shortcut:
    """SR-5.4.2: done before the card play; what it leaves open is as usual."""
    said = draft.with_last([[kind, raw] for kind, raw in play])
    return Shortcut(look.voice.option(kind, card), said, prepares=True)


def _play(look: Look, draft: Draft, option: str) -> Shortcut:
    label, why = look.voice.option(FIRST, option), note(look.voice, sword(look), option)
    return Shortcut(label, draft.with_last([*draft.last, [FIRST, option]]), why, prepares=True)


def _more(posted: Posted, look: Look, draft: Draft) -> Iterator[Group]:
    """One more point where points are spent; and what is asked next in the play."""
    play = draft.last
    _, raw = play[-1]
    before = _rehearsed(posted, play[:-1]).asked if is_list(raw) else None
    if before is not None and is_spending(before.choice):
        points = [str(one) for one in raw]
        more = [(look.voice.option(before.kind, one), [*points, one]) for one in before.choice.after(points)]
        yield _asked(look, draft, play[:-1], before, more)
    then = _rehearsed(posted, play)
    if then.asked is not None and not then.refused:
        yield _asked(look, draft, play, then.asked, _likely(posted, then, then.asked, look))


def _likely(posted: Posted, then: Rehearsal, asked: Decision[Any], look: Look) -> list[tuple[str, Raw]]:
    """What may be said to it, by name; nothing where that needs a form: it is left as usual."""
    kind, choice = asked.kind, asked.choice
    if kind in marching.KINDS:
        seen = replace(look, sight=then.look, drafts={})
        return [(one.label, one.raw) for one in marching.shortcuts(Posted(asked, posted.asking), seen)]
    if is_spending(choice):
        return [(look.voice.option(kind, one), [one]) for one in choice.after([])]
    return [(look.voice.option(kind, one), one) for one in offered(choice)] if is_one(choice) else []


def _asked(look: Look, draft: Draft, play: Play, asked: Decision[Any], likely: Sequence[tuple[str, Raw]]) -> Group:
    """The answers to a question that the play comes to."""
    found = [Shortcut(label, draft.with_last([*play, [asked.kind, raw]]), prepares=True) for label, raw in likely]
    return Group(found, look.voice.say("plan-then", what=look.voice.ask_label(asked.kind, asked.about)))


def _ways(voice: Voice, draft: Draft) -> list[Shortcut]:
    """Buttons beside: instead, unless, the rest, back, ask me."""
    unless, rest = _next(UNLESS, draft.unless), _next(REST, draft.rest)
    passed = draft.with_last([*draft.last, [FIRST, "pass"]])
    found = [Shortcut(voice.say("plan-pass"), passed, prepares=True)] if not draft.chosen else []
    if draft.last:
        found += [
            Shortcut(voice.say(f"plan-unless-{unless}"), replace(draft, unless=unless).raw, prepares=True),
            Shortcut(voice.say(f"plan-rest-{rest}"), replace(draft, rest=rest).raw, prepares=True),
            Shortcut(voice.say("quick-back"), draft.with_last(draft.last[:-1]), prepares=True),
        ]
    if draft.chosen and len(draft.plays) < PLAYS:
        found.append(Shortcut(voice.say("plan-else"), replace(draft, plays=[*draft.plays, []]).raw, prepares=True))
    return [*found, Shortcut(voice.say("plan-ask"), ASKED)]


def _next(words: Sequence[str], word: str) -> str:
    return words[(words.index(word) + 1) % len(words)]


def shortcuts(posted: Posted, look: Look) -> Iterator[Shortcut]:
    """All of them, in the order of the card; what stands behind the one that is wanted is not played out."""
    return (one for group in groups(posted, look) for one in group.likely)


def steps(look: Look, posted: Posted, raw: Raw) -> Sequence[Step]:
    """How it is said by presses: list after list as far as the card goes, then taken; to be asked: at once.

    Whoever has prepared the beginning of it goes on from there.
    """
    found: list[Step] = []
    said, begun = list(stages(raw)), look.drafts.get(posted.ref)
    for wanted in said[said.index(begun) + 1 :] if begun in said else said:
        step = _press(posted, look, wanted)
        if step is not None:  # Else one press says more than this, or no list says it.
            found.append(step)
            look = replace(look, drafts={posted.ref: wanted})
    return [*found, Save()] if is_dict(raw) and (found or begun in said) else found


def _press(posted: Posted, look: Look, wanted: Raw) -> Step | None:
    """The entry of a list, or the button, that prepares this; what the card proposes is taken."""
    if wanted == posted.proposal == ASKED and posted.ref not in look.drafts:
        return Push(posted.ref, "keep", proposed(posted))
    place = 0
    for group in groups(posted, look):
        for number, each in enumerate(group.likely, place):
            if each.raw == wanted:
                value = _value(each, number)
                return Choose(posted.ref, "quick", value) if group.prompt else Push(posted.ref, "quick", value)
        place += len(group.likely)
    return None


def stages(raw: Raw) -> Iterator[Raw]:
    """What is prepared after each press."""
    if not is_dict(raw):
        yield raw
        return
    whole = drafted(raw)
    for number, play in enumerate(whole.plays):
        before = whole.plays[:number]
        if number:
            yield Draft([*before, []]).raw
        for length in range(1, len(play) + 1):
            yield Draft([*before, play[:length]]).raw


# The card


def panel(one: Asked, look: Look) -> Panel:
    """What is said so far, and what may be added to it."""
    draft = prepared(one.posted, look)
    void = choice_of(one.decision).void
    lost = [look.voice.say("plan-void", plan=tell(look.voice, void))] if void is not None else []
    whole = question(one, look, *lost, *([look.voice.say("plan-supposed")] if draft.last else []))
    whole += buttons(*taking(one)) if one.draft is not None and any(draft.plays) else Panel()
    place = 0
    for group in groups(one.posted, look):
        whole += _lists(one, group, place) if group.prompt else _row(one, group, place)
        place += len(group.likely)
    return whole


def _lists(one: Asked, group: Group, first: int) -> Panel:
    items = [
        Item(clip(each.label, OPTION), _value(each, first + n), clip(each.note, OPTION))
        for n, each in enumerate(group.likely)
    ]
    parts = [items[start : start + MENU] for start in range(0, len(items), MENU)][: group.most]
    prompt = clip(group.prompt, OPTION)
    return Panel(tuple(Menu(one.to("quick", f"{first}.{n}"), part, prompt) for n, part in enumerate(parts)))


def _row(one: Asked, group: Group, first: int) -> Panel:
    places = enumerate(group.likely, first)
    return buttons(*(button(each.label, _leads(one, each, place)) for place, each in places))


def _leads(one: Asked, each: Shortcut, place: int) -> Address:
    """To be asked is what the card proposes where nothing is prepared: it is taken as it stands."""
    as_shown = one.draft is None and each.raw == one.posted.proposal
    return one.to("keep", one.proposed) if as_shown else one.to("quick", _value(each, place))


def _value(each: Shortcut, place: int) -> str:
    return f"{place}.{each.mark}"


# In words


def tell(voice: Voice, raw: Raw) -> str:
    """Each play with what follows in it; what makes it void."""
    draft = drafted(raw)
    if not any(draft.plays):
        return voice.say("plan-ask")
    plays = [_told(voice, play) for play in draft.plays if play]
    lines = [voice.say("plan-told", n=n, play=play) for n, play in enumerate(plays, 1)]
    return voice.say("plan-whole", plays="; ".join(lines), unless=draft.unless, rest=draft.rest)


def _told(voice: Voice, play: Play) -> str:
    return ", ".join(told(voice, kind, raw).rstrip(".") for kind, raw in play)
