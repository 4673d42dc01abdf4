### Where is it now? A practice of memory

practice-about = A card is shown and covered. Then cards change places, as they did in a real game. Where does it lie now?
practice-about_shown = Cards are turned up and covered again, as they were in a real game. Where does one of them lie now?
practice-game = Game
practice-start = Begin
practice-more = Eight more
practice-loading = Shuffling…
practice-best = Best { $count }
practice-best_about = The most right answers in a row on this device: { $count }. Now: { $now }.
practice-progress = Question { $number } of { $of }
practice-asked =
    { $count ->
        [one] { $cards } cards · { $count } swap
       *[other] { $cards } cards · { $count } swaps
    }
practice-asked_shown = { $cards } cards · { $count } shown
practice-watch = Watch closely
practice-where = Where is it now: { CARD($card) }?
practice-point = Take all the time you need. Point to its place.
practice-place = Place { $number }
practice-place_of = { $name }, place { $number }
practice-place_empty = { $place }, empty
practice-here = { CARD($card) }: { $place }.
practice-swap = Swap: { $one } – { $other }.
practice-move = From { $one } to { $other }.
practice-new = Another card: { $places }.
practice-gone = Taken away: { $places }.
practice-right = Right! { $place }.
practice-wrong = Not quite. { CARD($card) }: { $place }.
practice-watch_again = Watch again
practice-hear_again = Hear again
practice-onward = Go on
practice-next = Next
practice-result = { $right } of { $of } right
practice-streak =
    { $count ->
        [0] The next one begins a new row.
        [one] { $count } right answer in a row
       *[other] { $count } right answers in a row
    }
practice-from_game = From a game that was played
practice-from_bots = From games that bots played
practice-to_replay = Watch that game
