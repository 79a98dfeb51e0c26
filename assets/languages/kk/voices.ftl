# Кейіпкерлер себепті өз мәнерімен қалай айтады. $said — бүкіл себеп, тұтас сөйлем; алдына не соңына бірнеше
# сөз (алтаудан аспасын) қосыңыз. Себептің екі нұсқасы бар; үшіншісі — шамамен тең жүрістерге.

voice-hen-cause = { $variant ->
    [0] Қыт-қыт, неге болмасқа?
   *[other] Көргенімді шоқимын.
} { $said }
voice-hen-close = { $said } Қыт-қыт, бәрі бір.
voice-mouse-cause = { $variant ->
    [0] Алдымен кішісі.
   *[other] Тып-тыныш қана.
} { $said }
voice-mouse-close = { $said } Шиқ, айырмасы жоқ.
voice-hamster-cause = { $variant ->
    [0] Ұртқа салып аламын.
   *[other] Маған көбірек керек.
} { $said }
voice-hamster-close = { $said } Екеуін де алар едім.
voice-hedgehog-cause = { $variant ->
    [0] Тікенді, бірақ әділ.
   *[other] Пыс-пыс, санап отырмын.
} { $said }
voice-hedgehog-close = { $said } Пыс, екеуі тең.
voice-donkey-cause = { $variant ->
    [0] Мен үнемі осылаймын.
   *[other] Қырсықтық та жоспар.
} { $said }
voice-donkey-close = { $said } Маған бәрібір.
voice-mole-cause = { $variant ->
    [0] Сипалап жүремін.
   *[other] Қазып таптым.
} { $said }
voice-mole-close = { $said } Қараңғыда бәрі бірдей.
voice-magpie-cause = { $variant ->
    [0] Оһо, жылтырайды!
   *[other] Нағыз қазына!
} { $said }
voice-magpie-close = { $said } Екеуі де жылтырайды.
voice-cat-cause = { $variant ->
    [0] Мыр-мыр.
   *[other] Мұртыммен сеземін.
} { $said }
voice-cat-close = { $said } Мыр, таңдауға ерінемін.
voice-lynx-cause = { $variant ->
    [0] Көзім өткір.
   *[other] Алыстан көремін.
} { $said }
voice-lynx-close = { $said } Сілеусін де ажырата алмас.
voice-squirrel-cause = { $variant ->
    [0] Жаңғағым қайда…
   *[other] Жаңғақ, жаңғақ!
} { $said }
voice-squirrel-close = { $said } Ой, екеуі де жарайды.
voice-raccoon-cause = { $variant ->
    [0] Қолым епті.
   *[other] Ұстап көріп шешемін.
} { $said }
voice-raccoon-close = { $said } Қайсысын алсаң да болады.
voice-fox-cause = { $variant ->
    [0] Кішкене айла.
   *[other] Қу екен, ә?
} { $said }
voice-fox-close = { $said } Екеуіне де күлемін.
voice-wolf-cause = { $variant ->
    [0] Қасқыр күте біледі.
   *[other] Сабыр түбі — сары алтын.
} { $said }
voice-wolf-close = { $said } Олжасы шамалы.
voice-bear-cause = { $variant ->
    [0] Баяу, бірақ сенімді.
   *[other] Ырр, тыңда.
} { $said }
voice-bear-close = { $said } Мм, салмағы бірдей.
voice-owl-cause = { $variant ->
    [0] Ойланып көрейік.
   *[other] Түн — ой уақыты.
} { $said }
voice-owl-close = { $said } Тым жақын екен.
voice-puppy-cause = { $variant ->
    [0] Әп, тамаша!
   *[other] Қара, қара!
} { $said }
voice-puppy-close = { $said } Екеуі де қызық!
voice-badger-cause = { $variant ->
    [0] Тереңірек қазайық.
   *[other] Асықпай істеймін.
} { $said }
voice-badger-close = { $said } Ін сол баяғы.
voice-hare-cause = { $variant ->
    [0] Секіріп қарадым.
   *[other] Алға, алға!
} { $said }
voice-hare-close = { $said } Екеуі қатар келеді.
voice-elephant-cause = { $variant ->
    [0] Піл ұмытпайды.
   *[other] Таразылап көрейік.
} { $said }
voice-elephant-close = { $said } Салмағы тең.
voice-turtle-cause = { $variant ->
    [0] Бәрі есептелген.
   *[other] Асығатын жер жоқ.
} { $said }
voice-turtle-close = { $said } Асықпа, екеуі тең.
voice-frog-cause = { $variant ->
    [0] Бақ-бақ, секірдік.
   *[other] Қалаған жаққа секіремін.
} { $said }
voice-frog-close = { $said } Бақ-бақ, көл біреу ғой.
