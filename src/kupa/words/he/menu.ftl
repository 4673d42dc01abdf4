### The menu of a table: fetched when it is opened

settings-awake = המסך נשאר דלוק
settings-haptics = רטט
settings-quiet_table = שולחן שקט: בלי משפטים, תגובות, צלילים ורטט
settings-turn_mark = סימון התור שלי בכותרת ובסמל של הלשונית
page-log = מהלך המשחק עד עכשיו
page-log_empty = עוד לא קרה כלום.
page-tempo = קצב המהלכים של האחרים
page-tempo-about = כמה זמן כל מהלך מוצג לפני הבא אחריו.
page-tempo-tap = מחכים לנגיעה שלי
page-tempo-calm = לאט
page-tempo-usual = רגיל
page-tempo-swift = מהר
page-leave_hint = בינתיים בוט ישחק במקומך.
page-leave_sure = לקום באמצע המשחק?
page-stay = נשארים
page-hand_on = להעביר את הכיסא שלי
page-hand_on_about = מי שסורק את הקוד או פותח את הקישור ממשיך לשחק במקומך. הקישור תקף לפעם אחת.
page-hand_on_failed = לא הצלחנו ליצור קישור.
page-me = השם והסמל שלי
