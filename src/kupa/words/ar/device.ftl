### عدة أشخاص حول جهاز واحد، أو جهاز ينتقل من يد إلى يد: يُجلب حين يجلس شخص آخر

device-hold = ضغطة مطوّلة هنا للنظر
device-let_go = عند رفع الإصبع تُغطّى الورقة
device-seen = رأيتها
# $name is whom the device is for
device-not_me = ليس مع { $name }؟
device-others_too =
    أوراق { $name } تبقى مغطّاة. في هذه الأثناء يمكن أن يلعب هنا:
device-pass_on = يبقى كل شيء مغطّى حتى يصل الجهاز إلى { $name }.
device-covered = إبقاء كل شيء مغطّى
# Around one device, before a name is changed or a chair is left
device-whose = مقعد مَن؟

# A chair for somebody else who plays on the same phone or tablet
offline-guest_title = مَن يلعب هنا أيضًا؟
offline-guest_text =
    الجهاز اللوحي في الوسط، واللعب من كل جوانبه. وحين تكون الأوراق في اليد سرّية، وعلى الهاتف، ينتقل
    الجهاز من يد إلى يد قبل كل دور، والأوراق مغطّاة.
offline-hand_over = ينتقل الجهاز إلى { $name }
offline-hand_over_text = كل الأوراق مغطّاة، وتظهر بعد لمسة.
offline-its_me = هنا { $name }
