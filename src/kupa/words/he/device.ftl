### כמה אנשים סביב מכשיר אחד, או מכשיר שעובר מיד ליד: מגיע כשמתיישב מישהו נוסף

device-hold = לחיצה ממושכת כאן כדי להציץ
device-let_go = מרימים את האצבע, והקלף מתכסה
device-seen = ראיתי
# $name is whom the device is for
device-not_me = לא אצל { $name }?
device-others_too =
    הקלפים של { $name } נשארים מכוסים. בינתיים אפשר לשחק כאן:
device-pass_on = הכול נשאר מכוסה עד שהמכשיר יגיע אל { $name }.
device-covered = משאירים הכול מכוסה
# Around one device, before a name is changed or a chair is left
device-whose = של מי הכיסא?

# A chair for somebody else who plays on the same phone or tablet
offline-guest_title = מי עוד כאן במשחק?
offline-guest_text =
    טאבלט מונח באמצע, ומשחקים מכל צד שלו. כשיש קלפים סודיים ביד, וגם בטלפון, המכשיר עובר מיד ליד
    לפני כל תור, והקלפים מכוסים.
offline-hand_over = המכשיר עובר אל { $name }
offline-hand_over_text = כל הקלפים מכוסים. הם ייראו אחרי נגיעה.
offline-its_me = כאן { $name }
