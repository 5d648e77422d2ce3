"""Time: deadlines, banks, reminders, forecasts."""
