# Статыстыка, рэйтынг і партыі на рэйтынг.

statistics = Статыстыка
statistics-none = Пакуль ніводная партыя не згуляна да канца. Кожная скончаная партыя супраць праграм улічваецца тут: вынікі, серыі, ваш рэйтынг і тое, як яны мяняюцца.
statistics-play = Згуляць
statistics-all = Усе партыі
statistics-rated = Рэйтынгавыя
statistics-casual = Звычайныя
statistics-everybody = Усе
statistics-rating = ваш рэйтынг
statistics-games = партыі
statistics-score = вынік
statistics-won-drawn-lost = перамогі · нічыі · паразы
statistics-streak = перамог запар цяпер
statistics-losing-streak = параз запар цяпер
statistics-best-streak = найлепшая серыя перамог
statistics-fools = разоў у дурнях
statistics-discs = сярэдняя перавага ў фішках
statistics-accuracy = добрых рашэнняў
statistics-about = Прагледжаныя партыі, урокі, паўторы і гульні некалькіх людзей не ўлічваюцца. Рашэнні ацэньваюцца, калі вы разбіраеце партыю: добрыя тыя, што амаль нічога не губляюць.
statistics-curve = Ад партыі да партыі
statistics-curve-rating = Рэйтынг
statistics-curve-rating-line = Ваш рэйтынг пасля кожнай рэйтынгавай партыі; паласа паказвае, наколькі ён недакладны.
statistics-curve-score = Вынік
statistics-curve-score-line = Сярэдні вынік апошніх партый (да { $count }).
statistics-curve-discs = Фішкі
statistics-curve-discs-line = Сярэдняя перавага ў фішках у апошніх партыях (да { $count }).
statistics-curve-accuracy = Дакладнасць
statistics-curve-accuracy-line = Доля добрых рашэнняў у апошніх разабраных партыях (да { $count }).
statistics-no-rated = Сярод гэтых партый няма рэйтынгавых. Уключыце «Партыя на рэйтынг», пачынаючы новую.
statistics-no-reviews = Ніводная з гэтых партый яшчэ не разабрана. Кнопка разбору ёсць у канцы партыі.
statistics-no-points = Маляваць пакуль няма чаго.
statistics-form = { $count ->
    [one] Апошняя { $count } партыя, навейшая справа:
    [few] Апошнія { $count } партыі, навейшая справа:
   *[many] Апошнія { $count } партый, навейшая справа:
}
statistics-opponents = Сапернікі
statistics-against = { $games ->
    [one] { $games } партыя
    [few] { $games } партыі
   *[many] { $games } партый
}: перамогі { $won }, нічыі { $drawn }, паразы { $lost }
statistics-export = Вашы даныя
statistics-copy-json = Капіяваць як JSON
statistics-copy-csv = Капіяваць як CSV
statistics-save = Захаваць у файлы
statistics-import = Уставіць JSON
statistics-wipe = Выдаліць усё
statistics-copied-json = Скапіявана: усе партыі ў выглядзе JSON, іх можна ўставіць тут зноў.
statistics-copied-csv = Скапіявана: усе партыі ў выглядзе табліцы.
statistics-saved = Захавана:
    { $path }
statistics-not-saved = Файлы не захаваны: { $reason }
statistics-imported = { $count ->
    [0] Усе гэтыя партыі ўжо вядомыя.
    [one] Дададзена { $count } партыя.
    [few] Дададзены { $count } партыі.
   *[many] Дададзена { $count } партый.
}
statistics-not-imported = У гэтым тэксце няма партый: { $reason }
statistics-wiped = Уся статыстыка выдалена.
question-wipe-statistics = Выдаліць са статыстыкі ўсе партыі разам з рэйтынгам? Вярнуць іх будзе нельга.
question-wipe = Выдаліць

strength = сіла { $rating }
strength-about = Лікі — сіла, вымераная ў тысячах партый паміж праграмамі: з 1500 пачынае новы гулец, на 400 больш — дзесяць перамог на адну паразу.

rated = Партыя на рэйтынг
rated-line = Без падказак, без вяртання хадоў, без адкрытых карт; пра што думалі сапернікі, відаць пасля канца. Выйсці — значыць прайграць.
rated-rules = Класічныя правілы: падкідны, 36 карт, кожны за сябе. Паводле іх вымерана сіла сапернікаў.
rated-opening = Першыя шэсць хадоў выпадаюць па жэрабі, з роўнымі шанцамі, каб партыю нельга было вывучыць на памяць.
rated-badge = на рэйтынг
rated-your-rating = Ваш рэйтынг: { $rating }
rated-change = Рэйтынг { $before } → { $after } ({ $change })
rated-given-up = Партыя здадзена. { $change }
rated-give-up = Здацца
question-give-up = Гэта партыя на рэйтынг. Калі выйсці, яна прайграна.
question-forsake = Партыя на рэйтынг не скончана. Калі пачаць другую, яна прайграна.
question-forsake-yes = Прайграць яе і пачаць
