### Tables: refusals, what happened, paces, levels, phrases

## Table

table-no_such_table = لا توجد طاولة كهذه. لعلّ الرابط غير كامل.
table-no_such_code = لا توجد طاولة بهذا الرمز. تحقّقوا من الأرقام؛ وربما أُغلقت الطاولة.
table-no_such_record = هذه اللعبة لم تنتهِ بعد، أو لم تبدأ.
table-no_practice = ليس في هذه اللعبة بطاقات مغطّاة يمكن التدرّب عليها.
table-no_such_page = لا توجد صفحة كهذه.
table-no_such_pace = لا توجد سرعة باسم «{ $pace }». السرعات هي: { $allowed }.
table-no_such_colour = لا توجد علامة كهذه. العلامات هي: { $allowed }.
table-no_such_phrase = لا توجد عبارة كهذه.
table-bad_secret = لم يعرّف هذا الجهاز بنفسه: مفتاحه ناقص أو تالف.
table-bad_token = هذا الرابط مستعمل، أو حلّ محلّه رابط أحدث.
table-bad_name = الاسم حتى { $longest } حرفًا، ولا يكون فارغًا.
table-bad_word = كلمة الخلط من حرف واحد على الأقلّ، وحتى { $longest } حرفًا.
table-bad_id = لكل إجابة معرّف خاص بها، حتى { $longest } حرفًا.
table-bad_database = هذا ليس عنوان قاعدة بيانات معروفة هنا: اكتبوا sqlite:///… أو postgresql://….
table-not_host = هذا لمَن يدير الطاولة وحده.
table-not_seated = اجلسوا أولًا إلى هذه الطاولة.
table-sits_already = لك مقعد حول هذه الطاولة بالفعل.
table-barred = أغلق مَن يدير الطاولة بابها أمام هذا الجهاز.
table-chair_taken = هذا الكرسي مشغول.
table-chair_free = لا أحد على هذا الكرسي.
table-full = كل الكراسي حول هذه الطاولة مشغولة.
table-no_person = لا يدير الطاولة إلا إنسان، وهناك روبوت أو لا أحد.
table-bad_push = هذا ليس عنوان خدمة إشعارات يعرفها هذا الخادم.
table-too_many_screens = يمكن عرض الطاولة على { $most } شاشات على الأكثر.
table-dealt_already = وُزّعت البطاقات: يمكن تغيير هذا قبل اللعبة التالية.
table-not_playing = لا توجد لعبة جارية على هذه الطاولة الآن.
table-not_over = لم تنتهِ اللعبة بعد.
table-lesson = هذه طاولة درس، وإعداداتها ثابتة.
table-no_lesson = لا درس على هذه الطاولة.
table-no_such_lesson = لا يوجد درس كهذا.
table-not_a_lesson = هذا ليس درسًا: ينقصه سطر «# lesson NAME» أو تلميح قبل أول جواب من المقعد 0.
table-too_late = فات الأوان: تقدّمت اللعبة في هذه الأثناء.
table-look_first =
    { $count ->
        [zero] دعوا الجميع ينظرون لحظة أخرى.
        [one] دعوا الجميع ينظرون ثانية أخرى.
        [two] دعوا الجميع ينظرون ثانيتين أخريين.
        [few] دعوا الجميع ينظرون { $count } ثوانٍ أخرى.
       *[other] دعوا الجميع ينظرون { $count } ثانية أخرى.
    }
table-no_hello = لم يذكر هذا الاتصال إلى أيّ طاولة يعود.
table-greeted_already = هذا الاتصال عرّف بنفسه بالفعل.
table-not_understood = الطلب غير مفهوم.
table-not_written = تعذّر حفظ هذه الحركة، فلم تُحسب. أعيدوا المحاولة بعد لحظة.
table-too_fast = على مهلكم: انتظروا لحظة وأعيدوا المحاولة.
table-too_big = الرسالة طويلة جدًّا.
table-strange_host = هذا الخادم لا يُعرف بهذا الاسم. يستطيع مَن يشغّله أن يسمح به (KUPA_HOSTS).
table-strange_origin = لا يجوز لصفحة من موقع آخر أن تلعب هنا. يستطيع مَن يشغّل الخادم أن يسمح بها (KUPA_ORIGINS).
table-hall_full = لا يوجد الآن رمز متاح لطاولة أخرى. أعيدوا المحاولة بعد لحظة.
table-not_ready = الخادم غير جاهز بعد. أعيدوا المحاولة بعد لحظة.
table-damaged = لا يمكن فتح هذه الطاولة: تضرّر سجلّها على الخادم. يستطيع مَن يشغّل الخادم إصلاحه.
table-broken = حدث خلل في الخادم. الطاولة محفوظة؛ أعيدوا المحاولة.
table-review_failed = لم يتمكّن الخادم من مراجعة هذه اللعبة. سجلّها محفوظ؛ أعيدوا المحاولة لاحقًا.
table-review_too_long = هذه اللعبة أطول من أن تُراجَع: الحدّ الأقصى للحركات { $most }. يمكن مشاهدة إعادة عرضها.
table-file_too_long = هذه اللعبة أطول من أن تُعرَض: الحدّ الأقصى للحركات { $most }.

