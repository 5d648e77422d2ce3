"""Which widgets ask a choice on a card, and what a press on one of them says (discord-ux 5.5).

| choice | asked by | a press |
| --- | --- | --- |
| one of ≤ 5 | buttons | answers |
| one of more | menus of 25, up to four on a page | answers |
| several | menus of 25, up to four on a page | keeps a draft; `Save & Lock` answers |
| amount | buttons: least, default, most, `Other…` | answers |
| split, record, line | a form of up to five fields a page | answers, or keeps a draft |
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.base.text import Voice, clip
from bot.surface.kit.address import Address
from bot.surface.kit.answers import gathered, is_one, is_record, is_several, is_split, labels, offered, prefilled
from bot.surface.kit.forms import PAGE, at, field_name, fields, lacking, number, pages
from bot.surface.kit.panel import MENU, OPTION, ROW, Button, Item, Menu, Part, Row, Style, button
from games.kernel import Amount, Choice, Decision, IllegalAnswer, NotOpen, Posted, Several
from games.kernel.choice import Raw, is_list
from games.kernel.digests import digest

SHEET = 4 * MENU


@dataclass(frozen=True, slots=True)
class Answer:
    """The press is an answer."""

    raw: Raw


@dataclass(frozen=True, slots=True)
class Draft:
    """The press changes what is prepared; the card is drawn anew."""

    raw: Raw
    page: int = 0


@dataclass(frozen=True, slots=True)
class Fill:
    """The press asks for a page of the form."""

    page: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The press asks for another page of options."""

    page: int


Said = Answer | Draft | Fill | Turn


@dataclass(frozen=True, slots=True)
class Asked:
    """One decision as it is put on a card.

    `notes` say of options why one would choose them; `own_default`: the draft is what the seat wants at its deadlines;
    `skipped`: an order of the seat was meant for it, but could not be carried out; `names`: what its buttons say
    instead of their options; `preset`: what it begins with as long as nothing is prepared; `outshone`: a likely answer
    is lit instead of what silence would say.
    """

    posted: Posted
    game: str
    voice: Voice
    draft: Raw = None
    page: int = 0
    notes: Mapping[str, str] = field(default_factory=dict[str, str])
    own_default: bool = False
    skipped: bool = False
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    preset: Raw = None
    outshone: bool = False

    @property
    def decision(self) -> Decision[Any]:
        """What is asked."""
        return self.posted.decision

    @property
    def shown(self) -> Raw:
        """The prepared answer: the draft, else what it begins with, else the default."""
        return prefilled(self.posted) if self.begun is None else self.begun

    @property
    def begun(self) -> Raw:
        """The draft, else what it begins with; None: neither."""
        return self.preset if self.draft is None else self.draft

    @property
    def proposed(self) -> str:
        """What names a proposal: it may be another by the time it is taken."""
        return proposed(self.posted, self.preset) if self.draft is None else ""

    def to(self, act: str, arg: object = "") -> Address:
        """Where a widget of this decision leads."""
        return Address(self.game, self.posted.ref, self.posted.rev, act, str(arg))


def proposed(posted: Posted, preset: Raw = None) -> str:
    """A digest of what a question begins with, or of what is proposed if it is asked ahead; else ""."""
    if preset is None and not posted.asking.ahead:
        return ""
    return digest(json.dumps(posted.proposal if preset is None else preset, sort_keys=True), size=4)


def widgets(asked: Asked) -> list[Part]:
    """The components that ask a decision."""
    choice: Choice[Any] = asked.decision.choice
    options = offered(choice)
    if is_one(choice) and len(options) <= ROW:
        return [_buttons(asked, options)]
    if is_one(choice):
        return [*_menus(asked, options), *_rows([*_save(asked), *_pager(asked, len(options))])]
    if is_several(choice):
        return [*_several(asked, choice)]
    if isinstance(choice, Amount):
        return [_amounts(asked, choice)]
    return _rows([*_save(asked), *_moves(asked), *_forms(asked)])


def _moves(asked: Asked) -> list[Button]:
    """What is shared out can be moved from one to another."""
    choice = asked.decision.choice
    able = is_split(choice) and choice.total and len(choice.parts) <= MENU
    return [button(asked.voice.say("button-move"), asked.to("move"))] if able else []


