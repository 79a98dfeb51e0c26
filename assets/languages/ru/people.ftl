# Игроки за столом и несколько человек с одним устройством.

you = Вы
subject-you = Вы
person = Игрок { $number }
people-pass-on = Теперь { $name }: передайте устройство
people-ready = Я { $name }: показать карты
people-person = Человек
people-person-cards = Играет на этом же устройстве, его передают по кругу
people-person-board = Играет на этом же устройстве
