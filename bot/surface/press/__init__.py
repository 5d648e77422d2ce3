"""How presses and commands come in, are checked and answered."""
