"""Turn Discord's published types into the JSON Schema that the local Discord is checked against.

    python tools/discord_schema.py

needs node and npm. The npm packages are pinned below, live in a temporary directory and are never installed here;
what stays is `loopback/schema/discord.json.gz` with the licence of the types.
"""

import gzip
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

TYPES = "discord-api-types@0.38.57"
GENERATOR = "ts-json-schema-generator@2.9.0"
PLACE = Path(__file__).resolve().parent.parent / "loopback" / "schema"

Node = dict[str, Any]
INTEGER: Node = {"type": "integer"}

EVENTS = {
    "READY": "GatewayReadyDispatchData",
    "GUILD_CREATE": "GatewayGuildCreateDispatchData",
    "GUILD_UPDATE": "GatewayGuildUpdateDispatchData",
    "GUILD_DELETE": "GatewayGuildDeleteDispatchData",
    "GUILD_MEMBER_ADD": "GatewayGuildMemberAddDispatchData",
    "GUILD_MEMBER_UPDATE": "GatewayGuildMemberUpdateDispatchData",
    "GUILD_MEMBER_REMOVE": "GatewayGuildMemberRemoveDispatchData",
    "GUILD_MEMBERS_CHUNK": "GatewayGuildMembersChunkDispatchData",
    "GUILD_ROLE_CREATE": "GatewayGuildRoleCreateDispatchData",
    "GUILD_ROLE_UPDATE": "GatewayGuildRoleUpdateDispatchData",
    "GUILD_ROLE_DELETE": "GatewayGuildRoleDeleteDispatchData",
    "GUILD_SCHEDULED_EVENT_CREATE": "GatewayGuildScheduledEventCreateDispatchData",
    "GUILD_SCHEDULED_EVENT_UPDATE": "GatewayGuildScheduledEventUpdateDispatchData",
    "GUILD_SCHEDULED_EVENT_DELETE": "GatewayGuildScheduledEventDeleteDispatchData",
    "CHANNEL_CREATE": "GatewayChannelCreateDispatchData",
    "CHANNEL_UPDATE": "GatewayChannelUpdateDispatchData",
    "CHANNEL_DELETE": "GatewayChannelDeleteDispatchData",
    "CHANNEL_PINS_UPDATE": "GatewayChannelPinsUpdateDispatchData",
    "THREAD_CREATE": "GatewayThreadCreateDispatchData",
    "THREAD_UPDATE": "GatewayThreadUpdateDispatchData",
    "THREAD_DELETE": "GatewayThreadDeleteDispatchData",
    "THREAD_LIST_SYNC": "GatewayThreadListSyncDispatchData",
    "THREAD_MEMBER_UPDATE": "GatewayThreadMemberUpdateDispatchData",
    "THREAD_MEMBERS_UPDATE": "GatewayThreadMembersUpdateDispatchData",
    "MESSAGE_CREATE": "GatewayMessageCreateDispatchData",
    "MESSAGE_UPDATE": "GatewayMessageUpdateDispatchData",
    "MESSAGE_DELETE": "GatewayMessageDeleteDispatchData",
    "MESSAGE_DELETE_BULK": "GatewayMessageDeleteBulkDispatchData",
    "MESSAGE_REACTION_ADD": "GatewayMessageReactionAddDispatchData",
    "MESSAGE_REACTION_REMOVE": "GatewayMessageReactionRemoveDispatchData",
    "MESSAGE_REACTION_REMOVE_ALL": "GatewayMessageReactionRemoveAllDispatchData",
    "MESSAGE_REACTION_REMOVE_EMOJI": "GatewayMessageReactionRemoveEmojiDispatchData",
    "INTERACTION_CREATE": "GatewayInteractionCreateDispatchData",
    "TYPING_START": "GatewayTypingStartDispatchData",
}

COMMANDS = ("RESTPutAPIApplicationCommandsJSONBody", "RESTPutAPIApplicationCommandsResult")
HOOK_EDIT = ("RESTPatchAPIWebhookWithTokenMessageJSONBody", "RESTPatchAPIWebhookWithTokenMessageResult")
MESSAGE = "RESTGetAPIChannelMessageResult"
MESSAGES = "RESTGetAPIChannelMessagesResult"
CHANNEL = "RESTGetAPIChannelResult"
ARCHIVED = "RESTGetAPIChannelUsersThreadsArchivedResult"
HOOK = "/webhooks/{}/{}"

