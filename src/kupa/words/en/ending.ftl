### The end of a game: fetched with it, while the game is played

end-won = { $name } wins!
end-you_won = You win!
end-shared = A shared win: { $names }
end-shared_you = You share the win with { $names }
end-you_placed =
    { $place ->
        [2] You came 2nd
        [3] You came 3rd
       *[other] You came { $place }th
    }
end-drawn = Nobody won this time
end-place = Place
end-score = Points
end-ranking = The result
end-again = Play again
end-again_wait = Another game? Waiting for { $name }.
end-look = Look at the table
end-skip = To the result
end-you = (you)
end-seal = The sealed deal
end-seal_check = Check the seal
end-seal_noted = Seal noted at the start
end-seal_now = Seal of what was dealt
end-seal_good = They match: nobody changed the cards after the table was opened.
end-seal_seed = The shuffle follows from the sealed secret and the players' words.
end-seal_bad = They do not match: something was changed. Do not trust this deal.
end-seal_late = You joined after the deal, so this page has no seal of its own; the table's was checked.
end-seal_offline = The browser cannot compute it here (the page came without https). Download the record and run:
end-settings = Change the game
end-best = Your best: { $effort }
end-best_new = A new best!
