# Сапернік з лінгвістычнымі табліцамі.

opponent-fuzzy = Нячоткі
opponent-fuzzy-line = Думае словамі: дрэнна, сярэдне, добра
opponent-fuzzy-about = Называе карты і расклады дрэннымі, сярэднімі або добрымі. Дзвесце разоў запар уяўляе сабе вашы карты і карты з калоды, выцягваючы іх з тых, якіх не бачыў, па невялікіх табліцах глядзіць, як адказаць на кожны выпадак, і робіць так, як раіць большасць. Можна глядзець, як ён думае, і мяняць яго табліцы.

opponent-fuzzy-learned = Нячоткі, навучаны
opponent-fuzzy-learned-line = Той самы, але табліцы склаў сам
opponent-fuzzy-learned-about = Той самы гулец пасля некалькіх соцень тысяч партый з самім сабой. Ён мяняў свае табліцы клетка за клеткай і пакідаў змену, толькі калі выйграваў з ёй часцей: цяпер ён прытрымлівае сярэднія карты і падкідвае таму, хто адбіўся, значна ахватней, чым таму, хто бярэ.

parameter-samples = Колькі разоў уяўляе невядомыя карты
parameter-late_by_opponent = Апошнія хады: 0 — па радку добрай карты, 1 — толькі па саперніку

fuzzy-quality-bad = дрэнны
fuzzy-quality-medium = сярэдні
fuzzy-quality-good = добры

fuzzy-answer-beat = біць
fuzzy-answer-take = браць
fuzzy-answer-bad = дрэнная
fuzzy-answer-medium = сярэдняя
fuzzy-answer-good = добрая
fuzzy-answer-opponent = па саперніку
fuzzy-answer-yes = так
fuzzy-answer-no = не

fuzzy-table-beat = Біць ці браць
fuzzy-table-beat-rows = Расклад пасля ўзяцця карт са стала
fuzzy-table-beat-columns = Расклад, калі пабіць і дабраць
fuzzy-table-lead = Чым хадзіць
fuzzy-table-lead-rows = Карта, чаканая з калоды
fuzzy-table-lead-columns = Свой расклад
fuzzy-table-lead_by_opponent = Чым хадзіць, гледзячы на саперніка
fuzzy-table-lead_by_opponent-rows = Чым хадзіць
fuzzy-table-lead_by_opponent-columns = Меркаваны расклад саперніка
fuzzy-table-add_to_taker = Ці дадаць карту, калі ён бярэ
fuzzy-table-add_to_taker-rows = Расклад, калі дадаць і дабраць
fuzzy-table-add_to_taker-columns = Расклад без дадання, пасля дабору
fuzzy-table-add_to_beater = Ці дадаць карту, калі ён адбіўся
fuzzy-table-add_to_beater-rows = Расклад, калі дадаць і дабраць
fuzzy-table-add_to_beater-columns = Расклад без дадання, пасля дабору

fuzzy-keep = Прасіць пераздачы няма з чаго: карты застаюцца.
fuzzy-keep-hand = Расклад не дрэнны: карты застаюцца.
fuzzy-redeal = Расклад дрэнны: просіць пераздачы.
fuzzy-forced = Усяго не пабіць: даводзіцца браць.
fuzzy-late-beat = Калода пустая: ніколі не бярэ таго, што можа пабіць.
fuzzy-finish = Пачаўшы адбівацца, працягвае.
fuzzy-nothing-fits = Прыдатных карт няма.
fuzzy-lead = З калоды чакаецца { $row ->
    [bad] дрэнная
    [medium] сярэдняя
   *[good] добрая
} карта, расклад { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: ходзіць { $led ->
    [bad] дрэннай
    [medium] сярэдняй
   *[good] добрай
} картай або бліжэйшай да яе.
fuzzy-late-lead = Чакаць з калоды няма чаго, расклад { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: ходзіць { $led ->
    [bad] дрэннай
    [medium] сярэдняй
   *[good] добрай
} картай або бліжэйшай да яе.
fuzzy-late-lead-by-opponent = З калоды нічога не прыйдзе, расклад саперніка, падобна, { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: ходзіць { $led ->
    [bad] дрэннай
    [medium] сярэдняй
   *[good] добрай
} картай або бліжэйшай да яе.
fuzzy-lead-by-opponent = Расклад { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}, у саперніка, падобна, { $opponent ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: ходзіць { $led ->
    [bad] дрэннай
    [medium] сярэдняй
   *[good] добрай
} картай або бліжэйшай да яе.
fuzzy-beat = Калі пабіць, расклад выйдзе { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}, калі ўзяць — { $row ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: б’е як мага танней.
fuzzy-pass-on = Калі перавесці, расклад выйдзе { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}, калі ўзяць — { $row ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: пераводзіць.
fuzzy-take = Калі пабіць, расклад выйдзе { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}, калі ўзяць — { $row ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: бярэ.
fuzzy-add-to-taker = Сапернік бярэ. Без дадання расклад выйдзе { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}, з даданнем — { $row ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: дадае самую танную карту.
fuzzy-add-to-beater = Сапернік адбіўся. Без дадання расклад выйдзе { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}, з даданнем — { $row ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: падкідвае самую танную карту.
fuzzy-add-nothing = Без дадання расклад выйдзе { $column ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}, з даданнем — { $row ->
    [bad] дрэнны
    [medium] сярэдні
   *[good] добры
}: карты застаюцца пры ім.

fuzzy-choice-beat = Пабіць
fuzzy-choice-pass-on = Перавесці
fuzzy-choice-take = Узяць
fuzzy-choice-bad = Пайсці дрэннай картай
fuzzy-choice-medium = Пайсці сярэдняй картай
fuzzy-choice-good = Пайсці добрай картай
fuzzy-choice-add = Падкінуць
fuzzy-choice-pass = Не падкідваць

fuzzy-votes = галасоў
fuzzy-price-after = сярэдняя цана пасля
fuzzy-price = сярэдняя цана карты на руках
fuzzy-bad = дрэнны
fuzzy-medium = сярэдні
fuzzy-good = добры
fuzzy-samples = выбарак
fuzzy-bits = нявызначанасць, біт

log-seat = Месца { $seat }
log-after-bout = Пасля кону:
log-asked-again = Калі спытаць яшчэ раз, адказ іншы: { $action }.
