### דוחות של מחקרי כללים (שורת הפקודה)

study-players =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
study-answers = התשובות
study-variants = מה הושווה
study-variant = גרסה
study-options = אפשרויות השונות מהרגיל
study-bots = השחקנים
study-usual = אין
study-measure = מדד
study-games = משחקים
study-mean = ממוצע
study-middle = ‎80 %‎ האמצעיים
study-difference = הפרש
study-ended = איזה חלק מהמשחקים כבר הסתיים
study-against = { $first } מול { $second }
study-remembering = { $style } מול אותה רמה עם הזיכרון של ״{ $memory }״
study-forgetting = { $style } מול אותה רמה בלי זיכרון
study-place = מקום { $place } בסדר התורים
study-numbers = המספרים
study-how = איך זה נבדק
study-less = פחות
study-more = יותר
study-same = אין הבדל של ממש
study-open = לא הוכרע
study-how_deals = כל הגרסאות נבדקו באותן חלוקות, ולכן ההפרשים נמדדים חלוקה מול חלוקה. זרע { $seed }, { $game }, מהדורה { $edition }, Kupa { $version }.
study-how_intervals = אחרי ״±״ בא רווח סמך של { $confidence } שתקף בכל פעם שמציצים בתוצאות; הרווחים של ההפרשים מתוקנים לפי מספרם, והפרשים של אחוזים הם בנקודות אחוז. במה שלא הוכרע נוספו משחקים, עד שהוכרע או עד שתמו המשחקים.
study-how_minutes = הדקות מחושבות: { $choice } שניות לבחירה, { $rest } שניות לתשובה שאין בה ברירה.
study-how_bots = שיחקו בוטים. מה שהם אינם מבינים במשחק, המספרים האלה אינם מראים.

## מדדים

study-measure-answers = אורך בתשובות
study-measure-minutes = אורך בדקות
study-measure-choices = בחירות במשחק
study-measure-breadth = מהלכים אפשריים בכל בחירה
study-measure-unfinished = משחקים שנגמרו במגבלה
study-measure-shared = משחקים עם כמה מנצחים
study-measure-beginner = היתרון של מי שפותח
study-measure-seats = ניצחונות לפי סדר התורים
study-measure-lead_changes = חילופי הובלה
study-measure-comeback = כמה מאחור היה המנצח במחצית השנייה
study-measure-settled = אחרי איזה חלק מהמשחק המנצח מוביל עד הסוף
study-measure-effects = מה קרה בכיסא, ובכמה הוא מנצח יותר
study-measure-skill = בכמה מנצח יותר מי שמיטיב לשחק
study-measure-memory = בכמה מנצח יותר מי שזוכר
study-measure-luck = כמה מהתוצאה קובעת החלוקה
study-measure-turns = אורך בתורים
study-measure-rounds = אורך בסיבובים
study-measure-resets = איפוסים במשחק
study-measure-sticks = קלפים שהודבקו במשחק
study-measure-draws = קלפים שנשלפו מבחירה במשחק
study-measure-robberies = מעשי שוד במשחק
study-measure-peeks = הצצות בכובעים במשחק
study-measure-swaps = החלפות במשחק
study-measure-declarations = הכרזות במשחק
study-measure-wrong_declarations = הכרזות שגויות במשחק
study-measure-magic_hats = כובעי קסמים במשחק
study-measure-redeals = שורות שסודרו מחדש במשחק
study-measure-missions = משימות במשחק
study-measure-shuffles = ערבובים במשחק
study-measure-winners = מנצחים במשחק
study-measure-asks = שאלות במשחק
study-measure-hits = שאלות שנענו בקלף
study-measure-attempts = ניסיונות במשחק
