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
