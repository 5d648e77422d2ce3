"""View of what the people may say (RR-1.08): each line of the State of the Republic with its chance."""

from __future__ import annotations

from games.kernel import View


class OutlookView(View):
    """RR-1.08.2: a line of the table, and how likely it would be if the people spoke as things stand."""

    low: int | None  # totals that it stands for; None: all that are lower
    high: int | None  # None: all that are higher
    result: str
    unrest: int
    shortage: bool
    no_recruitment: bool
    mob: bool
    rolls: int  # of 216


class PeopleView(View):
    """RR-1.08: what would be rolled with, and what may come of it."""

    unrest: int  # once the Unrest of Wars and droughts is added (RR-1.08.11, 1.08.12)
    popularity: int  # of the HRAO
    rows: tuple[OutlookView, ...]
