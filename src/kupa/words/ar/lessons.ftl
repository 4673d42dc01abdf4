### What the coach of a lesson says: the lesson's name, its cues (what to do now), why something else
### that the rules allow has to wait, and in the end what one can do now. A cue's “tip” is for somebody
### who plays a first game: it speaks of no cards of its own.

## Reset: your turn

lesson-reset-turn = دورك
lesson-reset-turn-climb = الهدف: التخلّص من كلّ البطاقات. على الكومة 2، فأنزلوا 2 أو أكبر. المسوا الـ3 ثمّ الزرّ.
    .tip = أنزلوا رقم الكومة أو أكبر منه: بطاقة، أو عدّة بطاقات تصلح معًا.
lesson-reset-turn-climb-why = هذا يصلح أيضًا. لكنّ الأفضل البدء بالأرقام الصغيرة: حين تصعد الكومة لن يبقى لها مكان.
lesson-reset-turn-same = صعدت الكومة إلى 6. والرقم نفسه يصلح أيضًا: أنزلوا الـ6.
lesson-reset-turn-same-why = هذا مسموح، لكنّ الـ6 تناسب تمامًا، والأرقام الكبيرة ستنفع لاحقًا.
lesson-reset-turn-set = اثنتان معًا! الأرقام المتساوية تُنزَل دفعة واحدة: المسوا بطاقتَي الـ8 وأنزلوهما.
    .tip = الأرقام المتساوية تُنزَل معًا: المسوها كلّها ثمّ أنزلوها.
lesson-reset-turn-set-why = هذا مسموح، لكنّ التخلّص من بطاقتين أفضل من واحدة.
lesson-reset-turn-draw = على الكومة 10، وليس في يدك 10. حين لا يصلح شيء نسحب بطاقة وينتهي الدور.
    .tip = لا شيء يصلح: اسحبوا بطاقة وينتهي الدور.
lesson-reset-turn-done = أنزلوا الرقم نفسه أو أكبر منه، بطاقة أو عدّة بطاقات متساوية. لا شيء يصلح؟ اسحبوا.

## Reset: the special cards

lesson-reset-specials = البطاقات الخاصة
lesson-reset-specials-reverse = على الكومة 8، وكلّ أرقامك أصغر منها. اقلبوا الترتيب: أنزلوا «بالعكس».
    .tip = معك «بالعكس»: يصير الصعود نزولًا، والنزول صعودًا.
lesson-reset-specials-reverse-why = «نار» تنفع أيضًا. احتفظوا بها: «بالعكس» تكفي الآن.
lesson-reset-specials-fire = الآن ننزل! «نار» تحرق الكومة كلّها، ثمّ يستمرّ دورك. أنزلوها.
    .tip = معك «نار»: تحرق الكومة ويستمرّ دورك.
lesson-reset-specials-fire-why = هذا يصلح أيضًا. لكن أحرقوا الكومة أوّلًا: بعدها تُنزلون بطاقة أخرى في الدور نفسه.
lesson-reset-specials-open = الطاولة خالية ونصعد من جديد. الكومة الجديدة لك: ابدؤوا بالأصغر، بالـ1.
lesson-reset-specials-open-why = يجوز الافتتاح بهذه. لكن إن لم تُنزلوا الـ1 الآن، فمتى؟
lesson-reset-specials-stop = أحدهم مستعجل؟ «قف» تجعل الدور يتخطّى اللاعب التالي. أنزلوها.
    .tip = معك «قف»: الدور يتخطّى اللاعب التالي.
lesson-reset-specials-stop-why = هذا يصلح أيضًا. جرّبوا «قف» الآن: تُنزَل على أيّ رقم.
lesson-reset-specials-robber = «سارق» تنظر في يد لاعب وتبدّل معه بطاقة. أنزلوها.
    .tip = معك «سارق»: انظروا إلى يد، خذوا بطاقة وأعطوا بطاقة.
lesson-reset-specials-robber-why = هذا مسموح أيضًا. لكن انظروا أوّلًا بمَ يأتي «سارق».
lesson-reset-specials-victim = يدَ مَن نرى؟ اختاروا اللاعب المضاء.
    .tip = ممّن نسرق؟ البطاقات القليلة في اليد علامة جيّدة.
