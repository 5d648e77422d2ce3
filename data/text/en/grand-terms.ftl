### Terms of the Grand Variant: the ways each is written, parted by a bar, and what it means.

term-coupled = coupled war|coupled wars|Coupled war|Coupled wars
    .means = a Punic War and the Roman War of the same number: one war with a face on each board
term-settled = settled
    .means = a coupled war that a republic has won, or that has left the game: it never comes back
term-sea = sea control|Sea control
    .means = who won last at sea in war 1; only he may fight there on land
term-direct = direct battle|Direct battle
    .means = both republics attack the same war: their forces fight each other, not the cards
term-tribute = tribute|Tribute
    .means = 25T a turn for each Lost War, 15T of it to the republic that won it
term-fallen = fallen
    .means = a republic that is out of the game; its factions score 0
