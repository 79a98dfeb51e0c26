# Що кажуть пошуки в деревах гри і що буває не так із записом дерева.
# { $node }, { $by }, { $name } — імена вершин; оцінка — число, `won` або `lost`.

tree-step-visit = Розглядаємо { $node }.
tree-step-visit-above = Розглядаємо { $node }. Важить лише те, що для Макса краще, ніж { $alpha ->
    [lost] поразка
    [won] перемога
   *[other] { $alpha }
}.
tree-step-visit-below = Розглядаємо { $node }. Важить лише те, що для Міна краще, ніж { $beta ->
    [lost] поразка Макса
    [won] перемога Макса
   *[other] { $beta }
}.
tree-step-visit-between = Розглядаємо { $node }. Важить лише те, що лежить у межах: { $alpha ->
    [lost] поразка
    [won] перемога
   *[other] { $alpha }
} — { $beta ->
    [lost] поразка
    [won] перемога
   *[other] { $beta }
}.
tree-step-improve = { $by } — поки найкращий хід із { $node }: { $value ->
    [lost] поразка
    [won] перемога
   *[other] { $value }
}.
tree-step-cut = Відтинання: у { $node } вже { $value ->
    [lost] поразка
    [won] перемога
   *[other] { $value }
}, а щоб сюди не йти, вистачало й межі: { $limit ->
    [lost] поразка
    [won] перемога
   *[other] { $limit }
}. Не розглядаються: { $skipped }.
tree-step-decided = { $value ->
    [won] { $node } вже виграна.
   *[lost] { $node } вже не виграна.
} Не розглядаються: { $skipped }.
tree-step-repeat = { $node } вже траплялася в цьому варіанті: ходячи колом, не виграєш.
tree-step-leaf = { $value ->
    [won] { $node } — листок, перемога.
    [lost] { $node } — листок, поразка.
   *[other] { $node } — листок з оцінкою { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } виграна.
    [lost] { $node } не виграна.
   *[other] Оцінка { $node }: { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node } виграна.
    [lost] Оцінка { $node }: поразка або краще.
   *[other] Оцінка { $node }: не менше { $value }.
}
tree-step-at-most = { $value ->
    [won] Оцінка { $node }: перемога або гірше.
    [lost] { $node } програна.
   *[other] Оцінка { $node }: не більше { $value }.
}

tree-fault-empty = Рядок { $line }, стовпець { $column }: у тексті немає жодної вершини.
tree-fault-no-name = Рядок { $line }, стовпець { $column }: тут має стояти ім’я.
tree-fault-no-relation = Рядок { $line }, стовпець { $column }: після { $name } потрібні -> і нащадки або = і оцінка.
tree-fault-no-children = Рядок { $line }, стовпець { $column }: за стрілкою немає жодного нащадка { $name }.
tree-fault-no-value = Рядок { $line }, стовпець { $column }: за знаком рівності немає оцінки { $name }.
tree-fault-bad-value = Рядок { $line }, стовпець { $column }: { $name } — не оцінка. Оцінка — число на кшталт -2.5, won або lost.
tree-fault-surplus = Рядок { $line }, стовпець { $column }: рядок мав закінчитися, а далі стоїть { $name }.
tree-fault-twice = Рядок { $line }, стовпець { $column }: { $name } вже описано в рядку { $earlier }.
tree-fault-inner-value = Рядок { $line }, стовпець { $column }: у { $name } є і нащадки, і власна оцінка; інше стоїть у рядку { $earlier }.
tree-fault-child-twice = Рядок { $line }, стовпець { $column }: { $name } названо серед нащадків двічі.
tree-fault-other-side = Рядок { $line }, стовпець { $column }: тут ходить інша сторона, тож це не може бути { $name }.
tree-fault-cycle = Рядок { $line }, стовпець { $column }: цикл. { $name } може стояти нижче від самої себе, лише якщо всі листки виграні або програні.
tree-fault-too-many-ways = Рядок { $line }, стовпець { $column }: забагато спільного, шляхів більше ніж { $ways }.
tree-fault-unreached = Рядок { $line }, стовпець { $column }: з { $root } до { $name } не веде жоден хід.
tree-fault-no-leaf-value = Рядок { $line }, стовпець { $column }: у { $name } немає ні нащадків, ні оцінки.
tree-fault-second-root = Рядок { $line }, стовпець { $column }: { $name } — другий корінь, адже й у { $root } немає предка.
tree-fault-side-twice = Рядок { $line }, стовпець { $column }: чий перший хід, уже сказано в рядку { $earlier }.
tree-fault-too-deep = Рядок { $line }, стовпець { $column }: { $name } далі ніж { $depth } ходів від кореня.
