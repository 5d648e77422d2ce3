"""What the pictures of republics have in common, made of what their views have in common (games/republic/seen)."""
