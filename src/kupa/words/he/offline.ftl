### Playing without a server: what is kept on the device, and one device for several people.

offline-link = משחק בלי רשת
offline-title = לשחק בלי חיבור לרשת
offline-about =
    אפשר לשמור במכשיר הזה את כל המשחקים, את הבוטים ואת הכללים. אחרי השמירה הכול עובד בלי חיבור,
    חוץ משולחנות עם מכשירים אחרים.
# $size is a number of megabytes
offline-keep = לשמור במכשיר ({ $size } מ״ב)
offline-keeping = כבר כאן { $percent }%…
offline-kept = הכול שמור במכשיר ועובד גם בלי חיבור.
offline-forget = להסיר מהמכשיר
offline-forget_about = משחקים שכבר התחילו נשארים.
offline-broken = לא הכול הגיע. כדאי לבדוק את החיבור ולנסות שוב.
offline-failed = אי אפשר היה להפעיל את המשחקים במכשיר הזה.
offline-notice = אין רשת. משחקים עם בוטים; שולחנות עם אחרים יחזרו עם החיבור.
offline-site = כאן הכול קורה במכשיר הזה, בלי שרת.
offline-others = עם מכשירים אחרים
offline-starting = עורכים את השולחן… { $percent }%

# A chair for somebody else who plays on the same phone or tablet
offline-guest = במכשיר הזה
offline-guest_title = מי עוד כאן במשחק?
offline-guest_text =
    טאבלט מונח באמצע, ומשחקים מכל צד שלו. כשיש קלפים סודיים ביד, וגם בטלפון, המכשיר עובר מיד ליד
    לפני כל תור, והקלפים מכוסים.
offline-hand_over = המכשיר עובר אל { $name }
offline-hand_over_text = כל הקלפים מכוסים. הם ייראו אחרי נגיעה.
offline-its_me = כאן { $name }
offline-one_device = במכשיר אחד
offline-one_device_hint = סביבו או מיד ליד
