### The parts of the board of The Republic of Carthage that can be looked at.

focus-wars = Wars and forces
focus-forum = The Forum and the Curia
focus-trade = The market
focus-seat = Factions and their Senators