ROUTES: Mapping[str, tuple[str | None, str | None]] = {
    "GET /users/@me": (None, "RESTGetAPICurrentUserResult"),
    "GET /users/{}": (None, "RESTGetAPIUserResult"),
    "GET /oauth2/applications/@me": (None, "RESTGetAPIOAuth2CurrentApplicationResult"),
    "GET /gateway": (None, "RESTGetAPIGatewayResult"),
    "GET /gateway/bot": (None, "RESTGetAPIGatewayBotResult"),
    "GET /applications/{}/commands": (None, COMMANDS[1]),
    "PUT /applications/{}/commands": COMMANDS,
    "POST /applications/{}/commands": (
        "RESTPostAPIApplicationCommandsJSONBody",
        "RESTPostAPIApplicationCommandsResult",
    ),
    "GET /applications/{}/commands/{}": (None, "RESTGetAPIApplicationCommandResult"),
    "PATCH /applications/{}/commands/{}": (
        "RESTPatchAPIApplicationCommandJSONBody",
        "RESTPatchAPIApplicationCommandResult",
    ),
    "GET /applications/{}/guilds/{}/commands": (None, "RESTGetAPIApplicationGuildCommandsResult"),
    "PUT /applications/{}/guilds/{}/commands": (
        "RESTPutAPIApplicationGuildCommandsJSONBody",
        "RESTPutAPIApplicationGuildCommandsResult",
    ),
    "POST /applications/{}/guilds/{}/commands": (
        "RESTPostAPIApplicationGuildCommandsJSONBody",
        "RESTPostAPIApplicationGuildCommandsResult",
    ),
    "GET /applications/{}/guilds/{}/commands/{}": (None, "RESTGetAPIApplicationGuildCommandResult"),
    "PATCH /applications/{}/guilds/{}/commands/{}": (
        "RESTPatchAPIApplicationGuildCommandJSONBody",
        "RESTPatchAPIApplicationGuildCommandResult",
    ),
    "POST /interactions/{}/{}/callback": (
        "RESTPostAPIInteractionCallbackJSONBody",
        "RESTPostAPIInteractionCallbackWithResponseResult",
    ),
    f"POST {HOOK}": ("RESTPostAPIInteractionFollowupJSONBody", "RESTPostAPIInteractionFollowupResult"),
    f"GET {HOOK}/messages/{{}}": (None, "RESTGetAPIWebhookWithTokenMessageResult"),
    f"PATCH {HOOK}/messages/{{}}": HOOK_EDIT,
    f"GET {HOOK}/messages/@original": (None, "RESTGetAPIWebhookWithTokenMessageResult"),
    f"PATCH {HOOK}/messages/@original": HOOK_EDIT,
    "GET /channels/{}": (None, CHANNEL),
    "PATCH /channels/{}": ("RESTPatchAPIChannelJSONBody", "RESTPatchAPIChannelResult"),
    "DELETE /channels/{}": (None, CHANNEL),
    "PUT /channels/{}/permissions/{}": ("RESTPutAPIChannelPermissionJSONBody", None),
    "GET /channels/{}/messages": (None, MESSAGES),
    "POST /channels/{}/messages": ("RESTPostAPIChannelMessageJSONBody", MESSAGE),
    "POST /channels/{}/messages/bulk-delete": ("RESTPostAPIChannelMessagesBulkDeleteJSONBody", None),
    "GET /channels/{}/messages/{}": (None, MESSAGE),
    "PATCH /channels/{}/messages/{}": ("RESTPatchAPIChannelMessageJSONBody", MESSAGE),
    "GET /channels/{}/messages/{}/reactions/{}": (None, "RESTGetAPIChannelMessageReactionUsersResult"),
    "GET /channels/{}/messages/pins": (None, "RESTGetAPIChannelMessagesPinsResult"),
    "GET /channels/{}/pins": (None, MESSAGES),
    "POST /channels/{}/threads": ("RESTPostAPIChannelThreadsJSONBody", "RESTPostAPIChannelThreadsResult"),
    "POST /channels/{}/messages/{}/threads": (
        "RESTPostAPIChannelMessagesThreadsJSONBody",
        "RESTPostAPIChannelMessagesThreadsResult",
    ),
    "GET /channels/{}/thread-members": (None, "RESTGetAPIChannelThreadMembersResult"),
    "GET /channels/{}/thread-members/{}": (None, "RESTGetAPIChannelThreadMemberResult"),
    "GET /channels/{}/threads/archived/public": (None, ARCHIVED),
    "GET /channels/{}/threads/archived/private": (None, ARCHIVED),
    "GET /channels/{}/users/@me/threads/archived/private": (None, ARCHIVED),
    "GET /guilds/{}": (None, "RESTGetAPIGuildResult"),
    "GET /guilds/{}/channels": (None, "RESTGetAPIGuildChannelsResult"),
    "POST /guilds/{}/channels": ("RESTPostAPIGuildChannelJSONBody", "RESTPostAPIGuildChannelResult"),
    "GET /guilds/{}/members": (None, "RESTGetAPIGuildMembersResult"),
    "GET /guilds/{}/members/{}": (None, "RESTGetAPIGuildMemberResult"),
    "GET /guilds/{}/roles": (None, "RESTGetAPIGuildRolesResult"),
    "POST /guilds/{}/roles": ("RESTPostAPIGuildRoleJSONBody", "RESTPostAPIGuildRoleResult"),
    "GET /guilds/{}/scheduled-events": (None, "RESTGetAPIGuildScheduledEventsResult"),
    "POST /guilds/{}/scheduled-events": (
        "RESTPostAPIGuildScheduledEventJSONBody",
        "RESTPostAPIGuildScheduledEventResult",
    ),
    "GET /guilds/{}/scheduled-events/{}": (None, "RESTGetAPIGuildScheduledEventResult"),
    "PATCH /guilds/{}/scheduled-events/{}": (
        "RESTPatchAPIGuildScheduledEventJSONBody",
        "RESTPatchAPIGuildScheduledEventResult",
    ),
    "GET /guilds/{}/threads/active": (None, "RESTGetAPIGuildThreadsResult"),
    "POST /users/@me/channels": (
        "RESTPostAPICurrentUserCreateDMChannelJSONBody",
        "RESTPostAPICurrentUserCreateDMChannelResult",
    ),
}


