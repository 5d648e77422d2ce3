"""Virtual people: the driver. They can do what somebody with a chat client can do, and see what that person sees.

A person who is asked for something no client allows raises `Impossible`: the test is wrong. A bot that does not answer
raises `NoResponse`, and what was expected and did not come raises `Missing`: the bot is wrong. Nothing here reads the
bot's memory, sleeps, or polls.
"""

from loopback.client import Impossible
from loopback.person import Person
from loopback.place import Place
from loopback.reply import Modal, NoResponse, Reply
from loopback.seen import File, Missing, Seen
from loopback.town import Town

__all__ = ["File", "Impossible", "Missing", "Modal", "NoResponse", "Person", "Place", "Reply", "Seen", "Town"]
