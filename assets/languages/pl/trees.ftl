# Messages of the game tree searches, and errors in the text of a tree.
# { $node }, { $by }, { $name } are names of nodes; a value is a number, `won` or `lost`.

tree-step-visit = Odwiedzamy { $node }.
tree-step-visit-above = Odwiedzamy { $node }. Dla Maksa liczą się tylko wartości powyżej { $alpha ->
    [lost] przegranej
    [won] wygranej
   *[other] { $alpha }
}.
tree-step-visit-below = Odwiedzamy { $node }. Dla Mina liczą się tylko wartości poniżej { $beta ->
    [lost] przegranej
    [won] wygranej
   *[other] { $beta }
}.
tree-step-visit-between = Odwiedzamy { $node }. Liczą się tylko wartości między { $alpha ->
    [lost] przegraną
    [won] wygraną
   *[other] { $alpha }
} a { $beta ->
    [lost] przegraną
    [won] wygraną
   *[other] { $beta }
}.
tree-step-improve = Z { $node } na razie najlepiej do { $by }: { $value ->
    [lost] przegrana
    [won] wygrana
   *[other] { $value }
}.
tree-step-cut = Odcięcie: węzeł { $node } ma już { $value ->
    [lost] przegraną
    [won] wygraną
   *[other] { $value }
}, a żeby tu nie iść, wystarczy { $limit ->
    [lost] przegrana
    [won] wygrana
   *[other] { $limit }
}. Pominięte: { $skipped }.
tree-step-decided = Węzeł { $node } to już { $value ->
    [won] wygrana
   *[lost] nie wygrana
}. Pominięte: { $skipped }.
tree-step-repeat = Węzeł { $node } jest już wcześniej w tym wariancie: krążąc w kółko, nic się nie wygra.
tree-step-leaf = { $value ->
    [won] Liść { $node } to wygrana.
    [lost] Liść { $node } to przegrana.
   *[other] Liść { $node } ma wartość { $value }.
}
tree-step-settle = { $value ->
    [won] Węzeł { $node } to wygrana.
    [lost] Węzeł { $node } to nie wygrana.
   *[other] Węzeł { $node } ma wartość { $value }.
}
tree-step-at-least = { $value ->
    [won] Węzeł { $node } to wygrana.
    [lost] Węzeł { $node } to przegrana albo lepiej.
   *[other] Węzeł { $node } ma wartość co najmniej { $value }.
}
tree-step-at-most = { $value ->
    [won] Węzeł { $node } to wygrana albo gorzej.
    [lost] Węzeł { $node } to przegrana.
   *[other] Węzeł { $node } ma wartość najwyżej { $value }.
}

tree-fault-empty = Wiersz { $line }, kolumna { $column }: w tekście nie ma węzłów.
tree-fault-no-name = Wiersz { $line }, kolumna { $column }: tu powinna być nazwa.
tree-fault-no-relation = Wiersz { $line }, kolumna { $column }: po { $name } powinno być -> i dzieci albo = i wartość.
tree-fault-no-children = Wiersz { $line }, kolumna { $column }: { $name } nie ma dzieci po strzałce.
tree-fault-no-value = Wiersz { $line }, kolumna { $column }: { $name } nie ma wartości po znaku równości.
tree-fault-bad-value = Wiersz { $line }, kolumna { $column }: { $name } to nie wartość. Wpisz liczbę, na przykład -2.5, albo won lub lost.
tree-fault-surplus = Wiersz { $line }, kolumna { $column }: zbędne { $name }; nic nie powinno tu już być.
tree-fault-twice = Wiersz { $line }, kolumna { $column }: { $name } jest już opisane w wierszu { $earlier }.
tree-fault-inner-value = Wiersz { $line }, kolumna { $column }: { $name } ma i dzieci, i wartość; zobacz wiersz { $earlier }.
tree-fault-child-twice = Wiersz { $line }, kolumna { $column }: { $name } występuje wśród dzieci dwa razy.
tree-fault-other-side = Wiersz { $line }, kolumna { $column }: tu ruch ma druga strona, więc to nie może być { $name }.
tree-fault-cycle = Wiersz { $line }, kolumna { $column }: cykl. { $name } może być pod sobą tylko wtedy, gdy wszystkie liście to won albo lost.
tree-fault-too-many-ways = Wiersz { $line }, kolumna { $column }: za dużo wspólnych węzłów; dróg jest więcej niż { $ways }.
tree-fault-unreached = Wiersz { $line }, kolumna { $column }: z { $root } nie da się dojść do { $name }.
tree-fault-no-leaf-value = Wiersz { $line }, kolumna { $column }: { $name } nie ma ani dzieci, ani wartości.
tree-fault-second-root = Wiersz { $line }, kolumna { $column }: { $name } to drugi korzeń, bo { $root } też nie ma rodzica.
tree-fault-side-twice = Wiersz { $line }, kolumna { $column }: pierwszą stronę podano już w wierszu { $earlier }.
tree-fault-too-deep = Wiersz { $line }, kolumna { $column }: { $name } leży ponad { $depth } ruchów pod korzeniem.
