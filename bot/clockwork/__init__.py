"""Time: deadlines, banks, quiet hours, reminders; pauses, live sittings, absence and missed deadlines."""
