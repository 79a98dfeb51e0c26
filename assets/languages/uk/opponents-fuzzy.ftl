# Суперник із лінгвістичними таблицями.

opponent-fuzzy = Нечіткий
opponent-fuzzy-line = Мислить словами: погано, середньо, добре
opponent-fuzzy-about = Називає карти й розклади поганими, середніми або добрими. Двісті разів поспіль уявляє ваші карти та карти з колоди, витягаючи їх із тих, яких не бачив, у невеликих таблицях дивиться, як відповісти на кожен випадок, і робить так, як радить більшість. Можна дивитися, як він думає, і змінювати його таблиці.

opponent-fuzzy-learned = Нечіткий, навчений
opponent-fuzzy-learned-line = Той самий, але таблиці склав сам
opponent-fuzzy-learned-about = Той самий гравець після кількох сотень тисяч партій із самим собою. Він змінював свої таблиці клітинка за клітинкою і лишав зміну, тільки якщо вигравав із нею частіше: тепер він притримує середні карти й підкидає тому, хто відбився, набагато охочіше, ніж тому, хто бере.

parameter-samples = Скільки разів уявляє невідомі карти
parameter-late_by_opponent = Останні ходи: 0 — за рядком доброї карти, 1 — лише за противником

fuzzy-quality-bad = поганий
fuzzy-quality-medium = середній
fuzzy-quality-good = добрий

fuzzy-answer-beat = бити
fuzzy-answer-take = брати
fuzzy-answer-bad = погана
fuzzy-answer-medium = середня
fuzzy-answer-good = добра
fuzzy-answer-opponent = за суперником
fuzzy-answer-yes = так
fuzzy-answer-no = ні

fuzzy-table-beat = Бити чи брати
fuzzy-table-beat-rows = Розклад, якщо взяти карти зі столу
fuzzy-table-beat-columns = Розклад, якщо побити й добрати
fuzzy-table-lead = Чим ходити
fuzzy-table-lead-rows = Карта, очікувана з колоди
fuzzy-table-lead-columns = Власний розклад
fuzzy-table-lead_by_opponent = Чим ходити, зважаючи на суперника
fuzzy-table-lead_by_opponent-rows = Чим ходити
fuzzy-table-lead_by_opponent-columns = Імовірний розклад суперника
fuzzy-table-add_to_taker = Чи додати карту, якщо він бере
fuzzy-table-add_to_taker-rows = Розклад, якщо додати й добрати
fuzzy-table-add_to_taker-columns = Розклад без додавання, після добору
fuzzy-table-add_to_beater = Чи додати карту, якщо він відбився
fuzzy-table-add_to_beater-rows = Розклад, якщо додати й добрати
fuzzy-table-add_to_beater-columns = Розклад без додавання, після добору

fuzzy-keep = Просити перездачі немає підстав: карти лишаються.
fuzzy-keep-hand = Розклад не поганий: карти лишаються.
fuzzy-redeal = Розклад поганий: просить перездачі.
fuzzy-forced = Усього не побити: доводиться брати.
fuzzy-late-beat = Колода порожня: ніколи не бере того, що може побити.
fuzzy-finish = Почавши відбиватися, продовжує.
fuzzy-nothing-fits = Жодна карта не підходить.
fuzzy-lead = З колоди очікується { $row ->
    [bad] погана
    [medium] середня
   *[good] добра
} карта, розклад { $column ->
    [bad] поганий
    [medium] середній
   *[good] добрий
}: ходить { $led ->
    [bad] поганою
    [medium] середньою
   *[good] доброю
} картою або найближчою до неї.
fuzzy-late-lead = Чекати з колоди нема чого, розклад { $column ->
    [bad] поганий
    [medium] середній
   *[good] добрий
}: ходить { $led ->
    [bad] поганою
    [medium] середньою
   *[good] доброю
} картою або найближчою до неї.
fuzzy-late-lead-by-opponent = З колоди нічого не прийде, розклад суперника, схоже, { $column ->
    [bad] поганий
    [medium] середній
   *[good] добрий
}: ходить { $led ->
    [bad] поганою
    [medium] середньою
   *[good] доброю
} картою або найближчою до неї.
fuzzy-lead-by-opponent = Розклад { $column ->
    [bad] поганий
    [medium] середній
   *[good] добрий
}, у суперника, схоже, { $opponent ->
    [bad] поганий
    [medium] середній
   *[good] добрий
}: ходить { $led ->
    [bad] поганою
    [medium] середньою
   *[good] доброю
} картою або найближчою до неї.
fuzzy-beat = Якщо побити, розклад вийде { $column ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}, якщо взяти — { $row ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}: б’є якнайдешевше.
fuzzy-pass-on = Якщо перевести, розклад вийде { $column ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}, якщо взяти — { $row ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}: переводить.
fuzzy-take = Якщо побити, розклад вийде { $column ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}, якщо взяти — { $row ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}: бере.
fuzzy-add-to-taker = Суперник бере. Без додавання розклад вийде { $column ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}, із додаванням — { $row ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}: додає найдешевшу карту.
fuzzy-add-to-beater = Суперник відбився. Без додавання розклад вийде { $column ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}, із додаванням — { $row ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}: підкидає найдешевшу карту.
fuzzy-add-nothing = Без додавання розклад вийде { $column ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}, із додаванням — { $row ->
    [bad] поганим
    [medium] середнім
   *[good] добрим
}: карти лишаються при ньому.

fuzzy-choice-beat = Побити
fuzzy-choice-pass-on = Перевести
fuzzy-choice-take = Взяти
fuzzy-choice-bad = Піти поганою картою
fuzzy-choice-medium = Піти середньою картою
fuzzy-choice-good = Піти доброю картою
fuzzy-choice-add = Підкинути
fuzzy-choice-pass = Не підкидати

fuzzy-votes = голосів
fuzzy-price-after = середня ціна після
fuzzy-price = середня ціна карти на руках
fuzzy-bad = поганий
fuzzy-medium = середній
fuzzy-good = добрий
fuzzy-samples = вибірок
fuzzy-bits = невизначеність, біт

log-seat = Місце { $seat }
log-after-bout = Після розіграшу:
log-asked-again = Якщо спитати ще раз, відповідь інша: { $action }.
