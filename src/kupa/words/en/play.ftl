### What is said at a table of any game: keys, and taps that lead to no move

board-moment = One moment: the last move is still being shown.
general-not_here = Nothing can be done with this now.
lobby-most = This game has { $count } chairs at most.
lobby-fewest = It takes { $count } to play.
lobby-last_taken = The last chair is taken.
keys-title = Keys and speech
keys-nothing = There is nothing to read there.
