# Задачи и собственные ошибки игрока, которые возвращаются упражнениями.

problems = Задачи
problems-today = Задача дня
problems-today-line = { $level } · сегодня у всех одна и та же
problems-today-solved = { $level } · решена
problems-by-level = По трудности
problems-by-concept = По приёмам
problems-solved = Решено { $solved } из { $count }

problem-waits = Посмотрим…
problem-right = Верно!
problem-wrong-durak = Так вы останетесь в дураках. Вот как:
problem-wrong-reversi = Это не выигрывает. Вот почему:
problem-solution = Решение: { $action }.
problem-turns-on = Дело в этом: { $concepts }.
problem-solve = Показать решение
problem-again = Ещё раз
problem-next = Дальше
problem-close = Все задачи
problem-leave = Выйти из задачи
problem-close-table = Закрыть задачу
durak-they-hold = У соперника { $cards }
reversi-you-are-black = Вы играете чёрными.
reversi-you-are-white = Вы играете белыми.

exercises = Ваши ошибки
exercise = Ваша ошибка
exercises-none = Учиться пока не на чем. То, в чём вы ошибётесь, вернётся сюда через 1, 3, 7, 14 и 30 дней, пока вы не решите это дважды подряд.
exercises-today = { $count ->
    [one] На сегодня { $count } упражнение
    [few] На сегодня { $count } упражнения
   *[other] На сегодня { $count } упражнений
}
exercises-later = { $count ->
    [one] Записана { $count } ошибка.
    [few] Записаны { $count } ошибки.
   *[other] Записано { $count } ошибок.
} { $days ->
    [1] Ближайшая вернётся завтра.
    [one] Ближайшая вернётся через { $days } день.
    [few] Ближайшая вернётся через { $days } дня.
   *[other] Ближайшая вернётся через { $days } дней.
}
exercises-more = { $count ->
    [one] И ещё { $count }.
   *[other] И ещё { $count }.
}
exercise-line = { $tried ->
    [0] ваш ход: { $played }
    [one] ваш ход: { $played } · пробовали ещё { $tried } раз
    [few] ваш ход: { $played } · пробовали ещё { $tried } раза
   *[other] ваш ход: { $played } · пробовали ещё { $tried } раз
}
exercise-delete = Убрать { $played }
exercise-confirm-delete = Убрать { $played }: да
exercise-asked = Ваш ход здесь: { $played }. Найдите лучший.
exercise-wrong = Есть ход лучше. Вот что будет дальше:
