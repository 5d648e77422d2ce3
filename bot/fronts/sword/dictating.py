"""What is said ahead by command: what a card lists, entry after entry, with semicolons between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.base.errors import IllegalAnswer
from bot.fronts.sword import planning
from bot.fronts.sword.planning import Draft, Play
from bot.surface.kit.forms import listed
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from bot.surface.press.commanding import answers, continued, gives
from bot.surface.press.items import Act
from bot.surface.press.saying_ahead import SAYS, saying
from bot.surface.press.verbs import Field, Said, Verb
from games.kernel import Posted, Raw
from games.kernel.choice import is_list
from games.sword.next_action import ASKED, PASS
from games.sword.rehearsal import FIRST

LINES: Final = ";"
SHOWN: Final = 40
PLAYS: Final = ("play", "second", "third")
"""The fields, each of which is made if those before are not possible."""


def ahead_in(kind: str, field: str) -> Callable[[Said], Act]:
    """What was typed in this field; or as the card proposes, or to be asked; nothing: its card."""

    def act(said: Said) -> Act:
        typed = said.get(field)
        return answers(kind, str(typed)) if typed else saying((kind,), said)

    return act


# The next action


def plan(said: Said) -> Act:
    """SR-DP4: the plays as they were typed; or as the card proposes, or to be asked; nothing: its card."""
    typed = {name: str(said.get(name) or "") for name in PLAYS}
    if not any(typed.values()):
        return saying((planning.NEXT,), said)
    return gives(planning.NEXT, partial(read, said={**typed, **_words(said)}))


def _words(said: Said) -> dict[str, str]:
    return {name: str(said[name]) for name in ("unless", "rest") if said.get(name)}


def read(look: Look, posted: Posted, said: dict[str, str]) -> Raw:
    """The plays one after the other. IllegalAnswer: something is not among what the card would list then."""
    draft, usual = Draft(plays=[]), Draft()
    for text in filter(None, map(said.get, PLAYS)):
        draft = Draft([*draft.plays, []])
        for part in filter(None, map(str.strip, text.split(LINES))):
            draft = planning.drafted(_meant(likely(look, posted, draft), part).raw)
    return Draft(draft.plays, said.get("unless", usual.unless), said.get("rest", usual.rest)).raw


def likely(look: Look, posted: Posted, draft: Draft) -> list[Shortcut]:
    """What the lists of the card would offer now; and to play nothing."""
    groups = planning.groups(posted, replace(look, drafts={posted.ref: draft.raw}))
    passed = draft.with_last([[FIRST, PASS]])
    return [one for group in groups for one in group.likely if group.prompt or one.raw == passed]


def _meant(able: Sequence[Shortcut], text: str) -> Shortcut:
    """The entry that was typed: in full, or as much of it as is unmistakable."""
    wanted = text.casefold()
    for fits in (
        [one for one in able if one.label.casefold() == wanted],
        [one for one in able if one.label.casefold().startswith(wanted)],
        [one for one in able if wanted in one.label.casefold()],
    ):
        if len({one.label for one in fits}) == 1:
            return fits[0]
    raise IllegalAnswer("form.name", said=text[:SHOWN], there=listed(one.label for one in able))


def offers(look: Look, said: Said, current: str) -> Iterable[str]:
    """What may follow what was typed of this play."""
    del said
    posted = look.find(planning.NEXT)
    if posted is None:
        return []
    draft = Draft([[]])
    try:
        for part in current.split(LINES)[:-1]:
            draft = planning.drafted(_meant(likely(look, posted, draft), part.strip()).raw)
    except IllegalAnswer:
        return []
    return continued([one.label for one in likely(look, posted, draft)], current, LINES)


def spelled(look: Look, posted: Posted, raw: Raw) -> dict[str, str] | None:
    """What would be typed to say this; None: the lists of the card do not say it."""
    said: Any = raw
    if raw == ASKED:
        return {SAYS.name: "silence"}
    plays: dict[str, str] = {}
    before: list[Play] = []
    for name, play in zip(PLAYS, said["plays"], strict=False):
        labels = _labels(look, posted, before, play)
        if labels is None:
            return None
        plays[name], before = f"{LINES} ".join(labels), [*before, play]
    return {**plays, "unless": said["unless"], "rest": said["rest"]}


def _labels(look: Look, posted: Posted, before: Sequence[Play], play: Play) -> list[str] | None:
    found, begun = list[str](), Draft([*before, []])
    for wanted in growing(play):
        raw = Draft([*before, wanted]).raw
        one = next((each for each in likely(look, posted, begun) if each.raw == raw), None)
        if one is None:
            return None
        found.append(one.label)
        begun = planning.drafted(raw)
    return found


def growing(play: Play) -> Iterator[Play]:
    """A play after each entry; points that are spent come one by one."""
    for length, (kind, raw) in enumerate(play):
        parts = [raw[: n + 1] for n in range(len(raw))] if is_list(raw) and raw else [raw]
        yield from ([*play[:length], [kind, part]] for part in parts)


VERB: Final = Verb(
    "action",
    "next",
    "Your next action, said before it comes.",
    (planning.NEXT,),
    [
        SAYS,
        Field("play", "A card and its use; then what is asked in it, with semicolons", offers=offers),
        Field("second", "If that is not possible", offers=offers),
        Field("third", "If that is not possible either", offers=offers),
        Field(
            "unless",
            "What makes it void",
            choices=[
                ("attacked", "If I have lost CU or spaces"),
                ("near", "If enemies have come near, too"),
                ("never", "Nothing"),
            ],
        ),
        Field("rest", "What it leaves open", choices=[("usual", "As usual"), ("ask", "I am asked")]),
    ],
    does=plan,
)
