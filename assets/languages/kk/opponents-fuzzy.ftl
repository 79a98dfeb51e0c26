# «Бұлыңғыр» қарсылас: сөзбен жазылған кестелер бойынша шешеді.

opponent-fuzzy = Бұлыңғыр
opponent-fuzzy-line = Сөзбен ойлайды: нашар, орташа, жақсы
opponent-fuzzy-about = Карталарды нашар, орташа, жақсы деп бағалайды. Өзі көрмеген карталардан сіздің қолыңыз бен колодадан келетінін екі жүз рет елестетіп, әр жолы не істеуді шағын кестелерден қарайды да, көпшілігі айтқанын істейді. Қалай ойлайтынын көруге, кестелерін өзгертуге болады.

opponent-fuzzy-learned = Бұлыңғыр, ысылған
opponent-fuzzy-learned-line = Дәл сол, бірақ кестелерін өзі құрған
opponent-fuzzy-learned-about = Өзімен-өзі бірнеше жүз мың партия ойнап ысылған сол қарсылас. Кестелерін ұяшық-ұяшығымен өзгертіп, жиірек ұтқанын ғана қалдырған. Енді орташа карталарын аяйды, ал сіз алып жатқаннан гөрі жауып шыққанда әлдеқайда көп қосады.

parameter-samples = Белгісіз карталарды неше рет елестетеді
parameter-late_by_opponent = Соңғы жүрістер: 0 — жақсы карта жолымен, 1 — тек қарсыластың картасына қарап
parameter-terms_by_counting = Қол бағасын анықтайды: 0 — карталардың орташа күші, 1 — нашар және жақсы карталар саны
parameter-column_before_drawing = Қосарда салыстыратын қол: 0 — карта алғаннан кейінгі, 1 — алғанға дейінгі
parameter-medium_starts = «Орташа» басталады: қисықтың жылжуы
parameter-bad_ends = «Нашар» аяқталады: қисықтың жылжуы
parameter-good_starts = «Жақсы» басталады: қисықтың жылжуы
parameter-medium_ends = «Орташа» аяқталады: қисықтың жылжуы

fuzzy-quality-bad = нашар
fuzzy-quality-medium = орташа
fuzzy-quality-good = жақсы

fuzzy-answer-beat = жабу
fuzzy-answer-take = алу
fuzzy-answer-bad = нашар
fuzzy-answer-medium = орташа
fuzzy-answer-good = жақсы
fuzzy-answer-opponent = қарсыласқа қарап
fuzzy-answer-yes = иә
fuzzy-answer-no = жоқ

fuzzy-table-beat = Жабу не алу
fuzzy-table-beat-rows = Алғаннан кейінгі қол
fuzzy-table-beat-columns = Жауып, толықтырғандағы қол
fuzzy-table-lead = Немен жүру
fuzzy-table-lead-rows = Колодадан күтілетін карта
fuzzy-table-lead-columns = Өз қолы
fuzzy-table-lead_by_opponent = Қарсыласқа қарап жүру
fuzzy-table-lead_by_opponent-rows = Немен жүру
fuzzy-table-lead_by_opponent-columns = Қарсыластың болжамды қолы
fuzzy-table-add_to_taker = Алып жатқанға қосу
fuzzy-table-add_to_taker-rows = Қосып, толықтырғандағы қол
fuzzy-table-add_to_taker-columns = Қоспай, толықтырғандағы қол
fuzzy-table-add_to_beater = Жапқанға қосу
fuzzy-table-add_to_beater-rows = Қосып, толықтырғандағы қол
fuzzy-table-add_to_beater-columns = Қоспай, толықтырғандағы қол

fuzzy-keep = Қайта таратуды сұрай алмайды: осы картамен ойнайды.
fuzzy-keep-hand = Картасы нашар емес: осымен ойнайды.
fuzzy-redeal = Картасы нашар: қайта таратуды сұрайды.
fuzzy-forced = Бәрін жаба алмайды, амалсыз алады.
fuzzy-late-beat = Колода бос: жаба алатынын ешқашан алмайды.
fuzzy-finish = Жаба бастады, енді соңына дейін жабады.
fuzzy-nothing-fits = Жарайтын карта жоқ.
fuzzy-lead = Колодадан { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} карта келетін сияқты, қолындағысы { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: { $led ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} картамен не соған ең жақынымен жүреді.
fuzzy-late-lead = Колодадан карта келмейді, қолындағысы { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: { $led ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} картамен не соған ең жақынымен жүреді.
fuzzy-late-lead-by-opponent = Колодадан карта келмейді, қарсыластың картасы { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} сияқты: { $led ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} картамен не соған ең жақынымен жүреді.
fuzzy-lead-by-opponent = Қолындағысы { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}, қарсыластың картасы { $opponent ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} сияқты: { $led ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} картамен не соған ең жақынымен жүреді.
fuzzy-beat = Жапса, қолында { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} карта қалады, алса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: барынша арзан жабады.
fuzzy-pass-on = Аударса, қолында { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} карта қалады, алса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: аударады.
fuzzy-take = Жапса, қолында { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} карта қалады, алса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: алады.
fuzzy-add-to-taker = Қорғанушы алып жатыр. Қоспаса, қолында { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} карта болады, қосса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: ең арзан картасын қосады.
fuzzy-add-to-beater = Қорғанушы бәрін жапты. Қоспаса, қолында { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} карта болады, қосса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: ең арзан картасын қосады.
fuzzy-add-nothing = Қоспаса, қолында { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} карта болады, қосса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: картасын өзінде қалдырады.

fuzzy-choice-beat = Жабу
fuzzy-choice-pass-on = Аудару
fuzzy-choice-take = Алу
fuzzy-choice-bad = Нашар картамен жүру
fuzzy-choice-medium = Орташа картамен жүру
fuzzy-choice-good = Жақсы картамен жүру
fuzzy-choice-add = Қосу
fuzzy-choice-pass = Қоспау

fuzzy-votes = дауыс
fuzzy-price-after = кейінгі орташа күші
fuzzy-price = қолдағы картаның орташа күші
fuzzy-bad = нашар
fuzzy-medium = орташа
fuzzy-good = жақсы
fuzzy-samples = орналасу саны
fuzzy-bits = белгісіздік, бит

log-seat = { $seat }-орын
log-after-bout = Айналымнан кейін:
log-asked-again = Қайта сұраса, басқаша жүреді: { $action }.
