measure-coins = Münzen
