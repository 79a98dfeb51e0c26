# Повідомлення переборів у дереві гри та помилки в тексті дерева.
# { $node }, { $by }, { $name } — назви вершин; оцінка — число, `won` або `lost`.

tree-step-visit = Дивимося { $node }.
tree-step-visit-above = Дивимося { $node }. Для Макса важать лише оцінки, вищі за { $alpha ->
    [lost] програш
    [won] виграш
   *[other] { $alpha }
}.
tree-step-visit-below = Дивимося { $node }. Для Міна важать лише оцінки, нижчі за { $beta ->
    [lost] програш
    [won] виграш
   *[other] { $beta }
}.
tree-step-visit-between = Дивимося { $node }. Важить лише те, що між { $alpha ->
    [lost] програшем
    [won] виграшем
   *[other] { $alpha }
} і { $beta ->
    [lost] програшем
    [won] виграшем
   *[other] { $beta }
}.
tree-step-improve = { $by } — поки що найкращий хід із { $node }: { $value ->
    [lost] програш
    [won] виграш
   *[other] { $value }
}.
tree-step-cut = Відсікання: { $node } вже має { $value ->
    [lost] програш
    [won] виграш
   *[other] { $value }
}, а щоб сюди не йти, досить { $limit ->
    [lost] програшу
    [won] виграшу
   *[other] { $limit }
}. Пропущено: { $skipped }.
tree-step-decided = { $node } — це вже { $value ->
    [won] виграш
   *[lost] не виграш
}. Пропущено: { $skipped }.
tree-step-repeat = { $node } вже траплялося в цьому варіанті: ходячи колом, не виграєш.
tree-step-leaf = { $value ->
    [won] { $node } — листок, виграш.
    [lost] { $node } — листок, програш.
   *[other] { $node } — листок з оцінкою { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } — виграш.
    [lost] { $node } — не виграш.
   *[other] Оцінка { $node }: { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node } — виграш.
    [lost] Оцінка { $node }: програш або краще.
   *[other] Оцінка { $node }: щонайменше { $value }.
}
tree-step-at-most = { $value ->
    [won] Оцінка { $node }: виграш або гірше.
    [lost] { $node } — програш.
   *[other] Оцінка { $node }: щонайбільше { $value }.
}

tree-fault-empty = Рядок { $line }, стовпець { $column }: у тексті немає жодної вершини.
tree-fault-no-name = Рядок { $line }, стовпець { $column }: тут має бути назва.
tree-fault-no-relation = Рядок { $line }, стовпець { $column }: після { $name } мають бути -> і нащадки або = і оцінка.
tree-fault-no-children = Рядок { $line }, стовпець { $column }: у { $name } немає нащадків після стрілки.
tree-fault-no-value = Рядок { $line }, стовпець { $column }: у { $name } немає оцінки після знака рівності.
tree-fault-bad-value = Рядок { $line }, стовпець { $column }: { $name } — не оцінка. Напишіть число, як-от -2.5, або won, або lost.
tree-fault-surplus = Рядок { $line }, стовпець { $column }: зайве { $name }; далі нічого не має бути.
tree-fault-twice = Рядок { $line }, стовпець { $column }: { $name } вже описано в рядку { $earlier }.
tree-fault-inner-value = Рядок { $line }, стовпець { $column }: у { $name } є і нащадки, і оцінка; див. рядок { $earlier }.
tree-fault-child-twice = Рядок { $line }, стовпець { $column }: { $name } названо серед нащадків двічі.
tree-fault-other-side = Рядок { $line }, стовпець { $column }: тут ходить інша сторона, тож це не може бути { $name }.
tree-fault-cycle = Рядок { $line }, стовпець { $column }: цикл. { $name } може повторитися під собою, лише якщо всі листки — won або lost.
tree-fault-too-many-ways = Рядок { $line }, стовпець { $column }: забагато спільних вершин: понад { $ways } шляхів.
tree-fault-unreached = Рядок { $line }, стовпець { $column }: до { $name } не дістатися з { $root }.
tree-fault-no-leaf-value = Рядок { $line }, стовпець { $column }: у { $name } немає ні нащадків, ні оцінки.
tree-fault-second-root = Рядок { $line }, стовпець { $column }: { $name } — другий корінь, бо й у { $root } немає предка.
tree-fault-side-twice = Рядок { $line }, стовпець { $column }: хто ходить першим, уже сказано в рядку { $earlier }.
tree-fault-too-deep = Рядок { $line }, стовпець { $column }: { $name } далі ніж за { $depth } ходів від кореня.
