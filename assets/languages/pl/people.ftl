# Who sits at the table, and several people at one device.

you = ty
subject-you = Ty
person = Gracz { $number }
people-pass-on = Przekaż urządzenie: { $name }
people-ready = { $name }: pokaż moje karty
people-person = Człowiek
people-person-cards = Gra na tym urządzeniu, które krąży z rąk do rąk
people-person-board = Gra też na tym urządzeniu
