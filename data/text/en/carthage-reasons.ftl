## Why computer players did what they did, told after the game

because-peace-or-fall = Peace with { $war }: if all battles still ahead were lost, { $wars } Wars would stand and the State would fall.
because-last-word-for-peace = I said the last word for peace: { $wars } Wars stand, and one more could be the end of us all.
