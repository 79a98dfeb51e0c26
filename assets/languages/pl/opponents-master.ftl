# Reasons of the Durak master.

master-forced = Był tylko jeden dozwolony ruch.
master-had-no-time = Zabrakło czasu na namysł: pierwszy dozwolony ruch.
master-weighed = { $worlds ->
    [one] Dla każdej z { $count } możliwości symuluje do końca { $worlds } układ kart. Z tym ruchem najrzadziej zostaje durniem.
    [few] Dla każdej z { $count } możliwości symuluje do końca nawet { $worlds } układy kart. Z tym ruchem najrzadziej zostaje durniem.
   *[many] Dla każdej z { $count } możliwości symuluje do końca nawet { $worlds } układów kart. Z tym ruchem najrzadziej zostaje durniem.
}
master-judged = { $worlds ->
    [one] Dla każdej z { $count } możliwości symuluje { $worlds } układ kart, aż w talonie zostanie najwyżej dziesięć kart. Dalej ocenia na podstawie doświadczenia z wielu partii. Z tym ruchem najrzadziej zostaje durniem.
    [few] Dla każdej z { $count } możliwości symuluje nawet { $worlds } układy kart, aż w talonie zostanie najwyżej dziesięć kart. Dalej ocenia na podstawie doświadczenia z wielu partii. Z tym ruchem najrzadziej zostaje durniem.
   *[many] Dla każdej z { $count } możliwości symuluje nawet { $worlds } układów kart, aż w talonie zostanie najwyżej dziesięć kart. Dalej ocenia na podstawie doświadczenia z wielu partii. Z tym ruchem najrzadziej zostaje durniem.
}
master-lines = { $worlds ->
    [one] Nic już nie jest zakryte, ale graczy zostało kilku. Dla każdej z { $count } możliwości szuka najlepszego dalszego ciągu przeciwko { $worlds } sposobowi gry pozostałych. Z tym ruchem najrzadziej zostaje durniem.
   *[other] Nic już nie jest zakryte, ale graczy zostało kilku. Dla każdej z { $count } możliwości szuka najlepszego dalszego ciągu przeciwko { $worlds } sposobom gry pozostałych. Z tym ruchem najrzadziej zostaje durniem.
}
master-ruled-out = Każdą możliwość rozgrywa do końca w możliwych rozdaniach ({ $worlds ->
    [one] { $worlds } raz
   *[other] { $worlds } razy
}). Te, które wypadły lepiej, nie wygrywają przy bezbłędnej grze przeciwnika, jak wynika z obliczeń. Dlatego wybór pada na jedną z pozostałych.
master-redeal = { $worlds ->
    [one] Symuluje do końca tę rękę i możliwe nowe ręce, każdą { $worlds } raz.
   *[other] Symuluje do końca tę rękę i możliwe nowe ręce, każdą { $worlds } razy.
}
master-proved-won = Nic już nie jest zakryte, a wszystko policzone do końca: pewna wygrana, cokolwiek zrobi przeciwnik.
master-proved-drawn = Nic już nie jest zakryte, a wszystko policzone do końca: przy bezbłędnej grze remis. Tak przeciwnikowi najłatwiej o błąd.
master-proved-lost = Nic już nie jest zakryte, a wszystko policzone do końca: przy bezbłędnej grze przeciwnika przegrana. Tak najłatwiej mu o błąd.
master-won = Wygrana
master-drawn = Remis
master-lost = Przegrana
master-fool = zostaje durniem, %
master-worlds = zasymulowane układy
master-agreed = układy, w których nic nie było lepsze
master-nodes = zbadane pozycje
apprentice-erred = Możliwości: { $count }. Widać lepszą, ale na tym poziomie czasem się myli.
apprentice-forgotten = karty widziane i zapomniane

## The master introduces itself

master-about = Nie zapomina żadnej karty. Symuluje wiele możliwych układów, bardziej prawdopodobne częściej, i wybiera ruch, po którym najrzadziej zostaje durniem. Na początku partii szacuje, jak się skończą; gdy nic już nie jest zakryte, liczy do końca. Wyższe poziomy symulują więcej układów, a Niedźwiedź i Sowa rozpoznają też, którego przeciwnika przypominają inni gracze.
opponent-master-1 = Mistrz 1
opponent-master-1-line = Symuluje 8 możliwych układów
opponent-master-1-about = { master-about }
opponent-master-2 = Mistrz 2
opponent-master-2-line = Symuluje 64 możliwe układy
opponent-master-2-about = { master-about }
opponent-master-3 = Mistrz 3
opponent-master-3-line = Symuluje 512 możliwych układów
opponent-master-3-about = { master-about }
opponent-master-4 = Mistrz 4
opponent-master-4-line = Rozpoznaje styl gry innych; 2048 układów
opponent-master-4-about = { master-about }
opponent-master-5 = Mistrz 5
opponent-master-5-line = Rozpoznaje styl gry innych; 8192 układy
opponent-master-5-about = { master-about }

