# What the master of Durak says of its decisions.

master-forced = Nie było z czego wybierać.
master-had-no-time = Zabrakło czasu na namysł: pierwsze, na co pozwalają zasady.
master-weighed = Możliwości: { $count }. Każda rozegrana do końca przy różnych układach zakrytych kart, do { $worlds } układów. Z tym ruchem najrzadziej zostaje durniem.
master-judged = Możliwości: { $count }. Każda rozgrywana dalej przy różnych układach zakrytych kart, do { $worlds } układów, aż w talonie zostało najwyżej dziesięć kart, a odtąd oceniona według doświadczenia z wielu partii. Z tym ruchem najrzadziej zostaje durniem.
master-lines = Nic już nie jest zakryte, ale graczy zostało kilku: po każdej z możliwości ({ $count }) szukano najlepszego dalszego ciągu przeciw temu, jak mogą zagrać pozostali, razy: { $worlds }. Z tym ruchem najrzadziej zostaje durniem.
master-redeal = Ta ręka i inne, które mogłyby przyjść zamiast niej, zostały rozegrane do końca, każda tyle razy: { $worlds }.
master-proved-won = Nic już nie jest zakryte i wszystko jest policzone do końca: wygrana, cokolwiek zrobi przeciwnik.
master-proved-drawn = Nic już nie jest zakryte i wszystko jest policzone do końca: remis przy najlepszej grze. Tak przeciwnikowi najłatwiej o błąd.
master-proved-lost = Nic już nie jest zakryte i wszystko jest policzone do końca: przegrana przy najlepszej grze przeciwnika. Tak najłatwiej mu o błąd.
master-won = Stąd wygrana
master-drawn = Stąd remis
master-lost = Stąd przegrana
master-fool = zostaje durniem, %
master-worlds = sprawdzone układy
master-agreed = układy, w których nic nie było lepsze
master-nodes = policzone pozycje
apprentice-erred = Możliwości: { $count }. Lepszą było widać, ale nie została wybrana: na tym poziomie zdarzają się błędy.
apprentice-forgotten = karty widziane i zapomniane

## The master introduces itself

master-about = Nie zapomina żadnej karty. To, czego nie widzi, wyobraża sobie na wiele sposobów, bardziej prawdopodobne częściej, także po tym, czego inni nie zrobili; w każdym rozgrywa wszystkie możliwości do końca i wybiera to, z czym najrzadziej zostaje durniem. Gdy nic już nie jest zakryte, liczy do końca. Poziomy różnią się liczbą wyobrażanych układów. Od poziomu 4 rozpoznaje też, do czyjej gry podobna jest gra innych, i bierze to pod uwagę; z nieznajomymi rozgrywa dalej, aż w talonie zostanie najwyżej dziesięć kart, a odtąd ocenia według doświadczenia z wielu partii.
opponent-master-1 = Mistrz 1
opponent-master-1-line = Wyobraża sobie 8 układów kart
opponent-master-1-about = { master-about }
opponent-master-2 = Mistrz 2
opponent-master-2-line = Wyobraża sobie 64 układy kart
opponent-master-2-about = { master-about }
opponent-master-3 = Mistrz 3
opponent-master-3-line = Wyobraża sobie 512 układów kart
opponent-master-3-about = { master-about }
opponent-master-4 = Mistrz 4
opponent-master-4-line = Rozpoznaje styl gry innych; 2048 układów
opponent-master-4-about = { master-about }
opponent-master-5 = Mistrz 5
opponent-master-5-line = Rozpoznaje styl gry innych; 8192 układy
opponent-master-5-about = { master-about }

apprentice-about = Myśli jak pierwszy mistrz, ale zapomina: najsłabszy wszystko, pozostali wszystko prócz atutów, asów i ostatnich rund. Zapomniana karta znowu może być wszędzie. Trzy słabsze poziomy czasem też wybierają niedbale, choć nigdy na oślep.
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

