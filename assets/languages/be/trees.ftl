# Паведамленні перабору ў дрэвах гульні і памылкі ў тэксце дрэва.
# { $node }, { $by }, { $name } — імёны вяршынь; ацэнка — лік, `won` або `lost`.

tree-step-visit = Глядзім { $node }.
tree-step-visit-above = Глядзім { $node }. Максу важныя толькі ацэнкі, вышэйшыя за { $alpha ->
    [lost] пройгрыш
    [won] выйгрыш
   *[other] { $alpha }
}.
tree-step-visit-below = Глядзім { $node }. Міну важныя толькі ацэнкі, ніжэйшыя за { $beta ->
    [lost] пройгрыш
    [won] выйгрыш
   *[other] { $beta }
}.
tree-step-visit-between = Глядзім { $node }. Важныя толькі ацэнкі ў межах: { $alpha ->
    [lost] пройгрыш
    [won] выйгрыш
   *[other] { $alpha }
} — { $beta ->
    [lost] пройгрыш
    [won] выйгрыш
   *[other] { $beta }
}.
tree-step-improve = { $by } — пакуль найлепшы ход з { $node }: { $value ->
    [lost] пройгрыш
    [won] выйгрыш
   *[other] { $value }
}.
tree-step-cut = Адсячэнне: у { $node } ужо { $value ->
    [lost] пройгрыш
    [won] выйгрыш
   *[other] { $value }
}, а каб сюды не ісці, хапіла б і такога: { $limit ->
    [lost] пройгрыш
    [won] выйгрыш
   *[other] { $limit }
}. Прапушчана: { $skipped }.
tree-step-decided = { $value ->
    [won] { $node } ужо выйграна.
   *[lost] { $node } ужо не выйграна.
} Прапушчана: { $skipped }.
tree-step-repeat = { $node } ужо была ў гэтым працягу: ходзячы па коле, не выйграеш.
tree-step-leaf = { $value ->
    [won] { $node } — ліст, выйгрыш.
    [lost] { $node } — ліст, пройгрыш.
   *[other] { $node } — ліст, ацэнка { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } выйграна.
    [lost] { $node } не выйграна.
   *[other] Ацэнка { $node }: { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node } выйграна.
    [lost] Ацэнка { $node }: пройгрыш або лепш.
   *[other] Ацэнка { $node }: не менш за { $value }.
}
tree-step-at-most = { $value ->
    [won] Ацэнка { $node }: выйгрыш або горш.
    [lost] { $node } прайграна.
   *[other] Ацэнка { $node }: не больш за { $value }.
}

tree-fault-empty = Радок { $line }, слупок { $column }: у тэксце няма ніводнай вяршыні.
tree-fault-no-name = Радок { $line }, слупок { $column }: тут мае быць імя.
tree-fault-no-relation = Радок { $line }, слупок { $column }: пасля { $name } трэба -> і нашчадкі або = і ацэнка.
tree-fault-no-children = Радок { $line }, слупок { $column }: у { $name } няма нашчадкаў пасля стрэлкі.
tree-fault-no-value = Радок { $line }, слупок { $column }: у { $name } няма ацэнкі пасля знака роўнасці.
tree-fault-bad-value = Радок { $line }, слупок { $column }: { $name } — не ацэнка. Пішыце лік, напрыклад -2.5, або won, або lost.
tree-fault-surplus = Радок { $line }, слупок { $column }: лішняе { $name }; тут больш нічога быць не павінна.
tree-fault-twice = Радок { $line }, слупок { $column }: { $name } ужо апісана ў радку { $earlier }.
tree-fault-inner-value = Радок { $line }, слупок { $column }: у { $name } ёсць і нашчадкі, і ацэнка; гл. радок { $earlier }.
tree-fault-child-twice = Радок { $line }, слупок { $column }: { $name } названа сярод нашчадкаў двойчы.
tree-fault-other-side = Радок { $line }, слупок { $column }: тут ходзіць другі бок, таму гэта не можа быць { $name }.
tree-fault-cycle = Радок { $line }, слупок { $column }: цыкл. { $name } можа быць пад самой сабой, толькі калі ўсе лісты выйграныя або прайграныя.
tree-fault-too-many-ways = Радок { $line }, слупок { $column }: занадта шмат агульных вяршынь, шляхоў больш за { $ways }.
tree-fault-unreached = Радок { $line }, слупок { $column }: з { $root } нельга дайсці да { $name }.
tree-fault-no-leaf-value = Радок { $line }, слупок { $column }: у { $name } няма ні нашчадкаў, ні ацэнкі.
tree-fault-second-root = Радок { $line }, слупок { $column }: { $name } — другі корань, бо і ў { $root } няма продка.
tree-fault-side-twice = Радок { $line }, слупок { $column }: хто ходзіць першым, ужо сказана ў радку { $earlier }.
tree-fault-too-deep = Радок { $line }, слупок { $column }: ад кораня да { $name } больш за { $depth } хадоў.
