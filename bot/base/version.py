"""The version of this program."""

from importlib.metadata import version

VERSION = version("byrsa")
