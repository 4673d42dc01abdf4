### The games: names, and a line about each

game-reset = Reset
game-reset-about = Get rid of all your cards: climb, drop, burn, rob.
game-court = The King's Court
game-court-about = Peek, swap, remember: every head at court has a hat of its own.
game-pairs = Pairs
game-pairs-about = Turn up two cards alike and keep them. Who remembers best?
game-ushpizin = Ushpizin
game-ushpizin-about = Swap face-down cards from memory until all seven ushpizin are your guests.
