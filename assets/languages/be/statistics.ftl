# Статыстыка, рэйтынг і рэйтынгавыя партыі.

statistics = Статыстыка
statistics-none = Вы яшчэ не дагулялі ніводнай партыі. Тут лічыцца кожная скончаная партыя супраць праграмы: вынікі, серыі, ваш рэйтынг і як яны мяняюцца.
statistics-play = Згуляць
statistics-all = Усе партыі
statistics-rated = Рэйтынгавыя
statistics-casual = Звычайныя
statistics-everybody = Усе сапернікі
statistics-rating = Ваш рэйтынг
statistics-games = Партыі
statistics-score = Сярэдні вынік
statistics-won-drawn-lost = Перамогі · нічыі · паразы
statistics-streak = Цяперашняя серыя перамог
statistics-losing-streak = Цяперашняя серыя параз
statistics-best-streak = Найдаўжэйшая серыя перамог
statistics-fools = Разоў у дурнях
statistics-discs = Сярэдняя розніца ў фішках
statistics-accuracy = Добрыя рашэнні
statistics-about = Партыі, за якімі вы назіралі, урокі, прагляды і партыі некалькіх людзей не лічацца. Рашэнні ацэньваюцца, калі вы разбіраеце партыю; добрае амаль нічога не губляе.
statistics-costs = Што каштуе вам найдаражэй
statistics-cost-recent = За 30 дзён: { $count ->
    [one] { $count } рашэнне
    [few] { $count } рашэнні
    [many] { $count } рашэнняў
   *[other] { $count } рашэння
}, { $games ->
    [one] { $games } разабраная партыя
    [few] { $games } разабраныя партыі
    [many] { $games } разабраных партый
   *[other] { $games } разабранай партыі
}; страта за партыю — { $lost }
statistics-cost-earlier = Раней: { $count ->
    [one] { $count } рашэнне
    [few] { $count } рашэнні
    [many] { $count } рашэнняў
   *[other] { $count } рашэння
}, { $games ->
    [one] { $games } разабраная партыя
    [few] { $games } разабраныя партыі
    [many] { $games } разабраных партый
   *[other] { $games } разабранай партыі
}; страта за партыю — { $lost }
statistics-cost-better = Лепш, чым раней!
statistics-curve = Партыя за партыяй
statistics-curve-rating = Рэйтынг
statistics-curve-rating-line = Ваш рэйтынг пасля кожнай рэйтынгавай партыі; паласа паказвае яго хібнасць.
statistics-curve-score = Вынік
statistics-curve-score-line = Ваш сярэдні вынік за апошнія партыі, да { $count }.
statistics-curve-discs = Фішкі
statistics-curve-discs-line = Ваша сярэдняя розніца ў фішках за апошнія партыі, да { $count }.
statistics-curve-accuracy = Дакладнасць
statistics-curve-accuracy-line = Ваша доля добрых рашэнняў у апошніх разабраных партыях, да { $count }.
statistics-no-rated = Рэйтынгавых партый тут яшчэ няма. Выберыце «Рэйтынгавая партыя», калі пачынаеце новую.
statistics-no-reviews = Гэтых партый вы яшчэ не разбіралі. Кнопка «Разбор» — там, дзе вынік партыі.
statistics-no-points = Пакуль няма чаго паказваць.
statistics-form = { $count ->
    [1] Апошняя партыя:
    [one] Апошняя { $count } партыя, навейшыя справа:
    [few] Апошнія { $count } партыі, навейшыя справа:
   *[many] Апошнія { $count } партый, навейшыя справа:
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
statistics-copied-json = Скапіявана: усе партыі як JSON. Іх можна ўставіць тут зноў.
statistics-copied-csv = Скапіявана: усе партыі як табліца.
statistics-saved = Захавана:
    { $path }
statistics-not-saved = Не ўдалося захаваць файлы: { $reason }
statistics-imported = { $count ->
    [0] Усе гэтыя партыі ў вас ужо ёсць.
    [one] Дададзена { $count } партыя.
    [few] Дададзены { $count } партыі.
   *[many] Дададзена { $count } партый.
}
statistics-not-imported = У гэтым тэксце няма партый: { $reason }
statistics-wiped = Уся статыстыка выдалена.
question-wipe-statistics = Выдаліць са статыстыкі ўсе партыі разам з рэйтынгам? Вярнуць іх будзе нельга.
question-wipe = Выдаліць

strength = Рэйтынг { $rating }
strength-about = Рэйтынгі вымераны ў тысячах партый паміж сапернікамі. Новы гулец пачынае з 1500; на 400 больш — гэта дзесяць перамог на адну паразу.

rated = Рэйтынгавая партыя
rated-line = Без падказак, вяртання хадоў і адкрытых карт. Пра што думалі сапернікі, убачыце пасля партыі. Выхад лічыцца паразай.
rated-rules = Класічныя правілы: падкідны, 36 карт, кожны за сябе. Паводле іх вымераны рэйтынгі сапернікаў.
rated-opening = Першыя шэсць хадоў выпадаюць наўздагад з роўных дэбютаў, таму вывучыць партыю на памяць нельга.
rated-badge = На рэйтынг
rated-your-rating = Ваш рэйтынг: { $rating }
rated-change = Рэйтынг { $before } → { $after } ({ $change })
rated-given-up = Партыя здадзена. { $change }
rated-give-up = Здацца
question-give-up = Гэта рэйтынгавая партыя. Выхад лічыцца паразай.
question-forsake = Ідзе рэйтынгавая партыя. Пачаць іншую — значыць прайграць гэту.
question-forsake-yes = Здацца і пачаць