def wanted() -> dict[str, str]:
    """Every place where a body crosses the wire, with the published type of that body."""
    places = {f"event {name}": kind for name, kind in EVENTS.items()}
    for route, (request, response) in ROUTES.items():
        places |= {f"request {route}": request} if request else {}
        places |= {f"response {route}": response} if response else {}
    return places


def generate(workshop: Path) -> Node:
    """Run the generator over one interface whose properties are all the wanted types."""
    npm = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run([*npm, "--prefix", str(workshop), TYPES, GENERATOR], check=True)
    leave_out_undefined(workshop / "node_modules" / "discord-api-types" / "utils" / "internals.d.ts")
    lines = [f"  {json.dumps(place)}: T.{kind};" for place, kind in wanted().items()]
    source = ["import * as T from 'discord-api-types/v10';", "export interface Wire {", *lines, "}"]
    (workshop / "wire.ts").write_text("\n".join(source))
    (workshop / "tsconfig.json").write_text('{"compilerOptions": {"strict": true, "moduleResolution": "bundler"}}')
    tool = workshop / "node_modules" / ".bin" / "ts-json-schema-generator"
    flags = ["--path", "wire.ts", "--type", "Wire", "--no-type-check", "--jsDoc", "none", "--tsconfig", "tsconfig.json"]
    made = subprocess.run([str(tool), *flags], cwd=workshop, check=True, capture_output=True, text=True)
    schema: Node = json.loads(made.stdout)
    return schema


def leave_out_undefined(helpers: Path) -> None:
    """A helper type only says that keys may be undefined, which JSON has not, and the generator loses its way in it."""
    name = "export type _AddUndefinedToPossiblyUndefinedPropertiesOfInterface<Base> = "
    text = helpers.read_text()
    changed = re.sub(re.escape(name) + r"\{.*?\n\};", name + "Base;", text, count=1, flags=re.DOTALL)
    if changed == text:
        raise SystemExit("the helper type was renamed; see leave_out_undefined")
    helpers.write_text(changed)


def bit_flags(workshop: Path) -> set[str]:
    """The enums whose members are single bits: on the wire they are sums, that is any integer."""
    files = (workshop / "node_modules" / "discord-api-types").rglob("v10*/**/*.d.ts")
    return {name for path in files for name in re.findall(r"enum (\w+Flags) \{", path.read_text())}


def adapted(node: Any, flags: set[str]) -> Any:
    """The schema with flags as integers, and channels as one union in the two places where the generator fails."""
    if isinstance(node, list):
        return [adapted(part, flags) for part in node]
    if not isinstance(node, dict):
        return node
    if is_lost(node):
        return {"$ref": "#/definitions/APIChannel"}
    named = dict.fromkeys(flags & set(node.get("definitions", {})), INTEGER)
    kept = {key: adapted(part, flags) for key, part in node.items()}
    return kept | {"definitions": kept["definitions"] | named} if named else kept


def is_lost(node: Node) -> bool:
    """Whether this is a union whose `type` came out as an empty list: `Exclude` over an enum is not understood."""
    branches = node.get("anyOf", [])
    return any(branch.get("properties", {}).get("type", {}).get("enum") == [] for branch in branches)


def main() -> None:
    """Generate, adapt, write."""
    with tempfile.TemporaryDirectory() as place:
        workshop = Path(place)
        schema = adapted(generate(workshop), bit_flags(workshop))
        shutil.copy(workshop / "node_modules" / "discord-api-types" / "LICENSE", PLACE / "LICENSE.discord-api-types")
    text = json.dumps(schema, separators=(",", ":"), sort_keys=True)
    (PLACE / "discord.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