def _named(asked: Asked, options: list[str]) -> list[str]:
    """What options are called on their buttons and in their menus."""
    plain = labels(asked.voice, asked.decision.kind, options)
    return [asked.names.get(option, name) for option, name in zip(options, plain, strict=True)]


def _buttons(asked: Asked, options: list[str]) -> Row:
    names = _named(asked, options)
    return Row([
        button(name, asked.to("pick", n), "primary" if option == asked.shown else "secondary")
        for n, (option, name) in enumerate(zip(options, names, strict=True))
    ])  # fmt: skip


def _menus(asked: Asked, options: list[str], *, several: Several[Any] | None = None) -> list[Part]:
    """Menus of 25 options, four to a page."""
    names = _named(asked, options)
    picked = asked.shown if is_list(asked.shown) else [asked.shown]
    first = asked.page * SHEET
    found: list[Part] = []
    for start in range(first, min(first + SHEET, len(options)), MENU):
        places = range(start, min(start + MENU, len(options)))
        shown = gathered(asked.voice, asked.decision.kind, options) if len(options) <= MENU else places
        items = [_item(asked, options[n], names[n], n, options[n] in picked) for n in shown]
        found.append(_menu(asked, items, start, len(options), several))
    return found


def _item(asked: Asked, option: str, name: str, place: int, chosen: bool) -> Item:  # noqa: FBT001 - a line of a menu
    return Item(clip(name, OPTION), str(place), clip(asked.notes.get(option, ""), OPTION), chosen)


def _menu(asked: Asked, items: list[Item], start: int, total: int, several: Several[Any] | None) -> Menu:
    alone = total <= MENU
    prompt = (
        asked.voice.say("menu-pick")
        if alone
        else asked.voice.say("menu-range", first=items[0].label, last=items[-1].label)
    )
    if several is None:
        return Menu(asked.to("pick", start), items, clip(prompt, OPTION))
    low, high = (several.low, several.high) if alone else (0, len(items))
    high = max(1, min(high, len(items)))
    return Menu(asked.to("some", start), items, clip(prompt, OPTION), min(low, high), high)


def _several(asked: Asked, choice: Several[Any]) -> list[Part]:
    options = offered(choice)
    if len(options) == 1 and choice.low == 0:
        return [_yes_or_no(asked, options[0])]
    row = [*_save(asked, always=True)]
    if options and choice.high >= len(options) and asked.shown != options:
        row.append(button(asked.voice.say("button-all"), asked.to("all")))
    if choice.low == 0 and asked.shown:
        row.append(button(asked.voice.say("button-none"), asked.to("none")))
    return [*_menus(asked, options, several=choice), *_rows([*row, *_pager(asked, len(options))])]


def _yes_or_no(asked: Asked, option: str) -> Row:
    """One option that may be taken or left."""
    taken = asked.shown == [option]
    kind, voice = asked.decision.kind, asked.voice
    return Row([
        button(voice.take_it(kind, option), asked.to("every"), "primary" if taken else "secondary"),
        button(voice.leave_it(kind), asked.to("nothing"), "secondary" if taken else "primary"),
    ])  # fmt: skip


def _amounts(asked: Asked, choice: Amount) -> Row:
    suggested = asked.shown if isinstance(asked.shown, int) else choice.low
    whole = choice.high - choice.low < ROW
    telling = [int(n) for n in asked.names if choice.low <= int(n) <= choice.high][: ROW - 1]
    some = telling or sorted({choice.low, suggested, choice.high})
    figures = range(choice.low, choice.high + 1) if whole else some
    row = [
        button(asked.names.get(str(n), str(n)), asked.to("num", n), "primary" if n == asked.shown else "secondary")
        for n in figures
    ]
    if not whole:
        row.append(button(asked.voice.say("button-other"), asked.to("form", 0)))
    return Row(row)


def _save(asked: Asked, *, always: bool = False) -> list[Button]:
    """`Save & Lock` takes what the card shows: the draft, else the default."""
    kind, choice = asked.decision.kind, asked.decision.choice
    if is_record(choice) and not pages(asked.decision, asked.voice):
        return [_keep(asked, asked.voice.as_prepared(kind))]
    nothing = asked.begun is None and not asked.decision.awaited and not always
    return [] if nothing or lacking(asked.decision, asked.voice, asked.shown) else taking(asked)


