### On paper: sheets of cards, leaflets, score sheets

paper-fronts = פנים
paper-backs = גב
paper-fronts_and_backs = פנים וגב
paper-sheet = גיליון { $number } מתוך { $count }
paper-flip_long = הדפסה דו־צדדית, להפוך על הצד הארוך
paper-flip_short = הדפסה דו־צדדית, להפוך על הצד הקצר
paper-fold = הדפסה בצד אחד, קיפול באמצע והדבקה
paper-actual_size = להדפיס ב־100%. גודל הקלפים { $width } × { $height } מ״מ
paper-ruler = 5 ס״מ
paper-leaflet = { $game }: הכללים
paper-fold_leaflet = הדפסה דו־צדדית, להפוך על הצד הקצר, קיפול באמצע

paper-reference = הכול במבט אחד
paper-penalty = כובע קנס

paper-players =
    { $most ->
        [one] משתתף אחד
       *[other] { $fewest } עד { $most } משתתפים
    }
paper-minutes =
    { $count ->
        [one] כדקה
        [two] כשתי דקות
       *[other] כ־{ $count } דקות
    }
paper-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
paper-scan = הכללים והשיעורים: סורקים, או נכנסים אל
paper-quick = המשחק במבט אחד
paper-scores = דף ניקוד
paper-name = שם
paper-deal = משחק
paper-total = סך הכול
paper-record = רישום של משחק
paper-record_about = ממספרים את הכיסאות מ־0 עם כיוון השעון, וכותבים כל מהלך בשורה. אחר כך אפשר להקליד הכול ולצפות שוב במשחק.
paper-date = תאריך
paper-options = אפשרויות
paper-seats = כיסאות
paper-notation = איך כותבים מהלכים

## What the server answers instead

paper-not_installed = אפשרות ההדפסה אינה מותקנת בשרת הזה: pip install 'kupa[print]'
paper-busy = יותר מדי חפיסות בהדפסה כרגע. כדאי לנסות שוב בעוד דקה.
paper-failed = לא הצלחנו להכין את החפיסה להדפסה. הסיבה רשומה ביומן השרת.

## The quick cards

quick-reset-goal = מנצחים כשלא נשאר כלום, לא ביד ולא בערימה האישית.
quick-reset-play = בתור מניחים מספר אחד, כמה מספרים שווים, שלושה ויותר ברצף, או קלף מיוחד. אחר כך משלימים את היד לשישה.
quick-reset-order = עולים: המספר שבמרכז או גבוה ממנו. יורדים: המספר הזה או נמוך ממנו. שום דבר לא מתאים? שולפים קלף אחד.
quick-reset-fire = אש שורפת את המרכז. שוב עולים, ומי ששורף פותח ערימה חדשה.
quick-reset-reverse = הפוך: מעלייה לירידה, ומירידה לעלייה.
quick-reset-robber = שודד: מציצים ביד של מישהו, לוקחים קלף אחד ונותנים אחד.
quick-reset-stop = עצור: על כל קלף כזה התור מדלג על אחד מהבאים בתור.
quick-reset-joker = ג׳וקר: כל מספר שתבחרו.
quick-reset-three = שלושה מספרים שווים ברצף מאפסים: הערימה נעלמת, ומי שהשלים פותח חדשה.
quick-court-goal = מוצאים לכל דמות את הכובע שלה. כל זוג הוא נקודה.
quick-court-peek = הצצה: מסתכלים על כובע אחד, לבד.
quick-court-swap = החלפה: שני כובעים מחליפים מקום, ואף אחד לא מסתכל.
quick-court-declare = ״כובע מתאים!״ אם זה נכון, לוקחים את הדמות ואת הכובע. אם לא, מקבלים כובע קנס.
quick-court-magic = כובע קסמים שייך למי שחשף אותו. הוא מבטל כובע קנס אחד.
quick-court-end = נשארו שלוש דמויות? המשחק נגמר. הניקוד: זוגות, פחות כובעי הקנס שלא בוטלו.
quick-ushpizin-goal = שבעה אושפיזין שונים בשורה אחת: ניצחון. אליהו הנביא ממלא את מקומו של כל אחד.
quick-ushpizin-swap = לפי התור: מרימים קלף מהשורה ומחליפים אותו בקלף של מישהו אחר. אף אחד לא מסתכל.
quick-ushpizin-declare = בטוחים בשורה? קוראים ״אושפיזין!״ אחרי ההחלפה. מי שצדק מנצח לבד; מי שטעה ממשיך בשורה גלויה.
quick-ushpizin-draw = אחר כך כל אחד לוקח קלף מהקופה בלי להסתכל, ומוציא קלף אחד מהשורה.
quick-ushpizin-reveal = כל השורות נחשפות. שורה שלמה מנצחת.
quick-ushpizin-mission = משימה בשורה שלכם? מודיעים עליה. רק הראשונה נחשבת.
quick-ushpizin-close = מסתכלים היטב, זוכרים, ואז: ״סוגרים סוכה!״
quick-pairs-turn = בתור הופכים שני קלפים, בזה אחר זה.
quick-pairs-keep = שווים? הם שלכם, וממשיכים.
quick-pairs-cover = שונים? מכסים אותם, והתור עובר.
quick-pairs-end = נגמרו הקלפים? מי שאסף הכי הרבה זוגות מנצח.
