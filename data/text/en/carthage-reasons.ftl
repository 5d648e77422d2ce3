## Why computer players did what they did, told after the game

because-peace-or-fall = Peace with { $war }: if all battles still ahead were lost, { $wars } Wars would stand and the State would fall.
because-last-word-for-peace = I said the last word for peace: { $wars } Wars stand, and one more could be the end of us all.
because-trade-offer = I offered { $seat } what I could spare, for I wanted { $commodity }.
because-trade-answer = I answered { $seat } with goods that made the deal worth about { $gain }T to me.
because-trade-accept = I took the deal with { $seat }: it was worth about { $gain }T to me.
because-trade-keep = I kept { $cards } { $commodity } back: a larger set of it sells for much more.
because-enough-for-life = My votes and my money outweigh all others: { $senator } could rule for life, and I would have won.
