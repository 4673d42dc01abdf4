### What the engine and every game says

# How the language calls itself, also in short, and which way it runs: ltr or rtl.
language-name = العربية
language-short = ع
language-direction = rtl
# Where it stands among the languages on the page.
language-order = 2

## Seats that have no names, and lists

# A seat in a sentence: by number where nobody has a name, by name, or as the reader's own. Forms: “start”
# begins a sentence; “from”, “to”, “at” and “with” have the preposition with them and “turn” has the noun,
# because “you” is a suffix there. No prefix clings to a name.
seat-number = { $count ->
        [one] المقعد
        [two] المقعدين
       *[other] المقاعد
    } { $numbers }
    .start = { $count ->
        [one] المقعد
        [two] المقعدان
       *[other] المقاعد
    } { $numbers }
    .from = من { $count ->
        [one] المقعد
        [two] المقعدين
       *[other] المقاعد
    } { $numbers }
    .to = إلى { $count ->
        [one] المقعد
        [two] المقعدين
       *[other] المقاعد
    } { $numbers }
    .at = عند { $count ->
        [one] المقعد
        [two] المقعدين
       *[other] المقاعد
    } { $numbers }
    .with = مع { $count ->
        [one] المقعد
        [two] المقعدين
       *[other] المقاعد
    } { $numbers }
    .turn = دور { $count ->
        [one] المقعد
        [two] المقعدين
       *[other] المقاعد
    } { $numbers }
seat-name = { $name }
    .from = من { $name }
    .to = إلى { $name }
    .at = عند { $name }
    .with = مع { $name }
    .turn = دور { $name }
seat-you = أنت
    .from = منك
    .to = إليك
    .at = عندك
    .with = معك
    .turn = دورك
    .each = عندك
list-comma = { "، " }
list-and = { " و" }

## Refusals

core-bad_seats = هذه اللعبة لعدد من اللاعبين من { $low } إلى { $high }، لا { $seats }.
core-bad_seed = لا يصلح «{ $seed }» بذرةً للخلط: اكتبوا عددًا صحيحًا غير سالب، أو 64 رقمًا ستّ عشريًّا.
core-unknown_option = لا يوجد في هذه اللعبة خيار باسم «{ $option }». اكتبوا option=value؛ والخيارات هي: { $allowed }.
core-option_twice = الخيار { $option } مكتوب مرّتين.
core-bad_option = لا يمكن اختيار { $option }={ $value }: قيم الخيار { $option } هي { $allowed }.
core-not_a_record = هذا ليس سجلّ لعبة: يجب أن يكون سطره الأول «{ $format }».
core-bad_record_line = لا يمكن قراءة السطر { $line } من السجلّ: «{ $text }».
core-record_lacks = ترويسة السجلّ ينقصها «{ $field }»، أو أنه ليس في مكانه.
core-record_stops = لا يمكن إعادة لعب السجلّ بدءًا من الإجابة { $number } ({ $move }): { $why }
core-other_edition = كُتب هذا السجلّ لنسخة { $written }؛ وهذه نسخة { $known }، وقد تسير فيها اللعبة على نحو مختلف.
core-no_such_game = لا توجد لعبة باسم «{ $game }». الألعاب هي: { $allowed }.
core-no_such_seat =
    لا يوجد مقعد رقمه { $seat }: { $last ->
        [0] المقعد الوحيد هو 0.
       *[other] المقاعد مرقّمة من 0 إلى { $last }.
    }
core-not_over = لم تنتهِ هذه اللعبة بعد. تمكن مراجعتها حين تنتهي.
core-no_such_level = لا يوجد في هذه اللعبة مستوى «{ $level }». المستويات هي: { $allowed }.
core-bots_and_seats = عدد الروبوتات ({ $bots }) لا يساوي عدد المقاعد ({ $seats }): يجب تحديد مستوى واحد لكل مقعد.
core-duel_alone = تحتاج المبارزة إلى مقعدين على الأقل.
core-duel_of_two = المبارزة بين مستويين، لا { $levels }.
core-not_asked = ليس دورك الآن.
core-no_seal = ينقص السجلَّ ما يُثبت التوزيع المختوم («{ $field }»)، فلا يوجد ما يُفحص به.

## Options

option-first = مَن يبدأ
option-first-about = بالقرعة، أو مَن يُختار هنا.
option-first-none = بالقرعة
