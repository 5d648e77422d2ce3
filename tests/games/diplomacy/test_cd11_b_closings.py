"""CD-11.B: canals closed for a season."""

from __future__ import annotations

import pytest

from games.diplomacy import railways
from games.diplomacy.atlas import Closing
from games.diplomacy.orders import CloseCanal
from games.diplomacy.railways.events import CanalClosed
from tests.clauses import clause

from .realm import Realm, seat


@pytest.fixture
def realm() -> Realm:
    made = Realm(chart="carthage")
    made.rule("GV", "N21")
    return made


def close(code: str, *against: str, closed: bool = True) -> CloseCanal:
    return CloseCanal(author=code, canal="A", against=against, closed=closed)


@clause("CD-11.B")
def test_the_controller_of_a_canal_province_closes_it_for_one_season(realm: Realm) -> None:
    realm.unit("F", "SPo", commander="MAG")
    now = realm.play(close("GV", "HAM", "F SPo"))
    assert now is not None
    assert now.closings == (Closing("A", "N21", seat("GV"), ("HAM", "F SPo")),)
    (event,) = realm.told(CanalClosed)
    assert (event.canal, event.code, event.provinces, event.whom) == ("A", "GV", ("N21",), ("HAM", "F SPo"))
    later = realm.play()
    assert later is not None
    assert later.closings == ()


@clause("CD-11.B")
def test_an_order_to_open_takes_back_one_to_close_for_the_same_deadline(realm: Realm) -> None:
    now = realm.play(close("GV"), close("GV", closed=False))
    assert now is not None
    assert (now.closings, realm.told(CanalClosed)) == ((), [])


@clause("CD-11.B", "CD-3.B.2")
@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (close("HAM"), ("canal-not-controller", "CD-11.B")),
        (CloseCanal(author="GV", canal="B"), ("canal-unknown", "CD-11.B")),
        (close("GV", "XX"), ("target-unknown", "CD-3.B.2")),
        (close("GV", "F SPo"), ("target-unknown", "CD-3.B.2")),
    ],
)
def test_nobody_else_and_against_nobody_unknown(realm: Realm, order: CloseCanal, reason: tuple[str, str]) -> None:
    why = railways.refusal(realm.g, seat(order.author), order)
    assert why is not None
    assert (why.reason, why.clause) == reason
    now = realm.play(order)
    assert now is not None
    assert now.closings == ()


@clause("CD-11.B")
def test_in_winter_nothing_sails(realm: Realm) -> None:
    realm.g.season = "winter"
    why = railways.refusal(realm.g, seat("GV"), close("GV"))
    assert why is not None
    assert why.reason == "canal-winter"
