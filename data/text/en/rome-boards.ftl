### The parts of the board of Rome.

focus-wars = Wars and forces
focus-forum = The Forum and the Curia
focus-provinces = Provinces and Governors
focus-seat = Factions and their Senators
