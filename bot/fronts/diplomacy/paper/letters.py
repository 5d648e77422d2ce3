"""Letters from name to name: the form, how one that came stands in an inbox, and its answer.

Whoever reads one learns a name and nothing else: what a card, its buttons and their ids say is made of the letter as it
lies in the reader's own box (CD-P.3), under the number it has there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.errors import IllegalAnswer, NotOpen
from bot.base.text import Voice, clip
from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.paper.dates import date
from bot.fronts.diplomacy.paper.quoting import quoted, signature, titled
from bot.fronts.diplomacy.realm.called import name
from bot.store.store import OutboxRow, Parcel
from bot.surface.kit.address import Address
from bot.surface.kit.cards import at, footer
from bot.surface.kit.forms import DESCRIPTION, LABEL, RADIO, TITLE, Form, Input, Special, Submitted
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, OPTION, Item, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seat_in, seen
from bot.surface.posting.plan import to_seat
from bot.surface.press.items import Press
from games.diplomacy.press.correspondence import LONGEST, WORLD, Correspondence
from games.diplomacy.press.events import LetterCame
from games.diplomacy.seen.press_view import PostedView
from games.kernel import Outcome, Posted, Raw, Seat
from games.kernel.choice import is_dict, is_list

KIND: Final = "press.letter"
CARD: Final = "letter"
UNSIGNED: Final = "-"
"""The option of a form that signs with nothing."""


def parcels(outcome: Outcome) -> Iterator[Parcel]:
    """CD-P.3: a copy to each name addressed; a person with two of them gets two, as two people would."""
    for telling in outcome.tellings:
        if isinstance(telling.event, LetterCame) and telling.to:
            yield to_seat(Seat(telling.to[0]), CARD, telling.event.letter, merge=False)


async def letter(surface: Surface, row: OutboxRow) -> Letter | None:
    """It is posted as it came; one that is not in the box any more is not."""
    look = await seen(surface, row)
    found = in_box(look, row.parcel.ref) if look and seat_in(row) else None
    return Letter(card(look, found), row.parcel.ref) if look and found else None


def in_box(look: Look, number: str) -> PostedView | None:
    """CD-P.4: a letter by the number it has in the reader's own box."""
    box = diplomacy(look).box
    return next((one for one in box.letters if one.id == number), None) if box else None


def card(look: Look, one: PostedView, *ways: Panel) -> Panel:
    """The letter: to whom it came, the text, by whom it is signed, and how to answer it."""
    return words(heading(look, one), quoted(one.text), signed(look, one)) + answers(look, one) + sum(ways, footer(look))


def heading(look: Look, one: PostedView) -> str:
    """CD-P.3: all the names addressed, and to which of them it came; of one's own, when it was written."""
    about = {"date": date(look, one.season, one.year)}
    to = look.voice.list(name(look, code) for code in one.to) if one.to else look.voice.say("letter-world")
    if not one.at:
        return look.voice.words.say("letter-wrote", to=to, **about)
    others = look.voice.list(name(look, code) for code in one.to if code != one.at) if len(one.to) > 1 else "none"
    return look.voice.words.say("letter-came", at=name(look, one.at), others=others, **about)


def signed(look: Look, one: PostedView) -> str:
    """By whose name."""
    return signature(look, one.signed, one.name)


def answers(look: Look, one: PostedView) -> Panel:
    """To who has signed it; and to all it went to, if it went to more than one."""
    if look.find(KIND) is None or not one.at or not one.signed:
        return Panel()
    row = [button(look.voice.say("letter-reply"), at(look, "reply", one.id), "primary")]
    if len(one.to) > 1:
        row.append(button(look.voice.say("letter-reply-all"), at(look, "reply", f"{one.id}.all")))
    return buttons(*row)


# The answer to one


async def reply(press: Press) -> None:
    """`Reply`: the form, under the name to which the letter came. NotOpen: it is gone, or nothing may be written."""
    look = await press.own()
    number, _, rest = press.to.arg.partition(".")
    one, posted = in_box(look, number), look.find(KIND)
    if one is None or not one.at or not one.signed:
        raise NotOpen("letter.gone")
    if posted is None:
        raise NotOpen("press.closed")
    to = [code for code in (one.signed, *(one.to if rest else ())) if code != one.at]
    await ask(press, look, posted, {"from": one.at, "to": list(dict.fromkeys(to)), "text": ""})


async def write(press: Press) -> None:
    """`Write`: an empty form, or one to these names: `HAM.GV`, `world`."""
    look = await press.own()
    posted, to = look.find(KIND), [code for code in press.to.arg.split(".") if code]
    if posted is None:
        raise NotOpen("press.closed")
    await ask(press, look, posted, {"from": "", "to": WORLD if to == [WORLD] else list[Raw](to), "text": ""})


async def ask(press: Press, look: Look, posted: Posted, begun: Mapping[str, Raw]) -> None:
    """The form, filled in so far."""
    to = Address(look.game.id, posted.ref, posted.rev, "form", "0")
    await press.reply.ask(form(posted, to, look.voice, dict(begun)))


# The form


