# Ойын ағаштарындағы іздеулер не айтады және ағаш жазбасында не дұрыс болмауы мүмкін.
# { $node }, { $by }, { $name } — түйін аттары; баға — сан, `won` не `lost`.

tree-step-visit = Қараймыз: { $node }.
tree-step-visit-above = Қараймыз: { $node }. Макс үшін тек мынадан жақсысы маңызды: { $alpha ->
    [lost] жеңіліс
    [won] жеңіс
   *[other] { $alpha }
}.
tree-step-visit-below = Қараймыз: { $node }. Мин үшін тек мынадан жақсысы маңызды: { $beta ->
    [lost] Макстың жеңілісі
    [won] Макстың жеңісі
   *[other] { $beta }
}.
tree-step-visit-between = Қараймыз: { $node }. Тек мына аралықтағысы маңызды: { $alpha ->
    [lost] жеңіліс
    [won] жеңіс
   *[other] { $alpha }
} — { $beta ->
    [lost] жеңіліс
    [won] жеңіс
   *[other] { $beta }
}.
tree-step-improve = { $node } үшін әзірге ең жақсы жүріс — { $by }: { $value ->
    [lost] жеңіліс
    [won] жеңіс
   *[other] { $value }
}.
tree-step-cut = Кесу: { $node } бағасы енді { $value ->
    [lost] жеңіліс
    [won] жеңіс
   *[other] { $value }
}, ал мұнда келмеу үшін мына шек те жететін: { $limit ->
    [lost] жеңіліс
    [won] жеңіс
   *[other] { $limit }
}. Қаралмайды: { $skipped }.
tree-step-decided = { $value ->
    [won] { $node } енді ұтты.
   *[lost] { $node } енді ұтпайды.
} Қаралмайды: { $skipped }.
tree-step-repeat = { $node } бұл нұсқада бұрын кездескен: шеңбермен жүріп ұта алмайсыз.
tree-step-leaf = { $value ->
    [won] { $node } — жапырақ, жеңіс.
    [lost] { $node } — жапырақ, жеңіліс.
   *[other] { $node } — жапырақ, бағасы { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } ұтады.
    [lost] { $node } ұтпайды.
   *[other] { $node } бағасы: { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node } ұтады.
    [lost] { $node } бағасы: жеңіліс не одан жақсы.
   *[other] { $node } бағасы: { $value } не одан көп.
}
tree-step-at-most = { $value ->
    [won] { $node } бағасы: жеңіс не одан нашар.
    [lost] { $node } ұтылады.
   *[other] { $node } бағасы: { $value } не одан аз.
}

tree-fault-empty = { $line }-жол, { $column }-баған: мәтінде бірде-бір түйін жоқ.
tree-fault-no-name = { $line }-жол, { $column }-баған: мұнда ат тұруы керек.
tree-fault-no-relation = { $line }-жол, { $column }-баған: { $name } — одан кейін -> және балалары не = және бағасы керек.
tree-fault-no-children = { $line }-жол, { $column }-баған: { $name } — көрсеткіден кейін бірде-бір баласы жоқ.
tree-fault-no-value = { $line }-жол, { $column }-баған: { $name } — теңдік белгісінен кейін бағасы жоқ.
tree-fault-bad-value = { $line }-жол, { $column }-баған: { $name } — баға емес. Баға — -2.5 сияқты сан, won не lost.
tree-fault-surplus = { $line }-жол, { $column }-баған: жол бітуі керек еді, ал әрі қарай мынау тұр: { $name }.
tree-fault-twice = { $line }-жол, { $column }-баған: { $name } бұрын сипатталған: { $earlier }-жол.
tree-fault-inner-value = { $line }-жол, { $column }-баған: { $name } — балалары да, өз бағасы да бар; екіншісі мұнда: { $earlier }-жол.
tree-fault-child-twice = { $line }-жол, { $column }-баған: { $name } балалардың арасында екі рет аталған.
tree-fault-other-side = { $line }-жол, { $column }-баған: мұнда екінші жақ жүреді, сондықтан бұл { $name } бола алмайды.
tree-fault-cycle = { $line }-жол, { $column }-баған: цикл. Барлық жапырақ жеңіс не жеңіліс болса ғана { $name } өзінен төмен тұра алады.
tree-fault-too-many-ways = { $line }-жол, { $column }-баған: ортақ бөлігі тым көп, жол саны мынадан асады: { $ways }.
tree-fault-unreached = { $line }-жол, { $column }-баған: { $root } түйінінен { $name } түйініне апаратын жүріс жоқ.
tree-fault-no-leaf-value = { $line }-жол, { $column }-баған: { $name } — балалары да, бағасы да жоқ.
tree-fault-second-root = { $line }-жол, { $column }-баған: { $name } — екінші түбір, өйткені { $root } түйінінің де атасы жоқ.
tree-fault-side-twice = { $line }-жол, { $column }-баған: бірінші жүріс кімдікі екені бұрын айтылған: { $earlier }-жол.
tree-fault-too-deep = { $line }-жол, { $column }-баған: { $name } түбірден тым алыс, шегі — { $depth } жүріс.
