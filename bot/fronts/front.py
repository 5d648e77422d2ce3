"""The front of a game: all that the bot is told of it beside its rules, listed in one place.

Each part is typed in the floor that uses it. The fronts are handed in when the bot starts; no lower floor imports them,
and nothing registers itself by being imported.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.base.halves import HALVES
from bot.base.parts import joined, once
from bot.base.text import COMPOSED, REFUSED, RETOLD, Composed, Retelling
from bot.services.deals.past import CAME, Came
from bot.services.deals.promises import VOTED
from bot.services.orders.ordering import ORDERED, Ordering
from bot.services.records.chronicle import COURSES, Course
from bot.services.seats.circles import CAMPS, Camps
from bot.surface.kit.answers import SPEAKERS, TELLERS, Speaker, Teller
from bot.surface.kit.cards import MOVING, Moving
from bot.surface.kit.deals import DEALINGS, Dealing
from bot.surface.kit.forms import PANELS, SPECIAL, STEPWISE, Special
from bot.surface.kit.fortunes import FORTUNES, Fortunes
from bot.surface.kit.glance import GLANCES, Glance
from bot.surface.kit.hands import HANDS, Lines
from bot.surface.kit.matters import MATTERS, Matter
from bot.surface.kit.names import NAMED as CALLED
from bot.surface.kit.names import Naming
from bot.surface.kit.passing import PASSES
from bot.surface.kit.present import (
    ANY,
    BRIEFINGS,
    CONFIRMED,
    EXPLAINERS,
    GUESTS,
    NAMED,
    OFFER_NAMED,
    PRESENTERS,
    PRESETS,
    TWINS,
    Briefing,
    Explainer,
    Guests,
    Named,
    OfferNamed,
    Presenter,
    Preset,
    Twins,
)
from bot.surface.kit.shortcuts import SHORTCUTS, Shortcuts
from bot.surface.kit.studio import COMPOSERS, FOCUSES, THUMBNAILS, Composer
from bot.surface.kit.terms import TERMS
from bot.surface.learning.explaining import CITED, Cites
from bot.surface.learning.first_turn import TURNS, FirstTurn
from bot.surface.learning.questions import QUESTIONS
from bot.surface.learning.rulebook import CARDS, IN_WORDS, InWords, References
from bot.surface.learning.tutorial import WAYS, Ways
from bot.surface.lobby.lobby import FEWEST
from bot.surface.lobby.options import OPTIONS
from bot.surface.lobby.sides import SIDED, Sided
from bot.surface.posting.letters import WRITERS, Writer
from bot.surface.posting.plan import POSTED, Posting
from bot.surface.press.items import ACTS, FORMS, OF_GAMES, Act
from bot.surface.press.steps import Stepping
from bot.surface.press.verbs import VERBS, Verb
from bot.surface.records.curves import CURVES, Measures, nothing
from bot.surface.records.why import QUERIES, Query
from bot.surface.seats.letters import STANDINGS, Standing
from bot.table.passing import Pass
from games.bench import Position
from games.kernel import Decision, Game, Raw, Seat
from games.kernel.minds import Level
from games.kernel.table import Table


@dataclass(frozen=True, kw_only=True)
class Room:
    """What one phase of a game brings for its questions and for what happens in it, by kind and by event.

    Attributes:
        presents: panels of decisions that the plain one does not show well.
        explains: why one would choose single options.
        briefs: what may come of a decision, under its question.
        begins: what a form begins with, where nothing is prepared.
        names: what the buttons of a decision say, where that is more than the names of its options.
        offers: what the button that opens an offer says beside its name: the chances of its dice.
        shortcuts: likely answers, by one press beside the form.
        stepwise: decisions that are asked field by field, each list made of what was chosen above it.
        confirms: decisions that cannot be taken back: what is said is shown before it counts.
        guests: what nobody waits for, but is shown in the panel of a decision that is awaited.
        tells: answers that have a language of their own.
        speaks: answers whose words need the question that was asked.
        forms: forms that are not one field for each part of the answer.
        panels: decisions that no form answers, only their panel.
        passes: at these decisions a seat may let the rest pass.
        retells: what stands in the text of an event instead of its fields.
        refuses: the same of a refusal, by its reason.
        matters: what is said of proposals, by their kinds, where that is more than their fields.
        acts: handlers of its own buttons and menus, by the name in their address.
        takes: handlers of its own forms, likewise.
        writes: what its own parcels become.
        verbs: the subcommands of the phase.
    """

    presents: Mapping[str, Presenter] = field(default_factory=dict[str, Presenter])
    explains: Mapping[str, Explainer] = field(default_factory=dict[str, Explainer])
    briefs: Mapping[str, Briefing] = field(default_factory=dict[str, Briefing])
    begins: Mapping[str, Preset] = field(default_factory=dict[str, Preset])
    names: Mapping[str, Named] = field(default_factory=dict[str, Named])
    offers: Mapping[str, OfferNamed] = field(default_factory=dict[str, OfferNamed])
    shortcuts: Mapping[str, Shortcuts] = field(default_factory=dict[str, Shortcuts])
    stepwise: Collection[str] = ()
    confirms: Collection[str] = ()
    guests: Mapping[str, Guests] = field(default_factory=dict[str, Guests])
    tells: Mapping[str, Teller] = field(default_factory=dict[str, Teller])
    speaks: Mapping[str, Speaker] = field(default_factory=dict[str, Speaker])
    forms: Mapping[str, Special] = field(default_factory=dict[str, Special])
    panels: Collection[str] = ()
    passes: Mapping[str, Pass] = field(default_factory=dict[str, Pass])
    retells: Mapping[str, Retelling] = field(default_factory=dict[str, Retelling])
    refuses: Mapping[str, Retelling] = field(default_factory=dict[str, Retelling])
    matters: Mapping[str, Matter] = field(default_factory=dict[str, Matter])
    acts: Mapping[str, Act] = field(default_factory=dict[str, Act])
    takes: Mapping[str, Act] = field(default_factory=dict[str, Act])
    writes: Mapping[str, Writer] = field(default_factory=dict[str, Writer])
    verbs: Sequence[Verb] = ()


class Thinker(Protocol):
    """Who plays a seat by himself: he sees what his seat sees, and says what is asked."""

    def heeds(self, decision: Decision[Any]) -> int:
        """How pressing it is to him; 0: he leaves it to the defaults of the rules, and lets offers be."""
        ...

    def answer(self, decision: Decision[Any], look: Callable[[], Any]) -> Raw | None:
        """A legal answer; `look` shows the table. None: he does nothing about what nobody waits for."""
        ...


class Thinking(Protocol):
    """Makes a player for a seat."""

    def __call__(self, seat: Seat, /, *, level: Level = "hard") -> Thinker:
        """One who plays at this level, if the game has it."""
        ...


class Going(Protocol):
    """A table at which everybody thinks for himself."""

    table: Table[Any]

    def next(self) -> tuple[Seat, str, Raw] | None:
        """Who answers next which open decision, and what; None: nobody goes on."""
        ...


@dataclass(frozen=True, kw_only=True)
class Demonstration:
    """How a game is played by itself.

    Attributes:
        going: makes a table at which these players think, by seat.
        mind: makes a player, of this level if the game has it.
        steps: how answers are given on cards of the game's own, by the kind of decision.
    """

    going: Callable[[Table[Any], Mapping[Seat, Any]], Going]
    mind: Thinking
    steps: Mapping[str, Stepping] = field(default_factory=dict[str, Stepping])


@dataclass(frozen=True, kw_only=True)
class Taste:
    """Where a newcomer may begin at once, in the playground.

    Attributes:
        preset: the position of the bench, with the name of the game: "sample/barter".
        label: of its button.
        hint: what there is to be done, before one presses it.
        words: the same, once one sits there; `{me}` and `{other}` are who sits there and beside him.
    """

    preset: str
    label: str
    hint: str
    words: str


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A short piece of the game that plays itself: what is asked in it and not answered there takes its default.

    Attributes:
        start: where it begins, with the dice and the answers that make it go as it goes; its `about` says how.
        until: the step before which it is over.
    """

    start: Position
    until: str


