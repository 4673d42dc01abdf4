// What the plain page says: English, Hebrew, Arabic. The games' own sentences come from the server.
"use strict";
const LANGUAGES = { en: "English", he: "עברית", ar: "العربية" };
const SAID = {
  game: ["Game", "משחק", "اللعبة"], name: ["Your name", "השם שלך", "اسمك"],
  level: ["Bots", "בוטים", "الروبوتات"], chairs: ["Players", "משתתפים", "عدد اللاعبين"],
  easy: ["easy", "קל", "سهل"], medium: ["medium", "בינוני", "متوسط"], hard: ["hard", "קשה", "صعب"],
  random: ["random", "אקראי", "عشوائي"],
  play: ["Play now", "למשחק", "ابدأ اللعب"], open: ["Open a table for people", "פתיחת שולחן לאנשים", "فتح طاولة للناس"],
  sit: ["Sit down", "להתיישב", "الجلوس"], deal: ["Deal, with bots on the free chairs", "לחלק, עם בוטים במקומות הפנויים", "التوزيع، مع روبوتات في المقاعد الخالية"],
  link: ["Send this address to the others", "שלחו את הכתובת הזאת לאחרים", "أرسلوا هذا العنوان إلى الآخرين"],
  seal: ["Seal of the deal", "חותם החלוקה", "ختم التوزيع"], free: ["free", "פנוי", "خالٍ"], bot: ["bot", "בוט", "روبوت"], you: ["you", "המקום שלך", "مقعدك"],
  yours: ["It is your turn.", "תורך.", "دورك."], theirs: ["Waiting for seat {seats}.", "ממתינים למקום {seats}.", "في انتظار المقعد {seats}."],
  over: ["The game is over.", "המשחק נגמר.", "انتهت اللعبة."], again: ["Play again", "משחק נוסף", "لعبة أخرى"], record: ["Record with the seal", "רישום המשחק והחותם", "سجلّ اللعبة والختم"],
  news: ["What has happened", "מה קרה", "ما حدث"], moves: ["Your moves", "המהלכים שלך", "نقلاتك"],
  lost: ["The connection is lost; trying again …", "הקשר נותק; מנסים שוב…", "انقطع الاتصال؛ نحاول مرة أخرى…"],
  refused: ["That is not possible now.", "זה לא אפשרי עכשיו.", "هذا غير ممكن الآن."],
  covered: ["covered", "מכוסה", "مغطّاة"], none: ["–", "–", "–"], seat: ["Seat {seat}", "מקום {seat}", "المقعد {seat}"],
};
const VERBS = {
  draw: ["draw", "לקחת מהקופה", "سحب بطاقة"], pass: ["pass", "להעביר", "تمرير"], leave: ["leave it", "לוותר", "تركها"],
  stick: ["stick", "להצמיד", "إلصاق"], rob: ["rob seat", "לשדוד את מקום", "سرقة المقعد"], take: ["take", "לקחת", "أخذ"],
  give: ["give", "לתת", "إعطاء"], peek: ["peek at place", "להציץ במקום", "النظر في الموضع"], swap: ["swap", "להחליף", "تبديل"],
  declare: ["declare", "להכריז", "إعلان"], turn: ["turn up place", "להפוך במקום", "قلب الموضع"], ready: ["ready", "אפשר להמשיך", "جاهز"],
  lift: ["lift place", "להרים במקום", "رفع الموضع"], done: ["done", "סיום", "تمّ"], put: ["put out place", "להוציא ממקום", "إخراج الموضع"],
  announce: ["announce mission", "להכריז על משימה", "إعلان المهمّة"], close: ["Close the sukkah!", "לסגור את הסוכה!", "إغلاق العريشة!"],
  offer: ["offer place", "להציע ממקום", "عرض الموضع"], to: ["to seat", "למקום", "إلى المقعد"], pick: ["pick places", "לבחור מקומות", "اختيار الموضعين"],
  exchange: ["exchange places", "להחליף בין מקומות", "تبديل الموضعين"], host: ["host", "לארח את", "استضافة"], ask: ["ask seat", "לבקש ממקום", "الطلب من المقعد"], out: ["put out", "להוציא", "إخراج"],
};
const FIELDS = {
  hand: ["Your hand", "היד שלך", "يدك"], hands: ["Cards in hand", "קלפים ביד", "بطاقات في اليد"], piles: ["Own piles", "ערימות אישיות", "الأكوام الخاصة"],
  draw: ["Draw pile", "קופה", "كومة السحب"], used: ["Used cards", "קלפים משומשים", "بطاقات مستعملة"], top: ["On top", "למעלה", "الأعلى"],
  run: ["Equal on top", "רצף שווה למעלה", "متساوية في الأعلى"], number: ["To beat", "מספר קובע", "العدد المطلوب"], order: ["Order", "סדר", "الترتيب"], size: ["Cards in the pile", "קלפים בערימה", "بطاقات في الكومة"],
  fits: ["May be stuck", "אפשר להצמיד", "يمكن إلصاق"], fresh: ["Just drawn", "נלקחו עכשיו", "سُحبت الآن"], victim: ["Robbed seat", "מקום נשדד", "المقعد المسروق"], look: ["The hand you see", "היד הגלויה לך", "اليد المكشوفة لك"],
  row: ["The row", "השורה", "الصف"], hats: ["Hats", "כובעים", "القبعات"], people_pile: ["Characters left", "דמויות בערימה", "شخصيات باقية"], hat_pile: ["Hats left", "כובעים בערימה", "قبعات باقية"],
  pairs: ["Pairs won", "זוגות", "أزواج"], magic: ["Magic hats", "כובעי קסם", "قبعات سحرية"], penalties: ["Penalty hats", "כובעי עונש", "قبعات الجزاء"], scores: ["Scores", "ניקוד", "النقاط"],
  place: ["Place", "מקום בשורה", "الموضع"], hat: ["Hat in view", "כובע גלוי", "قبعة مكشوفة"],
  grid: ["The cards", "הקלפים", "البطاقات"], gaps: ["Taken places", "מקומות שנלקחו", "مواضع أُخذت"], kept: ["Pairs kept", "זוגות שנאספו", "أزواج مجموعة"], attempts: ["Attempts", "ניסיונות", "المحاولات"],
  round: ["Round", "סיבוב", "الجولة"], kinds: ["In play", "במשחק", "في اللعب"], rows: ["Rows", "שורות", "الصفوف"], kupa: ["Kupa", "קופה", "الكوپا"], mission: ["Mission", "משימה", "المهمّة"],
  lifted: ["Lifted place", "מקום מורם", "موضع مرفوع"], hosts: ["Hosts", "אושפיזין נבחרים", "الضيوف المختارون"], places: ["Places", "דירוג", "المراتب"], shown: ["All hands", "כל הידיים", "كل الأيدي"], winners: ["Winners", "הזוכים", "الفائزون"],
};
