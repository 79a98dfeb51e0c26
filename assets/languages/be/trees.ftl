# Што кажуць пошукі ў дрэвах гульні і што бывае не так з запісам дрэва.
# { $node }, { $by }, { $name } — імёны вяршынь; ацэнка — лік, `won` або `lost`.

tree-step-visit = Глядзім { $node }.
tree-step-visit-above = Глядзім { $node }. Важна толькі тое, што для Макса лепш, чым { $alpha ->
    [lost] параза
    [won] перамога
   *[other] { $alpha }
}.
tree-step-visit-below = Глядзім { $node }. Важна толькі тое, што для Міна лепш, чым { $beta ->
    [lost] параза Макса
    [won] перамога Макса
   *[other] { $beta }
}.
tree-step-visit-between = Глядзім { $node }. Важна толькі тое, што ляжыць у межах: { $alpha ->
    [lost] параза
    [won] перамога
   *[other] { $alpha }
} — { $beta ->
    [lost] параза
    [won] перамога
   *[other] { $beta }
}.
tree-step-improve = { $by } — пакуль найлепшы ход з { $node }: { $value ->
    [lost] параза
    [won] перамога
   *[other] { $value }
}.
tree-step-cut = Адсячэнне: у { $node } ужо { $value ->
    [lost] параза
    [won] перамога
   *[other] { $value }
}, а каб сюды не ісці, хапала і мяжы: { $limit ->
    [lost] параза
    [won] перамога
   *[other] { $limit }
}. Не разглядаюцца: { $skipped }.
tree-step-decided = { $value ->
    [won] { $node } ужо выйграна.
   *[lost] { $node } ужо не выйграна.
} Не разглядаюцца: { $skipped }.
tree-step-repeat = { $node } ужо сустракалася ў гэтым варыянце: ходзячы па коле, не выйграеш.
tree-step-leaf = { $value ->
    [won] { $node } — ліст, перамога.
    [lost] { $node } — ліст, параза.
   *[other] { $node } — ліст з ацэнкай { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } выйграна.
    [lost] { $node } не выйграна.
   *[other] Ацэнка { $node }: { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node } выйграна.
    [lost] Ацэнка { $node }: параза або лепш.
   *[other] Ацэнка { $node }: не менш за { $value }.
}
tree-step-at-most = { $value ->
    [won] Ацэнка { $node }: перамога або горш.
    [lost] { $node } прайграна.
   *[other] Ацэнка { $node }: не больш за { $value }.
}

tree-fault-empty = Радок { $line }, слупок { $column }: у тэксце няма ніводнай вяршыні.
tree-fault-no-name = Радок { $line }, слупок { $column }: тут павінна стаяць імя.
tree-fault-no-relation = Радок { $line }, слупок { $column }: пасля { $name } патрэбны -> і нашчадкі або = і ацэнка.
tree-fault-no-children = Радок { $line }, слупок { $column }: за стрэлкай няма ніводнага нашчадка { $name }.
tree-fault-no-value = Радок { $line }, слупок { $column }: за знакам роўнасці няма ацэнкі { $name }.
tree-fault-bad-value = Радок { $line }, слупок { $column }: { $name } — не ацэнка. Ацэнка — лік накшталт -2.5, won або lost.
tree-fault-surplus = Радок { $line }, слупок { $column }: радок павінен быў скончыцца, а далей стаіць { $name }.
tree-fault-twice = Радок { $line }, слупок { $column }: { $name } ужо апісана ў радку { $earlier }.
tree-fault-inner-value = Радок { $line }, слупок { $column }: у { $name } ёсць і нашчадкі, і свая ацэнка; другое стаіць у радку { $earlier }.
tree-fault-child-twice = Радок { $line }, слупок { $column }: { $name } названа сярод нашчадкаў двойчы.
tree-fault-other-side = Радок { $line }, слупок { $column }: тут ходзіць другі бок, так што гэта не можа быць { $name }.
tree-fault-cycle = Радок { $line }, слупок { $column }: цыкл. { $name } можа стаяць ніжэй за саму сябе, толькі калі ўсе лісты выйграны або прайграны.
tree-fault-too-many-ways = Радок { $line }, слупок { $column }: занадта шмат агульнага, шляхоў больш за { $ways }.
tree-fault-unreached = Радок { $line }, слупок { $column }: з { $root } у { $name } не вядзе ніводзін ход.
tree-fault-no-leaf-value = Радок { $line }, слупок { $column }: у { $name } няма ні нашчадкаў, ні ацэнкі.
tree-fault-second-root = Радок { $line }, слупок { $column }: { $name } — другі корань, бо і ў { $root } няма продка.
tree-fault-side-twice = Радок { $line }, слупок { $column }: чый першы ход, ужо сказана ў радку { $earlier }.
tree-fault-too-deep = Радок { $line }, слупок { $column }: { $name } далей за { $depth } хадоў ад кораня.
