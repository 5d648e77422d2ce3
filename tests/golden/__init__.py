"""Whole games as they were once played, kept as text: what was answered, what was told, what the game came to.

A file is read line by line. `# {...}` says how the game was set up. Then, for each answer, its key, the answer and six
digits in which the mark and all events of that answer are; `= turn 3` where a turn begins, with the digits of all that
was told in the turn before; in the last turn `! {...}` for each event in full; at the end `. ` and the last mark.

Most are played at random, which meets what nobody would choose; one by players who want to win, which goes further.

`python -m tests.golden` plays all of them anew and writes them down: only when a change was meant to change games.
`python -m tests.golden --verify` replays them and says where the first differs; `--same-play` compares all but marks.
"""
