### לפני שמחלקים קלפים: מגיע עם הדף שאומר את זה

lobby-title = מי סביב השולחן?
lobby-you = אני
lobby-host = ניהול השולחן
lobby-away = מתחברים מחדש…
lobby-worded = נוספה מילה לערבוב
lobby-sit_title = מצטרפים לשולחן
lobby-add_bot = להוסיף בוט
lobby-bot_level = כמה טוב הוא משחק?
lobby-more = אפשרויות: { $name }
lobby-kick = לפנות את הכיסא
lobby-kick_hint = מי שיושב כאן לא יוכל לחזור לשולחן הזה.
lobby-remove_bot = להוציא את הבוט
lobby-make_host = להעביר את ניהול השולחן אל { $name }
lobby-chairs = כיסאות
lobby-more_chairs = עוד כיסא
lobby-fewer_chairs = כיסא אחד פחות
lobby-chairs_most =
    { $count ->
        [one] משתתף אחד לכל היותר
        [two] שני משתתפים לכל היותר
       *[other] { $count } משתתפים לכל היותר
    }
lobby-chairs_fewest =
    { $count ->
        [one] משתתף אחד לפחות
        [two] שני משתתפים לפחות
       *[other] { $count } משתתפים לפחות
    }
lobby-chairs_taken = הכיסא האחרון תפוס
lobby-invite = מזמינים לשולחן
lobby-invite_text = סורקים את הקוד, או שולחים את הקישור.
lobby-code = קוד { $code }
lobby-wait = מחכים { NAME($name, joint: "ל") } כדי להתחיל.
lobby-wait_any = מחכים שמי שמנהל את השולחן יתחיל.
lobby-settings = איך משחקים?
lobby-usual = לפי הכללים הרגילים
lobby-changed =
    { $count ->
        [one] שינוי אחד בכללים הרגילים
        [two] שני שינויים בכללים הרגילים
       *[other] { $count } שינויים בכללים הרגילים
    }
lobby-pace = קצב
lobby-listed = להציג ברשימת השולחנות הפתוחים
lobby-onlookers = לאפשר צופים
lobby-word = מילה לערבוב
lobby-word_about = הקלפים כבר חתומים, ואף אחד לא יכול לבחור אותם. מילה שרק לך ידועה תערבב אותם פעם נוספת – כך שאף אחד, גם לא השרת, לא ידע אותם מראש. אחרי המשחק אפשר לבדוק את החותם.
lobby-word_label = מילה כלשהי
lobby-word_add = להוסיף לערבוב
lobby-word_done = המילה שלך נוספה.
lobby-seal = חותם
lobby-screen = להציג את השולחן על מסך משותף
lobby-not_with = לא אפשרי: { $why }
lobby-more_settings = עוד
lobby-preset_whole = הכול כמו ב״{ $preset }״
lobby-preset_changed =
    { $count ->
        [one] שינוי אחד לעומת ״{ $preset }״
        [two] שני שינויים לעומת ״{ $preset }״
       *[other] { $count } שינויים לעומת ״{ $preset }״
    }
lobby-differs =
    { $count ->
        [one] שינוי אחד:
        [two] שני שינויים:
       *[other] { $count } שינויים:
    }
lobby-change = { $option }: { $value } (במקום { $usual })
lobby-undo = לבטל
late-setting = מאחרים יכולים להצטרף
late-setting-about = כל מי שיש לו הקישור יכול להמשיך במקום בוט, גם תוך כדי משחק. כשאין בוט נשמר מקום במשחק הבא.
screen-phone = בטלוויזיה
screen-shown =
    { $count ->
        [one] השולחן מוצג על מסך אחד
        [two] השולחן מוצג על שני מסכים
       *[other] השולחן מוצג על { $count } מסכים
    }
