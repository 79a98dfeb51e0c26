# Ойын ағашындағы іздеудің хабарлары және ағаш мәтініндегі қателер.
# { $node }, { $by }, { $name } — түйін аттары; баға — сан, `won` не `lost`.

tree-step-visit = Қараймыз: { $node }.
tree-step-visit-above = Қараймыз: { $node }. Макс үшін тек мынадан жоғары баға маңызды: { $alpha ->
    [lost] ұтылыс
    [won] ұтыс
   *[other] { $alpha }
}.
tree-step-visit-below = Қараймыз: { $node }. Мин үшін тек мынадан төмен баға маңызды: { $beta ->
    [lost] ұтылыс
    [won] ұтыс
   *[other] { $beta }
}.
tree-step-visit-between = Қараймыз: { $node }. Тек мына екеуінің арасы маңызды: { $alpha ->
    [lost] ұтылыс
    [won] ұтыс
   *[other] { $alpha }
} және { $beta ->
    [lost] ұтылыс
    [won] ұтыс
   *[other] { $beta }
}.
tree-step-improve = { $node } үшін әзірге ең жақсы жүріс — { $by }: { $value ->
    [lost] ұтылыс
    [won] ұтыс
   *[other] { $value }
}.
tree-step-cut = Кесу: { $node } бағасы қазірдің өзінде { $value ->
    [lost] ұтылыс
    [won] ұтыс
   *[other] { $value }
}, ал одан бас тартуға мынау да жететін: { $limit ->
    [lost] ұтылыс
    [won] ұтыс
   *[other] { $limit }
}. Қаралмайды: { $skipped }.
tree-step-decided = { $value ->
    [won] { $node } ұтыс екені белгілі болды.
   *[lost] { $node } ұтыс емес екені белгілі болды.
} Қаралмайды: { $skipped }.
tree-step-repeat = { $node } осы жолда бұрын кездескен: айналып жүргеннен ұтыс жоқ.
tree-step-leaf = { $value ->
    [won] { $node } — жапырақ, ұтыс.
    [lost] { $node } — жапырақ, ұтылыс.
   *[other] { $node } — жапырақ, бағасы { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } — ұтыс.
    [lost] { $node } — ұтыс емес.
   *[other] { $node } бағасы — { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node } — ұтыс.
    [lost] { $node } бағасы — ұтылыс не одан жақсы.
   *[other] { $node } бағасы кемінде { $value }.
}
tree-step-at-most = { $value ->
    [won] { $node } бағасы — ұтыс не одан нашар.
    [lost] { $node } — ұтылыс.
   *[other] { $node } бағасы ең көбі { $value }.
}

tree-fault-empty = { $line }-жол, { $column }-баған: мәтінде бірде-бір түйін жоқ.
tree-fault-no-name = { $line }-жол, { $column }-баған: мұнда ат тұруы керек.
tree-fault-no-relation = { $line }-жол, { $column }-баған: { $name } — одан кейін -> және балалары не = және бағасы керек.
tree-fault-no-children = { $line }-жол, { $column }-баған: { $name } — көрсеткіден кейін балалары жоқ.
tree-fault-no-value = { $line }-жол, { $column }-баған: { $name } — теңдік белгісінен кейін бағасы жоқ.
tree-fault-bad-value = { $line }-жол, { $column }-баған: { $name } — баға емес. Баға — -2.5 сияқты сан, won не lost.
tree-fault-surplus = { $line }-жол, { $column }-баған: { $name } артық тұр, жол осы жерде бітуі керек.
tree-fault-twice = { $line }-жол, { $column }-баған: { $name } бұрын анықталған: { $earlier }-жол.
tree-fault-inner-value = { $line }-жол, { $column }-баған: { $name } — балалары да, бағасы да бар; { $earlier }-жолды қараңыз.
tree-fault-child-twice = { $line }-жол, { $column }-баған: { $name } балалардың арасында екі рет аталған.
tree-fault-other-side = { $line }-жол, { $column }-баған: мұнда екінші жақ жүреді, сондықтан бұл { $name } бола алмайды.
tree-fault-cycle = { $line }-жол, { $column }-баған: цикл. Барлық жапырақ ұтыс не ұтылыс болса ғана, { $name } өзінен төмен кездесе алады.
tree-fault-too-many-ways = { $line }-жол, { $column }-баған: ортақ түйін тым көп, жол саны мынадан асады: { $ways }.
tree-fault-unreached = { $line }-жол, { $column }-баған: { $root } түйінінен { $name } түйініне жол жоқ.
tree-fault-no-leaf-value = { $line }-жол, { $column }-баған: { $name } — балалары да, бағасы да жоқ.
tree-fault-second-root = { $line }-жол, { $column }-баған: { $name } — екінші түбір, өйткені { $root } түйінінің де ата-анасы жоқ.
tree-fault-side-twice = { $line }-жол, { $column }-баған: бірінші кім жүретіні бұрын айтылған: { $earlier }-жол.
tree-fault-too-deep = { $line }-жол, { $column }-баған: { $name } түбірден { $depth } жүрістен артық төмен тұр.
