measure-coins = Coins
