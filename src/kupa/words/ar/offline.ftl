### Playing without a server: what is kept on the device, and one device for several people.

offline-link = اللعب بلا اتصال
offline-title = اللعب من دون اتصال بالشبكة
offline-about =
    يمكن حفظ كل الألعاب والروبوتات والقواعد على هذا الجهاز. بعد ذلك يعمل كل شيء من دون اتصال،
    ما عدا الطاولات مع أجهزة أخرى.
# $size is a number of megabytes
offline-keep = حفظ على الجهاز ({ $size } ميغابايت)
offline-keeping = وصل { $percent }%…
offline-kept = كل شيء محفوظ على الجهاز ويعمل من دون اتصال.
offline-forget = إزالة من الجهاز
offline-forget_about = الألعاب التي بدأت تبقى.
offline-broken = لم يصل كل شيء. تحقّقوا من الاتصال وأعيدوا المحاولة.
offline-failed = تعذّر تشغيل الألعاب على هذا الجهاز.
offline-notice = لا اتصال. اللعب مع الروبوتات ممكن؛ الطاولات مع الآخرين تعود مع عودة الاتصال.
offline-site = كل شيء هنا يُلعب على هذا الجهاز، بلا خادم.
offline-others = مع أجهزة أخرى
offline-starting = تُجهَّز الطاولة… { $percent }%

# A chair for somebody else who plays on the same phone or tablet
offline-guest = على هذا الجهاز
offline-guest_title = مَن يلعب هنا أيضًا؟
offline-guest_text =
    الجهاز اللوحي في الوسط، واللعب من كل جوانبه. وحين تكون الأوراق في اليد سرّية، وعلى الهاتف، ينتقل
    الجهاز من يد إلى يد قبل كل دور، والأوراق مغطّاة.
offline-hand_over = ينتقل الجهاز إلى { $name }
offline-hand_over_text = كل الأوراق مغطّاة، وتظهر بعد لمسة.
offline-its_me = هنا { $name }
offline-one_device = على جهاز واحد
offline-one_device_hint = حوله أو من يد إلى يد
