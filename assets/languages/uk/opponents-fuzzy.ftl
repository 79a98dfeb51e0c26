# Нечіткий суперник, який вирішує за таблицями слів.

opponent-fuzzy = Нечіткий
opponent-fuzzy-line = Мислить словами: погано, середньо, добре
opponent-fuzzy-about = Ділить карти й руки на погані, середні та добрі. Двісті разів уявляє вашу руку й майбутні карти, беручи їх навмання з тих, яких не бачив. Щоразу питає в невеликих таблиць, що робити, і слухається більшості. Можна дивитися, як він думає, і змінювати його таблиці.

opponent-fuzzy-learned = Нечіткий, дорослий
opponent-fuzzy-learned-line = Той самий, але таблиці склав сам
opponent-fuzzy-learned-about = Той самий суперник після кількох сотень тисяч партій із самим собою. Він змінював таблиці клітинка за клітинкою й лишав зміну, тільки якщо з нею частіше вигравав. Тепер притримує середні карти й значно охочіше підкидає, коли ви відбилися, ніж коли берете.

parameter-samples = Розкладів невідомих карт
parameter-late_by_opponent = Останні ходи: 0 — рядок доброї карти, 1 — лише рука суперника
parameter-terms_by_counting = Руку називає: 0 — середня сила карт, 1 — кількість поганих і добрих карт
parameter-column_before_drawing = Підкидаючи, порівнює з рукою: 0 — після добору, 1 — до добору
parameter-medium_starts = «Середня» починається: зсув кривої
parameter-bad_ends = «Погана» закінчується: зсув кривої
parameter-good_starts = «Добра» починається: зсув кривої
parameter-medium_ends = «Середня» закінчується: зсув кривої

fuzzy-quality-bad = погана
fuzzy-quality-medium = середня
fuzzy-quality-good = добра

fuzzy-answer-beat = бити
fuzzy-answer-take = брати
fuzzy-answer-bad = погана
fuzzy-answer-medium = середня
fuzzy-answer-good = добра
fuzzy-answer-opponent = за суперником
fuzzy-answer-yes = так
fuzzy-answer-no = ні

fuzzy-table-beat = Бити чи брати
fuzzy-table-beat-rows = Рука, якщо взяти
fuzzy-table-beat-columns = Рука, якщо побити й добрати
fuzzy-table-lead = З чого ходити
fuzzy-table-lead-rows = Очікувана карта з колоди
fuzzy-table-lead-columns = Своя рука
fuzzy-table-lead_by_opponent = З чого ходити проти руки суперника
fuzzy-table-lead_by_opponent-rows = Карта для ходу
fuzzy-table-lead_by_opponent-columns = Імовірна рука суперника
fuzzy-table-add_to_taker = Чи підкидати навздогін
fuzzy-table-add_to_taker-rows = Рука, якщо підкинути й добрати
fuzzy-table-add_to_taker-columns = Рука, якщо не підкидати, після добору
fuzzy-table-add_to_beater = Чи підкидати, якщо відбився
fuzzy-table-add_to_beater-rows = Рука, якщо підкинути й добрати
fuzzy-table-add_to_beater-columns = Рука, якщо не підкидати, після добору

fuzzy-keep = Підстав для перездачі немає: лишає свої карти.
fuzzy-keep-hand = Рука не погана: лишає свої карти.
fuzzy-redeal = Рука погана: просить перездати.
fuzzy-forced = Усього не побити, доводиться брати.
fuzzy-late-beat = Колода порожня: ніколи не бере того, що може побити.
fuzzy-finish = Почавши відбиватися, відбивається далі.
fuzzy-nothing-fits = Жодна карта не підходить.
fuzzy-lead = З колоди прийде, схоже, { $row ->
    [bad] погана
    [medium] середня
   *[good] добра
} карта, рука { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}: ходить із { $led ->
    [bad] поганої
    [medium] середньої
   *[good] доброї
} карти або найближчої до неї.
fuzzy-late-lead = З колоди вже нічого не прийде, рука { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}: ходить із { $led ->
    [bad] поганої
    [medium] середньої
   *[good] доброї
} карти або найближчої до неї.
fuzzy-late-lead-by-opponent = З колоди вже нічого не прийде, рука суперника, схоже, { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}: ходить із { $led ->
    [bad] поганої
    [medium] середньої
   *[good] доброї
} карти або найближчої до неї.
fuzzy-lead-by-opponent = Рука { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}, рука суперника, схоже, { $opponent ->
    [bad] погана
    [medium] середня
   *[good] добра
}: ходить із { $led ->
    [bad] поганої
    [medium] середньої
   *[good] доброї
} карти або найближчої до неї.
fuzzy-beat = Якщо побити, рука буде { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}, якщо взяти — { $row ->
    [bad] погана
    [medium] середня
   *[good] добра
}: б’є якнайдешевше.
fuzzy-pass-on = Якщо перевести, рука буде { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}, якщо взяти — { $row ->
    [bad] погана
    [medium] середня
   *[good] добра
}: переводить.
fuzzy-take = Якщо побити, рука буде { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}, якщо взяти — { $row ->
    [bad] погана
    [medium] середня
   *[good] добра
}: бере.
fuzzy-add-to-taker = Захисник бере. Якщо не підкидати, рука буде { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}, а без однієї карти — { $row ->
    [bad] погана
    [medium] середня
   *[good] добра
}: підкидає найдешевшу карту.
fuzzy-add-to-beater = Захисник усе відбив. Якщо не підкидати, рука буде { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}, а без однієї карти — { $row ->
    [bad] погана
    [medium] середня
   *[good] добра
}: підкидає найдешевшу карту.
fuzzy-add-nothing = Якщо не підкидати, рука буде { $column ->
    [bad] погана
    [medium] середня
   *[good] добра
}, а без однієї карти — { $row ->
    [bad] погана
    [medium] середня
   *[good] добра
}: лишає карти собі.

fuzzy-choice-beat = Побити
fuzzy-choice-pass-on = Перевести
fuzzy-choice-take = Взяти
fuzzy-choice-bad = Піти з поганої карти
fuzzy-choice-medium = Піти із середньої карти
fuzzy-choice-good = Піти з доброї карти
fuzzy-choice-add = Підкинути
fuzzy-choice-pass = Не підкидати

fuzzy-votes = голосів
fuzzy-price-after = середня сила карт після
fuzzy-price = середня сила карт
fuzzy-bad = погана
fuzzy-medium = середня
fuzzy-good = добра
fuzzy-samples = розкладів
fuzzy-bits = біт невизначеності

log-seat = Місце { $seat }
log-after-bout = Після раунду:
log-asked-again = Якщо спитати ще раз, зіграє { $action }.
