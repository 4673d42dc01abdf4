### Coming late, showing the table on a screen, coming back, being called

## Screen

screen-about = Open this address in the television's browser and enter the code there. This device stays where it is.
screen-hands = The screen shows what is face up, never a hand. It may do so even where nobody else can watch.
screen-once =
    { $count ->
        [one] The code works once, for { $count } minute.
       *[other] The code works once, for { $count } minutes.
    }
screen-this = In a window of this device
screen-stop = Stop showing it
screen-title = Show a table here
screen-where = Whoever runs the table finds the code in its lobby, under “On a television”.
screen-code = Code for the screen
screen-show = Show the table

## Family

family-keep = Keep this table
family-keep_about = A table with a name keeps its people, symbols, settings and wins, evening after evening. Everyone finds it on their first page, and any of them can start.
family-name = What is the table called?
family-example = Friday at Grandma's
family-save = Keep it
family-stop = Keep it no longer
family-kept = It is kept on this server for as long as the server keeps its tables, also if nobody plays. “Keep it no longer” forgets the name and lets everyone go their way; games that were played can still be watched by their link.
family-go = To the table
family-evening = Evening { $count }
family-first = The first evening
family-leads =
    { $count ->
        [one] { $names } in the lead with { $count } win
       *[other] { $names } in the lead with { $count } wins
    }
family-wins = Wins on each evening
family-was_away = not there
family-all = All

## Past

past-title = Past games
past-none = No game has been finished on this device yet.
past-games =
    { $count ->
        [one] game
       *[other] games
    }
past-wins =
    { $count ->
        [one] win
       *[other] wins
    }
past-streak = in a row
past-won = You won
past-won_by = The win went to { $names }
past-nobody = Nobody won
past-place = Place { $count }
past-alone = on your own
past-kept = Kept on this device only. Nothing is sent anywhere.
past-export = Save as a file
past-delete = Delete
past-delete_sure = Delete all past games from this device?
past-delete_yes = Delete them
