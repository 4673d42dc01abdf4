### Playing without a server: what is kept on the device, and one device for several people.

offline-link = משחק בלי רשת
offline-failed = אי אפשר היה להפעיל את המשחקים במכשיר הזה.
offline-notice = אין רשת. משחקים עם בוטים; שולחנות עם אחרים יחזרו עם החיבור.
offline-site = כאן הכול קורה במכשיר הזה, בלי שרת.
offline-others = עם מכשירים אחרים
offline-starting = עורכים את השולחן… { $percent }%

# A chair for somebody else who plays on the same phone or tablet
offline-guest = במכשיר הזה
offline-one_device = במכשיר אחד
offline-one_device_hint = סביבו או מיד ליד
