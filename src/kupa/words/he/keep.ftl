### שמירה במכשיר: מגיע עם החלון שמציע אותה

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
