# Қолмен жазылған партиялар және жүрістер журналы.

custom-deal = Қолмен тарату
custom-deal-about = Кімде қандай карта барын жазып, сол партияны қалағаныңызша ойнаңыз. Карта — дәреже мен масть: 6s, 10c не Tc, Jd, Qh (қарға s, крест c, қиық d, табан h). Қолдардың (hands) арасына тік сызық қойыңыз; бірінші қол — сіздікі. Колода (talon) сол жағынан алынады, соңғы картасы ашылып, көзірді (trump) белгілейді. Кім бірінші жүретіні (attacker) — орын нөмірі; сіздікі — 0. Мұндай ойындар статистикаға кірмейді.
custom-deal-text = Партия мәтіні
custom-deal-sound = { $players } ойыншы, { $cards } карта, көзір { $trump }. { $leads ->
    [rules] Кім бірінші жүретінін ереже шешеді.
   *[other] Бірінші { $leads }-орындағы ойыншы жүреді.
}
custom-deal-play = Осы партияны ойнау
custom-deal-shuffle = Араластыру
custom-deal-last = Соңғы партия
custom-deal-copy = Көшіру
custom-deal-paste = Қою
custom-deal-undo = Қайтару
custom-deal-save = Сақтау
custom-deal-copied = Көшірілді.
custom-deal-none-played = Әзірге бірде-бір партияны аяқтаған жоқсыз.
custom-deal-not-a-deal = Бұл мәтін — партия емес. { $reason }
custom-deal-saved = Сақталған
custom-deal-name = { $number }-партия
custom-deal-edit = Партияны өзгерту
custom-deal-shuffled = Кездейсоқ тарату
shuffle-given = Бұл партияның карталары араластырылмаған: оларды біреу жазып берген.

this-deal = Осы партия
this-deal-later = Карталарды партия біткенде көресіз. Оған дейін олар жабық.
this-deal-again = Осы партияны қайта ойнау
this-deal-edit = Осы партияны өзгерту
this-deal-copy = Партияны көшіру

move-log = Жүрістер журналы
move-log-write = Жүрістер журналын жазу
move-log-about = Әр жүріс ойналған бойда жазылады: қолдағы карталар, олардың күші, қарсыластың нені таразылағаны.
move-log-later = Онда жабық карталар аталады, сондықтан оны партия біткенде оқи аласыз.
move-log-rated = Рейтинг үшін ойнағанда журнал жазылмайды.
move-log-none = Бұл партияның журналы жоқ.
move-log-copy = Журналды көшіру
move-log-copied = Көшірілді: жүрістер журналы.
move-log-save = Журналды файлға сақтау
move-log-saved = Сақталды:
    { $path }
move-log-not-saved = Журнал сақталмады: { $reason }
