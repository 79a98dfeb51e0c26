# Сообщения перебора в деревьях игры и ошибки в тексте дерева.
# { $node }, { $by }, { $name } — имена вершин; оценка — число, `won` или `lost`.

tree-step-visit = Смотрим { $node }.
tree-step-visit-above = Смотрим { $node }. Максу важны только оценки выше { $alpha ->
    [lost] проигрыша
    [won] выигрыша
   *[other] { $alpha }
}.
tree-step-visit-below = Смотрим { $node }. Мину важны только оценки ниже { $beta ->
    [lost] проигрыша
    [won] выигрыша
   *[other] { $beta }
}.
tree-step-visit-between = Смотрим { $node }. Важны только оценки между { $alpha ->
    [lost] проигрышем
    [won] выигрышем
   *[other] { $alpha }
} и { $beta ->
    [lost] проигрышем
    [won] выигрышем
   *[other] { $beta }
}.
tree-step-improve = { $by } — пока лучший ход из { $node }: { $value ->
    [lost] проигрыш
    [won] выигрыш
   *[other] { $value }
}.
tree-step-cut = Отсечение: в { $node } уже { $value ->
    [lost] проигрыш
    [won] выигрыш
   *[other] { $value }
}, а чтобы сюда не идти, хватило бы и такого: { $limit ->
    [lost] проигрыш
    [won] выигрыш
   *[other] { $limit }
}. Не понадобились: { $skipped }.
tree-step-decided = { $value ->
    [won] { $node } уже выиграна.
   *[lost] { $node } уже не выиграна.
} Не понадобились: { $skipped }.
tree-step-repeat = { $node } уже была в этом варианте: хождение по кругу не выигрывает.
tree-step-leaf = { $value ->
    [won] { $node } — лист, выигрыш.
    [lost] { $node } — лист, проигрыш.
   *[other] { $node } — лист с оценкой { $value }.
}
tree-step-settle = { $value ->
    [won] { $node } выиграна.
    [lost] { $node } не выиграна.
   *[other] Оценка { $node }: { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node } выиграна.
    [lost] Оценка { $node }: проигрыш или лучше.
   *[other] Оценка { $node }: не меньше { $value }.
}
tree-step-at-most = { $value ->
    [won] Оценка { $node }: выигрыш или хуже.
    [lost] { $node } проиграна.
   *[other] Оценка { $node }: не больше { $value }.
}

tree-fault-empty = Строка { $line }, столбец { $column }: в тексте нет ни одной вершины.
tree-fault-no-name = Строка { $line }, столбец { $column }: здесь нужно имя.
tree-fault-no-relation = Строка { $line }, столбец { $column }: после { $name } нужны -> и потомки или = и оценка.
tree-fault-no-children = Строка { $line }, столбец { $column }: у { $name } нет потомков после стрелки.
tree-fault-no-value = Строка { $line }, столбец { $column }: у { $name } нет оценки после знака равенства.
tree-fault-bad-value = Строка { $line }, столбец { $column }: { $name } — не оценка. Оценка — число вроде -2.5, won или lost.
tree-fault-surplus = Строка { $line }, столбец { $column }: лишнее: { $name }; дальше ничего не должно быть.
tree-fault-twice = Строка { $line }, столбец { $column }: { $name } уже определена в строке { $earlier }.
tree-fault-inner-value = Строка { $line }, столбец { $column }: у { $name } есть и потомки, и оценка; см. строку { $earlier }.
tree-fault-child-twice = Строка { $line }, столбец { $column }: { $name } названа среди потомков дважды.
tree-fault-other-side = Строка { $line }, столбец { $column }: здесь ходит другая сторона, так что это не может быть { $name }.
tree-fault-cycle = Строка { $line }, столбец { $column }: цикл. { $name } может стоять ниже самой себя, только если все листья выиграны или проиграны.
tree-fault-too-many-ways = Строка { $line }, столбец { $column }: слишком много общих вершин: путей больше, чем { $ways }.
tree-fault-unreached = Строка { $line }, столбец { $column }: из { $root } нельзя попасть в { $name }.
tree-fault-no-leaf-value = Строка { $line }, столбец { $column }: у { $name } нет ни потомков, ни оценки.
tree-fault-second-root = Строка { $line }, столбец { $column }: { $name } — второй корень, потому что у { $root } тоже нет родителя.
tree-fault-side-twice = Строка { $line }, столбец { $column }: кто ходит первым, уже сказано в строке { $earlier }.
tree-fault-too-deep = Строка { $line }, столбец { $column }: от корня до { $name } больше { $depth } ходов.