apprentice-about = Myśli jak Szop, ale zapomina. Najsłabsza Wiewiórka zapomina wszystko, pozostałe pamiętają tylko atuty, asy i kilka ostatnich rund. Zapomniana karta znowu może być wszędzie. Trzy słabsze poziomy czasem się też mylą, ale nigdy rażąco.
opponent-apprentice-1 = Czeladnik 1
opponent-apprentice-1-line = Zapomina wszystkie karty, często się myli
opponent-apprentice-1-about = { apprentice-about }
opponent-apprentice-2 = Czeladnik 2
opponent-apprentice-2-line = Pamięta atuty i asy, czasem się myli
opponent-apprentice-2-about = { apprentice-about }
opponent-apprentice-3 = Czeladnik 3
opponent-apprentice-3-line = Pamięta dwie ostatnie rundy, rzadko się myli
opponent-apprentice-3-about = { apprentice-about }
opponent-apprentice-4 = Czeladnik 4
opponent-apprentice-4-line = Pamięta sześć ostatnich rund
opponent-apprentice-4-about = { apprentice-about }

## Habits of another player that it counted on, as everyone could see them

habit-takes-early-often = Wie, że inny gracz bierze karty, które może pobić ({ $done } na { $chances }).
habit-takes-early-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie bierze kart, które może pobić (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko bierze karty, które może pobić ({ $done } na { $chances }).
}
habit-hoards-trumps-often = Wie, że inny gracz woli wziąć, niż wydać atut ({ $done } na { $chances }).
habit-hoards-trumps-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie bierze, żeby oszczędzić atut (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko bierze, żeby oszczędzić atut ({ $done } na { $chances }).
}
habit-keeps-low-cards-often = Wie, że inny gracz przytrzymuje niskie karty, które może dorzucić ({ $done } na { $chances }).
habit-keeps-low-cards-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie przytrzymuje niskich kart, które może dorzucić (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko przytrzymuje niskie karty, które może dorzucić ({ $done } na { $chances }).
}
habit-keeps-high-cards-often = Wie, że inny gracz przytrzymuje wysokie karty, które może dorzucić ({ $done } na { $chances }).
habit-keeps-high-cards-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie przytrzymuje wysokich kart, które może dorzucić (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko przytrzymuje wysokie karty, które może dorzucić ({ $done } na { $chances }).
}
habit-throws-trumps-often = Wie, że inny gracz dorzuca atuty, póki jest talon ({ $done } na { $chances }).
habit-throws-trumps-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie dorzuca atutów, póki jest talon (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko dorzuca atuty, póki jest talon ({ $done } na { $chances }).
}
habit-beats-dearly-often = Wie, że inny gracz często bije wyższą kartą, niż trzeba ({ $done } na { $chances }).
habit-beats-dearly-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie bije wyższą kartą, niż trzeba (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko bije wyższą kartą, niż trzeba ({ $done } na { $chances }).
}
habit-leads-high-often = Wie, że inny gracz zagrywa wysoko, mając niższe karty ({ $done } na { $chances }).
habit-leads-high-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie zagrywa wysoko, mając niższe karty (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko zagrywa wysoko, mając niższe karty ({ $done } na { $chances }).
}
habit-leads-groups-often = Wie, że inny gracz zagrywa naraz kilka kart jednej rangi ({ $done } na { $chances }).
habit-leads-groups-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie zagrywa naraz kilku kart jednej rangi (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko zagrywa naraz kilka kart jednej rangi ({ $done } na { $chances }).
}
habit-leads-trumps-often = Wie, że inny gracz zagrywa atuty, póki jest talon ({ $done } na { $chances }).
habit-leads-trumps-seldom = { $done ->
    [0] Wie, że inny gracz nigdy nie zagrywa atutów, póki jest talon (okazje: { $chances }).
   *[other] Wie, że inny gracz rzadko zagrywa atuty, póki jest talon ({ $done } na { $chances }).
}

## Which opponent the others play like

plays-like-greedy = Uważa, że inny gracz gra jak Chomik ({ $percent }%).
plays-like-lowest = Uważa, że inny gracz gra jak Myszka ({ $percent }%).
plays-like-hand-value = Uważa, że inny gracz gra jak Kret ({ $percent }%).
plays-like-hand-value-published = Uważa, że inny gracz gra jak Sroka ({ $percent }%).
plays-like-potential = Uważa, że inny gracz gra jak Jeż ({ $percent }%).
