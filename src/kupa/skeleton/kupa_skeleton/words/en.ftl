game-skeleton = Skeleton
game-skeleton-about = Draw or stop: who comes nearest to 21?

option-skeleton-dealt = Cards dealt
option-skeleton-dealt-about = How many cards everyone has before the first turn.
option-skeleton-dealt-one = One
option-skeleton-dealt-two = Two

view-skeleton-deck = Deck
view-skeleton-hands = in hand
view-skeleton-hand = Your cards
view-skeleton-shown = Hand

move-skeleton-draw = Draw a card
move-skeleton-stop = Stop

skeleton-drew =
    { KNOWN($card) ->
        [no] { SEAT($seat, form: "start") } drew a card.
       *[yes] { SEAT($seat, form: "start") } drew { CARD($card) }.
    }
skeleton-stopped = { SEAT($seat, form: "start") } stopped.
skeleton-ended = All have stopped. Points: { BYSEAT($scores) }.

skeleton-not_your_turn = It is not your turn.
skeleton-unreadable = That move was not understood.
    .typed = “{ $text }” isn't a move. Write draw or stop.
