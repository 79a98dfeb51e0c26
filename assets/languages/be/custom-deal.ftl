# Расклады, запісаныя ўручную, і журнал хадоў.

custom-deal = Свой расклад
custom-deal-about = Запішыце, у каго якія карты, і гуляйце гэты расклад колькі хочаце разоў. Карта — гэта вартасць і масць: 6s, 10c, Jd, Qh (пікі — s, трэфы — c, бубны — d, чырвы — h). Рукі (hands) падзяляйце рыскамі, ваша першая. Калоду (talon) бяруць злева; яе апошняя карта адкрытая і вызначае козыр. Нападнік (attacker) — нумар месца; ваша — 0. Такія партыі не ідуць у статыстыку.
custom-deal-text = Расклад тэкстам
custom-deal-sound = Гульцоў: { $players }, карт: { $cards }, козыр { $trump }. { $leads ->
    [rules] Хто ходзіць першым, вырашаюць правілы.
   *[other] Першым ходзіць гулец на месцы { $leads }.
}
custom-deal-play = Гуляць гэты расклад
custom-deal-shuffle = Ператасаваць
custom-deal-last = Апошні расклад
custom-deal-copy = Капіяваць
custom-deal-paste = Уставіць
custom-deal-undo = Адрабіць
custom-deal-save = Захаваць
custom-deal-copied = Скапіявана.
custom-deal-none-played = Вы яшчэ не дагулялі ніводнай партыі.
custom-deal-not-a-deal = Гэты тэкст — не расклад. { $reason }
custom-deal-saved = Захаваныя
custom-deal-name = Расклад { $number }
custom-deal-edit = Змяніць расклад
custom-deal-shuffled = Звычайная раздача
shuffle-given = Карты гэтай партыі не тасавалі: іх хтосьці запісаў.

this-deal = Гэты расклад
this-deal-later = Карты вы ўбачыце пасля партыі. Да таго яны закрытыя.
this-deal-again = Згуляць гэты расклад зноў
this-deal-edit = Змяніць гэты расклад
this-deal-copy = Капіяваць расклад

move-log = Журнал хадоў
move-log-write = Весці журнал хадоў
move-log-about = Запісвае кожны ход адразу: руку, яе сілу і што ўзважваў сапернік.
move-log-later = У ім названы закрытыя карты, таму прачытаць яго можна пасля партыі.
move-log-rated = У рэйтынгавых партыях журнал не вядзецца.
move-log-none = Журнала гэтай партыі няма.
move-log-copy = Капіяваць журнал
move-log-copied = Скапіявана: журнал хадоў.
move-log-save = Захаваць журнал у файл
move-log-saved = Захавана:
    { $path }
move-log-not-saved = Не ўдалося захаваць журнал: { $reason }
