### تقارير دراسات القواعد (سطر الأوامر)

study-players =
    { $count ->
        [zero] بلا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
study-answers = الإجابات
study-variants = ما جرت مقارنته
study-variant = الصيغة
study-options = الخيارات المختلفة عن المعتاد
study-bots = اللاعبون
study-usual = لا شيء
study-measure = المقياس
study-games = الألعاب
study-mean = المتوسط
study-middle = ‏80 %‏ الوسطى
study-difference = الفرق
study-ended = نسبة الألعاب التي انتهت حتى ذلك الحين
study-against = { $first } مقابل { $second }
study-remembering = { $style } مقابل المستوى نفسه بذاكرة «{ $memory }»
study-forgetting = { $style } مقابل المستوى نفسه بلا ذاكرة
study-place = المكان { $place } في ترتيب الأدوار
study-numbers = الأرقام
study-how = كيف عُرف ذلك
study-less = أقل
study-more = أكثر
study-same = لا فرق يُذكر
study-open = لم يُحسم
study-how_deals = لُعبت كل الصيغ بالتوزيعات نفسها، فتُقاس الفروق توزيعًا بتوزيع. البذرة { $seed }، { $game }، الطبعة { $edition }، Kupa { $version }.
study-how_intervals = بعد «±» مجال ثقة بنسبة { $confidence } يصحّ مهما تكرّر النظر في النتائج؛ ومجالات الفروق مصحَّحة بحسب عددها، وفروق النسب بالنقاط المئوية. وما لم يُحسم لُعبت منه ألعاب أخرى حتى حُسم أو نفدت الألعاب.
study-how_minutes = الدقائق محسوبة: { $choice } ثوانٍ للاختيار، و{ $rest } للإجابة التي لا خيار فيها.
study-how_bots = اللاعبون روبوتات. ما لا تفهمه من اللعبة لا تُظهره هذه الأرقام.

## المقاييس

study-measure-answers = الطول بالإجابات
study-measure-minutes = الطول بالدقائق
study-measure-choices = الاختيارات في اللعبة
study-measure-breadth = النقلات الممكنة عند الاختيار
study-measure-unfinished = ألعاب انتهت عند حدّها
study-measure-shared = ألعاب فيها أكثر من فائز
study-measure-beginner = أفضلية مَن يبدأ
study-measure-seats = مرات الفوز بحسب ترتيب الأدوار
study-measure-lead_changes = تبدّل الصدارة
study-measure-comeback = كم كان الفائز متأخرًا في النصف الثاني
study-measure-settled = بعد أي جزء من اللعبة يتصدّر الفائز حتى النهاية
study-measure-effects = ما حدث لمقعد، وكم يزيد فوزه
study-measure-skill = كم يزيد فوز من يُحسن اللعب
study-measure-memory = كم يزيد فوز من يتذكّر
study-measure-luck = كم يحسم التوزيع من النتيجة
study-measure-turns = الطول بالأدوار
study-measure-rounds = الطول بالجولات
study-measure-resets = مرات الإعادة في اللعبة
study-measure-sticks = بطاقات أُلصقت في اللعبة
study-measure-draws = بطاقات سُحبت اختيارًا في اللعبة
study-measure-robberies = السرقات في اللعبة
study-measure-peeks = النظرات إلى القبعات في اللعبة
study-measure-swaps = التبديلات في اللعبة
study-measure-declarations = الإعلانات في اللعبة
study-measure-wrong_declarations = الإعلانات الخاطئة في اللعبة
study-measure-magic_hats = القبعات السحرية في اللعبة
study-measure-redeals = صفوف صُفّت من جديد في اللعبة
study-measure-missions = المهمات في اللعبة
study-measure-shuffles = مرات الخلط في اللعبة
study-measure-winners = الفائزون في اللعبة
study-measure-asks = الأسئلة في اللعبة
study-measure-hits = أسئلة أُجيب عنها ببطاقة
study-measure-attempts = المحاولات في اللعبة
