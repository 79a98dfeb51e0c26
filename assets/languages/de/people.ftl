# The players, and several people sharing one device.

you = Du
subject-you = Du
person = Spieler { $number }
people-pass-on = Gib das Gerät an { $name }
people-ready = Ich bin { $name }: Karten zeigen
people-person = Mitspieler
people-person-cards = An diesem Gerät, es geht reihum
people-person-board = Auch an diesem Gerät
