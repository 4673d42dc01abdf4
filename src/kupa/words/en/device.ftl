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
