# Причины мастера игры в дурака.

master-forced = Другого хода не было.
master-had-no-time = Думать было некогда: сделан первый допустимый ход.
master-weighed = Каждый из { $count ->
    [one] { $count } варианта
   *[other] { $count } вариантов
} доигран до конца на { $worlds ->
    [1] одном возможном раскладе
    [one] { $worlds } возможном раскладе
   *[other] возможных раскладах (до { $worlds })
}. С этим ходом в дураках остаются реже всего.
master-judged = Каждый из { $count ->
    [one] { $count } варианта
   *[other] { $count } вариантов
} разыгран на { $worlds ->
    [1] одном возможном раскладе
    [one] { $worlds } возможном раскладе
   *[other] возможных раскладах (до { $worlds })
}, пока в колоде не останется десять карт или меньше. Дальше — оценка по опыту множества партий. С этим ходом в дураках остаются реже всего.
master-lines = Закрытых карт больше нет, но игроков несколько. Для каждого из { $count ->
    [one] { $count } варианта
   *[other] { $count } вариантов
} найдено лучшее продолжение против игры остальных ({ $worlds ->
    [one] { $worlds } вариант
    [few] { $worlds } варианта
   *[other] { $worlds } вариантов
} их игры). С этим ходом в дураках остаются реже всего.
master-redeal = Эта рука и возможные новые доиграны до конца, каждая { $worlds ->
    [one] { $worlds } раз
    [few] { $worlds } раза
   *[other] { $worlds } раз
}.
master-proved-won = Закрытых карт больше нет, всё просчитано до конца: верный выигрыш, как бы соперник ни играл.
master-proved-drawn = Закрытых карт больше нет, всё просчитано до конца: при лучшей игре ничья. Так сопернику легче всего ошибиться.
master-proved-lost = Закрытых карт больше нет, всё просчитано до конца: при лучшей игре соперника проиграно. Так ему легче всего ошибиться.
master-won = Выигрыш
master-drawn = Ничья
master-lost = Проигрыш
master-fool = в дураках, %
master-worlds = разыграно раскладов
master-agreed = раскладов, где этот ход лучший
master-nodes = просчитано позиций
apprentice-erred = Среди { $count ->
    [one] { $count } варианта
   *[other] { $count } вариантов
} был замечен и лучший, но выбран не он: на этом уровне случаются ошибки.
apprentice-forgotten = виденных карт забыто

## Мастер о себе

master-about = Не забывает ни одной карты. Представляет множество раскладов, вероятные чаще, и выбирает вариант, с которым реже всего остаётся в дураках. В начале партии оценивает, чем расклады кончатся, а когда закрытых карт нет, просчитывает игру до конца. Чем выше уровень, тем больше раскладов; Медведь и Сова ещё и узнают, на кого похожа игра соперников.
opponent-master-1 = Мастер 1
opponent-master-1-line = Перебирает 8 раскладов
opponent-master-1-about = { master-about }
opponent-master-2 = Мастер 2
opponent-master-2-line = Перебирает 64 расклада
opponent-master-2-about = { master-about }
opponent-master-3 = Мастер 3
opponent-master-3-line = Перебирает 512 раскладов
opponent-master-3-about = { master-about }
opponent-master-4 = Мастер 4
opponent-master-4-line = Узнаёт манеру соперников; 2048 раскладов
opponent-master-4-about = { master-about }
opponent-master-5 = Мастер 5
opponent-master-5-line = Узнаёт манеру соперников; 8192 расклада
opponent-master-5-about = { master-about }

apprentice-about = Думает как Енот, но забывает. Самый слабый забывает всё, остальные помнят только козыри, тузы и последние коны. Забытая карта снова может быть где угодно. Три слабых уровня ещё и ошибаются иногда, но не грубо.
opponent-apprentice-1 = Подмастерье 1
opponent-apprentice-1-line = Забывает все карты, часто ошибается
opponent-apprentice-1-about = { apprentice-about }
opponent-apprentice-2 = Подмастерье 2
opponent-apprentice-2-line = Помнит козыри и тузы, иногда ошибается
opponent-apprentice-2-about = { apprentice-about }
opponent-apprentice-3 = Подмастерье 3
opponent-apprentice-3-line = Помнит два последних кона, редко ошибается
opponent-apprentice-3-about = { apprentice-about }
opponent-apprentice-4 = Подмастерье 4
opponent-apprentice-4-line = Помнит шесть последних конов
opponent-apprentice-4-about = { apprentice-about }

