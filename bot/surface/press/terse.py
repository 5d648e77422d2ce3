"""Answers to interactions go out without asking Discord for the message they make: nobody here reads it.

discord.py always asks (`with_response`), and parses what comes. Its adapter does the rest as before: locks, limits,
and trying again.
"""

from __future__ import annotations

from typing import Any

import aiohttp
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context


class Terse(AsyncWebhookAdapter):
    """How discord.py talks to interactions, but for what it asks of their answers."""

    async def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> Any:
        """The first answer; of what came of it no more is known than which interaction it belongs to."""
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=interaction_id, webhook_token=token)
        to: Any = {"session": session, "proxy": proxy, "proxy_auth": proxy_auth}
        await self.request(route, **to, payload=params.payload, multipart=params.multipart, files=params.files)
        return {"interaction": {"id": str(interaction_id)}}


def answer_tersely() -> None:
    """From now on, in this task and those it begins."""
    async_context.set(Terse())  # type: ignore[no-untyped-call]
