### Playing without a server: what is kept on the device, and one device for several people.

offline-link = Play offline
offline-failed = The games could not be started on this device.
offline-notice = No connection. Games with bots work; tables with others come back with the connection.
offline-site = Everything here is played on this device, without a server.
offline-others = With other devices
offline-starting = Setting the table … { $percent }%

# A chair for somebody else who plays on the same phone or tablet
offline-guest = On this device
offline-one_device = On one device
offline-one_device_hint = around it, or from hand to hand