## Учтённые привычки другого игрока, какими их видели все

habit-takes-early-often = Учитывает, что соперник берёт и то, что можно побить ({ $done } из { $chances }).
habit-takes-early-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не брал то, что можно побить (случаев: { $chances }).
   *[other] Учитывает, что соперник редко берёт то, что можно побить ({ $done } из { $chances }).
}
habit-hoards-trumps-often = Учитывает, что соперник скорее возьмёт, чем потратит козырь ({ $done } из { $chances }).
habit-hoards-trumps-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не брал, чтобы сберечь козырь (случаев: { $chances }).
   *[other] Учитывает, что соперник редко берёт, чтобы сберечь козырь ({ $done } из { $chances }).
}
habit-keeps-low-cards-often = Учитывает, что соперник придерживает мелкие карты, которые можно подкинуть ({ $done } из { $chances }).
habit-keeps-low-cards-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не придержал мелкую карту, которую можно подкинуть (случаев: { $chances }).
   *[other] Учитывает, что соперник редко придерживает мелкие карты, которые можно подкинуть ({ $done } из { $chances }).
}
habit-keeps-high-cards-often = Учитывает, что соперник придерживает крупные карты, которые можно подкинуть ({ $done } из { $chances }).
habit-keeps-high-cards-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не придержал крупную карту, которую можно подкинуть (случаев: { $chances }).
   *[other] Учитывает, что соперник редко придерживает крупные карты, которые можно подкинуть ({ $done } из { $chances }).
}
habit-throws-trumps-often = Учитывает, что соперник подкидывает козыри, пока есть колода ({ $done } из { $chances }).
habit-throws-trumps-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не подкинул козырь, пока была колода (случаев: { $chances }).
   *[other] Учитывает, что соперник редко подкидывает козыри, пока есть колода ({ $done } из { $chances }).
}
habit-beats-dearly-often = Учитывает, что соперник часто бьёт картой старше, чем нужно ({ $done } из { $chances }).
habit-beats-dearly-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не побил картой старше, чем нужно (случаев: { $chances }).
   *[other] Учитывает, что соперник редко бьёт картой старше, чем нужно ({ $done } из { $chances }).
}
habit-leads-high-often = Учитывает, что соперник ходит с крупных карт, имея помельче ({ $done } из { $chances }).
habit-leads-high-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не пошёл с карты, имея помельче (случаев: { $chances }).
   *[other] Учитывает, что соперник редко ходит с крупных карт, имея помельче ({ $done } из { $chances }).
}
habit-leads-groups-often = Учитывает, что соперник ходит сразу с нескольких карт одного достоинства ({ $done } из { $chances }).
habit-leads-groups-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не пошёл сразу с двух карт одного достоинства (случаев: { $chances }).
   *[other] Учитывает, что соперник редко ходит сразу с нескольких карт одного достоинства ({ $done } из { $chances }).
}
habit-leads-trumps-often = Учитывает, что соперник ходит с козырей, пока есть колода ({ $done } из { $chances }).
habit-leads-trumps-seldom = { $done ->
    [0] Учитывает, что соперник ни разу не пошёл с козыря, пока была колода (случаев: { $chances }).
   *[other] Учитывает, что соперник редко ходит с козырей, пока есть колода ({ $done } из { $chances }).
}

## На кого похожи остальные

plays-like-greedy = Учитывает, что соперник, скорее всего, играет как «{ opponent-greedy }» ({ $percent } %).
plays-like-lowest = Учитывает, что соперник, скорее всего, играет как «{ opponent-lowest }» ({ $percent } %).
plays-like-hand-value = Учитывает, что соперник, скорее всего, играет как «{ opponent-hand-value }» ({ $percent } %).
plays-like-hand-value-published = Учитывает, что соперник, скорее всего, играет как «{ opponent-hand-value-published }» ({ $percent } %).
plays-like-potential = Учитывает, что соперник, скорее всего, играет как «{ opponent-potential }» ({ $percent } %).
