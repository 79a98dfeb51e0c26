# How the opponents’ characters say a reason, each in its own manner. $said is the whole reason as a sentence;
# put a few words (at most six) before or after it. There are two ways to give a cause, and one to say that
# several moves are about equal. Players who prefer a plain voice see only $said.

voice-hen-cause = { $variant ->
    [0] Gack, warum nicht?
   *[other] Ich picke drauflos.
} { $said }
voice-hen-close = { $said } Gack, alles eins.
voice-mouse-cause = { $variant ->
    [0] Kleinvieh macht auch Mist.
   *[other] Pst, ganz leise.
} { $said }
voice-mouse-close = { $said } Ist mir piepegal.
voice-hamster-cause = { $variant ->
    [0] Ab in die Backen.
   *[other] Mehr für mich.
} { $said }
voice-hamster-close = { $said } Ich nehm beides.
voice-hedgehog-cause = { $variant ->
    [0] Stachlig, aber ehrlich.
   *[other] Schnauf, ich rechne.
} { $said }
voice-hedgehog-close = { $said } Schnauf, Jacke wie Hose.
voice-donkey-cause = { $variant ->
    [0] I-ah, so mache ich’s immer.
   *[other] Stur ist auch ein Plan.
} { $said }
voice-donkey-close = { $said } I-ah, einerlei.
voice-mole-cause = { $variant ->
    [0] Ich taste mich vor.
   *[other] Gegraben und gefunden.
} { $said }
voice-mole-close = { $said } Im Dunkeln sind alle grau.
voice-magpie-cause = { $variant ->
    [0] Oh, das glänzt!
   *[other] Was für ein Schatz!
} { $said }
voice-magpie-close = { $said } Beides glänzt.
voice-cat-cause = { $variant ->
    [0] Schnurr.
   *[other] Das sagen meine Schnurrhaare.
} { $said }
voice-cat-close = { $said } Schnurr, zu faul zum Wählen.
voice-lynx-cause = { $variant ->
    [0] Dem Luchs entgeht nichts.
   *[other] Schon von Weitem gesehen.
} { $said }
voice-lynx-close = { $said } Den Unterschied sieht kein Luchs.
voice-squirrel-cause = { $variant ->
    [0] Äh, wo war ich?
   *[other] Nüsse, Nüsse!
} { $said }
voice-squirrel-close = { $said } Ach, beides passt.
voice-raccoon-cause = { $variant ->
    [0] Flinke Pfoten.
   *[other] Kurz betastet, schon gewählt.
} { $said }
voice-raccoon-close = { $said } Greif einfach zu.
voice-fox-cause = { $variant ->
    [0] Eine kleine List.
   *[other] Schlau, oder?
} { $said }
voice-fox-close = { $said } Ich grinse so oder so.
voice-wolf-cause = { $variant ->
    [0] Ein Wolf kann warten.
   *[other] Geduld macht satt.
} { $said }
voice-wolf-close = { $said } Kaum ein Bissen Unterschied.
voice-bear-cause = { $variant ->
    [0] Langsam, aber sicher.
   *[other] Brumm, hör zu.
} { $said }
voice-bear-close = { $said } Brumm, schmeckt beides.
voice-owl-cause = { $variant ->
    [0] Schuhu, überlegen wir mal.
   *[other] Nachts denkt es sich gut.
} { $said }
voice-owl-close = { $said } Schuhu, zu knapp.
voice-puppy-cause = { $variant ->
    [0] Wuff, hurra!
   *[other] Guck mal, guck mal!
} { $said }
voice-puppy-close = { $said } Wuff, macht beides Spaß!
voice-badger-cause = { $variant ->
    [0] Da grab ich tiefer.
   *[other] Immer schön gründlich.
} { $said }
voice-badger-close = { $said } Führt in denselben Bau.
voice-hare-cause = { $variant ->
    [0] Ich weiß, wie der Hase läuft.
   *[other] Hopp, einen Sprung voraus!
} { $said }
voice-hare-close = { $said } Kopf an Kopf.
voice-elephant-cause = { $variant ->
    [0] Elefanten vergessen nichts.
   *[other] Gut abgewogen.
} { $said }
voice-elephant-close = { $said } Wiegt beides gleich viel.
voice-turtle-cause = { $variant ->
    [0] Alles ausgezählt.
   *[other] Immer mit der Ruhe.
} { $said }
voice-turtle-close = { $said } Lass dir Zeit, beides gleich.
voice-frog-cause = { $variant ->
    [0] Quak und platsch!
   *[other] Ich hüpfe, wohin ich will.
} { $said }
voice-frog-close = { $said } Quak, gehüpft wie gesprungen.