@dataclass(frozen=True, kw_only=True)
class Front:
    """One game as the bot shows it.

    Attributes:
        game: its rules.
        rooms: what its phases bring, each by itself; no two may bring the same.
        options: the options of the game that are asked when it is opened, in their order: fields of `game.options`.
        sided: the option that each player chooses for himself as the game gathers: his side; None: there is none.
        camps: who plays on which side only, at a table; they talk among themselves in private threads.
        fewest: how many people begin it at least, unless it was opened for fewer; 0: as many as its rules ask for.
        naming: what its things are called.
        composed: what options are called whose ids are put together of several.
        course: how it goes by turns and phases.
        ordering: what may be ordered beforehand.
        posting: what it tells Discord of its own: cards beside the turn card, how it ended, what will be remembered.
        glance: its order of business, who has the floor, how all stand, how far it is.
        fortunes: what came of answers, and what befalls single seats.
        moving: what a card shows that may move though nothing else is asked.
        hand: what a seat holds, in lines.
        dealing: the open deals of a seat, and what is said of goods in them.
        came: what came with a deal that was settled, where its two did not see it before.
        standing: how a seat that is free stands, as far as everybody may know.
        scene: its pictures.
        thumbnail: draws the small picture it is known by, a PNG; its text `pitch-<game>` stands beside it.
        focuses: the parts of the board that can be asked for, the whole board first.
        cites: by the kind of a message, the clauses it rests on.
        questions: what people ask in plain words, by its name, and the clauses that answer it.
        terms: words that are explained once to everybody, those first that a newcomer needs first.
        vote: the kind of decision that is a vote, by which a promise may be due; "": it has none.
        twins: what is not offered, since it can be done in another way that costs nothing.
        first_turn: the whole turn with which its lessons begin; None: they begin with single decisions.
        lessons: in its lessons, answers that are offered instead of a form, by the kind of decision.
        explains: why one would choose single options, of any question whose room does not say it.
        demonstration: how it is played by itself; None: it cannot be.
        scenes: short pieces of it that are shown by themselves, by their names.
        measures: what its curves are drawn of, of public facts only.
        tastes: where a newcomer may begin at once, in the playground.
        simulate: the command line that lets many games be played by players that think; None: it has none.
        tune: the search for what things are worth to its players; the options of `byrsa tune` by their names.
        goals: the same for what its goals need, shown beside them; the options of `byrsa goals` by their names.
        in_words: what a reference says of a card, in the language of the reader.
        cards: the cards that its rulebook does not list, as `/rules` shows them.
        query: what `/why` says of a single thing; None: it is not asked after any.
    """

    game: Game[Any]
    rooms: Sequence[Room] = ()
    options: Sequence[str] = ()
    sided: Sided | None = None
    camps: Camps = CAMPS.plain
    fewest: int = 0
    naming: Naming = field(default_factory=Naming)
    composed: Composed = COMPOSED.plain
    course: Course = field(default_factory=Course)
    ordering: Ordering = field(default_factory=Ordering)
    posting: Posting = field(default_factory=Posting)
    glance: Glance = GLANCES.plain
    fortunes: Fortunes = field(default_factory=Fortunes)
    moving: Moving = MOVING.plain
    hand: Lines = HANDS.plain
    dealing: Dealing = DEALINGS.plain
    came: Came = CAME.plain
    standing: Standing = STANDINGS.plain
    scene: Composer = COMPOSERS.plain
    thumbnail: Callable[[], bytes] | None = None
    focuses: Sequence[str] = FOCUSES.plain
    cites: Mapping[str, Cites] = field(default_factory=dict[str, Cites])
    questions: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    terms: Sequence[str] = ()
    vote: str = ""
    twins: Twins = TWINS.plain
    first_turn: FirstTurn | None = None
    lessons: Mapping[str, Ways] = field(default_factory=dict[str, Ways])
    in_words: InWords = IN_WORDS.plain
    cards: References = CARDS.plain
    explains: Explainer | None = None
    demonstration: Demonstration | None = None
    scenes: Mapping[str, Scene] = field(default_factory=dict[str, Scene])
    measures: Measures = nothing
    tastes: Sequence[Taste] = ()
    simulate: Callable[[list[str]], int] | None = None
    goals: Callable[..., int] | None = None
    tune: Callable[..., int] | None = None
    query: Query | None = None

    @property
    def verbs(self) -> Sequence[Verb]:
        """All subcommands, phase by phase."""
        return [verb for room in self.rooms for verb in room.verbs]