lesson-reset-specials-victim-why = تجوز السرقة من أيّ لاعب. لكنّ اليد الأخرى هنا أنفع.
lesson-reset-specials-take = هذه البطاقات لا يراها غيرك. خذوا الجوكر: لا شيء أثمن منه.
lesson-reset-specials-take-why = يمكن أخذ هذه. لكنّ هنا جوكرًا!
lesson-reset-specials-give = والآن نعطي بطاقة في المقابل. الـ2 يصعب التخلّص منها: أعطوها.
lesson-reset-specials-give-why = يجوز إعطاء هذه. لكنّ الـ2 هي الأصعب.
lesson-reset-specials-joker = الجوكر أيّ رقم تريدونه: ليكن 10 أخرى. المسوا الجوكر وبطاقة 10 واحدة وأنزلوهما.
lesson-reset-specials-joker-why = هذا مسموح أيضًا. لكن انظروا ما يفعله الجوكر بجانب الـ10.
lesson-reset-specials-done = «نار» تحرق، و«بالعكس» تقلب الترتيب، و«قف» تتخطّى لاعبًا، و«سارق» تأخذ وتعطي، والجوكر أيّ رقم.

## Reset: straights, sticking, resets

lesson-reset-runs = السلسلة والإلصاق والإعادة إلى الصفر
lesson-reset-runs-straight = ثلاثة أرقام متتالية سلسلة تُنزَل معًا. المسوا 1 و2 و3 وأنزلوها.
    .tip = معك سلسلة: ثلاثة أرقام متتالية أو أكثر تُنزَل معًا.
lesson-reset-runs-straight-why = هذا مسموح. لكنّ السلسلة تخلّصكم من ثلاث بطاقات معًا.
lesson-reset-runs-single = بعد كلّ حركة تكتمل يدك من جديد. ضيّقوا على الآخرين: أنزلوا الـ9.
lesson-reset-runs-single-why = هذا مسموح أيضًا. لكن بعد الـ9 لا يبقى للآخرين إلا 9 و10.
lesson-reset-runs-stick = إنّها تناسب! البطاقة التي وصلت الآن 9 أخرى. ألصقوها قبل أن ينتقل الدور.
    .tip = بطاقة وصلت الآن تناسب! ألصقوها قبل أن ينتقل الدور، أو اتركوها.
lesson-reset-runs-stick-why = الإلصاق ليس واجبًا. لكنّها بطاقة أقلّ بلا مقابل.
lesson-reset-runs-reset = بطاقتا 10 إحداهما فوق الأخرى. أنزلوا الثالثة، و… إلى الصفر!
    .tip = في الأعلى رقمان متساويان. الثالث يعيد الكومة إلى الصفر!
lesson-reset-runs-reset-why = تكفي 10 واحدة. احتفظوا بالأخرى.
lesson-reset-runs-open = ذهبت الكومة، ونفتح جديدة صعودًا. ابدؤوا بالأصغر: أنزلوا الـ1.
    .tip = لا كومة: افتحوا واحدة بأيّ رقم. الأصغر بداية جيّدة.
lesson-reset-runs-open-why = يجوز الافتتاح بهذه. لكن لا فرصة للـ1 أفضل من طاولة خالية.
lesson-reset-runs-done = ثلاثة متتالية سلسلة، والبطاقة التي وصلت الآن تُلصَق، وثلاث متساوية تعيد الكومة إلى الصفر.

## The King's Court: peek, swap, declare

lesson-court-fit = نظرة وتبديل وإعلان
lesson-court-fit-peek = اختلطت القبعات! لمن القبعة الأولى؟ المسوها وألقوا نظرة.
    .tip = في الدور شيء واحد: نظرة إلى قبعة، أو تبديل قبعتين، أو إعلان.
lesson-court-fit-peek-why = هذا ممكن أيضًا. لكن تعرّفوا أوّلًا إلى قبعة: انظروا إلى هذه.
lesson-court-fit-swap = كانت قبعة الملك، والملك في الطرف الآخر. المسوا القبعتين 1 و7 وبدّلوهما.
lesson-court-fit-swap-why = هذا دور أيضًا. لكنّ مكان قبعة الملك صار معروفًا: أوصلوها إليه.
lesson-court-fit-declare = صارت الآن فوق الملك. المسوا القبعة 7 وأعلنوا: القبعة مناسبة!
lesson-court-fit-declare-why = هذا ممكن، لكن لا تنتظروا: قد يأخذ غيركم الملك.
lesson-court-fit-done = في كلّ دور شيء واحد: نظرة إلى قبعة، أو تبديل قبعتين، أو إعلان. الفوز لصاحب أكبر عدد من الأزواج.

## The King's Court: magic hats, penalty hats, and what a swap betrays

lesson-court-hats = القبعات السحرية وقبعات الجزاء
lesson-court-hats-magic = ليس لكلّ قبعة صاحب. انظروا إلى القبعة 5.
    .tip = قبعة سحرية: تُلغي قبعة جزاء واحدة، سابقة أو لاحقة.
