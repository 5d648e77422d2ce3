"""Discord's refusals: error codes, and the tree that names each wrong field of a form."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

Json = dict[str, Any]


def many(body: Json, key: str) -> list[Any]:
    """A list in a body; none at all is an empty one."""
    found: list[Any] | None = body.get(key)
    if found is not None and type(found) is not list:
        raise invalid(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    return found or []


def part(body: Json, key: str) -> Json:
    """An object in a body; none at all is an empty one."""
    found: Json | None = body.get(key)
    if found is not None and type(found) is not dict:
        raise invalid(key, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return found or {}


TEXTS: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10009: (404, "Unknown Overwrite"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30013: (400, "Maximum number of guild channels reached (500)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30033: (400, "Maximum number of thread participants has been reached (1000)"),
    30034: (400, "Maximum number of daily application command creates has been reached (200)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50016: (400, "Provided too few or too many messages to delete. Must provide at least 2 and at most 100."),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "A message provided was too old to bulk delete"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    180000: (400, "Cannot update a finished event"),
}


class ApiError(Exception):
    """An answer other than success: status, code, message and, for forms, the tree of errors.

    `assumed` marks a rule that Discord does not document and nobody here has seen proved.
    """

    def __init__(self, status: int, code: int, message: str, *, assumed: bool = False, **extra: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code, self.assumed = status, code, assumed
        self.body: Json = {"message": message, "code": code, **extra}


def refuse(code: int, *, assumed: bool = False, **extra: Any) -> ApiError:
    """The error of that code, with Discord's status and words."""
    status, text = TEXTS[code]
    return ApiError(status, code, text, assumed=assumed, **extra)


class Form:
    """A request body under examination; collects every wrong field under its path."""

    def __init__(self, *path: str | int, errors: list[tuple[tuple[str, ...], str, str]] | None = None) -> None:
        self.path = tuple(str(part) for part in path)
        self.errors: list[tuple[tuple[str, ...], str, str]] = [] if errors is None else errors

    def at(self, *path: str | int) -> Form:
        """The same examination, one field deeper."""
        return Form(*self.path, *path, errors=self.errors)

    def wrong(self, code: str, message: str) -> None:
        """Note that the field at this path breaks a rule."""
        self.errors.append((self.path, code, message))

    def length(self, value: Sized | None, low: int, high: int) -> None:
        """A text or list, if given, has between `low` and `high` characters or items."""
        if value is not None and not hasattr(value, "__len__"):
            self.wrong("STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif value is not None and not low <= len(value) <= high:
            self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def between(self, value: int | None, low: int, high: int) -> None:
        """A number, if given, lies between `low` and `high`."""
        if value is not None and value < low:
            self.wrong("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        if value is not None and value > high:
            self.wrong("NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    def one_of(self, value: Any, *choices: int) -> None:
        """The value is one of the choices."""
        if value not in choices:
            self.wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, choices))}}}.")

    def subset(self, value: Any, choices: tuple[int, ...]) -> None:
        """A list, if given, of some of the choices, each once."""
        if value is not None and (not value or len(value) != len(set(value)) or not set(value) <= set(choices)):
            self.wrong("BASE_TYPE_CHOICES", f"Value must be some of {{{', '.join(map(str, choices))}}}.")

    def text(self, value: Any, low: int, high: int) -> str:
        """A required text with between `low` and `high` characters; blanks alone are none."""
        if value is None or (low and str(value) and not str(value).strip()):
            self.wrong("BASE_TYPE_REQUIRED", "This field is required")
            return ""
        self.length(str(value), low, high)
        return str(value)

    def unique(self, value: str, seen: set[str], code: str, message: str) -> None:
        """The value was not used before in the same form."""
        if value in seen:
            self.wrong(code, message)
        seen.add(value)

    def check(self, *, assumed: bool = False) -> None:
        """Refuse the form if anything was wrong with it."""
        if self.errors:
            raise refuse(50035, assumed=assumed, errors=self.tree())

    def tree(self) -> Json:
        """The wrong fields as Discord nests them."""
        tree: Json = {}
        for path, code, message in self.errors:
            node = tree
            for part in path:
                node = node.setdefault(part, {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return tree


def invalid(path: str, code: str, message: str, *, assumed: bool = False) -> ApiError:
    """One wrong field, named by its dotted path."""
    form = Form(*path.split("."))
    form.wrong(code, message)
    return refuse(50035, assumed=assumed, errors=form.tree())