def taking(asked: Asked) -> list[Button]:
    """Takes what the card shows, by its name: the draft, a proposal, the default.

    Beside a proposal stands what silence would say, if that has a name of its own: nobody takes one for the other.
    """
    voice, kind = asked.voice, asked.decision.kind
    if asked.draft is not None:
        return [_keep(asked, voice.save_it(kind))]
    if not asked.posted.asking.ahead:
        return [_keep(asked, voice.as_prepared(kind))]
    take, silence = voice.say("button-take"), voice.silence(kind)
    if asked.shown == asked.decision.lapse:
        return [_keep(asked, silence or take)]
    return [_keep(asked, take), *([button(silence, asked.to("lapse"))] if silence else [])]


def _keep(asked: Asked, label: str) -> Button:
    return button(label, asked.to("keep", asked.proposed), "secondary" if asked.outshone else "primary")


def _forms(asked: Asked) -> list[Button]:
    count = pages(asked.decision, asked.voice)
    if not count:
        return []
    if count == 1:
        style: Style = "secondary" if asked.decision.awaited or asked.begun is not None else "primary"
        return [button(asked.voice.fill_in(asked.decision.kind), asked.to("form", 0), style)]
    first = [field_name(asked.voice, asked.decision.kind, path) for path, _ in fields(asked.decision.choice)[::PAGE]]
    return [
        button(asked.voice.say("button-page", page=n, first=name), asked.to("form", n - 1))
        for n, name in enumerate(first, 1)
    ]


def _pager(asked: Asked, total: int) -> list[Button]:
    last = (total - 1) // SHEET
    before = [button(asked.voice.say("button-back"), asked.to("page", asked.page - 1))] if asked.page else []
    after = [button(asked.voice.say("button-more"), asked.to("page", asked.page + 1))] if asked.page < last else []
    return [*before, *after]


def _rows(row: Sequence[Button]) -> list[Part]:
    return [Row(row[start : start + ROW]) for start in range(0, len(row), ROW)]


def collect(posted: Posted, act: str, arg: str, values: Sequence[str], draft: Raw, preset: Raw = None) -> Said:
    """What a press says; `preset`: what the question begins with. IllegalAnswer: no widget that was offered says it."""
    choice: Choice[Any] = posted.decision.choice
    options = offered(choice)
    said: Mapping[str, Callable[[], Said]] = {
        "pick": lambda: Answer(at(options, values[0] if values else arg)),
        "some": lambda: Draft(_some(posted, options, place(arg), values, draft), place(arg) // SHEET),
        "num": lambda: Answer(number(arg)),
        "keep": lambda: Answer(_proposal(posted, arg, preset) if draft is None or arg else draft),
        "lapse": lambda: Answer(posted.decision.lapse),
        "all": lambda: Draft(options),
        "none": lambda: Draft([]),
        "every": lambda: Answer(options),
        "nothing": lambda: Answer([]),
        "give": lambda: Answer(_given(choice, arg)),
        "form": lambda: Fill(place(arg)),
        "page": lambda: Turn(place(arg)),
    }
    if act not in said:
        raise IllegalAnswer("choice.unknown", option=act)
    return said[act]()


def _proposal(posted: Posted, arg: str, preset: Raw) -> Raw:
    """What the card has shown, even if a form has been refused since. NotOpen: something else is proposed by now."""
    if (arg or preset is not None) and arg != proposed(posted, preset):
        raise NotOpen("decision.stale")
    return prefilled(posted) if preset is None else preset


def _given(choice: Choice[Any], arg: str) -> Raw:
    """A record of amounts with one of them given: "2.10" is 10 of the third; "": nothing at all."""
    fields = list(choice.fields) if is_record(choice) else []
    which, _, amount = arg.partition(".")
    given = {at(fields, which): number(amount)} if arg else {}
    return {name: given.get(name, 0) for name in fields}


def place(arg: str) -> int:
    """A page or place in a list, as it came from outside."""
    return int(arg) if arg.isascii() and arg.isdigit() and len(arg) <= 4 else 0


def _some(posted: Posted, options: list[str], start: int, values: Sequence[str], draft: Raw) -> Raw:
    """The draft with one menu's worth of options chosen anew."""
    kept = prefilled(posted) if draft is None else draft
    menu = set(options[start : start + MENU])
    chosen = {at(options, value) for value in values} & menu
    before = {str(one) for one in kept} - menu if is_list(kept) else set[str]()
    return [option for option in options if option in chosen | before]
