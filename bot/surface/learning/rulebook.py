"""The rulebook at hand: every clause by its number, every chart and card by its name; all found again by words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, TypeAlias

from bot.base.halves import HALVES, parted
from bot.base.parts import Parts
from bot.base.text import DEFAULT, Voice, catalogue, clip
from bot.surface.kit.address import Address
from bot.surface.kit.citing import of_step
from bot.surface.kit.look import Look
from bot.surface.kit.names import NOTE as OF_BEFORE
from bot.surface.kit.panel import CHARACTERS, MENU, Item, Menu, Panel, words
from bot.surface.learning import questions
from bot.surface.press.items import Press
from data import path
from data.books import BOOKS, Book
from games.catalog import GAMES

MOST: Final = 8
ROOM: Final = CHARACTERS - 300
NOTE: Final = 100
ELSEWHERE: Final = re.compile(r"\s*\b[A-Z][\w ]*: see (?P<id>[A-Z]{2}-\w+(?:\.\w+)*)\.(?=\s|$)")
"""A sentence that only leads to a clause: "Combined game: see GV-2.1."."""
CHART: Final = re.compile(r"\bT-\d+\b")
InWords: TypeAlias = Callable[[Voice, str, str], str]
IN_WORDS: Parts[InWords] = Parts(lambda _voice, _name, text: text)
"""What a reference says of a card of this name, with what is printed on it in the language of the reader."""
References: TypeAlias = "Callable[[Voice], Sequence[Reference]]"
CARDS: Parts[References] = Parts(lambda _voice: ())
"""The cards that stand in no list of a rulebook: their row, their text, and the clause they rest on."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a rulebook; a heading has a title and no text."""

    id: str
    title: str
    text: str

    @property
    def line(self) -> str:
        """The clause in a line of a list."""
        return f"{self.id} {self.title or self.text}"


@dataclass(frozen=True, slots=True)
class Reference:
    """A chart, or a card with its figures and its text; `kind`: what sort of card."""

    name: str
    kind: str
    text: str

    @property
    def line(self) -> str:
        """The chart or card in a line of a list."""
        return f"{self.name} · {self.kind or 'chart'}"


@cache
def printed(game: str) -> Sequence[Clause]:
    """All clauses of a game as they stand in its rulebook; none where the game has no book."""
    source = path(game).joinpath("clauses.json")
    return tuple(Clause(**one) for one in json.loads(source.read_text("utf-8"))) if source.is_file() else ()


@cache
def book(game: str) -> Sequence[Clause]:
    """All clauses of a game in the order of its rulebook, without what leads into books of games that are not here."""
    known = {one.id for here in (*GAMES, game) for one in printed(here)}
    return tuple(replace(one, text=at_hand(one.text, known)) for one in printed(game))


def at_hand(text: str, known: Container[str]) -> str:
    """A clause without the sentences that lead to a clause nobody could look up."""
    return ELSEWHERE.sub(lambda found: found[0] if found["id"] in known else "", text)


@cache
def references(game: str, language: str = DEFAULT) -> Sequence[Reference]:
    """All charts and cards of a game: those of its book, and those that its front brings."""
    source = path(game).joinpath("reference.json")
    charts = [Reference(**one) for one in json.loads(source.read_text("utf-8"))] if source.is_file() else []
    return (*charts, *CARDS.of(game)(Voice(catalogue(game, language))))


def at_table(game: str, language: str = DEFAULT) -> list[Reference]:
    """The charts and cards of what is played; where nothing is, those of all games."""
    kinds = [game, *dict.fromkeys(half.game.id for half in HALVES.of(game).values())] if game in GAMES else [*GAMES]
    return [one for kind in kinds for one in references(kind, language)]


def named(query: str, game: str = "", language: str = DEFAULT) -> list[Reference]:
    """Charts and cards whose name has all the words; the one that is named exactly comes first."""
    terms = query.casefold().split()
    found = [one for one in at_table(game, language) if all(term in one.line.casefold() for term in terms)]
    return sorted(found, key=lambda one: one.name.casefold() != query.strip().casefold()) if terms else []


def told(query: str, game: str = "", language: str = DEFAULT) -> list[Reference]:
    """Charts and cards in whose text all the words stand."""
    terms = query.casefold().split()
    found = [one for one in at_table(game, language) if all(term in one.text.casefold() for term in terms)]
    return found if terms else []


