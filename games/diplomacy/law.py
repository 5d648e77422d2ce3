"""CD-G.6: what CD-7.C can set, each option by its word, with what it stands at and what it may be set to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from games.kernel import Saved

Values: TypeAlias = range | tuple[str, ...]
BlackPress: TypeAlias = Literal["none", "unsigned", "any"]
HOURS: Final = range(1, 24 * 28 + 1)
PERCENT: Final = range(1, 101)


@dataclass(slots=True)
class Law(Saved):
    """The options in force.

    Attributes:
        main_hours: for orders of Spring and Autumn; then those of retreats and of Winter (CD-S.2).
        adjudication: the column of CD-D.9.
        win_percent: of all supply centres, for a win (CD-2.2).
        warnings: checks in breach before a revolution (CD-5.D(1)).
        province_duty: from how many provinces half of them need Sub-Rulers (CD-4.A(b)); `unit_duty` likewise.
        least_shares: of an issue, `most_shares` likewise (CD-9.C.3); `share_cap`: of one owner (CD-9.C.5).
        stock_lost: by who is purged: of all companies, or of those with track in the province concerned (CD-9.C.7).
        missed_deadlines: running, after which a player drops out (CD-6.3).
        rename_percent: for a renaming (CD-7.A); `seat_percent` CD-7.B, `change_percent` CD-7.C.
        winter_check: whether the duties are checked in Winter (CD-5.D(1)).
        black_press: what is allowed besides white letters (CD-P.2); `letters`: a player a season (CD-P.6).
    """

    main_hours: int = 72
    retreat_hours: int = 24
    winter_hours: int = 48
    adjudication: Literal["1971", "modern"] = "1971"
    win_percent: int = 50
    warnings: int = 2
    province_duty: int = 5
    unit_duty: int = 5
    least_shares: int = 10
    most_shares: int = 20
    share_cap: Literal["over_half", "none"] = "over_half"
    stock_lost: Literal["all", "line"] = "all"
    missed_deadlines: int = 3
    rename_percent: int = 90
    seat_percent: int = 60
    change_percent: int = 75
    winter_check: Literal["on", "off"] = "on"
    black_press: BlackPress = "none"
    letters: int = 50


OPTIONS: Final[dict[str, Values]] = {
    "main_hours": HOURS,
    "retreat_hours": HOURS,
    "winter_hours": HOURS,
    "adjudication": ("1971", "modern"),
    "win_percent": PERCENT,
    "warnings": range(10),
    "province_duty": range(2, 100),
    "unit_duty": range(2, 100),
    "least_shares": range(2, 1000),
    "most_shares": range(2, 1000),
    "share_cap": ("over_half", "none"),
    "stock_lost": ("all", "line"),
    "missed_deadlines": range(1, 100),
    "rename_percent": PERCENT,
    "seat_percent": PERCENT,
    "change_percent": PERCENT,
    "winter_check": ("on", "off"),
    "black_press": ("none", "unsigned", "any"),
    "letters": range(501),
}


def settable(law: Law, option: str, value: str) -> bool:
    """CD-7.C: whether an option of the list can be set so, and an issue of shares stays possible."""
    allowed = OPTIONS.get(option)
    if allowed is None or not _among(value, allowed):
        return False
    then = replace(law)
    amend(then, option, value)
    return then.least_shares <= then.most_shares and then != law


def amend(law: Law, option: str, value: str) -> None:
    """CD-7.C: an option is set."""
    setattr(law, option, int(value) if isinstance(OPTIONS[option], range) else value)


def _among(value: str, allowed: Values) -> bool:
    if isinstance(allowed, range):
        return value.isascii() and value.isdecimal() and int(value) in allowed
    return value in allowed
