"""The base of whatever is saved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema


@dataclass(slots=True)
class Saved:
    """Base of all dataclasses that are saved.

    A document with an unknown field is refused, so nothing is lost. The fields of a document stand in the order of
    their names: in which order a class has them, and from which class, means nothing, and changes no mark.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """What pydantic makes of the class, its fields in order."""
        schema = handler(source)
        made = handler.resolve_ref_schema(schema)
        if made["type"] == "dataclass":
            made["fields"].sort()
        return schema
