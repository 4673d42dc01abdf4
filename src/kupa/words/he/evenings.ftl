### מצטרפים באמצע, מסך משותף, חוזרים לשולחן, התור שלך

## Screen

screen-about = פותחים את הכתובת הזאת בדפדפן של הטלוויזיה ומקלידים שם את הקוד. המכשיר הזה נשאר במקומו.
screen-hands = המסך מציג רק מה שגלוי לכולם, אף פעם לא יד. זה מותר לו גם כשאין צופים אחרים.
screen-once =
    { $count ->
        [one] הקוד תקף לפעם אחת, למשך דקה.
        [two] הקוד תקף לפעם אחת, למשך שתי דקות.
       *[other] הקוד תקף לפעם אחת, למשך { $count } דקות.
    }
screen-this = בחלון במכשיר הזה
screen-stop = להפסיק להציג
screen-title = להציג כאן שולחן
screen-where = מי שמנהל את השולחן מוצא את הקוד לפני תחילת המשחק, תחת ״בטלוויזיה״.
screen-code = הקוד למסך
screen-show = להציג את השולחן

## Family

family-keep = לשמור את השולחן
family-keep_about = שולחן עם שם שומר על האנשים, הסמלים, ההגדרות והניצחונות, מערב לערב. הוא מופיע אצל כולם בדף הראשון, וכל אחד מהם יכול להתחיל.
family-name = איך נקרא השולחן?
family-example = שישי אצל סבתא
family-save = לשמור
family-stop = לא לשמור יותר
family-kept = השולחן נשמר בשרת הזה כל עוד השרת שומר את השולחנות שלו, גם אם לא משחקים בו. ״לא לשמור יותר״ מוחק את השם ומשחרר את כולם; במשחקים שכבר היו אפשר עדיין לצפות דרך הקישור שלהם.
family-go = לשולחן
family-evening = ערב { $count }
family-first = הערב הראשון
family-leads =
    { $count ->
        [one] בראש, עם ניצחון אחד: { $names }
        [two] בראש, עם שני ניצחונות: { $names }
       *[other] בראש, עם { $count } ניצחונות: { $names }
    }
family-wins = ניצחונות בכל ערב
family-was_away = לא היה כאן משחק
family-all = סך הכול

## Past

past-title = המשחקים שלנו
past-none = עוד לא נגמר משחק במכשיר הזה.
past-games =
    { $count ->
        [one] משחק
        [two] משחקים
       *[other] משחקים
    }
past-wins =
    { $count ->
        [one] ניצחון
        [two] ניצחונות
       *[other] ניצחונות
    }
past-streak = ברצף
past-won = ניצחת
past-won_by = הניצחון של { $names }
past-nobody = אף אחד לא ניצח
past-place = דירוג { $count }
past-alone = לבד
past-kept = נשמר במכשיר הזה בלבד. שום דבר לא נשלח.
past-export = לשמור כקובץ
past-delete = למחוק
past-delete_sure = למחוק מהמכשיר את כל המשחקים שהיו?
past-delete_yes = כן, למחוק
