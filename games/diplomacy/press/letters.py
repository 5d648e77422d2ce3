"""CD-P.1 to P.7: who may write, and where a letter goes. The season puts `desk` beside its orders."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.diplomacy.press.correspondence import Correspondence, Draft
from games.diplomacy.press.events import LetterCame, LetterSent
from games.diplomacy.press.post import Copy, Letter
from games.diplomacy.state import Diplomacy
from games.kernel import Aside, Decision, Seat

KEPT: Final = 3
"""CD-P.4: seasons after its own for which a letter is kept."""


def desk(g: Diplomacy) -> Aside[Draft]:
    """CD-P.1, P.7: it is open as long as orders for a main deadline are; seasons hand it to `drafts`."""
    return Aside(partial(writing, g), partial(send, g))


def writing(g: Diplomacy, seat: Seat) -> Decision[Draft] | None:
    """CD-P.1, P.6: offered to everyone in play who has a name, until he has written as many as he may."""
    own, left = own_names(g, seat), letters_left(g, seat)
    if not g.players[seat].active or not own or left <= 0:
        return None
    choice = Correspondence(own, names_in_use(g), g.law.black_press, left)
    about = {"season": g.counted}
    return Decision("press.letter", seat, choice, "CD-P.1", "CD-DP39", about, awaited=False)


def own_names(g: Diplomacy, seat: Seat) -> list[str]:
    """CD-P.1: the names under which he may write, by code."""
    return sorted(code for code in g.names if g.owner(code) == seat)


def names_in_use(g: Diplomacy) -> dict[str, str]:
    """CD-P.1: the names to which one may write, by code."""
    return {code: g.names[code].name for code in sorted(g.names) if g.owner(code)}


def letters_left(g: Diplomacy, seat: Seat) -> int:
    """CD-P.6: how many he may still write this season."""
    return g.law.letters - g.press.written.get(seat, 0)


def send(g: Diplomacy, seat: Seat, draft: Draft) -> None:
    """CD-P.3, P.5: to the names at once, by code; to the world with the next Gazette. The author has a copy."""
    name = g.names[draft.signed].name if draft.signed else ""
    letter = Letter(seat, draft.signed, name, list(draft.to), draft.text, g.year, g.season, g.counted)
    g.press.letters.append(letter)
    g.press.written[seat] = g.press.written.get(seat, 0) + 1
    own = put_in_box(g, letter, seat)
    world = letter.to_the_world
    g.tell(LetterSent(own.id, draft.signed, name, draft.colour, world, draft.to, draft.text), [seat])
    for code in draft.to:
        copy = put_in_box(g, letter, g.owner(code), code)
        g.tell(LetterCame(copy.id, draft.signed, name, draft.to, code, draft.text), [copy.owner])


def put_in_box(g: Diplomacy, letter: Letter, owner: Seat, at: str = "") -> Copy:
    """CD-P.4: numbered for each player by themselves."""
    g.press.boxed[owner] = g.press.boxed.get(owner, 0) + 1
    copy = Copy(f"l{g.press.boxed[owner]}", owner, at)
    letter.copies.append(copy)
    return copy


def clear(g: Diplomacy) -> None:
    """CD-P.4, P.6: the season is over. Old letters go; everyone may write as many as before."""
    g.press.written.clear()
    g.press.letters[:] = [one for one in g.press.letters if g.counted - one.counted < KEPT]


def hide(g: Diplomacy, seat: Seat) -> None:
    """What somebody else could not know: whatever is not in his box never was (for `Game.scramble`)."""
    for letter in g.press.letters:
        letter.copies[:] = [one for one in letter.copies if one.owner == seat]
        if letter.author != seat:
            letter.author = Seat("")
    g.press.letters[:] = [one for one in g.press.letters if one.copies]
    for others in (g.press.boxed, g.press.written):
        for other in [one for one in others if one != seat]:
            del others[other]
