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
