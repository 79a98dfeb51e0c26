# Нячоткі сапернік, які вырашае па табліцах са слоў.

opponent-fuzzy = Нячоткі
opponent-fuzzy-line = Думае словамі: дрэнна, сярэдне, добра
opponent-fuzzy-about = Дзеліць карты і рукі на дрэнныя, сярэднія і добрыя. Дзвесце разоў уяўляе вашу руку і карты, якія прыйдуць, з тых, якіх не бачыў, кожны раз глядзіць у невялікія табліцы, што рабіць, і слухаецца большасці. Можна назіраць, як ён думае, і мяняць яго табліцы.

opponent-fuzzy-learned = Нячоткі, навучаны
opponent-fuzzy-learned-line = Той самы, але табліцы склаў сам
opponent-fuzzy-learned-about = Той самы Кот пасля некалькіх соцень тысяч партый з самім сабой. Ён мяняў табліцы клетка за клеткай і пакідаў змену, толькі калі з ёй выйграваў часцей. Цяпер прытрымлівае сярэднія карты і падкідвае значна больш, калі вы адбіліся, чым калі вы бераце.

parameter-samples = Колькі разоў уяўляе невядомыя карты
parameter-late_by_opponent = Апошнія хады: 0 — па радку добрай карты, 1 — толькі па руцэ саперніка
parameter-terms_by_counting = Руку называе: 0 — сярэдняя сіла карт, 1 — колькасць дрэнных і добрых карт
parameter-column_before_drawing = Падкідваючы, параўноўвае з рукой: 0 — пасля дабору, 1 — да дабору
parameter-medium_starts = «Сярэдняя» пачынаецца: зрух крывой
parameter-bad_ends = «Дрэнная» заканчваецца: зрух крывой
parameter-good_starts = «Добрая» пачынаецца: зрух крывой
parameter-medium_ends = «Сярэдняя» заканчваецца: зрух крывой

fuzzy-quality-bad = дрэнная
fuzzy-quality-medium = сярэдняя
fuzzy-quality-good = добрая

fuzzy-answer-beat = біць
fuzzy-answer-take = браць
fuzzy-answer-bad = дрэнная
fuzzy-answer-medium = сярэдняя
fuzzy-answer-good = добрая
fuzzy-answer-opponent = па саперніку
fuzzy-answer-yes = так
fuzzy-answer-no = не

fuzzy-table-beat = Біць ці браць
fuzzy-table-beat-rows = Рука, калі ўзяць
fuzzy-table-beat-columns = Рука, калі пабіць і дабраць
fuzzy-table-lead = З чаго хадзіць
fuzzy-table-lead-rows = Карта, чаканая з калоды
fuzzy-table-lead-columns = Свая рука
fuzzy-table-lead_by_opponent = Хады паводле рукі саперніка
fuzzy-table-lead_by_opponent-rows = Карта для ходу
fuzzy-table-lead_by_opponent-columns = Імаверная рука саперніка
fuzzy-table-add_to_taker = Ці падкідваць наўздагон
fuzzy-table-add_to_taker-rows = Рука, калі падкінуць і дабраць
fuzzy-table-add_to_taker-columns = Рука, калі не падкідваць, але дабраць
fuzzy-table-add_to_beater = Ці падкідваць, калі адбіўся
fuzzy-table-add_to_beater-rows = Рука, калі падкінуць і дабраць
fuzzy-table-add_to_beater-columns = Рука, калі не падкідваць, але дабраць

fuzzy-keep = Прасіць пераздачы няма падставы: карты застаюцца.
fuzzy-keep-hand = Рука не дрэнная: карты застаюцца.
fuzzy-redeal = Рука дрэнная: просіць пераздаць.
fuzzy-forced = Усяго не пабіць: даводзіцца браць.
fuzzy-late-beat = Калода пустая: ніколі не бярэ таго, што можна пабіць.
fuzzy-finish = Пачаўшы біць, б’е далей.
fuzzy-nothing-fits = Ніводная карта не падыходзіць.
fuzzy-lead = З калоды, відаць, прыйдзе { $row ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
} карта, рука { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: ходзіць з { $led ->
    [bad] дрэннай
    [medium] сярэдняй
   *[good] добрай
} карты або з найбліжэйшай да яе.
fuzzy-late-lead = З калоды нічога не прыйдзе, рука { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: ходзіць з { $led ->
    [bad] дрэннай
    [medium] сярэдняй
   *[good] добрай
} карты або з найбліжэйшай да яе.
fuzzy-late-lead-by-opponent = З калоды нічога не прыйдзе, рука саперніка, відаць, { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: ходзіць з { $led ->
    [bad] дрэннай
    [medium] сярэдняй
   *[good] добрай
} карты або з найбліжэйшай да яе.
fuzzy-lead-by-opponent = Рука { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}, рука саперніка, відаць, { $opponent ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: ходзіць з { $led ->
    [bad] дрэннай
    [medium] сярэдняй
   *[good] добрай
} карты або з найбліжэйшай да яе.
fuzzy-beat = Калі пабіць, рука будзе { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}, калі ўзяць — { $row ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: б’е як мага танней.
fuzzy-pass-on = Калі перавесці, рука будзе { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}, калі ўзяць — { $row ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: пераводзіць.
fuzzy-take = Калі пабіць, рука будзе { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}, калі ўзяць — { $row ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: бярэ.
fuzzy-add-to-taker = Абаронца бярэ. Як ёсць, рука будзе { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}, без адной карты — { $row ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: падкідвае самую танную.
fuzzy-add-to-beater = Абаронца ўсё адбіў. Як ёсць, рука будзе { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}, без адной карты — { $row ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: падкідвае самую танную.
fuzzy-add-nothing = Як ёсць, рука будзе { $column ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}, без адной карты — { $row ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
}: нічога не падкідвае.

fuzzy-choice-beat = Пабіць
fuzzy-choice-pass-on = Перавесці
fuzzy-choice-take = Узяць
fuzzy-choice-bad = Пайсці з дрэннай карты
fuzzy-choice-medium = Пайсці з сярэдняй карты
fuzzy-choice-good = Пайсці з добрай карты
fuzzy-choice-add = Падкінуць
fuzzy-choice-pass = Не падкідваць

fuzzy-votes = галасоў
fuzzy-price-after = сярэдняя сіла карты пасля
fuzzy-price = сярэдняя сіла карты на руках
fuzzy-bad = дрэнная
fuzzy-medium = сярэдняя
fuzzy-good = добрая
fuzzy-samples = раскладаў
fuzzy-bits = нявызначанасць, біт

log-seat = Месца { $seat }
log-after-bout = Пасля кону:
log-asked-again = Калі спытаць зноў, ход такі: { $action }.