## What it counted on: habits of another, from what everybody could see

habit-takes-early-often = Uwzględniony nawyk: przeciwnik zabiera to, co może pobić ({ $done } na { $chances }).
habit-takes-early-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie zabiera tego, co może pobić (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik rzadko zabiera to, co może pobić ({ $done } na { $chances }).
}
habit-hoards-trumps-often = Uwzględniony nawyk: przeciwnik woli zabrać, niż wydać atut ({ $done } na { $chances }).
habit-hoards-trumps-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie zabiera, by oszczędzić atut (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik woli wydać atut, niż zabrać ({ $done } na { $chances }).
}
habit-keeps-low-cards-often = Uwzględniony nawyk: przeciwnik przytrzymuje niskie karty, które można dorzucić ({ $done } na { $chances }).
habit-keeps-low-cards-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie przytrzymuje niskiej karty, którą można dorzucić (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik prawie nigdy nie przytrzymuje niskiej karty, którą można dorzucić ({ $done } na { $chances }).
}
habit-keeps-high-cards-often = Uwzględniony nawyk: przeciwnik przytrzymuje wysokie karty, które można dorzucić ({ $done } na { $chances }).
habit-keeps-high-cards-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie przytrzymuje wysokiej karty, którą można dorzucić (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik dorzuca także wysokie karty ({ $done } na { $chances }).
}
habit-throws-trumps-often = Uwzględniony nawyk: przeciwnik dorzuca atuty, póki jest stos ({ $done } na { $chances }).
habit-throws-trumps-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie dorzuca atutu, póki jest stos (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik rzadko dorzuca atut, póki jest stos ({ $done } na { $chances }).
}
habit-beats-dearly-often = Uwzględniony nawyk: przeciwnik często bije kartą droższą, niż trzeba ({ $done } na { $chances }).
habit-beats-dearly-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie bije kartą droższą, niż trzeba (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik bije najtańszą kartą ({ $done } na { $chances }).
}
habit-leads-high-often = Uwzględniony nawyk: przeciwnik zagrywa wysokie karty, choć ma niższe ({ $done } na { $chances }).
habit-leads-high-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie zagrywa karty, mając niższą (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik zagrywa nisko ({ $done } na { $chances }).
}
habit-leads-groups-often = Uwzględniony nawyk: przeciwnik zagrywa wszystkie karty jednej rangi naraz ({ $done } na { $chances }).
habit-leads-groups-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie zagrywa dwóch kart jednej rangi naraz (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik trzyma równe karty i zagrywa je pojedynczo ({ $done } na { $chances }).
}
habit-leads-trumps-often = Uwzględniony nawyk: przeciwnik zagrywa atuty, póki jest stos ({ $done } na { $chances }).
habit-leads-trumps-seldom = { $done ->
    [0] Uwzględniony nawyk: przeciwnik ani razu nie zagrywa atutu, póki jest stos (okazje: { $chances }).
   *[other] Uwzględniony nawyk: przeciwnik rzadko zagrywa atut, póki jest stos ({ $done } na { $chances }).
}

## Do kogo podobni są przeciwnicy

plays-like-greedy = Uwzględniony sposób gry: przeciwnik gra najpewniej tak jak „{ opponent-greedy }” ({ $percent } %).
plays-like-lowest = Uwzględniony sposób gry: przeciwnik gra najpewniej tak jak „{ opponent-lowest }” ({ $percent } %).
plays-like-hand-value = Uwzględniony sposób gry: przeciwnik gra najpewniej tak jak „{ opponent-hand-value }” ({ $percent } %).
plays-like-hand-value-published = Uwzględniony sposób gry: przeciwnik gra najpewniej tak jak „{ opponent-hand-value-published }” ({ $percent } %).
plays-like-potential = Uwzględniony sposób gry: przeciwnik gra najpewniej tak jak „{ opponent-potential }” ({ $percent } %).
