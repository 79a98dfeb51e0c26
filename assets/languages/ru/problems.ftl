# Задачи и ваши ошибки, которые возвращаются упражнениями.

problems = Задачи
problems-today = Задача дня
problems-today-line = { $level } · сегодня одна для всех
problems-today-solved = { $level } · решена
problems-by-level = По трудности
problems-by-concept = По темам
problems-solved = Решено { $solved } из { $count }

problem-waits = Посмотрим…
problem-right = Верно!
problem-wrong-durak = Так вы останетесь в дураках. Вот как:
problem-wrong-reversi = Так не выиграть. Вот почему:
problem-solution = Решение: { $action }.
problem-turns-on = Темы: { $concepts }.
problem-solve = Показать решение
problem-again = Ещё раз
problem-next = Дальше
problem-close = Все задачи
problem-leave = Выйти из задачи
problem-close-table = Закрыть задачу
durak-they-hold = У соперника: { $cards }.
reversi-you-are-black = Вы играете чёрными.
reversi-you-are-white = Вы играете белыми.

exercises = Ваши ошибки
exercise = Ваша ошибка
exercises-none = Пока тренироваться не на чем. Ошибки возвращаются сюда через 1, 3, 7, 14 и 30 дней, пока вы не решите каждую дважды подряд.
exercises-today = { $count ->
    [one] На сегодня { $count } упражнение
    [few] На сегодня { $count } упражнения
   *[other] На сегодня { $count } упражнений
}
exercises-later = { $count ->
    [one] Ждёт { $count } ошибка.
    [few] Ждут { $count } ошибки.
   *[other] Ждут { $count } ошибок.
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
    [0] Ваш ход: { $played }
    [one] Ваш ход: { $played } · решали ещё { $tried } раз
    [few] Ваш ход: { $played } · решали ещё { $tried } раза
   *[other] Ваш ход: { $played } · решали ещё { $tried } раз
}
exercise-delete = Убрать «{ $played }»
exercise-confirm-delete = Точно убрать «{ $played }»
exercise-asked = Ваш ход здесь: { $played }. Найдите получше.
exercise-wrong = Есть ход лучше. Вот что будет дальше:
