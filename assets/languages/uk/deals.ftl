# Що може бути не так у тексті партії. { $word } — що там стоїть, { $earlier } — раніший рядок.

deal-fault-no-field = Рядок { $line }, стовпець { $column }: { $word } — не одне з полів { $fields }.
deal-fault-field-twice = Рядок { $line }, стовпець { $column }: { $word } вже стоїть у рядку { $earlier }.
deal-fault-empty-field = Рядок { $line }, стовпець { $column }: після { $word } нічого немає.
deal-fault-no-hands = Рядок { $line }, стовпець { $column }: рук (hands) немає.
deal-fault-no-card = Рядок { $line }, стовпець { $column }: { $word } — не карта. Карта — це ранг і масть, наприклад 6s або 10h.
deal-fault-no-suit = Рядок { $line }, стовпець { $column }: { $word } — не масть. Масті — s, c, d і h.
deal-fault-not-in-deck = Рядок { $line }, стовпець { $column }: { $word } немає в колоді з { $size } карт.
deal-fault-card-twice = Рядок { $line }, стовпець { $column }: { $word } вже стоїть у рядку { $earlier }, стовпці { $place }.
deal-fault-missing = Рядок { $line }, стовпець { $column }: з колоди в { $size } карт бракує: { $word }.
deal-fault-hand-size = Рядок { $line }, стовпець { $column }: карт у руці місця { $seat }: { $cards }, а треба { $size }.
deal-fault-players = Рядок { $line }, стовпець { $column }: рук: { $count }. За цими правилами їх може бути { $allowed }.
deal-fault-other-trump = Рядок { $line }, стовпець { $column }: козир задає карта { $word }.
deal-fault-no-seat = Рядок { $line }, стовпець { $column }: місце — це число від 0 до { $most }.
deal-fault-no-rule = Рядок { $line }, стовпець { $column }: { $word } — не правило. Правило пишеться так: deck=24.
deal-fault-unknown-rule = Рядок { $line }, стовпець { $column }: { $word } — такого правила немає, або немає такого значення.
