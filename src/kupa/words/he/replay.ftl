### משחק צעד אחר צעד: מגיע עם השידור החוזר או עם הניתוח

replay-title = צפייה חוזרת: { $game }
replay-play = הפעלה
replay-pause = השהיה
replay-next = הצעד הבא
replay-back = הצעד הקודם
replay-step = צעד { $step } מתוך { $total }
replay-eyes = נקודת המבט של
replay-open = כל הקלפים גלויים
replay-onlooker = צופה מהצד
replay-share = להעתיק קישור לצעד הזה
replay-dealt = הקלפים חולקו.
replay-none = אין כאן משחק לצפייה חוזרת
replay-seat = הכיסא של { $name }
