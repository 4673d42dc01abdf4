### The end of a game: fetched with it, while the game is played

end-won = הניצחון של { $name }!
end-you_won = ניצחת!
end-shared = ניצחון משותף: { $names }
end-shared_you = ניצחון משותף שלך ושל { $names }
end-you_placed =
    { $place ->
        [2] הגעת למקום השני
        [3] הגעת למקום השלישי
        [4] הגעת למקום הרביעי
        [5] הגעת למקום החמישי
        [6] הגעת למקום השישי
        [7] הגעת למקום השביעי
       *[other] הגעת למקום { $place }
    }
end-drawn = הפעם אף אחד לא ניצח
end-place = דירוג
end-score = נקודות
end-ranking = התוצאה
end-again = עוד משחק
end-again_wait = עוד משחק? מחכים { NAME($name, joint: "ל") }.
end-look = להסתכל על השולחן
end-skip = אל התוצאה
end-you = (אני)
end-seal = החלוקה החתומה
end-seal_check = לבדוק את החותם
end-seal_noted = החותם שנרשם בהתחלה
end-seal_now = החותם של מה שחולק
end-seal_good = הם זהים: אף אחד לא שינה את הקלפים מאז שנפתח השולחן.
end-seal_seed = הערבוב נובע מהסוד החתום ומהמילים של המשתתפים.
end-seal_bad = הם אינם זהים: משהו השתנה. אין לסמוך על החלוקה הזאת.
end-seal_late = הצטרפת אחרי החלוקה, ולכן בדף הזה לא נרשם חותם; נבדק החותם של השולחן.
end-seal_offline = הדפדפן לא יכול לחשב את זה כאן (הדף הגיע בלי https). אפשר להוריד את רישום המשחק ולהריץ:
end-settings = לשנות את המשחק
end-best = השיא האישי: { $effort }
end-best_new = שיא אישי חדש!
