"""`propose` as one command: what is proposed, and its terms in one text.

What may be proposed now, and what its terms may be, is suggested from the caller's own open decisions. What is still
missing of the terms is asked by the form that the buttons open.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from bot.base.errors import IllegalAnswer, NotOpen
from bot.base.text import Voice
from bot.surface.kit import forms
from bot.surface.kit.answers import NOBODY, blank, filled, leaves, offered
from bot.surface.kit.cards import desk
from bot.surface.kit.forms import Form
from bot.surface.kit.look import Look
from bot.surface.kit.present import above, asked
from bot.surface.press.commanding import asked_for, continued, gives, holding, names_in, one
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Field, Said, Verb
from games.kernel import Choice, Posted
from games.kernel.choice import Raw

MARKS: Final = ",;\n"
PARTS: Final = re.compile(f"[{MARKS}]")
About: TypeAlias = Mapping[str, str | int | None]


@dataclass(frozen=True, slots=True)
class Terms:
    """How the terms of one kind of proposal are typed.

    Attributes:
        read: the answer, or the form that asks for what is missing. IllegalAnswer: something was not understood.
        offers: how what was typed may go on.
    """

    read: Callable[[Look, Posted, str], Raw | Form]
    offers: Callable[[Look, Posted, str], Iterable[str]]


@dataclass(frozen=True, slots=True)
class Proposals:
    """What can be proposed in a phase of a game.

    Attributes:
        kinds: the decisions that make a proposal.
        about: what tells the decision from its twins, of what was typed and of the suggestion that was chosen.
        own: how terms are typed that are not one part for each field.
    """

    kinds: Sequence[str]
    about: Callable[[Said, About], About]
    own: Mapping[str, Terms]

    def verb(self, phase: str, *further: Field) -> Verb:
        """The command."""
        fields = (
            Field("kind", "What; say nothing to see what you may propose", offers=self.able),
            Field(
                "terms", "Its terms, one after the other: suggested as you type; else a form asks", offers=self.ahead
            ),
            *further,
        )
        return Verb(phase, "propose", "Make a proposal, if you have the floor.", self.kinds, fields, does=self.propose)

    def propose(self, said: Said) -> Act:
        """The handler."""

        async def act(press: Press) -> None:
            look = await press.own()
            if not said.get("kind"):
                await press.reply.whisper(self.shown(look))
                return
            chosen = self.chosen(look, said)
            await gives(chosen.kind, self.reading(chosen, said), **chosen.about)(press)

        return act

    def shown(self, look: Look) -> Any:
        """All that may be proposed, to be pressed. NotOpen: nothing may."""
        if not any(look.find(kind) for kind in self.kinds):
            raise NotOpen("decision.not-asked", count=len(look.awaited))
        return desk(look)

    def reading(self, chosen: Chosen, said: Said) -> Callable[[Look, Posted], Raw | Form] | None:
        """How the terms are read; None: there are none yet, and the question is shown."""
        text: str = said.get("terms") or ""

        def read(look: Look, posted: Posted) -> Raw | Form:
            choice = posted.decision.choice
            return self.terms(chosen.kind).read(look, posted, text) if text and leaves(choice) else blank(choice)

        return read if text or chosen.plain else None

    def terms(self, kind: str) -> Terms:
        """How those of a kind are typed."""
        return self.own.get(kind, ONE_BY_ONE)

    def chosen(self, look: Look, said: Said) -> Chosen:
        """The kind that is meant: by its id, or as it was suggested. IllegalAnswer: none is."""
        text = str(said.get("kind") or "").strip().casefold()
        able = self.labels(look)
        posted = next((one for label, one in able.items() if label.casefold() == text), None)
        kind = posted.decision.kind if posted else next((one for one in self.kinds if short(one) == text), "")
        if not kind:
            raise IllegalAnswer("form.name", said=text[:40], there=forms.listed(able) or None)
        meant = posted or look.find(kind)
        plain = meant is not None and not forms.fields(meant.decision.choice)
        return Chosen(kind, self.about(said, posted.decision.about if posted else {}), plain)

    def labels(self, look: Look) -> dict[str, Posted]:
        """What may be proposed now by whoever looks, as it stands on the buttons."""
        own = [posted for posted in look.own if posted.decision.kind in self.kinds]
        return {label_of(look.voice, posted): posted for posted in own}

    def able(self, look: Look, _said: Said, typed: str) -> Iterable[str]:
        """The same, as suggestions."""
        return holding(self.labels(look), typed)

    def ahead(self, look: Look, said: Said, typed: str) -> Iterable[str]:
        """How the terms of what is proposed may go on."""
        chosen = self.chosen(look, said)
        posted = asked_for(look, chosen.kind, chosen.about)[0]
        return self.terms(chosen.kind).offers(look, posted, typed)


class Chosen(NamedTuple):
    """A kind of proposal, what tells its decision from its twins, and whether it has no terms at all."""

    kind: str
    about: About
    plain: bool


def short(kind: str) -> str:
    """Its id as it is typed: without the phase it belongs to."""
    return kind.partition(".")[2]


def label_of(voice: Voice, posted: Posted) -> str:
    """What it is called, whichever faction it is for."""
    about = {name: value for name, value in posted.decision.about.items() if name != "faction"}
    return voice.ask_label(posted.decision.kind, about)


# Terms field by field: "Ada, Carl"; "30, Ada, Carl"; "30, co-sponsor: Carl"


def parted(text: str) -> list[str]:
    """What stands between commas, semicolons and ends of lines."""
    return [part.strip() for part in PARTS.split(text) if part.strip()]


def fields_of(posted: Posted) -> dict[str, Choice[Any]]:
    """The parts of the answer, by the last of their names."""
    return {path[-1]: leaf for path, leaf in leaves(posted.decision.choice) if path}


def given(posted: Posted, voice: Voice, text: str) -> dict[str, str]:
    """What was typed for each field: named with a colon, else in their order."""
    fields, kind = fields_of(posted), posted.decision.kind
    if len(fields) == 1:
        return dict.fromkeys(fields, text.strip())
    found: dict[str, str] = {}
    for said in parted(text):
        name, colon, value = said.partition(":")
        free = next((field for field in fields if field not in found), None)
        field = labelled(list(fields), kind, voice, name) if colon else free
        if field is None:
            there = forms.listed(voice.field_label(kind, one) for one in fields)
            raise IllegalAnswer("form.name", said=said[:40], there=there)
        found[field] = value.strip() if colon else said
    return found


def labelled(fields: Sequence[str], kind: str, voice: Voice, text: str) -> str | None:
    """The field whose label was typed."""
    wanted = text.strip().casefold()
    return next((one for one in fields if wanted in (one, voice.field_label(kind, one).casefold())), None)


def read_fields(look: Look, posted: Posted, text: str) -> Raw | Form:
    """The answer, or the form, filled in as far as it was said."""
    return assembled(look, posted, given(posted, look.voice, text))


def assembled(look: Look, posted: Posted, said: Mapping[str, str]) -> Raw | Form:
    """From what was typed for each field; what need not be said is nothing."""
    raw, missing = None, False
    for path, leaf in leaves(posted.decision.choice):
        text = said.get(path[-1])
        value = one(leaf, posted.decision.kind, look.voice, text) if text else blank(leaf)
        missing = missing or value is None
        raw = raw if value is None else filled(raw, path, value)
    return missing_in(look, posted, raw) if missing else raw


def missing_in(look: Look, posted: Posted, raw: Raw) -> Form:
    """The form that asks for the rest."""
    about = asked(posted, look)
    return above(about, look, forms.form(posted, about.game, about.voice, raw, 0, about.notes))


def next_fields(look: Look, posted: Posted, typed: str) -> Iterable[str]:
    """The options of the field that comes next."""
    fields = list(fields_of(posted))
    head = typed[: max(typed.rfind(mark) for mark in MARKS) + 1]
    known = given(posted, look.voice, head) if head else {}
    field = next((one for one in fields if one not in known), None)
    return continued(names_in(posted, look.voice, field), typed, MARKS) if field else []


ONE_BY_ONE: Final = Terms(read_fields, next_fields)


# Posts and who gets them: "North: Ada, South: Carl"


def read_pairs(look: Look, posted: Posted, text: str) -> Raw:
    """Who gets what; posts that are not named go to nobody."""
    fields, kind, voice = fields_of(posted), posted.decision.kind, look.voice
    raw = dict.fromkeys(fields, NOBODY)
    for part in parted(text):
        what, colon, whom = part.partition(":")
        if not colon:
            raise IllegalAnswer("terms.pair", said=part[:40])
        post = forms.named(list(fields), kind, voice, what)
        raw[post] = forms.named(offered(fields[post]), kind, voice, whom)
    return raw


def pairs(look: Look, posted: Posted, typed: str) -> Iterable[str]:
    """Posts, and after a colon who can have them; each with what was typed before."""
    voice, kind = look.voice, posted.decision.kind
    able = [
        f"{voice.option(kind, post)}: {voice.option(kind, who)}"
        for post, field in fields_of(posted).items()
        for who in offered(field)
        if who != NOBODY
    ]
    return continued(able, typed, MARKS)


PAIRS: Final = Terms(read_pairs, pairs)
