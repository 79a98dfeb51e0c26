# Партыі, карты якіх хтосьці запісаў, і журнал хадоў.

custom-deal = Запісаная партыя
custom-deal-about = Запішыце, у каго якія карты, і гуляйце так колькі хочаце разоў. Карта — гэта вартасць і масць: 6s, 10c, Jd, Qh (пікі s, трэфы c, бубны d, чырвы h; можна і 6♠, 10♣, В♦, Д♥). Паміж рукамі (hands) — рыска, ваша рука першая. Калоду (talon) бяруць злева; апошняя карта ляжыць адкрытай і задае козыр. Першым ходзіць месца attacker, ваша — 0. Такія партыі не ўваходзяць у статыстыку.
custom-deal-text = Партыя тэкстам
custom-deal-sound = Гульцоў: { $players }, карт: { $cards }, козыр { $trump }. { $leads ->
    [rules] Хто ходзіць першым, вырашаюць правілы.
   *[other] Першым ходзіць месца { $leads }.
}
custom-deal-play = Гуляць гэту партыю
custom-deal-shuffle = Ператасаваць
custom-deal-last = Апошняя згуляная
custom-deal-copy = Скапіяваць
custom-deal-paste = Уставіць
custom-deal-undo = Адмяніць
custom-deal-save = Захаваць
custom-deal-copied = Скапіявана.
custom-deal-none-played = Ніводная партыя яшчэ не дагуляна.
custom-deal-not-a-deal = У гэтым тэксце няма партыі. { $reason }
custom-deal-saved = Захаваныя
custom-deal-name = Партыя { $number }
custom-deal-edit = Змяніць партыю
custom-deal-shuffled = Раздаць як звычайна
shuffle-given = Карты гэтай партыі не тасавалі: іх хтосьці запісаў.

this-deal = Гэта партыя
this-deal-later = Карты можна будзе прачытаць, калі партыя скончыцца: да таго часу яны закрытыя.
this-deal-again = Згуляць гэту партыю зноў
this-deal-edit = Змяніць гэту партыю
this-deal-copy = Скапіяваць партыю

move-log = Журнал хадоў
move-log-write = Весці журнал хадоў
move-log-about = Кожны ход запісваецца адразу: рука, з якой ён зроблены, ацэнкі словамі і цэны, і што ўзважваў сапернік.
move-log-later = У ім названы закрытыя карты, таму прачытаць яго можна, калі партыя скончыцца.
move-log-rated = Пакуль на коне рэйтынг, журнал не вядзецца.
move-log-none = Журнала гэтай партыі няма.
move-log-copy = Скапіяваць журнал
move-log-copied = Скапіяваны журнал хадоў.
move-log-save = Захаваць журнал у файл
move-log-saved = Захавана:
    { $path }
move-log-not-saved = Журнал не захаваны: { $reason }
