# Who sits at the table, and several people at one device.

you = du
subject-you = Du
person = Spieler { $number }
people-pass-on = Gib das Gerät weiter: { $name }
people-ready = { $name } ist da: Karten zeigen
people-person = Mensch
people-person-cards = Spielt an diesem Gerät, das reihum geht
people-person-board = Spielt auch an diesem Gerät
