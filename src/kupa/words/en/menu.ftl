### The menu of a table: fetched when it is opened

settings-awake = Keep the screen on
settings-haptics = Vibration
settings-quiet_table = Quiet table: no phrases, reactions, sounds or vibration
settings-turn_mark = Show my turn in the tab's title and icon
page-log = Game so far
page-log_empty = Nothing yet.
page-tempo = How fast the others' moves are shown
page-tempo-about = How long each move is shown before the next one.
page-tempo-tap = Wait for my tap
page-tempo-calm = Slowly
page-tempo-usual = Usual
page-tempo-swift = Quickly
page-leave_hint = A bot plays for you until you come back.
page-leave_sure = Leave in the middle of the game?
page-stay = Stay
page-hand_on = Pass my seat to someone
page-hand_on_about = Whoever scans this or opens the link plays on in your place. It works once.
page-hand_on_failed = The link could not be made.
page-me = My name and symbol