def form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """CD-P.1, P.2, P.6: under which name, to whom, and what."""
    choice = choice_of(posted)
    draft: dict[str, Any] = dict(raw) if is_dict(raw) else {}
    inputs = [_from(choice, voice, draft), _to(choice, voice, draft), _text(choice, voice, draft)]
    return Form(clip(voice.ask_label(KIND, {}), TITLE), to, inputs, voice.say(f"press-black-{choice.black}"))


def _from(choice: Correspondence, voice: Voice, draft: Mapping[str, Any]) -> Input:
    """CD-P.1, P.2: his names; where black letters are allowed no name, or those of others."""
    able = [*choice.own, *([UNSIGNED] if choice.black != "none" else [])]
    able += [code for code in sorted(choice.names) if code not in choice.own] if choice.black == "any" else []
    chosen = draft.get("from") or (UNSIGNED if draft.get("colour") == "black" else choice.own[0])
    items = [_name(choice, voice, code, code == chosen) for code in able[:MENU]]
    label, note = clip(voice.say("letter-from"), LABEL), clip(voice.say("letter-from-note"), DESCRIPTION)
    if len(able) > MENU:
        value = "" if chosen == UNSIGNED else str(chosen)
        return Input("from", "text", label, clip(voice.say("letter-from-typed"), DESCRIPTION), value=value)
    return Input("from", "radio" if len(able) in RADIO else "menu", label, note, items)


def _to(choice: Correspondence, voice: Voice, draft: Mapping[str, Any]) -> Input:
    """CD-P.3: names, one or several, or the world; too many for a menu are typed."""
    chosen = [draft.get("to")] if draft.get("to") == WORLD else list(draft.get("to") or ())
    label, able = clip(voice.say("letter-to"), LABEL), [WORLD, *sorted(choice.names)]
    if len(able) > MENU:
        note = clip(voice.say("letter-to-typed"), DESCRIPTION)
        return Input("to", "text", label, note, value=", ".join(map(str, chosen)))
    items = [_name(choice, voice, code, code in chosen) for code in able]
    return Input("to", "menu", label, clip(voice.say("letter-to-note"), DESCRIPTION), items, 1, len(able))


def _name(choice: Correspondence, voice: Voice, code: str, chosen: bool) -> Item:  # noqa: FBT001
    special = {WORLD: "letter-world-option", UNSIGNED: "letter-unsigned-option"}
    label = voice.say(special[code]) if code in special else titled(code, choice.names.get(code, ""))
    return Item(clip(label, OPTION), code, chosen=chosen)


def _text(choice: Correspondence, voice: Voice, draft: Mapping[str, Any]) -> Input:
    note = clip(voice.say("letter-left", max=LONGEST, left=choice.left), DESCRIPTION)
    label, value = clip(voice.say("letter-text"), LABEL), str(draft.get("text") or "")
    return Input("text", "text", label, note, value=value, long=True, most=LONGEST)


def first_name(posted: Posted) -> str:
    """CD-P.1: the first of his names."""
    return choice_of(posted).own[0]


def choice_of(posted: Posted) -> Correspondence:
    """What may be written. NotOpen: the question is another one."""
    choice = posted.decision.choice
    if not isinstance(choice, Correspondence):
        raise NotOpen("decision.closed")
    return choice


def read(posted: Posted, voice: Voice, submitted: Submitted) -> dict[str, Raw]:
    """What was filled in, or typed in a command; white if it is signed with a name of his own.

    IllegalAnswer: it goes both to the world and to a name.
    """
    choice = choice_of(posted)
    said = one(submitted.get("from"))
    signed_ = "" if said in ("", UNSIGNED) else code_of(choice, said)
    to = addressed(choice, voice, submitted.get("to"))
    colour = "white" if signed_ in choice.own else "black"
    if not signed_ and choice.black == "none":
        colour = "white"  # which says best what is wrong with it
    return {"from": signed_, "to": to, "colour": colour, "text": one(submitted.get("text"))}


def one(said: str | Sequence[str] | None) -> str:
    """What a field says, chosen or typed."""
    return said if isinstance(said, str) else next(iter(said or ()), "")


def addressed(choice: Correspondence, voice: Voice, said: str | Sequence[str] | None) -> Raw:
    """The world, or codes: chosen, or typed with commas between them."""
    given = [part.strip() for part in said.split(",")] if isinstance(said, str) else list(said or ())
    names = [part for part in given if part]
    world = [part for part in names if part.casefold() in (WORLD, voice.say("letter-world-typed").casefold())]
    if world and len(names) > len(world):
        raise IllegalAnswer("press.world-and-names", clause="CD-P.1")
    return WORLD if world else [code_of(choice, part) for part in names]


def code_of(choice: Correspondence, said: str) -> str:
    """CD-3.C: a name by its code, in full, or as a menu shows it; what is none of them is left to the rules."""
    shown = {titled(code, known).casefold(): code for code, known in choice.names.items()}
    return shown.get(said.strip().casefold(), said.strip())


def told(voice: Voice, raw: Raw) -> str:
    """A letter in a receipt: to whom, and under which name; its text is in the box."""
    if not is_dict(raw):
        return voice.say("answer-none")
    to = (
        voice.say("letter-world")
        if raw["to"] == WORLD
        else voice.list(map(str, raw["to"] if is_list(raw["to"]) else ()))
    )
    return voice.words.say("letter-told", to=to, signed=str(raw["from"]) or "none")


SPECIAL: Final = Special(form, read)
