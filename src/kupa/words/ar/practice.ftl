### أين هي الآن؟ تدريب على التذكّر

practice-about = تُكشف بطاقة ثم تُغطّى. بعدها تتبادل البطاقات أماكنها كما جرى في لعبة حقيقية. أين هي الآن؟
practice-about_shown = تُكشف بطاقات ثم تُغطّى من جديد كما جرى في لعبة حقيقية. أين إحداها الآن؟
practice-game = اللعبة
practice-start = نبدأ
practice-more = ثماني مرّات أخرى
practice-loading = نخلط البطاقات…
practice-best = الرقم القياسي { $count }
practice-best_about = أطول سلسلة إجابات صحيحة على هذا الجهاز: { $count }. الآن: { $now }.
practice-progress = السؤال { $number } من { $of }
practice-asked =
    { $count ->
        [zero] البطاقات: { $cards } · بلا تبديل
        [one] البطاقات: { $cards } · تبديل واحد
        [two] البطاقات: { $cards } · تبديلان
        [few] البطاقات: { $cards } · { $count } تبديلات
       *[other] البطاقات: { $cards } · { $count } تبديلًا
    }
practice-asked_shown =
    { $count ->
        [zero] البطاقات: { $cards } · لا تُكشف أيّ بطاقة
        [one] البطاقات: { $cards } · تُكشف واحدة
        [two] البطاقات: { $cards } · تُكشف اثنتان
        [few] البطاقات: { $cards } · تُكشف { $count } بطاقات
       *[other] البطاقات: { $cards } · تُكشف { $count } بطاقة
    }
practice-watch = نتابع البطاقات
practice-where = أين { CARD($card) }؟
practice-point = لا داعي للعجلة. المطلوب الإشارة إلى المكان.
practice-place = المكان { $number }
practice-place_of = { $name }، المكان { $number }
practice-place_empty = { $place }، فارغ
practice-here = { CARD($card) }: { $place }.
practice-swap = تبديل: { $one } – { $other }.
practice-move = انتقال: { $one } – { $other }.
practice-new = بطاقة أخرى: { $places }.
practice-gone = أُخذت: { $places }.
practice-right = صحيح! { $place }.
practice-wrong = ليست هناك. { CARD($card) }: { $place }.
practice-watch_again = المشاهدة مجدّدًا
practice-hear_again = الاستماع مجدّدًا
practice-onward = متابعة
practice-next = السؤال التالي
practice-result = { $right } من { $of } صحيحة
practice-streak =
    { $count ->
        [zero] الإجابة التالية بداية سلسلة جديدة.
        [one] إجابة صحيحة واحدة
        [two] إجابتان صحيحتان متتاليتان
        [few] { $count } إجابات صحيحة متتالية
       *[other] { $count } إجابة صحيحة متتالية
    }
practice-from_game = من لعبة جرت
practice-from_bots = من ألعاب الروبوتات
practice-to_replay = مشاهدة تلك اللعبة
