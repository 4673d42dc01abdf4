### What is said at a table of any game: keys, and taps that lead to no move

board-moment = One moment: the last move is still being shown.
general-not_here = Nothing can be done with this now.
keys-title = Keys and speech
keys-nothing = There is nothing to read there.
