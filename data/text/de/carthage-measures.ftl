# Die Kurven auf der Seite eines Spiels.
measure-votes = Stimmen in Carthage