def hand_in(fronts: Iterable[Front]) -> None:
    """Every floor is given what it uses of these games. ValueError: something is brought twice."""
    for front in fronts:
        HALVES.bring(front.game.id, front.game.halves)
        _ask(front)
        _answer(front)
        _act(front)
        _tell(front)
        _show(front)
        _teach(front)


def _ask(front: Front) -> None:
    """How the rooms put their questions."""
    kind, rooms = front.game.id, front.rooms
    PRESENTERS.bring(kind, joined(room.presents for room in rooms))
    EXPLAINERS.bring(kind, {**({ANY: front.explains} if front.explains else {}), **joined(r.explains for r in rooms)})
    BRIEFINGS.bring(kind, joined(room.briefs for room in rooms))
    PRESETS.bring(kind, joined(room.begins for room in rooms))
    NAMED.bring(kind, joined(room.names for room in rooms))
    OFFER_NAMED.bring(kind, joined(room.offers for room in rooms))
    TWINS.bring(kind, front.twins)
    GUESTS.bring(kind, joined(room.guests for room in rooms))


def _answer(front: Front) -> None:
    """How they are answered, and what is told of the answers."""
    kind, rooms = front.game.id, front.rooms
    SHORTCUTS.bring(kind, joined(room.shortcuts for room in rooms))
    STEPWISE.bring(kind, frozenset(one for room in rooms for one in room.stepwise))
    CONFIRMED.bring(kind, frozenset(one for room in rooms for one in room.confirms))
    TELLERS.bring(kind, joined(room.tells for room in rooms))
    SPEAKERS.bring(kind, joined(room.speaks for room in rooms))
    SPECIAL.bring(kind, joined(room.forms for room in rooms))
    PANELS.bring(kind, frozenset(one for room in rooms for one in room.panels))
    PASSES.bring(kind, joined(room.passes for room in rooms))
    RETOLD.bring(kind, joined(room.retells for room in rooms))
    REFUSED.bring(kind, joined(room.refuses for room in rooms))
    MATTERS.bring(kind, joined(room.matters for room in rooms))
    VERBS.bring(kind, front.verbs)


