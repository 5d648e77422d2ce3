"""RR-3: how a game begins: `laying_out` is what is dealt and laid out, `choices` what the players then decide."""