def shelf(game: str = "") -> Sequence[Book]:
    """The rulebooks of the games that can be played here, that of this game first."""
    return sorted((one for one in BOOKS if one.folder in GAMES), key=lambda one: one.folder != game)


def books(game: str = "") -> Sequence[Clause]:
    """The clauses of all games that can be played here."""
    return [clause for one in shelf(game) for clause in book(one.folder)]


def whole(name: str) -> Sequence[Clause]:
    """All clauses of the rulebook in which a clause of this name would stand, played here or not."""
    return next((book(one.folder) for one in BOOKS if one.has(name.upper())), ())


def passage(clauses: Sequence[Clause], wanted: str) -> list[Clause]:
    """A clause with its sub-clauses; a heading with all that stands below it, if not headings: then with these only."""
    below = [one for one in clauses if one.id == wanted or _within(one.id, wanted)]
    chapters = any(one.title for one in below[1:])
    return [one for one in below if one.title or one.id == wanted] if chapters else below


def _within(one: str, wanted: str) -> bool:
    return one.startswith(wanted) and (wanted.endswith(")") or not one[len(wanted)].isdigit())


def search(query: str, game: str = "") -> list[Clause]:
    """Clauses by their number, else those in which all the words stand; headings and short clauses first.

    Without the letters of its book a number is one of this game's book first. A book of a game that cannot be played
    here is searched only for what begins with its letters.
    """
    for name in numbers(query, game):
        clauses = whole(name)
        exact = next((one.id for one in clauses if one.id.casefold() == name.casefold()), "")
        if exact:
            return passage(clauses, exact)
    return speaking(query, whole(query.strip()) or books(game))


def numbers(query: str, game: str) -> Iterator[str]:
    """The names a clause may have that is asked for like this."""
    number = query.strip()
    yield number
    yield from (f"{one.prefix}-{number}" for one in shelf(game))


