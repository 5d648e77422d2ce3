# Die Kurven auf der Seite eines Spiels.
measure-influence = Einfluss
measure-votes = Stimmen in Carthage
measure-talents = Private Kassen, in T
measure-treasury = Staatskasse, in T
measure-wars = Aktive Kriege
