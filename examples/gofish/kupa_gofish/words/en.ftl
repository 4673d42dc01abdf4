### Go Fish

game-gofish = Go Fish
game-gofish-about = Ask the others for cards, remember who asked for what, and collect four of a kind.

## Cards

card-carp = carp
card-tuna = tuna
card-salmon = salmon
card-shark = shark
card-crab = crab
card-whale = whale
card-turtle = turtle
card-squid = squid
card-seahorse = seahorse
card-dolphin = dolphin
card-starfish = starfish
card-shrimp = shrimp
card-eel = eel

## Options

option-gofish-deck = Deck
option-gofish-deck-about = The short deck makes a short game, for small children.
option-gofish-deck-full = 13 kinds
option-gofish-deck-short = 7 kinds
option-gofish-again = Ask again
option-gofish-again-about = Whoever gets the card they asked for has another turn.

## What lies on the table

view-gofish-pond = Pond
view-gofish-hands = in hand
view-gofish-books = Books
view-gofish-hand = Your cards

## Moves

move-gofish-ask = Ask { SEAT($seat) } for { CARD($card) }

## What happens

gofish-dealt =
    { KNOWN($cards) ->
        [no] The cards are dealt. { SEAT($first, form: "start") } begins.
       *[yes] Dealt to you: { CARD($cards) }. { SEAT($first, form: "start") } begins.
    }
gofish-asked =
    { WORD($answer) ->
        [given] { SEAT($seat, form: "start") } asked { SEAT($whom) } for { CARD($card) } and got { $count }.
        [caught] { SEAT($seat, form: "start") } asked { SEAT($whom) } for { CARD($card) }: none there, but the pond had one!
       *[none] { SEAT($seat, form: "start") } asked { SEAT($whom) } for { CARD($card) }: go fish!
    }
gofish-drew =
    { KNOWN($card) ->
        [no] { SEAT($seat, form: "start") } drew a card.
       *[yes] From the pond: { CARD($card) }.
    }
gofish-laid = A book! { SEAT($seat, form: "start") } laid down four: { CARD($card) }.
gofish-ended = All books are laid down. Books: { BYSEAT($scores) }.

## What is refused

gofish-not_your_turn = It is not your turn.
gofish-not_held = You can only ask for a card that you hold yourself: { CARD($card) } is not among yours.
gofish-nobody_there = { SEAT($whom, form: "start") } cannot be asked now.
gofish-unreadable = That move was not understood.
    .typed = “{ $text }” isn't a move. Write for example: ask 1 tuna.
