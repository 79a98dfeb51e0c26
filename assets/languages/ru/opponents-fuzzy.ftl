# Соперник с лингвистическими таблицами.

opponent-fuzzy = Нечёткий
opponent-fuzzy-line = Мыслит словами: плохо, средне, хорошо
opponent-fuzzy-about = Называет карты и расклады плохими, средними или хорошими. Двести раз подряд представляет себе ваши карты и карты из колоды, вытягивая их из тех, которых не видел, по небольшим таблицам смотрит, как ответить на каждый случай, и делает так, как советует большинство. Можно смотреть, как он думает, и менять его таблицы.

opponent-fuzzy-learned = Нечёткий, обученный
opponent-fuzzy-learned-line = Тот же, но таблицы составил сам
opponent-fuzzy-learned-about = Тот же игрок после нескольких сотен тысяч партий с самим собой. Он менял свои таблицы клетка за клеткой и оставлял изменение, только если выигрывал с ним чаще: теперь он придерживает средние карты и подкидывает отбившемуся гораздо охотнее, чем берущему.

parameter-samples = Сколько раз представляет неизвестные карты
parameter-late_by_opponent = Последние ходы: 0 — по строке хорошей карты, 1 — только по противнику

fuzzy-quality-bad = плохой
fuzzy-quality-medium = средний
fuzzy-quality-good = хороший

fuzzy-answer-beat = бить
fuzzy-answer-take = брать
fuzzy-answer-bad = плохая
fuzzy-answer-medium = средняя
fuzzy-answer-good = хорошая
fuzzy-answer-opponent = по сопернику
fuzzy-answer-yes = да
fuzzy-answer-no = нет

fuzzy-table-beat = Бить или брать
fuzzy-table-beat-rows = Расклад после взятия карт со стола
fuzzy-table-beat-columns = Расклад, если побить и добрать
fuzzy-table-lead = Чем ходить
fuzzy-table-lead-rows = Карта, ожидаемая из колоды
fuzzy-table-lead-columns = Свой расклад
fuzzy-table-lead_by_opponent = Чем ходить, глядя на соперника
fuzzy-table-lead_by_opponent-rows = Чем ходить
fuzzy-table-lead_by_opponent-columns = Предполагаемый расклад соперника
fuzzy-table-add_to_taker = Добавить ли карту, если он берёт
fuzzy-table-add_to_taker-rows = Расклад, если добавить и добрать
fuzzy-table-add_to_taker-columns = Расклад без добавления, после добора
fuzzy-table-add_to_beater = Добавить ли карту, если он отбился
fuzzy-table-add_to_beater-rows = Расклад, если добавить и добрать
fuzzy-table-add_to_beater-columns = Расклад без добавления, после добора

fuzzy-keep = Просить пересдачи не с чего: карты остаются.
fuzzy-keep-hand = Расклад не плохой: карты остаются.
fuzzy-redeal = Расклад плохой: просит пересдачи.
fuzzy-forced = Всего не побить: приходится брать.
fuzzy-late-beat = Колода пуста: никогда не берёт того, что может побить.
fuzzy-finish = Начав отбиваться, продолжает.
fuzzy-nothing-fits = Подходящих карт нет.
fuzzy-lead = Из колоды ожидается { $row ->
    [bad] плохая
    [medium] средняя
   *[good] хорошая
} карта, расклад { $column ->
    [bad] плохой
    [medium] средний
   *[good] хороший
}: ходит { $led ->
    [bad] плохой
    [medium] средней
   *[good] хорошей
} картой или ближайшей к ней.
fuzzy-late-lead = Ждать из колоды нечего, расклад { $column ->
    [bad] плохой
    [medium] средний
   *[good] хороший
}: ходит { $led ->
    [bad] плохой
    [medium] средней
   *[good] хорошей
} картой или ближайшей к ней.
fuzzy-late-lead-by-opponent = Из колоды ничего не придёт, расклад соперника, похоже, { $column ->
    [bad] плохой
    [medium] средний
   *[good] хороший
}: ходит { $led ->
    [bad] плохой
    [medium] средней
   *[good] хорошей
} картой или ближайшей к ней.
fuzzy-lead-by-opponent = Расклад { $column ->
    [bad] плохой
    [medium] средний
   *[good] хороший
}, у соперника, похоже, { $opponent ->
    [bad] плохой
    [medium] средний
   *[good] хороший
}: ходит { $led ->
    [bad] плохой
    [medium] средней
   *[good] хорошей
} картой или ближайшей к ней.
fuzzy-beat = Если побить, расклад выйдет { $column ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}, если взять — { $row ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}: бьёт как можно дешевле.
fuzzy-pass-on = Если перевести, расклад выйдет { $column ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}, если взять — { $row ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}: переводит.
fuzzy-take = Если побить, расклад выйдет { $column ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}, если взять — { $row ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}: берёт.
fuzzy-add-to-taker = Соперник берёт. Без добавления расклад выйдет { $column ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}, с добавлением — { $row ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}: добавляет самую дешёвую карту.
fuzzy-add-to-beater = Соперник отбился. Без добавления расклад выйдет { $column ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}, с добавлением — { $row ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}: подкидывает самую дешёвую карту.
fuzzy-add-nothing = Без добавления расклад выйдет { $column ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}, с добавлением — { $row ->
    [bad] плохим
    [medium] средним
   *[good] хорошим
}: карты остаются при нём.

fuzzy-choice-beat = Побить
fuzzy-choice-pass-on = Перевести
fuzzy-choice-take = Взять
fuzzy-choice-bad = Пойти плохой картой
fuzzy-choice-medium = Пойти средней картой
fuzzy-choice-good = Пойти хорошей картой
fuzzy-choice-add = Подкинуть
fuzzy-choice-pass = Не подкидывать

fuzzy-votes = голосов
fuzzy-price-after = средняя цена после
fuzzy-price = средняя цена карты на руках
fuzzy-bad = плохой
fuzzy-medium = средний
fuzzy-good = хороший
fuzzy-samples = выборок
fuzzy-bits = неопределённость, бит

log-seat = Место { $seat }
log-after-bout = После розыгрыша:
log-asked-again = Если спросить ещё раз, ответ другой: { $action }.
