### Playing without a server: what is kept on the device, and one device for several people.

offline-link = Play offline
offline-title = Play without a connection
offline-about =
    All games, the bots and the rules can be kept on this device. Then everything works without
    a connection, except tables with other devices.
# $size is a number of megabytes
offline-keep = Keep on this device ({ $size } MB)
offline-keeping = { $percent }% is here …
offline-kept = Everything is on this device. It works without a connection.
offline-forget = Remove it from this device
offline-forget_about = Games that were begun stay.
offline-broken = Not everything came. Check the connection and try again.
offline-failed = The games could not be started on this device.
offline-notice = No connection. Games with bots work; tables with others come back with the connection.
offline-site = Everything here is played on this device, without a server.
offline-others = With other devices
offline-starting = Setting the table … { $percent }%

# A chair for somebody else who plays on the same phone or tablet
offline-guest = On this device
offline-guest_title = Who else plays here?
offline-guest_text =
    A tablet lies in the middle, and everybody plays from their own side. Where hands are private, and on
    a phone, the device is handed over before each turn, with the cards covered.
offline-hand_over = This device goes to { $name }
offline-hand_over_text = All cards are covered. They are shown after a tap.
offline-its_me = I am { $name }
offline-one_device = On one device
offline-one_device_hint = around it, or from hand to hand