lesson-court-hats-magic-why = هذا ممكن. لكنّ في القبعة 5 مفاجأة.
lesson-court-hats-penalty = قبعتك السحرية تُلغي قبعة جزاء. وقد أخذ اللاعب الآخر واحدة بسبب إعلان خاطئ. انظروا الآن إلى القبعة 4.
    .tip = قبعة الجزاء تُنقص نقطة. لا تعلنوا إلا ما أنتم واثقون منه.
lesson-court-hats-penalty-why = الإعلان الخاطئ يكلّف نقطة، والتبديل يحتاج إلى خطّة. انظروا أوّلًا.
lesson-court-hats-watch = تذكّروا: نظر اللاعب الآخر الآن إلى القبعة 7. والآن انظروا أنتم إلى القبعة 2.
lesson-court-hats-watch-why = لننتظر قليلًا. لنرَ أوّلًا ما يفعله اللاعب الآخر.
lesson-court-hats-steal = بعد تلك النظرة انتقلت القبعة 7 إلى الملكة. لا بدّ أنّها لها! اسبقوا وأعلنوا القبعة 6.
    .tip = بُدّلت قبعتان. لعلّ إحداهما صارت في مكانها الصحيح…
lesson-court-hats-steal-why = هذا ممكن. لكنّ الآخر سيعلن قبعة الملكة في دوره: اسبقوه.
lesson-court-hats-done = الإعلان الخاطئ يجلب قبعة جزاء، والقبعة السحرية تُلغي واحدة. ومن يبدّل بعد نظرة يكشف سرًّا.

## Ushpizin: look and swap

lesson-ushpizin-swap = نظرة وتبديل
lesson-ushpizin-swap-look = سبعة ضيوف شرف في صفّ واحد: عندك ستّة! ينقص يوسف، وهو الأوّل في الصفّ الآخر. احفظوا مكانه وابدؤوا.
    .tip = ستُغطّى البطاقات كلّها. احفظوا من عندكم، وأين من ينقصكم.
lesson-ushpizin-swap-lift = غُطّيت البطاقات كلّها. «الأصدقاء» في المكان 5 ضيوف عاديون: ارفعوا بطاقتهم لإعطائها.
    .tip = ارفعوا بطاقة تستغنون عنها: ضيفًا عاديًّا، أو ضيف شرف مكرّرًا.
lesson-ushpizin-swap-lift-why = يجوز رفع هذه، لكنّه ضيف شرف تحتاجونه. أعطوا «الأصدقاء».
lesson-ushpizin-swap-swap = وأين كان يوسف؟ أوّل الصفّ الآخر: خذوه.
    .tip = والآن خذوا من صفّ آخر ضيف شرف ينقصكم.
lesson-ushpizin-swap-swap-why = يجوز أخذ هذه. لكنّها ليست يوسف.
lesson-ushpizin-swap-declare = اكتمل السبعة! نادوا: أوشبيزين!
lesson-ushpizin-swap-declare-why = يمكنكم المتابعة بصمت. لكنّ صفّك اكتمل: نادوا!
lesson-ushpizin-swap-done = ننظر ونحفظ ونبدّل ضيفًا عاديًّا بضيف شرف. السبعة في صفّك؟ نادوا «أوشبيزين!».

## Ushpizin: a round, with draws, reveal and a mission

lesson-ushpizin-round = جولة كاملة ومهمّة
lesson-ushpizin-round-look = موسى في المكان 3 من الصفّ المضاء، وفي مكانك 1 المحتاج فقط. احفظوا المكانين.
lesson-ushpizin-round-swap = ارفعوا المحتاج من مكانك 1، وخذوا بدلًا منه موسى من المكان 3.
lesson-ushpizin-round-swap-why = هذا مسموح، لكنّكم تخسرون ضيف شرف أو يفوتكم موسى.
lesson-ushpizin-round-play_on = خمسة من سبعة: ما زال الوقت مبكرًا. النداء الخاطئ يترك صفّك مكشوفًا. تابعوا.
    .tip = السبعة في صفّكم؟ نادوا «أوشبيزين!». وإلا فتابعوا.
lesson-ushpizin-round-play_on-why = يجوز النداء، لكن ينقص اثنان. سيبقى صفّك مكشوفًا للجميع.
lesson-ushpizin-round-put = الآن يُخرج كلّ لاعب بطاقة ويسحب أخرى من دون نظر. في المكان 3 «الضيف»: أخرجوه.
    .tip = يُخرج الجميع بطاقة ويأخذون جديدة مكانها. الأفضل ضيف عاديّ أو مكرّر.
