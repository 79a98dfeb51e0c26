# The players, and several people sharing one device.

you = Ty
subject-you = Ty
person = Gracz { $number }
people-pass-on = Przekaż urządzenie: { $name }
people-ready = Tu { $name }: pokaż moje karty
people-person = Człowiek
people-person-cards = Gra na tym urządzeniu, podawanym z rąk do rąk
people-person-board = Też gra na tym urządzeniu
