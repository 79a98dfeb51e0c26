# Помилки в тексті партії. { $word } — хибний текст, { $earlier } — номер попереднього рядка.

deal-fault-no-field = Рядок { $line }, стовпець { $column }: { $word } — не одне з полів { $fields }.
deal-fault-field-twice = Рядок { $line }, стовпець { $column }: { $word } вже є в рядку { $earlier }.
deal-fault-empty-field = Рядок { $line }, стовпець { $column }: { $word } без значення.
deal-fault-no-hands = Рядок { $line }, стовпець { $column }: немає рук.
deal-fault-no-card = Рядок { $line }, стовпець { $column }: { $word } — не карта. Карта — це номінал і масть, наприклад 6s або 10h.
deal-fault-no-suit = Рядок { $line }, стовпець { $column }: { $word } — не масть. Масті: s, c, d і h.
deal-fault-not-in-deck = Рядок { $line }, стовпець { $column }: { $word } немає в колоді з { $size } карт.
deal-fault-card-twice = Рядок { $line }, стовпець { $column }: { $word } вже є в рядку { $earlier }, стовпці { $place }.
deal-fault-missing = Рядок { $line }, стовпець { $column }: у колоді з { $size } карт бракує: { $word }.
deal-fault-hand-size = Рядок { $line }, стовпець { $column }: на місці { $seat } має бути карт: { $size }, а є { $cards }.
deal-fault-players = Рядок { $line }, стовпець { $column }: знайдено рук: { $count }. За цими правилами дозволено { $allowed }.
deal-fault-other-trump = Рядок { $line }, стовпець { $column }: козирна карта — { $word }, тож козир не збігається.
deal-fault-no-seat = Рядок { $line }, стовпець { $column }: місце — це число від 0 до { $most }.
deal-fault-no-rule = Рядок { $line }, стовпець { $column }: { $word } — не правило. Пишіть правила так: deck=24.
deal-fault-unknown-rule = Рядок { $line }, стовпець { $column }: { $word } — такого правила немає або його значення не дозволене.
