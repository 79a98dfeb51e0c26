# How the opponents’ characters say a reason, each in its own manner. $said is the whole reason as a sentence;
# put a few words (at most six) before or after it. There are two ways to give a cause, and one to say that
# several moves are about equal. Players who prefer a plain voice see only $said.

voice-hen-cause = { $variant ->
    [0] Gack, warum nicht?
   *[other] Ich picke drauflos.
} { $said }
voice-hen-close = { $said } Gack, alles eins.
voice-mouse-cause = { $variant ->
    [0] Erst das Kleine.
   *[other] Ganz leise.
} { $said }
voice-mouse-close = { $said } Piep, egal.
voice-hamster-cause = { $variant ->
    [0] Ab in die Backen.
   *[other] Mehr für mich.
} { $said }
voice-hamster-close = { $said } Ich nähme beides.
voice-hedgehog-cause = { $variant ->
    [0] Stachlig, aber ehrlich.
   *[other] Schnauf, ich rechne.
} { $said }
voice-hedgehog-close = { $said } Schnauf, eins wie das andere.
voice-donkey-cause = { $variant ->
    [0] I-ah, so mache ich’s immer.
   *[other] Stur ist auch ein Plan.
} { $said }
voice-donkey-close = { $said } I-ah, einerlei.
voice-mole-cause = { $variant ->
    [0] Ich taste mich vor.
   *[other] Gegraben und gefunden.
} { $said }
voice-mole-close = { $said } Im Dunkeln alles gleich.
voice-magpie-cause = { $variant ->
    [0] Oh, das glänzt!
   *[other] Was für ein Schatz!
} { $said }
voice-magpie-close = { $said } Beides glänzt.
voice-cat-cause = { $variant ->
    [0] Schnurr.
   *[other] Das spüre ich.
} { $said }
voice-cat-close = { $said } Schnurr, zu faul zum Wählen.
voice-lynx-cause = { $variant ->
    [0] Ich habe scharfe Augen.
   *[other] Von Weitem gesehen.
} { $said }
voice-lynx-close = { $said } Das sieht selbst ein Luchs nicht.
voice-squirrel-cause = { $variant ->
    [0] Wo war ich gerade?
   *[other] Nüsse, Nüsse!
} { $said }
voice-squirrel-close = { $said } Ach, beides passt.
voice-raccoon-cause = { $variant ->
    [0] Flinke Pfoten.
   *[other] Kurz betastet.
} { $said }
voice-raccoon-close = { $said } Greif irgendeins.
voice-fox-cause = { $variant ->
    [0] Eine kleine List.
   *[other] Schlau, oder?
} { $said }
voice-fox-close = { $said } Ich grinse so oder so.
voice-wolf-cause = { $variant ->
    [0] Ein Wolf kann warten.
   *[other] Geduld macht satt.
} { $said }
voice-wolf-close = { $said } Kaum Beute.
voice-bear-cause = { $variant ->
    [0] Langsam, aber sicher.
   *[other] Brumm, hör zu.
} { $said }
voice-bear-close = { $said } Brumm, gleich schwer.
voice-owl-cause = { $variant ->
    [0] Uhu, überlegen wir.
   *[other] Nachts denkt es sich gut.
} { $said }
voice-owl-close = { $said } Uhu, zu knapp.
voice-puppy-cause = { $variant ->
    [0] Wuff, hurra!
   *[other] Schau, schau!
} { $said }
voice-puppy-close = { $said } Wuff, beides lustig!
voice-badger-cause = { $variant ->
    [0] Graben wir tiefer.
   *[other] Ruhige Arbeit.
} { $said }
voice-badger-close = { $said } Derselbe Bau.
voice-hare-cause = { $variant ->
    [0] Hopp, da sehe ich’s.
   *[other] Ein Sprung voraus!
} { $said }
voice-hare-close = { $said } Kopf an Kopf.
voice-elephant-cause = { $variant ->
    [0] Elefanten vergessen nichts.
   *[other] Gut abgewogen.
} { $said }
voice-elephant-close = { $said } Beides wiegt gleich.
voice-turtle-cause = { $variant ->
    [0] Alles ausgezählt.
   *[other] Keine Eile.
} { $said }
voice-turtle-close = { $said } Nur Ruhe, beides gleich.
voice-frog-cause = { $variant ->
    [0] Quak, gehüpft.
   *[other] Ich hüpfe, wohin ich will.
} { $said }
voice-frog-close = { $said } Quak, nass ist es überall.
