### Keeping everything on the device: fetched with the sheet that offers it

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
