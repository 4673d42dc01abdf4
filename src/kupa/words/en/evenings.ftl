### Coming late, showing the table on a screen, coming back, being called

## Late

late-sit = Play in a bot's place
late-title = Take a bot's chair
late-about = A bot has played here until now. From here on you see what this seat may see, not what the bot has seen.
late-which = Which chair?
late-setting = Let latecomers take a bot's chair
late-setting-about = Whoever has the link can play on in a bot's place, also during a game.
late-waiting = A bot's chair is free for you.
page-me = My name and symbol
end-settings = Change the game

## Screen

screen-phone = On a television
screen-about = Open this address in the television's browser and enter the code there. This device stays where it is.
screen-hands = The screen shows what is face up, never a hand. It may do so even where nobody else can watch.
screen-once =
    { $count ->
        [one] The code works once, for { $count } minute.
       *[other] The code works once, for { $count } minutes.
    }
screen-this = In a window of this device
screen-shown =
    { $count ->
        [one] { $count } screen shows the table
       *[other] { $count } screens show the table
    }
screen-stop = Stop showing it
screen-title = Show a table here
screen-where = Whoever runs the table finds the code in its lobby, under “On a television”.
screen-code = Code for the screen
screen-show = Show the table