## Entry

entry-opened = الطاولة مفتوحة.
entry-sat = { $name } معنا حول الطاولة.
entry-seated = الروبوت { $name } معنا حول الطاولة.
entry-rose = خلا كرسي { $name }.
entry-named = اسم جديد أو علامة جديدة: { $name }.
entry-settled = تغيّرت إعدادات الطاولة.
entry-hosted = انتقلت إدارة الطاولة إلى { $name }.
entry-worded = أُضيفت إلى الخلط كلمة من { $name }.
entry-dealt = وُزّعت البطاقات.
entry-answered = انتهت اللعبة.
entry-again = لعبة أخرى حول الطاولة نفسها.
entry-gone = انقطع اتصال { $name }.
entry-back = { $name } معنا من جديد.
entry-host_gone = انقطع اتصال مَن يدير الطاولة.
entry-host_back = مَن يدير الطاولة هنا.
entry-piloted = روبوت يلعب مكان { $name } مؤقّتًا.
entry-offered = يمكن تسليم مقعد { $name } برابط.
entry-taken = انتقل مقعد { $name } إلى جهاز آخر.
entry-rewound = { $name }: خطوة إلى الوراء.
entry-joined = مكان روبوت: { $name }.
entry-waits = في اللعبة التالية أيضًا: { $name }.
entry-waits_no_more = خلا مكان في اللعبة التالية.
entry-screen = الطاولة معروضة على شاشة.
entry-family = تُحفظ هذه الطاولة لأصحابها.
entry-screens_off = لم تعد الطاولة معروضة على شاشة.

## Phase

phase-lobby = قبل البدء
phase-playing = اللعب جارٍ
phase-over = انتهت

## Pace

pace-relaxed = على مهل
pace-relaxed-about = دقيقتان للدور: وقت للتفكير وللحديث أيضًا.
pace-normal = عادي
pace-normal-about = دقيقة للدور.
pace-quick = سريع
pace-quick-about = عشرون ثانية للدور.
pace-untimed = بلا ساعة
pace-untimed-about = بلا استعجال: حتى ساعتين للدور.
pace-day = يوم للدور
pace-day-about = حتى يوم كامل لكل دور: ادخلوا متى شئتم.
pace-days = ثلاثة أيام للدور
pace-days-about = حتى ثلاثة أيام لكل دور.

## Level

level-random = عشوائي
level-easy = سهل
level-medium = متوسط
level-hard = صعب
level-perfect = ذاكرة كاملة

## Symbol

symbol-pomegranate = رمّانة
symbol-grape = عنبة
symbol-olive = زيتونة
symbol-wheat = سنبلة
symbol-fig = تينة
symbol-date = تمرة
symbol-citron = أترجّة
symbol-lamp = مصباح
symbol-fish = سمكة
symbol-bird = عصفور
symbol-boat = قارب
symbol-star = نجمة
symbol-jug = إبريق
symbol-turtle = سلحفاة

## Phrase

phrase-hello = مرحبًا!
phrase-good_luck = بالتوفيق!
phrase-your_turn = دورك!
phrase-one_moment = لحظة…
phrase-no_hurry = على مهلكم!
phrase-well_played = أحسنت!
phrase-what_luck = يا للحظّ!
phrase-thanks = شكرًا!
phrase-back_soon = دقيقة وأعود!
phrase-sorry = سامحوني!
phrase-oh_no = يا خسارة!
phrase-forgot = نسيت كل شيء!
phrase-good_game = كانت لعبة حلوة!
phrase-again = نلعب مرّة أخرى؟

## Reaction

reaction-heart = قلب
reaction-laugh = ضحكة
reaction-clap = تصفيق
reaction-think = وجه متأمّل
reaction-wow = دهشة
reaction-tea = كوب شاي
