# Кейіпкерлер себепті өз мәнерімен қалай айтады. $said — бүкіл себеп, тұтас сөйлем; алдына не соңына бірнеше
# сөз (алтаудан аспасын) қосыңыз. Себептің екі нұсқасы бар; үшіншісі — шамамен тең жүрістерге.

voice-hen-cause = { $variant ->
    [0] Қыт-қыт, неге болмасқа?
   *[other] Көргенімді шоқимын.
} { $said }
voice-hen-close = { $said } Қыт-қыт, бәрі де дән.
voice-mouse-cause = { $variant ->
    [0] Ұсақтан бастаймын.
   *[other] Сыбдыр шығармай ғана.
} { $said }
voice-mouse-close = { $said } Шиқ, айырмасы шамалы.
voice-hamster-cause = { $variant ->
    [0] Ұртыма салып алайын.
   *[other] Көп болсын, менікі болсын.
} { $said }
voice-hamster-close = { $said } Екеуін де ұртыма тығар едім.
voice-hedgehog-cause = { $variant ->
    [0] Тікенім бар, қулығым жоқ.
   *[other] Пыс-пыс, санап отырмын.
} { $said }
voice-hedgehog-close = { $said } Пыс-пыс, екеуі шамалас.
voice-donkey-cause = { $variant ->
    [0] Мен әрқашан осылай істеймін.
   *[other] Қырсықтың да жоспары бар.
} { $said }
voice-donkey-close = { $said } И-а, маған бәрібір.
voice-mole-cause = { $variant ->
    [0] Сипалап жүремін.
   *[other] Қазып таптым.
} { $said }
voice-mole-close = { $said } Қараңғыда бәрі бірдей.
voice-magpie-cause = { $variant ->
    [0] Оһо, жылтырап тұр!
   *[other] Шық-шық, қазына екен!
} { $said }
voice-magpie-close = { $said } Екеуі де жылтырап тұр.
voice-cat-cause = { $variant ->
    [0] Мыр-мыр.
   *[other] Мұртым сезіп тұр.
} { $said }
voice-cat-close = { $said } Мыр-р, таңдауға ерініп тұрмын.
voice-lynx-cause = { $variant ->
    [0] Көзім қырағы.
   *[other] Алыстан байқап қалдым.
} { $said }
voice-lynx-close = { $said } Сілеусін көзі де ажырата алмас.
voice-squirrel-cause = { $variant ->
    [0] Жаңғағым қайда…
   *[other] Жаңғақ, жаңғақ!
} { $said }
voice-squirrel-close = { $said } Ой, екеуі де жарайды.
voice-raccoon-cause = { $variant ->
    [0] Қолым епті.
   *[other] Ұстап көріп таңдадым.
} { $said }
voice-raccoon-close = { $said } Қайсысын алса да болады.
voice-fox-cause = { $variant ->
    [0] Аздап айла керек.
   *[other] Қалай, қу емеспін бе?
} { $said }
voice-fox-close = { $said } Екеуі де түлкіге жарайды.
voice-wolf-cause = { $variant ->
    [0] Қасқыр күте біледі.
   *[other] Сабыр түбі — сары алтын.
} { $said }
voice-wolf-close = { $said } Олжаның парқы шамалы.
voice-bear-cause = { $variant ->
    [0] Асықпай, нық басамын.
   *[other] Ырр, тыңдап алыңыз.
} { $said }
voice-bear-close = { $said } Мм, екеуі де бал.
voice-owl-cause = { $variant ->
    [0] Уһу, ойланып көрейік.
   *[other] Түнде ой тұнық болады.
} { $said }
voice-owl-close = { $said } Уһу, үзілді-кесілді айта алмаймын.
voice-puppy-cause = { $variant ->
    [0] Шәу, алақай!
   *[other] Көрдіңіз бе, көрдіңіз бе!
} { $said }
voice-puppy-close = { $said } Шәу, екеуі де қызық!
voice-badger-cause = { $variant ->
    [0] Тереңірек қазайық.
   *[other] Ерінбеген етікші болады.
} { $said }
voice-badger-close = { $said } Баяғы ін — сол ін.
voice-hare-cause = { $variant ->
    [0] Бір секіріп қарадым.
   *[other] Бір қарғып озамын!
} { $said }
voice-hare-close = { $said } Екеуі қатар келеді.
voice-elephant-cause = { $variant ->
    [0] Піл ұмытпайды.
   *[other] Таразылап көрейік.
} { $said }
voice-elephant-close = { $said } Салмағы шамалас.
voice-turtle-cause = { $variant ->
    [0] Бәрін есептеп қойдым.
   *[other] Асығатын жер жоқ.
} { $said }
voice-turtle-close = { $said } Асықпаңыз, екеуі тең.
voice-frog-cause = { $variant ->
    [0] Бақ-бақ, секіріп кеттім.
   *[other] Қалаған жағыма секіремін.
} { $said }
voice-frog-close = { $said } Бақ-бақ, қай шалшық та су.
