### Die Teile des Spielplans von Rom.

focus-wars = Kriege und Streitkräfte
focus-forum = Forum und Curia
focus-provinces = Provinzen und Governors
focus-seat = Fraktionen und ihre Senatoren
