# What searches of game trees say, and what can be wrong with the text of a tree.
# { $node }, { $by }, { $name } are names of nodes; a value is a number, `won` or `lost`.

tree-step-visit = Patrzymy na { $node }.
tree-step-visit-above = Patrzymy na { $node }. Ważne tylko to, co dla Maksa lepsze niż { $alpha ->
    [lost] przegrana
    [won] wygrana
   *[other] { $alpha }
}.
tree-step-visit-below = Patrzymy na { $node }. Ważne tylko to, co dla Mina lepsze niż { $beta ->
    [lost] przegrana Maksa
    [won] wygrana Maksa
   *[other] { $beta }
}.
tree-step-visit-between = Patrzymy na { $node }. Ważne tylko to, co leży w granicach: { $alpha ->
    [lost] przegrana
    [won] wygrana
   *[other] { $alpha }
} – { $beta ->
    [lost] przegrana
    [won] wygrana
   *[other] { $beta }
}.
tree-step-improve = { $by } to na razie najlepszy ruch z { $node }: { $value ->
    [lost] przegrana
    [won] wygrana
   *[other] { $value }
}.
tree-step-cut = Odcięcie: { $node } ma już wartość: { $value ->
    [lost] przegrana
    [won] wygrana
   *[other] { $value }
}, a by tu nie iść, wystarczyła: { $limit ->
    [lost] przegrana
    [won] wygrana
   *[other] { $limit }
}. Nieoglądane: { $skipped }.
tree-step-decided = { $node }: już { $value ->
    [won] wygrana
   *[lost] brak wygranej
}. Nieoglądane: { $skipped }.
tree-step-repeat = { $node } jest już wcześniej w tym wariancie: krążeniem nic się nie wygra.
tree-step-leaf = { $value ->
    [won] { $node } to liść, wygrana.
    [lost] { $node } to liść, przegrana.
   *[other] { $node } to liść o wartości { $value }.
}
tree-step-settle = { $value ->
    [won] { $node }: wygrana.
    [lost] { $node }: brak wygranej.
   *[other] Wartość { $node }: { $value }.
}
tree-step-at-least = { $value ->
    [won] { $node }: wygrana.
    [lost] { $node }: przegrana albo lepiej.
   *[other] Wartość { $node }: co najmniej { $value }.
}
tree-step-at-most = { $value ->
    [won] { $node }: wygrana albo gorzej.
    [lost] { $node }: przegrana.
   *[other] Wartość { $node }: co najwyżej { $value }.
}

tree-fault-empty = Wiersz { $line }, kolumna { $column }: w tekście nie ma żadnego węzła.
tree-fault-no-name = Wiersz { $line }, kolumna { $column }: tu powinna stać nazwa.
tree-fault-no-relation = Wiersz { $line }, kolumna { $column }: po { $name } potrzeba -> i dzieci albo = i wartości.
tree-fault-no-children = Wiersz { $line }, kolumna { $column }: po strzałce nie ma żadnego dziecka { $name }.
tree-fault-no-value = Wiersz { $line }, kolumna { $column }: po znaku równości nie ma wartości { $name }.
tree-fault-bad-value = Wiersz { $line }, kolumna { $column }: { $name } to nie wartość. Wartość to liczba, na przykład -2.5, albo won, albo lost.
tree-fault-surplus = Wiersz { $line }, kolumna { $column }: nic nie powinno tu już stać, a stoi { $name }.
tree-fault-twice = Wiersz { $line }, kolumna { $column }: { $name } ma już opis w wierszu { $earlier }.
tree-fault-inner-value = Wiersz { $line }, kolumna { $column }: { $name } ma dzieci i własną wartość; drugie stoi w wierszu { $earlier }.
tree-fault-child-twice = Wiersz { $line }, kolumna { $column }: { $name } występuje wśród dzieci dwa razy.
tree-fault-other-side = Wiersz { $line }, kolumna { $column }: tu ruch ma druga strona, więc to nie może być { $name }.
tree-fault-cycle = Wiersz { $line }, kolumna { $column }: cykl. { $name } może stać pod sobą tylko tam, gdzie wszystkie liście to wygrana albo przegrana.
tree-fault-too-many-ways = Wiersz { $line }, kolumna { $column }: za dużo wspólnego; dróg jest więcej niż { $ways }.
tree-fault-unreached = Wiersz { $line }, kolumna { $column }: żaden ruch nie prowadzi z { $root } do { $name }.
tree-fault-no-leaf-value = Wiersz { $line }, kolumna { $column }: { $name } nie ma ani dzieci, ani wartości.
tree-fault-second-root = Wiersz { $line }, kolumna { $column }: { $name } to drugi korzeń, bo { $root } też nie ma rodzica.
tree-fault-side-twice = Wiersz { $line }, kolumna { $column }: kto ma pierwszy ruch, podano już w wierszu { $earlier }.
tree-fault-too-deep = Wiersz { $line }, kolumna { $column }: { $name } leży głębiej niż { $depth } ruchów pod korzeniem.
