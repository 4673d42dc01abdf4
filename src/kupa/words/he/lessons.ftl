### What the coach of a lesson says: the lesson's name, its cues (what to do now), why something else
### that the rules allow has to wait, and in the end what one can do now

## Reset: your turn

lesson-reset-turn = התור שלך
lesson-reset-turn-climb = המטרה: להיפטר מכל הקלפים. על הערימה 2, אז מניחים 2 ומעלה. נוגעים ב־3 ואחר כך בכפתור.
lesson-reset-turn-climb-why = גם זה מתאים. אבל כדאי להתחיל בנמוכים: כשהערימה תעלה, לא יהיה איפה להניח אותם.
lesson-reset-turn-same = הערימה עלתה בינתיים ל־6. גם אותו מספר מתאים: מניחים את ה־6.
lesson-reset-turn-same-why = מותר, אבל ה־6 מתאים בדיוק, והקלפים הגבוהים עוד יועילו.
lesson-reset-turn-set = שניים בבת אחת! מספרים שווים הולכים יחד: נוגעים בשני ה־8 ומניחים.
lesson-reset-turn-set-why = מותר, אבל עדיף להיפטר משני קלפים מאשר מאחד.
lesson-reset-turn-draw = על הערימה 10, ואין לך. כששום דבר לא מתאים שולפים קלף מהקופה, והתור נגמר.
lesson-reset-turn-done = מניחים אותו מספר או גבוה ממנו, קלף אחד או כמה שווים. שום דבר לא מתאים? שולפים.
