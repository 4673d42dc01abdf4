### Playing without a server: what is kept on the device, and one device for several people.

offline-link = اللعب بلا اتصال
offline-failed = تعذّر تشغيل الألعاب على هذا الجهاز.
offline-notice = لا اتصال. اللعب مع الروبوتات ممكن؛ الطاولات مع الآخرين تعود مع عودة الاتصال.
offline-site = كل شيء هنا يُلعب على هذا الجهاز، بلا خادم.
offline-others = مع أجهزة أخرى
offline-starting = تُجهَّز الطاولة… { $percent }%

# A chair for somebody else who plays on the same phone or tablet
offline-guest = على هذا الجهاز
offline-one_device = على جهاز واحد
offline-one_device_hint = حوله أو من يد إلى يد
