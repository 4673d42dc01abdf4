### Before the cards are dealt: fetched with the page that says it

lobby-title = Who is at the table?
lobby-you = You
lobby-host = Runs the table
lobby-away = Reconnecting…
lobby-worded = Has added a word
lobby-sit_title = Sit down at the table
lobby-add_bot = Add a bot
lobby-bot_level = How well does it play?
lobby-more = Options for { $name }
lobby-kick = Free this chair
lobby-kick_hint = Whoever sits here cannot come back to this table.
lobby-remove_bot = Remove the bot
lobby-make_host = Let { $name } run the table
lobby-chairs = Chairs
lobby-more_chairs = One more chair
lobby-fewer_chairs = One fewer chair
lobby-chairs_most =
    { $count ->
        [one] { $count } player at most
       *[other] { $count } players at most
    }
lobby-chairs_fewest =
    { $count ->
        [one] { $count } player at least
       *[other] { $count } players at least
    }
lobby-chairs_taken = The last chair is taken
lobby-invite = Invite to the table
lobby-invite_text = Scan the code, or send the link.
lobby-code = Code { $code }
lobby-wait = Waiting for { $name } to start.
lobby-wait_any = Waiting for whoever runs the table to start.
lobby-settings = How do we play?
lobby-usual = The usual rules
lobby-changed =
    { $count ->
        [one] One change to the usual rules
       *[other] { $count } changes to the usual rules
    }
lobby-pace = Pace
lobby-listed = Show in the list of open tables
lobby-onlookers = Let others watch
lobby-word = A word for the shuffle
lobby-word_about = The cards are sealed already: nobody can choose them. A word that only you know shuffles them once more, so that nobody, not even the server, knew them before. After the game the seal can be checked.
lobby-word_label = Any word
lobby-word_add = Add it to the shuffle
lobby-word_done = Your word is in.
lobby-seal = Seal
lobby-screen = Show the table on a shared screen
lobby-not_with = Not possible: { $why }
lobby-more_settings = More
lobby-preset_whole = Everything as in “{ $preset }”
lobby-preset_changed =
    { $count ->
        [one] One change to “{ $preset }”
       *[other] { $count } changes to “{ $preset }”
    }
lobby-differs =
    { $count ->
        [one] One change:
       *[other] { $count } changes:
    }
lobby-change = { $option }: { $value } (usually { $usual })
lobby-undo = Undo
late-setting = Let latecomers join
late-setting-about = Whoever has the link can play on in a bot's place, also during a game. Where there is no bot, a place is kept in the next game.
screen-phone = On a television
screen-shown =
    { $count ->
        [one] { $count } screen shows the table
       *[other] { $count } screens show the table
    }