lesson-ushpizin-round-put-why = يجوز إخراج هذه. لكن مَن يُخرج ضيفًا عزيزًا؟
lesson-ushpizin-round-announce = كُشفت الصفوف كلّها! وصلتكم مهمّة. أعلنوها: تُنفَّذ أوّل مهمّة تُعلَن.
    .tip = عندكم مهمّة: أعلنوها فتُنفَّذ.
lesson-ushpizin-round-take = «ضيف عزيز»: خذوا أيّ بطاقة من أيّ لاعب. ينقص إبراهيم، وها هو.
lesson-ushpizin-round-take-why = يجوز أخذ أيّ بطاقة. لكنّ إبراهيم ينقصكم، وهو المضاء.
lesson-ushpizin-round-close = ستّة من سبعة، ينقص إسحاق فقط! انظروا أين كلٌّ منهم، ثمّ أغلقوا العريشة.
    .tip = انظروا جيّدًا أين كلٌّ منهم. حين تُغلق العريشة تُغطّى البطاقات.
lesson-ushpizin-round-done = نبدّل ونسحب ونكشف وننفّذ مهمّة. ثمّ ننظر جيّدًا ونغلق العريشة.

## Ushpizin: Elijah and barred cards

lesson-ushpizin-elijah = إلياس والبطاقات المقفلة
lesson-ushpizin-elijah-look = يبدأ الآخرون هذه المرّة. ينقصك موسى: هو في المكان 2 من الصفّ المضاء. واحفظوا مكان الجدّ عندك، 6.
lesson-ushpizin-elijah-barred = بدّل أحدهم معك: على الجديدة قفل، فلا تُعطى في هذه الجولة. ارفعوا الجدّ من المكان 6.
    .tip = البطاقات ذات القفل تبدّلت معكم في هذه الجولة: لا تحرّكونها.
lesson-ushpizin-elijah-barred-why = يجوز رفع هذه. لكنّ الجدّ هو مَن نعطيه.
lesson-ushpizin-elijah-swap = والبطاقة التي أُخذت منك مقفلة أيضًا أينما كانت. أمّا موسى فلا: خذوه.
lesson-ushpizin-elijah-swap-why = يجوز أخذ هذه. لكنّها ليست موسى.
lesson-ushpizin-elijah-play_on = ستّة من سبعة، ينقص إبراهيم. لا نداء إذن: تابعوا إلى السحب.
lesson-ushpizin-elijah-play_on-why = يجوز النداء، لكنّ إبراهيم ينقص، وسيبقى صفّك مكشوفًا.
lesson-ushpizin-elijah-put = ما وصل بالتبديل يجوز إخراجه الآن: أخرجوا «الضيف» من المكان 1، وتمنّوا.
lesson-ushpizin-elijah-put-why = يجوز إخراج هذه. لكنّه ضيف شرف، و«الضيف» عاديّ.
lesson-ushpizin-elijah-done = حلّ إلياس محلّ إبراهيم. وفي إعدادات الطاولة المزيد: ضيف واحد سبع مرّات، وصفوف مكشوفة، ورباعيات وغيرها.

## Pairs

lesson-pairs-memory = إيجاد الأزواج
lesson-pairs-memory-first = كلّ بطاقة هنا مرّتان. اقلبوا واحدة: المضاءة.
    .tip = اقلبوا بطاقتين. إن تساوتا فهما لك ويستمرّ الدور.
lesson-pairs-memory-first-why = أيّ بطاقة تصلح. لكنّ هذه سنحتاج إليها.
lesson-pairs-memory-second = يعقوب! احفظوا مكانه. واقلبوا الآن بطاقة ثانية: هل هي مثلها؟
    .tip = هل رأيتم مثلها من قبل؟ اقلبوا الثانية.
lesson-pairs-memory-second-why = كلّ بطاقة مسموحة. خذوا المضاءة.
lesson-pairs-memory-recall = هل رأيتم؟ قُلب يعقوب الآخر أيضًا. اقلبوا يعقوبكم من جديد.
lesson-pairs-memory-recall-why = هذا مسموح. لكنّكم تعرفون الآن مكان يعقوب مرّتين.
lesson-pairs-memory-match = وأين كان يعقوب الآخر؟ اقلبوه: زوج!
lesson-pairs-memory-match-why = هذا مسموح، لكنّها ليست يعقوب.
lesson-pairs-memory-again = الزوج لك ويستمرّ الدور. وهارون ظهر مرّتين أيضًا: اقلبوهما.
lesson-pairs-memory-again-why = يجوز قلب أيّ بطاقة. لكنّ هارون ظهر مرّتين.
lesson-pairs-memory-done = اقلبوا بطاقتين. المتساويتان لك ويستمرّ الدور. الفوز لصاحب أكبر عدد من الأزواج.
