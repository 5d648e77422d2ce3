"""A table at which people write: seasons of nothing but orders marked final, with press beside them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from games.diplomacy.press.gazette import publish, take_stock
from games.diplomacy.press.letters import desk, hide
from games.diplomacy.seen.press_view import BoxView, box
from games.diplomacy.state import Diplomacy, Name, Player, Province, Season
from games.kernel import Decision, Dice, Event, Game, OneOf, Outcome, Seat, Table, View, chairs, drafts

A, B, C, D = chairs(4)
SEASONS: Final[tuple[Season, ...]] = ("spring", "autumn", "winter")
NAMES = {"GV": "Gaius Varro", "HAM": "Hamilcar", "MAG": "Mago", "SUL": "Sulla", "TIB": "Tiberius"}
OWNERS = {"GV": A, "HAM": B, "MAG": B, "SUL": C, "TIB": D}
HOLDING = {A: "GV", B: "HAM", C: "SUL", D: "TIB"}


class Nothing(View):
    """No view: what is looked at is the box."""


def world(owners: Mapping[str, Seat] | None = None, holding: Mapping[Seat, str] | None = None) -> Diplomacy:
    """Four people and their names on the standard map, none of it ruled."""
    owners, holding = owners or OWNERS, holding or HOLDING
    g = Diplomacy(
        step="season",
        dice=Dice("seed"),
        map="standard",
        year=60,
        players={seat: Player(seat, holding.get(seat, "")) for seat in (A, B, C, D)},
        provinces={code: Province(code) for code in ("Apu", "Nap", "Rom", "Tus", "Ven")},
    )
    g.names = {code: Name(code, NAMES[code], owner, approved=True) for code, owner in sorted(owners.items())}
    take_stock(g)
    return g


def orders(g: Diplomacy, seat: Seat) -> Decision[bool]:
    """Whether his orders are final."""
    choice = OneOf({"yes": True, "no": False})
    about = {"season": g.counted}
    return Decision("sheet", seat, choice, "CD-S.2", "", about, lapse="yes", awaited=not g.players[seat].final)


async def season(g: Diplomacy) -> str:
    """Orders and press to the main deadline; retreats, in which press is closed; the Gazette."""
    playing = [seat for seat, one in g.players.items() if one.active]
    await drafts(lambda: playing, partial(orders, g), partial(mark, g), desk(g))
    return "retreats"


async def retreats(g: Diplomacy) -> str:
    """Somebody is asked something after the main deadline."""
    for player in g.players.values():
        player.final = False
    playing = [seat for seat, one in g.players.items() if one.active]
    await drafts(lambda: playing, partial(orders, g), partial(mark, g))
    for player in g.players.values():
        player.final = False
    publish(g)
    g.season = SEASONS[(SEASONS.index(g.season) + 1) % 3]
    g.counted += 1
    return "season"


def mark(g: Diplomacy, seat: Seat, final: bool) -> None:
    g.players[seat].final = final


def view(_g: Diplomacy, _seat: Seat | None) -> View:
    return Nothing()


GAME = Game(
    id="post",
    state=Diplomacy,
    seats=range(2, 8),
    setup=lambda _: world(),
    steps={"season": season, "retreats": retreats},
    view=view,
    scramble=lambda g, seat, _: hide(g, seat),
)


def table(g: Diplomacy | None = None) -> Table[Diplomacy]:
    return Table.begin(GAME, g or world())[0]


def raw(signed: str, to: Any, text: str = "Come to Rome.", colour: str = "white") -> dict[str, Any]:
    """`to`: codes in one text, or "world"."""
    return {"from": signed, "to": to if to == "world" else to.split(), "colour": colour, "text": text}


def key(t: Table[Diplomacy], seat: Seat) -> str:
    return f"press.letter/season={t.state.counted}@{seat}"


def write(
    t: Table[Diplomacy], seat: Seat, signed: str, to: Any, text: str = "Come to Rome.", colour: str = "white"
) -> Outcome:
    return t.submit(seat, key(t, seat), raw(signed, to, text, colour))


def close(t: Table[Diplomacy], stages: int = 2) -> list[Event]:
    """To the end of the season, or through one of its stages; what all were told."""
    told: list[Event] = []
    for _ in range(stages):
        awaited = [one.decision for one in t.open.values() if one.decision.awaited]
        for decision in awaited:
            outcome = t.submit(decision.seat, decision.key, "yes")
            told.extend(one.event for one in outcome.tellings if one.to is None)
    return told


def read(t: Table[Diplomacy], seat: Seat) -> BoxView:
    return box(t.state, seat)
