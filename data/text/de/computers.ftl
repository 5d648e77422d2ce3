## Computerspieler in der Lobby

lobby-computer = - { $sigil } ⚙ Computerspieler, bis jemand hier mitspielt
button-fill = Mit Computerspielern auffüllen
button-clear = Computerspieler wegschicken
