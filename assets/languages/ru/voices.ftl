# Как персонажи произносят причину, каждый на свой лад. $said — вся причина целым предложением; добавьте
# несколько слов (не больше шести) до или после неё. Причину можно подать двумя способами; третий текст — для
# примерно равных ходов. Кто выбрал обычный голос, видит только $said.

voice-hen-cause = { $variant ->
    [0] Ко-ко, а почему бы нет?
   *[other] Клюю, что вижу.
} { $said }
voice-hen-close = { $said } Ко-ко, зёрнышки-то одинаковые.
voice-mouse-cause = { $variant ->
    [0] Сперва по мелочи.
   *[other] Тишком-молчком.
} { $said }
voice-mouse-close = { $said } Пи-пи, без разницы.
voice-hamster-cause = { $variant ->
    [0] За щёки — и дело с концом.
   *[other] Мне бы побольше.
} { $said }
voice-hamster-close = { $said } И то и другое — в запас.
voice-hedgehog-cause = { $variant ->
    [0] Колко, но честно.
   *[other] Фыр-фыр, считаю.
} { $said }
voice-hedgehog-close = { $said } Фыр, одно другого стоит.
voice-donkey-cause = { $variant ->
    [0] Иа, я всегда так.
   *[other] Упрямство — тоже план.
} { $said }
voice-donkey-close = { $said } Иа, что туда, что сюда.
voice-mole-cause = { $variant ->
    [0] Иду на ощупь.
   *[other] Докопался!
} { $said }
voice-mole-close = { $said } В темноте все кошки серы.
voice-magpie-cause = { $variant ->
    [0] Ого, блестит!
   *[other] Вот так сокровище!
} { $said }
voice-magpie-close = { $said } Блестит и то и другое.
voice-cat-cause = { $variant ->
    [0] Мур.
   *[other] Чую усами.
} { $said }
voice-cat-close = { $said } Мр, лень выбирать.
voice-lynx-cause = { $variant ->
    [0] Глаз у меня острый.
   *[other] Вижу издалека.
} { $said }
voice-lynx-close = { $said } Тут и рысь не различит.
voice-squirrel-cause = { $variant ->
    [0] Куда ж я орех дела?
   *[other] Орешки, орешки!
} { $said }
voice-squirrel-close = { $said } Ой, сгодится и то и другое.
voice-raccoon-cause = { $variant ->
    [0] Лапки ловкие.
   *[other] Пощупал — и решил.
} { $said }
voice-raccoon-close = { $said } Хватай любое.
voice-fox-cause = { $variant ->
    [0] Маленькая хитрость.
   *[other] Хитро, правда?
} { $said }
voice-fox-close = { $said } Выкручусь и так и эдак.
voice-wolf-cause = { $variant ->
    [0] Волк умеет ждать.
   *[other] Волка терпение кормит.
} { $said }
voice-wolf-close = { $said } Невелика добыча.
voice-bear-cause = { $variant ->
    [0] Медленно, но верно.
   *[other] Р-р, слушай.
} { $said }
voice-bear-close = { $said } М-м, что мёд, что малина.
voice-owl-cause = { $variant ->
    [0] Угу, рассудим.
   *[other] Ночь — время думать.
} { $said }
voice-owl-close = { $said } Угу, почти вровень.
voice-puppy-cause = { $variant ->
    [0] Гав, ура!
   *[other] Смотри, смотри!
} { $said }
voice-puppy-close = { $said } Гав, хочу и то и это!
voice-badger-cause = { $variant ->
    [0] Копнём поглубже.
   *[other] Тружусь помаленьку.
} { $said }
voice-badger-close = { $said } Да всё одна нора.
voice-hare-cause = { $variant ->
    [0] Прыг — и всё видно.
   *[other] Скок-поскок — и впереди!
} { $said }
voice-hare-close = { $said } Ноздря в ноздрю.
voice-elephant-cause = { $variant ->
    [0] Слоны всё помнят.
   *[other] Взвесим.
} { $said }
voice-elephant-close = { $said } Весят поровну.
voice-turtle-cause = { $variant ->
    [0] Всё сосчитано.
   *[other] Спешить некуда.
} { $said }
voice-turtle-close = { $said } Не торопись, тут поровну.
voice-frog-cause = { $variant ->
    [0] Ква, прыгаем.
   *[other] Куда хочу, туда и прыг.
} { $said }
voice-frog-close = { $said } Ква, везде одинаково мокро.
