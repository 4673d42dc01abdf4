### How tables for several devices come about, where a site has no server

server-about = באתר הזה משחקים במכשיר אחד. כדי לשבת לשולחן מכמה מכשירים דרוש שרת משלכם, וכל מחשב בבית מתאים.
server-python = במחשב שמותקן בו Python 3.11 או חדש יותר, להקליד:
server-join = השורה השנייה מציגה כתובת וקוד לסריקה. כל טלפון או טאבלט באותה הרשת יכול לפתוח אותה ולהצטרף.
server-internet = לחוג, או לחברים שנמצאים רחוק: המדריך Hosting Kupa, שמגיע עם הפרויקט, מסביר איך להפעיל שרת באינטרנט.
