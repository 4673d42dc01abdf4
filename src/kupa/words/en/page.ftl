### The page: everything that is not about one game

## App

app-name = Kupa
app-tagline = Card games for the family table

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
home-skill-first = First time
home-skill-first-about = an easy way to play, and bots that forget
home-skill-easy = Easy
home-skill-easy-about = the bots forget a lot
home-skill-medium = Medium
home-skill-medium-about = like playing with family
home-skill-hard = Hard
home-skill-hard-about = they remember nearly everything
home-continue = Continue: { $game }
home-with = with { $names }
home-round = Round { $count }
home-all_tables = All your tables ({ $count })
home-tables = Your tables
home-tables_about = All tables at which this device has a seat. Keep this page's address: it always shows where it is your turn.
home-tables_others = Other tables
home-tables_none = You aren't at any table right now.

## Lessons

learn-show = Show me how
learn-first = First time here?
learn-first_about = A hoopoe shows you, and you play along: three minutes.
learn-to_table = Back to the table
learn-coach = The coach
learn-step = Step { $step } of { $of }
learn-back = Back
learn-skip = Skip
learn-done = You've got it!
learn-no_tips = No more tips
learn-got_it = Got it
learn-ready = done
learn-next = Next lesson
learn-play = Play a first game
learn-again = Once more
learn-home = Home

## Settings

settings-language = Language
settings-dark = Dark colours
settings-sound = Sound
settings-awake = Keep the screen on
settings-haptics = Vibration
settings-quiet_table = Quiet table: no phrases, reactions, sounds or vibration
settings-turn_mark = Show my turn in the tab's title and icon
page-calls_slow = A turn may take a day or more here.
page-calls = Call me to my turn
page-calls_later = Not now

## Trouble

trouble-offline = The table cannot be reached. Check the connection and try again.
trouble-code =
    { $count ->
        [one] A table code has { $count } digit.
       *[other] A table code has { $count } digits.
    }
trouble-busy = Too many at once. Wait a little and try again.
trouble-server = Something went wrong. Please try again.

## Page

page-not_found = Nothing here
page-not_found_text = The link may be old, or a letter is missing. All the games are still where they were.
page-home = To the games
page-rules = Rules
page-table = Table
page-screen = Shared screen
page-replay = Replay
page-practice = Where is it now?
page-skip = Skip to the content
page-lost = This page could not be loaded. Check the connection and try again.
page-again = Try again
page-default_name = Star
page-your_turn = Your turn
page-turn_of = { $name }'s turn
page-turn_all = Everyone is choosing
page-game_over = The game is over
page-menu = Menu
page-talk = Say something
page-log = Game so far
page-log_empty = Nothing yet.
page-tempo = How fast the others' moves are shown
page-tempo-about = How long each move is shown before the next one.
page-tempo-tap = Wait for my tap
page-tempo-calm = Slowly
page-tempo-usual = Usual
page-tempo-swift = Quickly
page-leave = Leave the table
page-leave_hint = A bot plays for you until you come back.
page-leave_sure = Leave in the middle of the game?
page-stay = Stay
page-hand_on = Pass my seat to someone
page-hand_on_about = Whoever scans this or opens the link plays on in your place. It works once.
page-hand_on_failed = The link could not be made.
page-copy = Copy
page-send = Send
page-copy_by_hand = This browser does not let the page copy: please copy the link by hand.
page-share_local = This link works on this computer only. To let phones in, start Kupa with --lan.
page-reconnecting = Reconnecting… { $count }
page-reconnecting_title = One moment, reconnecting…
page-reconnecting_text = Your cards are kept in place. No need to refresh: the page keeps trying.
page-connecting = Walking to the table…
page-try_now = Try now
page-no_table = No such table
page-no_table_text = The link may be old, or a letter is missing.
page-closed = The table is closed
page-kicked = You are no longer at this table
page-kicked_text = Whoever runs the table has freed your chair. You can join or open another one.
page-moved = Your seat is on another device now
page-moved_text = The game goes on there. Nothing more will be shown here.
page-playing = A game is being played here
page-no_onlookers = This table plays without spectators. You can sit down when it is opened for another game.
page-looking_on = You're watching
page-bot_plays = A bot is playing for you until you come back.
page-bot_played = A bot played for you while you were away.
page-im_back = I'm back
page-see_rule = Rule { $ruling }
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
page-screen_join = Join with a phone
page-screen_text = Scan the code, or enter the digits at { $host }.
page-screen_onlookers = To show the cards on this screen, let others watch.

## Rules

rules-contents = On this page
rules-print = Print
rules-print_cards = Print the cards
rules-ruling = Rule { $ruling }
rules-sign-next = then
rules-sign-swap = changes places with
rules-sign-plus = and
rules-sign-yes = that is right
rules-sign-no = that is wrong
rules-other = The other games

## Lobby

lobby-free = Free chair
lobby-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
lobby-sit = Sit down
lobby-name = Your name
lobby-name_missing = Please enter a name.
lobby-colour = Your symbol
lobby-save = Save
lobby-start = Start playing
lobby-start_few =
    { $count ->
        [one] One more player needed: a person or a bot.
       *[other] { $count } more players needed: people or bots.
    }
lobby-listed-about = Anybody on this server can find the table and sit down.
lobby-onlookers-about = Anyone with the link can watch. They see what is face up, never your hand.
lobby-on = Yes
lobby-off = No
lobby-auto = As usual
lobby-nobody = No limit

## End

end-won = { $name } wins!
end-you_won = You win!
end-best = Your best: { $effort }
end-best_new = A new best!
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
end-player = Player
end-score = Points
end-ranking = The result
end-again = Play again
end-again_wait = Another game? Waiting for { $name }.
end-replay = Watch the replay
end-review = Look back at the game
end-story = The story of this game
end-record = Download the record
end-look = Look at the table
end-back = To the result
end-skip = To the result
end-onward = Go on
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

## Plain

general-choose = Choose a card or a move
general-moves = What you can do
general-all_moves = All moves ({ $count })
general-wait = It's the others' turn.
general-gap = nothing here

## Ui

ui-close = Close
ui-copied = Copied
ui-link = Link
ui-qr = QR code of the link
ui-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
ui-bot = bot
ui-usual = (usual)

## Cards

card-covered = Card, face down

## The board

board-your_turn = Your turn
board-turn_of = { $name }'s turn
board-at_turn = playing now
board-away = away
board-others = The others at the table
board-actions = What you can do
board-only_you = For your eyes only
board-let_go = Cancel
board-over = The game is over
board-you = You

## Late

late-sit = Play in a bot's place
late-title = Take a bot's chair
late-about = A bot has played here until now. From here on you see what this seat may see, not what the bot has seen.
late-which = Which chair?
late-setting = Let latecomers join
late-setting-about = Whoever has the link can play on in a bot's place, also during a game. Where there is no bot, a place is kept in the next game.
late-waiting = A bot's chair is free for you.
late-next = Join the next game
late-next-about = No chair is free in this game. You are dealt in when the next one begins, as long as this page stays open.
late-next-offer = You can join when the next game begins.
late-next-kept = There is a place for you in the next game.
late-next-leave = Don't wait
page-me = My name and symbol
end-settings = Change the game
screen-phone = On a television
screen-shown =
    { $count ->
        [one] { $count } screen shows the table
       *[other] { $count } screens show the table
    }
