### Several people around one device, or handing it from one to the next: fetched when a second one sits down

device-hold = Hold here to look
device-let_go = Let go, and it is covered
device-seen = I have seen it
# $name is whom the device is for
device-not_me = Not { $name }?
device-others_too =
    The cards of { $name } stay covered. Meanwhile these may play:
device-pass_on = Everything stays covered until the device is with { $name }.
device-covered = Keep everything covered
# Around one device, before a name is changed or a chair is left
device-whose = Whose seat?

# A chair for somebody else who plays on the same phone or tablet
offline-guest_title = Who else plays here?
offline-guest_text =
    A tablet lies in the middle, and everybody plays from their own side. Where hands are private, and on
    a phone, the device is handed over before each turn, with the cards covered.
offline-hand_over = This device goes to { $name }
offline-hand_over_text = All cards are covered. They are shown after a tap.
offline-its_me = I am { $name }
