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
past-open = Open a game file
past-open_about = A game that was saved as a file, on any device, can be watched here step by step.
past-too_large = This file is too large to be a game.

## Notify

notify-title = Your turn, days later
notify-about = At this pace a turn may take a day or more. This device can call you when it is your turn, never in the quiet hours. The call says only that it is your turn.
notify-quiet_from = Quiet from
notify-quiet_to = until
notify-start = Call me
notify-on = This device will call you when it is your turn.
notify-save = Save the quiet hours
notify-stop = Don't call me
notify-turn = It's your turn at a table.
notify-tables = All tables where it is your turn
notify-server = This server calls nobody. The page with all your tables shows where it is your turn.
notify-browser = This browser cannot be called here. The page with all your tables shows where it is your turn.
notify-install = On an iPhone or iPad, add this page to the home screen first: Share, then “Add to Home Screen”. Open it from there, and come back here.
notify-denied = This browser is not allowed to show notifications. You can allow it in the browser's settings for this page.

## Home

home-choose = What shall we play?
home-play = Play now
home-play_hint = with bots, right away
home-open = Open a table
home-open_hint = for family and friends
home-join = Got a code?
home-code = Table code
home-code_hint = The digits are on the screen of whoever opened the table.
home-join_button = Join
home-rules = How to play
home-rules_of = How to play { $game }
home-players = { $range } players
home-minutes =
    { $count ->
        [one] about a minute
       *[other] about { $count } minutes
    }
home-wait = One moment…
home-alone = Alone
home-alone_hint = no clock
home-who = Before we start
home-go = Let's play
home-skill = How well should the bots play?
home-continue = Continue: { $game }
home-with = with { $names }
home-round = Round { $count }
home-all_tables = All your tables ({ $count })
home-tables = Your tables
home-tables_about = All tables at which this device has a seat. Keep this page's address: it always shows where it is your turn.
home-tables_others = Other tables
home-tables_none = You aren't at any table right now.
learn-first = First time here?
learn-first_about = A hoopoe shows you, and you play along: three minutes.
trouble-code =
    { $count ->
        [one] A table code has { $count } digit.
       *[other] A table code has { $count } digits.
    }
page-continue = Continue your game
page-continue_lobby = Waiting to start
page-open_tables = Open tables
page-bots_count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-free_chairs =
    { $count ->
        [one] { $count } free chair
       *[other] { $count } free chairs
    }
page-screen_open = Shared screen
