"""Senators of The Republic of Rome: their figures, marks and posts, and their cards as one holds them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from games.rome.seen.people import HeldView, SenatorView
from games.rome.seen.view import OwnView, RomeView
from rendering.layout import signed
from rendering.republic.cards import banded, rated
from rendering.republic.parts import money
from rendering.rome.words import printed, say
from rendering.scene import Cell, Figure, Mark, Portrait, Tone

COUNTS: Final = ("ORA", "MIL", "LOY", "INF", "POP", "purse", "knights", "marks")
"""What is counted of a Senator, by the title of its column."""
MARKS: Final = ("consular", "priest", "corrupt", "major", "bodyguard")
"""The markers that may lie on him (RR-0.7.1)."""


def brief(one: SenatorView) -> str:
    """What a Senator is called on a board: a Statesman by one of his names."""
    return say(f"rome-statesman-{one.code.lower()}") if one.statesman else one.name


def marks_of(one: SenatorView) -> list[str]:
    """Those that lie on him."""
    lying = (one.prior_consul, one.priest, bool(one.corrupt), one.major, one.bodyguard)
    return [name for name, so in zip(MARKS, lying, strict=True) if so]


def marks(one: SenatorView) -> Cell:
    """A letter for each marker; at length what they are."""
    found = marks_of(one)
    says = ", ".join(say(f"rome-mark-{name}") for name in found)
    bad = one.major or bool(one.corrupt)
    letters = "".join(say(f"rome-letter-{name}") for name in found)
    return Cell(letters, says=says, tone=Tone.BAD if bad else Tone.PLAIN) if found else Cell("")


def figures_of(one: SenatorView) -> Mapping[str, Cell]:
    """What is counted of him, by the title of its column."""
    knights = Cell(str(one.knights), mark=Mark.KNIGHT) if one.knights else Cell("")
    return {
        "ORA": Cell(str(one.oratory)),
        "MIL": Cell(str(one.military)),
        "LOY": Cell(str(one.loyalty)),
        "INF": Cell(str(one.influence), tone=Tone.STRONG),
        "POP": Cell(signed(one.popularity), tone=Tone.BAD if one.popularity < 0 else Tone.PLAIN),
        "purse": money(one.talents),
        "knights": knights,
        "marks": marks(one),
    }


def whereabouts(one: SenatorView) -> str:
    """Where he is who is not in Rome; a Governor's title says it already."""
    if one.captive:
        return say("rome-captive", captor=one.where, talents=one.ransom)
    away = one.place != "rome" and not one.provinces
    return say("board-away", place=one.where) if away and one.where else ""


def titles(one: SenatorView) -> list[str]:
    """The names of all his posts; a Province is named as its Governor's."""
    first = 1 if one.office else 0
    last = first + len(one.provinces)
    governed = [say("rome-governor-of", province=name) for name in one.titles[first:last]]
    return [*one.titles[:first], *governed, *one.titles[last:]]


def posts(one: SenatorView) -> Cell:
    """His posts and where he is, in few words; at length where they are shortened."""
    rebel = [say("board-rebel")] if one.rebel else []
    away = [whereabouts(one)] if whereabouts(one) else []
    legates = [say("rome-legate")] if one.legates else []
    drawn = [*one.titles, *rebel, *legates]
    if one.captive or not drawn:
        drawn += [one.where] if away else []
    says = "; ".join([*titles(one), *rebel, *legates, *away])
    return Cell(", ".join(drawn), says=says, mark=Mark.SHIP if away else Mark.NONE, tone=_tone(one))


def _tone(one: SenatorView) -> Tone:
    return Tone.BAD if one.rebel or one.captive else Tone.FAINT


def sign(one: SenatorView) -> Cell:
    """The same as a sign: a Rebel, a Captive, or somebody who is away from Rome."""
    mark = Mark.FLAME if one.rebel or one.captive else Mark.SHIP if one.place != "rome" else Mark.NONE
    return Cell("", says=posts(one).says, mark=mark, tone=_tone(one))


