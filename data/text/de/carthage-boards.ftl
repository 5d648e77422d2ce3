### Die Teile des Plans von The Republic of Carthage, die man ansehen kann.

focus-wars = Kriege und Streitkräfte
focus-forum = Forum und Curia
focus-trade = Der Markt
focus-seat = Fraktionen und ihre Senatoren