def speaking(query: str, clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses in whose number, title and text all the words stand."""
    terms = query.casefold().split()
    found = [one for one in clauses if all(term in f"{one.id} {one.title} {one.text}".casefold() for term in terms)]
    return sorted(found, key=lambda one: (not one.title, len(one.text))) if terms else []


def shown(voice: Voice, clauses: Iterable[Clause], game: str = "") -> Panel:
    """Clauses as they stand in the book, as many as fit, and a menu of what stands beside them."""
    found = list(dict.fromkeys(clauses))
    if not found:
        return words(voice.say("rules-unknown"))
    read_with: Sequence[Clause | Reference] = [*found, *charts(found[0].text)]
    text = "\n".join(entry(voice, one) for one in read_with)
    return words(noted(voice, text)) + beside(voice, found[0], game)


def noted(voice: Voice, text: str) -> str:
    """As much as fits; in a game that began with other figures than those of today with which."""
    note = voice.names.get(OF_BEFORE, "")
    return "\n".join(part for part in (clip(text, ROOM - len(note)), note) if part)


def charts(text: str) -> list[Reference]:
    """The charts that a clause is read with: "T-7"."""
    wanted = CHART.findall(text)
    return [one for game in GAMES for one in references(game) if one.name.partition(" ")[0] in wanted]


def beside(voice: Voice, clause: Clause, game: str) -> Panel:
    """The clauses of the same chapter, to go on reading."""
    chapter = clause.id.partition(".")[0]
    all_of_it = [one for one in whole(clause.id) if one.id == chapter or one.id.startswith(f"{chapter}.")]
    near = next((n for n, one in enumerate(all_of_it) if one == clause), 0)
    first = max(0, min(near - MENU // 3, len(all_of_it) - MENU))
    items = {one.id: Item(clip(one.line, NOTE), one.id) for one in all_of_it[first : first + MENU]}
    return Panel((Menu(Address(game, "table", "", "clause"), list(items.values()), voice.say("rules-more")),))


async def rules(press: Press) -> None:
    """The rules of what the presser is asked, else of the step that is running."""
    look = await press.look()
    now = look.within(parted(look.phase)[0])
    key = f"rules-{now.phase}"
    summary = now.voice.say(key) if now.voice.has(key) else look.voice.say("rules-none")
    found = [clause for wanted in cited(look) for clause in passage(whole(wanted), wanted)]
    await press.reply.whisper(words(summary) + (shown(look.voice, found[:MOST], look.game.id) if found else Panel()))


async def clause(press: Press) -> None:
    """One clause, from a menu or a button that cites it."""
    wanted = press.values[0] if press.values else press.to.arg
    voice = Voice(press.surface.words())
    await press.reply.whisper(shown(voice, passage(whole(wanted), wanted), press.to.game))


def cited(look: Look) -> list[str]:
    """The clauses of one's own open decisions, then that of the step: of a half, as that game has it."""
    asked, now = [posted.decision.clause for posted in look.awaited], look.within(parted(look.phase)[0])
    step = of_step(now.game.kind, now.step)
    return list(dict.fromkeys([*asked, *([step] if step else [])]))


def lookup(voice: Voice, query: str, game: str = "") -> Panel:
    """What `/rules` answers: a plain question; what bears that name, then clauses, then what tells of it."""
    name = "" if is_name(query, game) else questions.meant(voice, query)
    language = voice.words.language
    found = list(dict.fromkeys([*answering(voice, name), *_found(query, game, language)]))[:MOST]
    told_by = questions.telling(query, voice.words)
    if not found and len(told_by) < len(query.split()):
        found = _found(" ".join(told_by), game, language)  # without "how", "do", "I"
    if not found:
        return words(voice.say("rules-unknown"))
    text = "\n".join(entry(voice, one) for one in found)
    first = next((one for one in found if isinstance(one, Clause)), None)
    said = voice.say("question-answered", question=question(voice, name), answer=answer(voice, name)) if name else ""
    return words(noted(voice, f"{said}\n{text}".strip())) + (beside(voice, first, "") if first else Panel())


def is_name(query: str, game: str) -> bool:
    """Whether this is the number of a clause or the whole name of a card."""
    wanted = query.strip().casefold()
    ids = {one.casefold() for one in numbers(query, game)}
    return any(one.name.casefold() == wanted for one in named(query, game)) or any(
        one.id.casefold() in ids for name in numbers(query, game) for one in whole(name)
    )


def answering(voice: Voice, name: str) -> list[Clause]:
    """The clauses that answer a plain question."""
    clauses = {one.id: one for one in book(voice.words.game)}
    return [clauses[one] for one in questions.QUESTIONS.of(voice.words.game).get(name, ()) if one in clauses]


def question(voice: Voice, name: str) -> str:
    """A plain question in words."""
    return voice.say(f"question-{name}")


def answer(voice: Voice, name: str) -> str:
    """Its answer in a sentence or two."""
    return voice.say(f"question-{name}.answer")


def _found(query: str, game: str, language: str) -> list[Clause | Reference]:
    """Cards and charts of this name, clauses that have all the words, then what else speaks of them."""
    clauses = list(dict.fromkeys(search(query, game))) if query else []
    known = named(query, game, language)
    others = [one for one in told(query, game, language) if one not in known]
    found: list[Clause | Reference] = [*known[:MOST]]
    found += clauses[: max(1, MOST - len(known))]
    return (found + others)[:MOST]


def entry(voice: Voice, one: Clause | Reference) -> str:
    """A clause, chart or card as it is shown."""
    if isinstance(one, Reference):
        text = IN_WORDS.of(voice.words.game)(voice, one.name, one.text)
        return voice.say("rules-card", name=one.name, kind=one.kind or None, text=text)
    return voice.say("rules-heading" if one.title else "rules-clause", id=one.id, text=one.title or one.text)


def offered(voice: Voice, current: str, game: str = "") -> list[tuple[str, str]]:
    """What `/rules` offers while it is typed: plain questions, then names and numbers, 25 at most."""
    asked = [(one, one) for one in questions.suggested(voice, current)]
    return [*asked[: MENU // 3], *suggested(current, game, voice.words.language)][:MENU]


def suggested(current: str, game: str = "", language: str = DEFAULT) -> list[tuple[str, str]]:
    """What may be looked up: name and number, 25 at most."""
    if not current.strip():
        return [(clip(one.line, NOTE), one.id) for one in books(game) if one.title][:MENU]
    cards = [(clip(one.line, NOTE), clip(one.name, NOTE)) for one in named(current, game, language)]
    clauses = [(clip(one.line, NOTE), one.id) for one in search(current, game)]
    found: dict[str, str] = {}
    for name, value in (*cards[: MENU // 2], *clauses):
        found.setdefault(value, name)
    return [(name, value) for value, name in found.items()][:MENU]
