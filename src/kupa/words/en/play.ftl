### What is said at a table of any game: keys, and taps that lead to no move

board-moment = One moment: the last move is still being shown.
general-not_here = Nothing can be done with this now.

## Keys

keys-title = Keys and speech
keys-single = Single keys do something
keys-short = Speak in short
keys-about = In a screen reader, switch to focus mode first, so that the keys reach the table.
keys-tab = from one part of the table to the next
keys-arrows = from card to card
keys-enter = pick the card or press the button; the space bar too
keys-escape = let go of what is picked
keys-digits = pick the card or place of that number
keys-last = hear again what happened last
keys-turn = whose turn it is, and what there is to do
keys-pile = the piles
keys-hand = your cards
keys-row = the row in the middle, or what is face up elsewhere
keys-seats = who is playing, and what they have
keys-help = this list
keys-nothing = There is nothing to read there.
