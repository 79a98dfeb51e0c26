# Як персанажы кажуць прычыну, кожны на свой лад. $said — уся прычына цэлым сказам; дадайце некалькі слоў
# (не больш за шэсць) да яе або пасля. Прычыну можна падаць двума спосабамі; трэці тэкст — для прыкладна
# роўных хадоў. Хто абраў звычайны голас, бачыць толькі $said.

voice-hen-cause = { $variant ->
    [0] Ко-ко, чаму б і не?
   *[other] Дзяўбу, што бачу.
} { $said }
voice-hen-close = { $said } Ко-ко, усё адно.
voice-mouse-cause = { $variant ->
    [0] Спачатку драбяза.
   *[other] Ціха і сціпла.
} { $said }
voice-mouse-close = { $said } Пі-пі, без розніцы.
voice-hamster-cause = { $variant ->
    [0] За шчаку — і маё!
   *[other] Мне б яшчэ жменьку.
} { $said }
voice-hamster-close = { $said } І тое, і тое — у запас.
voice-hedgehog-cause = { $variant ->
    [0] Калюча, але сумленна.
   *[other] Фыр-фыр, лічу.
} { $said }
voice-hedgehog-close = { $said } Фыр, адно вартае другога.
voice-donkey-cause = { $variant ->
    [0] Іа, я заўсёды так.
   *[other] Упартасць — таксама план.
} { $said }
voice-donkey-close = { $said } Іа, усё роўна.
voice-mole-cause = { $variant ->
    [0] Іду вобмацкам.
   *[other] Рыю, пакуль не знайду.
} { $said }
voice-mole-close = { $said } У цемры ўсё аднолькавае.
voice-magpie-cause = { $variant ->
    [0] Ого, блішчыць!
   *[other] Вось дык скарб!
} { $said }
voice-magpie-close = { $said } Блішчыць і тое, і тое.
voice-cat-cause = { $variant ->
    [0] Мур.
   *[other] Чую вусамі.
} { $said }
voice-cat-close = { $said } Мр, лянота выбіраць.
voice-lynx-cause = { $variant ->
    [0] Вока ў мяне вострае.
   *[other] Бачу здалёк.
} { $said }
voice-lynx-close = { $said } Тут і рысь не адрозніць.
voice-squirrel-cause = { $variant ->
    [0] Дзе ж мой арэшак…
   *[other] Арэшкі, арэшкі!
} { $said }
voice-squirrel-close = { $said } Ой, а каторы быў мой?
voice-raccoon-cause = { $variant ->
    [0] Лапкі спрытныя.
   *[other] Памацаю — і ведаю.
} { $said }
voice-raccoon-close = { $said } Хапай што хочаш.
voice-fox-cause = { $variant ->
    [0] Маленькая хітрасць.
   *[other] Хітра, праўда?
} { $said }
voice-fox-close = { $said } Каторы хітрэйшы — не скажу.
voice-wolf-cause = { $variant ->
    [0] Воўк умее чакаць.
   *[other] Воўка корміць цярпенне.
} { $said }
voice-wolf-close = { $said } Невялікая здабыча.
voice-bear-cause = { $variant ->
    [0] Памалу, але пэўна.
   *[other] Р-р, слухай.
} { $said }
voice-bear-close = { $said } М-м, салодка і тут, і там.
voice-owl-cause = { $variant ->
    [0] Пугу, разважым.
   *[other] Ноч — час думаць.
} { $said }
voice-owl-close = { $said } Пугу, розніцы амаль няма.
voice-puppy-cause = { $variant ->
    [0] Гаў, ура!
   *[other] Глядзі, глядзі!
} { $said }
voice-puppy-close = { $said } Гаў, аднолькава весела!
voice-badger-cause = { $variant ->
    [0] Капнём глыбей.
   *[other] Тут праца карпатлівая.
} { $said }
voice-badger-close = { $said } Нара тая самая.
voice-hare-cause = { $variant ->
    [0] Скок — і відаць.
   *[other] Гоп — і наперад!
} { $said }
voice-hare-close = { $said } Вуха ў вуха.
voice-elephant-cause = { $variant ->
    [0] Сланы ўсё памятаюць.
   *[other] Узважым.
} { $said }
voice-elephant-close = { $said } Важаць пароўну.
voice-turtle-cause = { $variant ->
    [0] Усё палічана.
   *[other] Спяшацца няма куды.
} { $said }
voice-turtle-close = { $said } Не спяшайся, тут пароўну.
voice-frog-cause = { $variant ->
    [0] Ква, скачам.
   *[other] Куды хачу, туды і скок.
} { $said }
voice-frog-close = { $said } Ква, балота тое самае.
