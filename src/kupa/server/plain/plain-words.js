// What the plain page says: English, Hebrew, Arabic. The games' own sentences come from the server.
"use strict";
const LANGUAGES = { en: "English", he: "עברית", ar: "العربية" };
const SAID = {
  game: ["Game", "משחק", "اللعبة"], name: ["Your name", "השם שלך", "اسمك"],
  level: ["Bots", "בוטים", "الروبوتات"], chairs: ["Players", "משתתפים", "عدد اللاعبين"],
  easy: ["easy", "קל", "سهل"], medium: ["medium", "בינוני", "متوسط"], hard: ["hard", "קשה", "صعب"],
  random: ["random", "אקראי", "عشوائي"],
  play: ["Play now", "למשחק", "نلعب الآن"], open: ["Open a table for people", "פתיחת שולחן לאנשים", "فتح طاولة للناس"],
  sit: ["Sit down", "להתיישב", "الجلوس"], deal: ["Deal, with bots on the free chairs", "לחלק, עם בוטים במקומות הפנויים", "التوزيع، مع روبوتات على الكراسي الشاغرة"],
  link: ["Send this address to the others", "שלחו את הכתובת הזאת לאחרים", "أرسلوا هذا العنوان إلى الآخرين"],
  seal: ["Seal of the deal", "חותם החלוקה", "ختم التوزيع"], free: ["free", "פנוי", "خالٍ"], bot: ["bot", "בוט", "روبوت"], you: ["you", "המקום שלך", "مقعدك"],
  yours: ["It is your turn.", "תורך.", "دورك."], theirs: ["Waiting for seat {seats}.", "ממתינים למקום {seats}.", "في انتظار المقعد {seats}."],
  over: ["The game is over.", "המשחק נגמר.", "انتهت اللعبة."], again: ["Play again", "משחק נוסף", "لعبة أخرى"], record: ["Record with the seal", "רישום המשחק והחותם", "سجلّ اللعبة والختم"],
  news: ["What has happened", "מה קרה", "ما حدث"], moves: ["Your moves", "המהלכים שלך", "حركاتك"],
  lost: ["The connection is lost; trying again …", "הקשר נותק; מנסים שוב…", "انقطع الاتصال؛ نحاول مرة أخرى…"],
  refused: ["That is not possible now.", "זה לא אפשרי עכשיו.", "هذا غير ممكن الآن."],
  covered: ["covered", "מכוסה", "مغطّاة"], none: ["–", "–", "–"], seat: ["Seat {seat}", "מקום {seat}", "المقعد {seat}"],
};
const VERBS = {
  draw: ["draw", "לשלוף מהקופה", "سحب بطاقة"], pass: ["pass", "לוותר על התור", "تمرير الدور"], leave: ["let it be", "בלי הדבקה", "من دون إلصاق"],
  stick: ["stick", "להדביק", "إلصاق"], rob: ["rob seat", "לשדוד את מקום", "السرقة من المقعد"], take: ["take", "לקחת", "أخذ"],
  give: ["give", "לתת", "إعطاء"], peek: ["peek at place", "להציץ במקום", "النظر إلى الخانة"], swap: ["swap", "להחליף", "تبديل"],
  declare: ["declare", "להכריז", "إعلان"], turn: ["turn up place", "להפוך במקום", "قلب البطاقة"], ready: ["ready", "אפשר להמשיך", "جاهز"],
  lift: ["lift place", "להרים במקום", "رفع البطاقة"], done: ["done", "סיום", "تمّ"], put: ["put out place", "להוציא ממקום", "إخراج البطاقة"],
  announce: ["announce mission", "להודיע על משימה", "إعلان المهمّة"], close: ["Close the sukkah!", "לסגור את הסוכה!", "إغلاق العريشة!"],
  offer: ["give place", "לתת ממקום", "إعطاء البطاقة"], to: ["to seat", "למקום", "إلى المقعد"], pick: ["pick places", "לבחור מקומות", "اختيار البطاقتين"],
  exchange: ["exchange places", "להחליף בין מקומות", "تبديل البطاقتين"], host: ["host", "לארח את", "استضافة"], ask: ["ask seat", "לבקש ממקום", "الطلب من المقعد"], out: ["put out", "להוציא", "إخراج"],
};
const FIELDS = {
  hand: ["Your hand", "היד שלך", "يدك"], hands: ["Cards in hand", "קלפים ביד", "بطاقات في اليد"], piles: ["Own piles", "ערימות אישיות", "الرزم الشخصية"],
  draw: ["Draw pile", "קופה", "رزمة السحب"], used: ["Used cards", "קלפים משומשים", "بطاقات مستعملة"], top: ["On top", "למעלה", "الأعلى"],
  run: ["Equal on top", "שווים למעלה", "متساوية في الأعلى"], number: ["To beat", "מספר קובע", "رقم الكومة"], order: ["Order", "סדר", "الترتيب"], size: ["Cards in the pile", "קלפים בערימה", "بطاقات في الكومة"],
  fits: ["May be stuck", "אפשר להדביק", "يمكن إلصاق"], fresh: ["Just drawn", "נלקחו עכשיו", "سُحبت الآن"], victim: ["Robbed seat", "מקום נשדד", "المقعد المسروق"], look: ["The hand you see", "היד הגלויה לך", "اليد المكشوفة لك"],
  row: ["The row", "השורה", "الصفّ"], hats: ["Hats", "כובעים", "القبعات"], people_pile: ["Characters left", "דמויות בערימה", "شخصيات باقية"], hat_pile: ["Hats left", "כובעים בערימה", "قبعات باقية"],
  pairs: ["Pairs won", "זוגות", "أزواج"], magic: ["Magic hats", "כובעי קסם", "قبعات سحرية"], penalties: ["Penalty hats", "כובעי קנס", "قبعات الجزاء"], scores: ["Scores", "ניקוד", "النقاط"],
  place: ["Place", "מקום בשורה", "المكان"], hat: ["Hat in view", "כובע גלוי", "قبعة مكشوفة"],
  grid: ["The cards", "הקלפים", "البطاقات"], gaps: ["Taken places", "מקומות שנלקחו", "أماكن خالية"], kept: ["Pairs kept", "זוגות שנאספו", "أزواج مجموعة"], attempts: ["Attempts", "ניסיונות", "المحاولات"],
  round: ["Round", "סיבוב", "الجولة"], kinds: ["In play", "במשחק", "في اللعب"], rows: ["Rows", "שורות", "الصفوف"], kupa: ["Draw pile", "קופה", "رزمة السحب"], mission: ["Mission", "משימה", "المهمّة"],
  lifted: ["Lifted place", "מקום מורם", "بطاقة مرفوعة"], hosts: ["Hosts", "אושפיזין נבחרים", "الضيوف المختارون"], places: ["Places", "דירוג", "المراتب"], shown: ["All hands", "כל הידיים", "كل الأيدي"], winners: ["Winners", "הזוכים", "الفائزون"],
};
