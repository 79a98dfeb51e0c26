# Лингвистикалық кестелері бар қарсылас.

opponent-fuzzy = Бұлыңғыр
opponent-fuzzy-line = Сөзбен ойлайды: нашар, орташа, жақсы
opponent-fuzzy-about = Карталар мен қолдарды нашар, орташа не жақсы деп атайды. Сіздің карталарыңыз бен колодадағы карталарды өзі көрмегендерінен суырып, қатарынан екі жүз рет елестетеді, әр жағдайға қалай жауап беруді шағын кестелерден қарайды да, көпшілік айтқанын істейді. Оның қалай ойлайтынын көруге және кестелерін өзгертуге болады.

opponent-fuzzy-learned = Бұлыңғыр, үйретілген
opponent-fuzzy-learned-line = Дәл сол, бірақ кестелерін өзі құрған
opponent-fuzzy-learned-about = Өзімен-өзі бірнеше жүз мың партия ойнаған дәл сол ойыншы. Ол кестелерін ұяшық-ұяшығымен өзгертіп, сонымен жиірек ұтса ғана өзгерісті қалдырған: енді орташа карталарын ұстап қалады, ал алып жатқаннан гөрі жапқан адамға әлдеқайда көп қосады.

parameter-samples = Белгісіз карталарды неше рет елестетеді
parameter-late_by_opponent = Соңғы жүрістер: 0 — жақсы карта жолымен, 1 — тек қарсыласқа қарап

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
fuzzy-table-beat-rows = Үстелдегі картаны алғандағы қол
fuzzy-table-beat-columns = Жауып, толықтырғандағы қол
fuzzy-table-lead = Немен жүру
fuzzy-table-lead-rows = Колодадан күтілетін карта
fuzzy-table-lead-columns = Өз қолы
fuzzy-table-lead_by_opponent = Қарсыласқа қарап немен жүру
fuzzy-table-lead_by_opponent-rows = Немен жүру
fuzzy-table-lead_by_opponent-columns = Қарсыластың болжамды қолы
fuzzy-table-add_to_taker = Ол алса, карта қосу керек пе
fuzzy-table-add_to_taker-rows = Қосып, толықтырғандағы қол
fuzzy-table-add_to_taker-columns = Қоспай, толықтырғандағы қол
fuzzy-table-add_to_beater = Ол жапса, карта қосу керек пе
fuzzy-table-add_to_beater-rows = Қосып, толықтырғандағы қол
fuzzy-table-add_to_beater-columns = Қоспай, толықтырғандағы қол

fuzzy-keep = Қайта таратуды сұрайтын себеп жоқ: карталар қалады.
fuzzy-keep-hand = Қол нашар емес: карталар қалады.
fuzzy-redeal = Қол нашар: қайта таратуды сұрайды.
fuzzy-forced = Бәрін жабу мүмкін емес: алуға тура келеді.
fuzzy-late-beat = Колода бос: жаба алатынын ешқашан алмайды.
fuzzy-finish = Жаба бастады, жалғастырады.
fuzzy-nothing-fits = Жарайтын карта жоқ.
fuzzy-lead = Колодадан { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} карта күтіледі, қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: { $led ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} картамен не соған ең жақынымен жүреді.
fuzzy-late-lead = Колодадан күтетін ештеңе жоқ, қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: { $led ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} картамен не соған ең жақынымен жүреді.
fuzzy-late-lead-by-opponent = Колодадан ештеңе келмейді, қарсылас қолы { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} сияқты: { $led ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} картамен не соған ең жақынымен жүреді.
fuzzy-lead-by-opponent = Қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}, қарсыластікі { $opponent ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} сияқты: { $led ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} картамен не соған ең жақынымен жүреді.
fuzzy-beat = Жапса, қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} болады, алса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: барынша арзан жабады.
fuzzy-pass-on = Аударса, қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} болады, алса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: аударады.
fuzzy-take = Жапса, қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} болады, алса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: алады.
fuzzy-add-to-taker = Қарсылас алып жатыр. Қоспаса, қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} болады, қосса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: ең арзан картаны қосады.
fuzzy-add-to-beater = Қарсылас бәрін жапты. Қоспаса, қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} болады, қосса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: ең арзан картаны қосады.
fuzzy-add-nothing = Қоспаса, қол { $column ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
} болады, қосса — { $row ->
    [bad] нашар
    [medium] орташа
   *[good] жақсы
}: карталары өзінде қалады.

fuzzy-choice-beat = Жабу
fuzzy-choice-pass-on = Аудару
fuzzy-choice-take = Алу
fuzzy-choice-bad = Нашар картамен жүру
fuzzy-choice-medium = Орташа картамен жүру
fuzzy-choice-good = Жақсы картамен жүру
fuzzy-choice-add = Қосу
fuzzy-choice-pass = Қоспау

fuzzy-votes = дауыс
fuzzy-price-after = кейінгі орташа құны
fuzzy-price = қолдағы картаның орташа құны
fuzzy-bad = нашар
fuzzy-medium = орташа
fuzzy-good = жақсы
fuzzy-samples = іріктеме
fuzzy-bits = белгісіздік, бит

log-seat = { $seat }-орын
log-after-bout = Айналымнан кейін:
log-asked-again = Қайта сұралса, жауабы басқа: { $action }.
