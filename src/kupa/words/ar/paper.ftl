### On paper: sheets of cards, leaflets, score sheets

paper-fronts = الوجوه
paper-backs = الظهور
paper-fronts_and_backs = الوجوه والظهور
paper-sheet = الورقة { $number } من { $count }
paper-flip_long = طباعة على الوجهين، القلب على الحافة الطويلة
paper-flip_short = طباعة على الوجهين، القلب على الحافة القصيرة
paper-fold = طباعة على وجه واحد، ثم طيّ من الوسط ولصق
paper-actual_size = الطباعة بمقياس 100%. قياس البطاقات { $width } × { $height } مم
paper-ruler = 5 سم
paper-leaflet = { $game }: القواعد
paper-fold_leaflet = طباعة على الوجهين، القلب على الحافة القصيرة، والطيّ من الوسط

paper-reference = كلّها بنظرة واحدة
paper-penalty = قبعة جزاء

paper-players =
    { $most ->
        [one] لاعب واحد
       *[other] من { $fewest } إلى { $most } لاعبين
    }
paper-minutes =
    { $count ->
        [zero] أقلّ من دقيقة
        [one] نحو دقيقة
        [two] نحو دقيقتين
        [few] نحو { $count } دقائق
        [many] نحو { $count } دقيقة
       *[other] نحو { $count } دقيقة
    }
paper-cards =
    { $count ->
        [zero] بلا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
paper-scan = القواعد والدروس: امسحوا الرمز أو افتحوا
paper-quick = اللعبة بنظرة واحدة
paper-scores = ورقة النقاط
paper-name = الاسم
paper-deal = اللعبة
paper-total = المجموع
paper-record = سجلّ لعبة
paper-record_about = رقّموا المقاعد من 0 مع عقارب الساعة، واكتبوا كل حركة في سطر. ويمكن نسخها بعد ذلك لإعادة عرض اللعبة.
paper-date = التاريخ
paper-options = الخيارات
paper-seats = المقاعد
paper-notation = كيف تُكتب الحركات

## What the server answers instead

paper-not_installed = الطباعة غير مثبّتة على هذا الخادم: pip install 'kupa[print]'
paper-busy = طلبات طباعة كثيرة الآن. حاولوا مجدّدًا بعد دقيقة.
paper-failed = تعذّر إعداد البطاقات للطباعة. السبب في سجلّ الخادم.

## The quick cards

quick-reset-goal = يفوز مَن لا يبقى له شيء، لا في يده ولا في رزمته الشخصية.
quick-reset-play = في دورنا نُنزل رقمًا واحدًا، أو أرقامًا متساوية، أو ثلاثة متتالية فأكثر، أو بطاقة خاصة. ثم نُكمل اليد إلى ستّ.
quick-reset-order = تصاعديًّا: رقم الوسط أو أكبر منه. تنازليًّا: الرقم نفسه أو أصغر. لا شيء يناسب؟ نسحب بطاقة واحدة.
quick-reset-fire = النار تحرق الوسط. الترتيب تصاعدي من جديد، ومَن أحرق يفتح كومة جديدة.
quick-reset-reverse = بالعكس: التصاعدي يصير تنازليًّا، والتنازلي تصاعديًّا.
quick-reset-robber = سارق: ننظر في يد لاعب، ونأخذ بطاقة ونعطي بطاقة.
quick-reset-stop = قف: كل بطاقة منها تتخطّى لاعبًا بعدنا.
quick-reset-joker = جوكر: أيّ رقم نسمّيه.
quick-reset-three = ثلاثة أرقام متساوية متتالية تعيد الكومة إلى الصفر: تذهب كلّها، ومَن أكملها يفتح كومة جديدة.
quick-court-goal = نجد لكل شخصية قبعتها. كل زوج نقطة.
quick-court-peek = نظرة: ننظر إلى قبعة واحدة، وحدنا.
quick-court-swap = تبديل: قبعتان تتبادلان المكان، ولا ينظر أحد.
quick-court-declare = «القبعة مناسبة!» إن صحّ ذلك نأخذ الشخصية وقبعتها، وإلا فنأخذ قبعة جزاء.
quick-court-magic = القبعة السحرية لمَن يكشفها، وهي تلغي قبعة جزاء واحدة.
quick-court-end = بقيت ثلاث شخصيات؟ انتهت اللعبة. النقاط: الأزواج ناقص قبعات الجزاء التي لم تُلغَ.
quick-ushpizin-goal = سبعة ضيوف شرف مختلفون في صفّ واحد: هذا هو الفوز. وإلياس يحلّ محلّ أيّ منهم.
quick-ushpizin-swap = بحسب الدور: نرفع بطاقة من صفّنا ونبدّلها ببطاقة من صفّ لاعب آخر، ولا ينظر أحد.
quick-ushpizin-declare = واثقون من الصفّ؟ ننادي «أوشبيزين!» بعد التبديل. مَن أصاب يفوز وحده، ومَن أخطأ يُكمل بصفّ مكشوف.
quick-ushpizin-draw = ثم يأخذ كل لاعب بطاقة من الرزمة دون أن ينظر، ويُخرِج بطاقة من صفّه.
quick-ushpizin-reveal = تُكشَف كل الصفوف، والصفّ الكامل يفوز.
quick-ushpizin-mission = مهمّة في صفّكم؟ أعلنوها. الأولى وحدها تُحسَب.
quick-ushpizin-close = انظروا جيّدًا وتذكّروا، ثم: «أغلقوا العريشة!»
quick-pairs-turn = في دورنا نقلب بطاقتين، واحدة بعد الأخرى.
quick-pairs-keep = متساويتان؟ هما لنا، ونستمرّ.
quick-pairs-cover = مختلفتان؟ تُغطَّيان، وينتقل الدور.
quick-pairs-end = لم تبقَ بطاقات؟ يفوز مَن جمع أكثر الأزواج.
