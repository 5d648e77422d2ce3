## Computer players in the lobby

lobby-computer = - { $sigil } ⚙ Computer player, until somebody joins here
button-fill = Fill with Computer Players
button-clear = Send Computer Players Away
