"""Permission arithmetic, one rule a test."""

from __future__ import annotations

import pytest

from loopback import World, perms, threads
from loopback.model import Overwrite
from loopback.perms import bits, in_channel, may, sees

VIEW, SEND = bits("VIEW_CHANNEL"), bits("SEND_MESSAGES")


@pytest.fixture
def town():
    world = World()
    owner, alice = world.add_user("owner"), world.add_user("alice")
    guild = world.add_guild("home", owner)
    world.join(guild, alice)
    return world, guild, world.add_channel(guild, "hall"), owner, alice


def test_names_and_bits_are_each_others_inverse():
    assert perms.names(bits("VIEW_CHANNEL", "PIN_MESSAGES")) == ["VIEW_CHANNEL", "PIN_MESSAGES"]
    assert bits("ADMINISTRATOR") == 8
    assert bits("SEND_MESSAGES_IN_THREADS") == 1 << 38


def test_the_owner_and_administrators_may_everything_despite_overwrites(town):
    world, guild, hall, owner, alice = town
    world.set_overwrite(hall, guild.id, Overwrite(0, 0, VIEW))
    assert in_channel(world, owner.id, hall) == perms.ALL
    assert not sees(world, alice.id, hall)
    world.grant(guild, alice, world.add_role(guild, "admin", bits("ADMINISTRATOR")))
    assert in_channel(world, alice.id, hall) == perms.ALL


def test_overwrites_apply_in_order_everyone_roles_member(town):
    world, guild, hall, _, alice = town
    yes, no = world.add_role(guild, "yes"), world.add_role(guild, "no")
    world.grant(guild, alice, yes)
    world.grant(guild, alice, no)
    world.set_overwrite(hall, guild.id, Overwrite(0, 0, SEND))
    assert not may(world, alice.id, hall, "SEND_MESSAGES")
    world.set_overwrite(hall, no.id, Overwrite(0, 0, SEND))
    world.set_overwrite(hall, yes.id, Overwrite(0, SEND, 0))
    assert may(world, alice.id, hall, "SEND_MESSAGES"), "any allowing role beats all denying ones"
    world.set_overwrite(hall, alice.id, Overwrite(1, 0, SEND))
    assert not may(world, alice.id, hall, "SEND_MESSAGES")


def test_who_does_not_see_a_channel_may_nothing_there(town):
    world, guild, hall, _, alice = town
    world.set_overwrite(hall, guild.id, Overwrite(0, SEND, VIEW))
    assert in_channel(world, alice.id, hall) == 0


def test_strangers_see_nothing(town):
    world, _, hall, *_ = town
    assert in_channel(world, world.add_user("stranger").id, hall) == 0


def test_a_thread_follows_its_parent_and_a_private_one_its_members(town):
    world, guild, hall, owner, alice = town
    public = threads.open_thread(world, hall, "open", owner)
    private = threads.open_thread(world, hall, "closed", owner, private=True)
    assert sees(world, alice.id, public)
    assert not sees(world, alice.id, private)
    threads.add(world, private, alice)
    assert sees(world, alice.id, private)
    threads.remove(world, private, alice)
    world.grant(guild, alice, world.add_role(guild, "mod", bits("MANAGE_THREADS")))
    assert sees(world, alice.id, private), "who manages threads sees them all"
    world.set_overwrite(hall, alice.id, Overwrite(1, 0, VIEW))
    assert not sees(world, alice.id, public)


def test_a_direct_channel_belongs_to_two(town):
    world, _, _, owner, alice = town
    inbox = world.dm(alice)
    assert may(world, alice.id, inbox, "SEND_MESSAGES")
    assert may(world, world.bot.id, inbox, "SEND_MESSAGES", "EMBED_LINKS", "ATTACH_FILES")
    assert not sees(world, owner.id, inbox)