def holdings(one: SenatorView) -> list[str]:
    """The Concessions he holds; of those whose corrupt bar shows that it does (RR-1.06.12)."""
    return [say("rome-revealed", card=card.name) if card.id in one.revealed else card.name for card in one.concessions]


def details(one: SenatorView) -> list[str]:
    """All that lies on him or is true of him beside his figures."""
    veterans = [say("crop-loyal-veterans", veterans=one.veterans)] if one.veterans else []
    settled = [say("rome-settled", veterans=one.settled)] if one.settled else []
    rolled = [say("rome-rolled", military=one.rolled)] if one.rolled else []
    return [*(say(f"rome-mark-{name}") for name in marks_of(one)), *veterans, *settled, *rolled]


# Cards

LONG_NAME: Final = 32  # letters on the band of a card


def _headed(card: Portrait) -> Portrait:
    """A card whose name leaves out that of the family, which follows what it is, where it is too long."""
    if len(card.name) <= LONG_NAME:
        return banded(card)
    first, family, *more = card.name.split()
    return banded(replace(card, name=" ".join([first, *more]), kind=f"{card.kind}, {family}"))


def senator_cards(view: RomeView, own: OwnView) -> tuple[Portrait, ...]:
    """The Senators of one's own faction, the Leader first."""
    mine = [view.senators[one] for one in view.factions[own.seat].senators]
    return tuple(senator_card(one) for one in sorted(mine, key=lambda one: not one.leader))


def senator_card(one: SenatorView) -> Portrait:
    """A Senator: his ratings, his posts, what he holds, where he is, what he can do."""
    figures = (*rated(one), Figure(say("board-column-pop"), signed(one.popularity)))
    kind = say("card-statesman", code=one.code) if one.statesman else say("card-senator", code=one.code)
    text = printed(f"st-{one.code.lower()}", one.text) if one.text else ""
    mark = Mark.LEADER if one.leader else Mark.NONE
    return _headed(Portrait(one.name, kind, figures, _lines(one), text, one.faction or "", mark))


def _lines(one: SenatorView) -> tuple[Cell, ...]:
    """What a Senator's card says of him in words, a thing a line."""
    purse = say("rome-card-purse", talents=str(one.talents), knights=one.knights, votes=one.votes)
    found = [
        *([Cell(", ".join(titles(one)), mark=Mark.LAUREL, tone=Tone.STRONG)] if one.titles else []),
        *([Cell(say("board-rebel"), mark=Mark.FLAME, tone=Tone.BAD)] if one.rebel else []),
        *([Cell(whereabouts(one), mark=Mark.SHIP, tone=Tone.WARN)] if whereabouts(one) else []),
        Cell(purse, mark=Mark.KNIGHT),
        *(Cell(word, mark=Mark.SCALES) for word in details(one)),
        *(Cell(word, mark=Mark.CARD) for word in holdings(one)),
    ]
    return tuple(found)


def red_cards(own: OwnView) -> tuple[Portrait, ...]:
    """The red cards of a hand, Statesmen first."""
    return tuple(red_card(card) for card in sorted(own.hand, key=lambda card: card.ratings is None))


def red_card(card: HeldView) -> Portrait:
    """A red card: what it does; of a Statesman his ratings, and what bars him now."""
    bars = [f"card-barred-{card.barred}"] if card.barred else []
    bars += [] if card.grantable else ["rome-not-grantable"]
    figures = rated(card.ratings) if card.ratings else ()
    kind = say("card-statesman", code=card.ratings.code) if card.ratings else say(f"crop-kind-{card.kind}")
    lines = tuple(Cell(say(bar), tone=Tone.BAD) for bar in bars)
    return _headed(Portrait(card.name, kind, figures, lines, printed(card.id, card.text), mark=Mark.CARD))
