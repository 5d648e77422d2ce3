"""What a person gets from the bot for a deed: a message, or a form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from loopback import controls
from loopback.errors import Json
from loopback.interact import Interaction
from loopback.seen import File, Missing, Seen, parts

if TYPE_CHECKING:
    from loopback.person import Person


class NoResponse(AssertionError):  # noqa: N818 - what the tests read
    """The bot left a person without an answer."""


class Reply:
    """What a person got for a command, press or form."""

    def __init__(self, person: Person, interaction: Interaction) -> None:
        self.person, self.interaction = person, interaction

    def __repr__(self) -> str:
        return f"<reply to {self.interaction.name}: {self.message!r}>"

    @property
    def message(self) -> Seen | None:
        """The answer, or the message that was changed."""
        original = self.interaction.original
        return Seen(self.person.town.world, original) if original else None

    @property
    def followups(self) -> list[Seen]:
        """What the bot sent afterwards."""
        known = self.interaction.original
        return [Seen(self.person.town.world, one) for one in self.interaction.sent if one is not known]

    @property
    def seen(self) -> Seen:
        """The message, which must be there."""
        message = self.message
        if message is None:
            raise Missing(f"{self.interaction.name} was answered without a message")
        return message

    @property
    def text(self) -> str:
        """Everything there is to read in the answer."""
        return self.message.text if self.message else ""

    @property
    def embeds(self) -> list[Json]:
        """The embeds of the answer."""
        return self.message.embeds if self.message else []

    @property
    def components(self) -> list[Json]:
        """The components of the answer, at every depth."""
        return self.message.components if self.message else []

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return self.message.buttons if self.message else []

    @property
    def files(self) -> list[File]:
        """The files of the answer."""
        return self.message.files if self.message else []

    def image(self) -> bytes:
        """The first picture of the answer."""
        return self.seen.image()

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the answer."""
        return self.message is not None and self.message.ephemeral

    @property
    def modal(self) -> Modal | None:
        """The form that opened, if that was the answer."""
        return None

    @property
    def ack_ms(self) -> float:
        """How long the first acknowledgement took."""
        return self.interaction.ack_ms

    @property
    def callback_type(self) -> int | None:
        """How the bot acknowledged: 4 message, 5 thinking, 6 nothing visible, 7 changed the message, 9 form."""
        return self.interaction.ack

    async def wait(self) -> Reply:
        """Wait as the call would have done, had it not been told `wait=False`."""
        return await self.person.answered(self.interaction)

    async def acknowledged(self) -> Reply:
        """Wait for the first acknowledgement only."""
        return await self.person.acknowledged(self.interaction)


class Modal(Reply):
    """A form on the person's screen."""

    @property
    def modal(self) -> Modal | None:
        """This form."""
        return self

    @property
    def form(self) -> Json:
        """The form as the bot sent it."""
        return self.interaction.modal or {}

    @property
    def title(self) -> str:
        """What stands above it."""
        return str(self.form["title"])

    @property
    def rows(self) -> list[Json]:
        """Its fields as the bot sent them, each with its label."""
        return [row for row in parts(self.form, "components") if "component" in row]

    @property
    def prose(self) -> str:
        """The text that stands beside its fields."""
        return "\n".join(row["content"] for row in parts(self.form, "components") if "content" in row)

    @property
    def labels(self) -> list[str]:
        """The labels of its fields."""
        return [text for text, _ in controls.fields(self.form)]

    @property
    def values(self) -> dict[str, Any]:
        """What its text fields begin with, by custom id."""
        return {one["custom_id"]: one.get("value") or "" for _, one in controls.fields(self.form)}