def _act(front: Front) -> None:
    """What the rooms do of their own with presses, forms and parcels."""
    for room in front.rooms:
        for registry, own in ((ACTS, room.acts), (FORMS, room.takes)):
            for name, act in own.items():
                once(registry, name, act)
                OF_GAMES.setdefault(name, set()).add(front.game.id)
        for name, writer in room.writes.items():
            once(WRITERS, name, writer)


def _tell(front: Front) -> None:
    """How the game goes, and what is told of it."""
    kind = front.game.id
    FEWEST.bring(kind, front.fewest)
    OPTIONS.bring(kind, front.options)
    SIDED.bring(kind, front.sided)
    CAMPS.bring(kind, front.camps)
    CALLED.bring(kind, front.naming)
    COMPOSED.bring(kind, front.composed)
    COURSES.bring(kind, front.course)
    ORDERED.bring(kind, front.ordering)
    VOTED.bring(kind, front.vote)
    POSTED.bring(kind, front.posting)
    FORTUNES.bring(kind, front.fortunes)
    MOVING.bring(kind, front.moving)
    DEALINGS.bring(kind, front.dealing)
    CAME.bring(kind, front.came)


def _show(front: Front) -> None:
    """What is to be seen of it."""
    kind = front.game.id
    GLANCES.bring(kind, front.glance)
    HANDS.bring(kind, front.hand)
    STANDINGS.bring(kind, front.standing)
    COMPOSERS.bring(kind, front.scene)
    FOCUSES.bring(kind, front.focuses)
    THUMBNAILS.bring(kind, front.thumbnail)
    CURVES.bring(kind, front.measures)
    QUERIES.bring(kind, front.query)


def _teach(front: Front) -> None:
    """How it is learnt."""
    kind = front.game.id
    CITED.bring(kind, front.cites)
    QUESTIONS.bring(kind, front.questions)
    TERMS.bring(kind, front.terms)
    WAYS.bring(kind, front.lessons)
    TURNS.bring(kind, front.first_turn)
    IN_WORDS.bring(kind, front.in_words)
    CARDS.bring(kind, front.cards)
