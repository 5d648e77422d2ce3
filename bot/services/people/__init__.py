"""What people and servers have set: language, quiet hours, time zones."""
