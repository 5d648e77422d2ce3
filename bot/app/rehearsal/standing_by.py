"""Imported by the process that stands by, of which each start of a rehearsed bot is a copy: it has all at hand."""

from bot.app.rehearsal.child import load

load()
