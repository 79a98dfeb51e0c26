# Нечёткий соперник, который решает по таблицам слов.

opponent-fuzzy = Нечёткий
opponent-fuzzy-line = Мыслит словами: плохо, средне, хорошо
opponent-fuzzy-about = Делит карты и руки на плохие, средние и хорошие. Двести раз представляет, какие из закрытых карт у вас, а какие придут из колоды, каждый раз смотрит ответ в небольших таблицах и слушается большинства. Можно следить за его мыслями и менять его таблицы.

opponent-fuzzy-learned = Нечёткий, обученный
opponent-fuzzy-learned-line = Тот же, но таблицы составил сам
opponent-fuzzy-learned-about = Тот же соперник после нескольких сотен тысяч партий с самим собой. Он менял таблицы клетка за клеткой и оставлял только то, с чем выигрывал чаще. Теперь он придерживает средние карты и подкидывает отбившемуся гораздо охотнее, чем берущему.

parameter-samples = Сколько раскладов представляет
parameter-late_by_opponent = Последние заходы: 0 — по строке хорошей карты, 1 — только по руке соперника
parameter-terms_by_counting = Руку называет: 0 — средняя сила карт, 1 — число плохих и хороших карт
parameter-column_before_drawing = Подкидывая, сравнивает с рукой: 0 — после добора, 1 — до добора
parameter-medium_starts = «Средняя» начинается: сдвиг кривой
parameter-bad_ends = «Плохая» кончается: сдвиг кривой
parameter-good_starts = «Хорошая» начинается: сдвиг кривой
parameter-medium_ends = «Средняя» кончается: сдвиг кривой

fuzzy-quality-bad = плохая
fuzzy-quality-medium = средняя
fuzzy-quality-good = хорошая

fuzzy-answer-beat = бить
fuzzy-answer-take = брать
fuzzy-answer-bad = плохая
fuzzy-answer-medium = средняя
fuzzy-answer-good = хорошая
fuzzy-answer-opponent = по сопернику
fuzzy-answer-yes = да
fuzzy-answer-no = нет

fuzzy-table-beat = Бить или брать
fuzzy-table-beat-rows = Рука, если взять
fuzzy-table-beat-columns = Рука, если побить и добрать
fuzzy-table-lead = С чего ходить
fuzzy-table-lead-rows = Карта, ожидаемая из колоды
fuzzy-table-lead-columns = Своя рука
fuzzy-table-lead_by_opponent = С чего ходить, глядя на соперника
fuzzy-table-lead_by_opponent-rows = С чего ходить
fuzzy-table-lead_by_opponent-columns = Вероятная рука соперника
fuzzy-table-add_to_taker = Подкинуть ли берущему
fuzzy-table-add_to_taker-rows = Рука, если подкинуть и добрать
fuzzy-table-add_to_taker-columns = Рука, если не подкидывать, после добора
fuzzy-table-add_to_beater = Подкинуть ли отбившемуся
fuzzy-table-add_to_beater-rows = Рука, если подкинуть и добрать
fuzzy-table-add_to_beater-columns = Рука, если не подкидывать, после добора

fuzzy-keep = Повода для пересдачи нет: играет своими картами.
fuzzy-keep-hand = Рука не плохая: играет своими картами.
fuzzy-redeal = Рука плохая: просит пересдать.
fuzzy-forced = Всего не побить: приходится брать.
fuzzy-late-beat = Колода пуста: никогда не берёт то, что может побить.
fuzzy-finish = Начав бить, бьёт дальше.
fuzzy-nothing-fits = Подходящих карт нет.
fuzzy-lead = Из колоды ожидается { $row ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
} карта, рука { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: ходит { $led ->
    [bad] с плохой
    [medium] со средней
   *[good] с хорошей
} карты или с ближайшей к ней.
fuzzy-late-lead = Из колоды ничего не придёт, рука { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: ходит { $led ->
    [bad] с плохой
    [medium] со средней
   *[good] с хорошей
} карты или с ближайшей к ней.
fuzzy-late-lead-by-opponent = Из колоды ничего не придёт, рука соперника, похоже, { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: ходит { $led ->
    [bad] с плохой
    [medium] со средней
   *[good] с хорошей
} карты или с ближайшей к ней.
fuzzy-lead-by-opponent = Рука { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}, у соперника, похоже, { $opponent ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: ходит { $led ->
    [bad] с плохой
    [medium] со средней
   *[good] с хорошей
} карты или с ближайшей к ней.
fuzzy-beat = Если побить, рука будет { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}, если взять — { $row ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: бьёт как можно дешевле.
fuzzy-pass-on = Если перевести, рука будет { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}, если взять — { $row ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: переводит.
fuzzy-take = Если побить, рука будет { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}, если взять — { $row ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: берёт.
fuzzy-add-to-taker = Соперник берёт. Если не подкидывать, рука будет { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}, если подкинуть — { $row ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: подкидывает самую дешёвую карту.
fuzzy-add-to-beater = Соперник отбился. Если не подкидывать, рука будет { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}, если подкинуть — { $row ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: подкидывает самую дешёвую карту.
fuzzy-add-nothing = Если не подкидывать, рука будет { $column ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}, если подкинуть — { $row ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
}: карты оставляет себе.

fuzzy-choice-beat = Побить
fuzzy-choice-pass-on = Перевести
fuzzy-choice-take = Взять
fuzzy-choice-bad = Пойти с плохой карты
fuzzy-choice-medium = Пойти со средней карты
fuzzy-choice-good = Пойти с хорошей карты
fuzzy-choice-add = Подкинуть
fuzzy-choice-pass = Не подкидывать

fuzzy-votes = голосов
fuzzy-price-after = средняя сила карты после
fuzzy-price = средняя сила карты на руках
fuzzy-bad = плохая
fuzzy-medium = средняя
fuzzy-good = хорошая
fuzzy-samples = раскладов
fuzzy-bits = неопределённость, бит

log-seat = Место { $seat }
log-after-bout = После кона:
log-asked-again = Если спросить ещё раз, ход другой: { $action }.
