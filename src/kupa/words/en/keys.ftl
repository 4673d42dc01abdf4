### Keys at the table, and speech: fetched when they are asked for

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
