# The players, and several people sharing one device.

you = du
subject-you = Du
person = Spieler { $number }
people-pass-on = Gib das Gerät an { $name }
people-ready = Ich bin { $name }: Karten zeigen
people-person = Mensch
people-person-cards = Spielt an diesem Gerät, es geht reihum
people-person-board = Spielt auch an diesem Gerät
