### Checking a record (the command line)

verify-played =
    { $count ->
        [one] The record replays by the rules to the end of the game: { $count } answer.
       *[other] The record replays by the rules to the end of the game: { $count } answers.
    }
verify-unfinished =
    { $count ->
        [one] The record stops before the end of the game, after { $count } answer.
       *[other] The record stops before the end of the game, after { $count } answers.
    }
verify-no_seal = The file has no seal, or its lines are damaged: whether the deal was sealed cannot be checked.
verify-sealed = The seal fits the root that was shown after the game.
verify-not_sealed = The seal does not fit the root: one of them was changed.
verify-seed =
    { $count ->
        [one] The cards come from the root and { $count } word.
       *[other] The cards come from the root and { $count } words.
    }
verify-not_seed = The cards do not come from the root and the words: the seed is another.
verify-noted = It is the seal that was noted at the start.
verify-not_noted = It is not the seal that was noted at the start.
verify-word = The word is in the seed, from { SEAT($seat) }.
verify-no_word = The word is not in the seed.
