### The games: names, and a line about each

game-reset = איפוס
game-reset-about = נפטרים מכל הקלפים: עולים, יורדים, שורפים ושודדים.
game-court = חצר המלך
game-court-about = מציצים, מחליפים וזוכרים: לכל ראש בחצר יש כובע אחד.
game-pairs = זוגות
game-pairs-about = הופכים שני קלפים, וזוג זהה נשאר אצלך. למי יש הזיכרון הכי טוב?
game-ushpizin = אושפיזין
game-ushpizin-about = מחליפים קלפים מכוסים מהזיכרון, עד שכל שבעת האושפיזין מתארחים אצלך.
