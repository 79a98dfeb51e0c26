# How the opponents’ characters say a reason, each in its own manner. $said is the whole reason as a sentence;
# put a few words (at most six) before or after it. There are two ways to give a cause, and one to say that
# several moves are about equal. Players who prefer a plain voice see only $said.

voice-hen-cause = { $variant ->
    [0] Cluck, why not?
   *[other] I peck what I see.
} { $said }
voice-hen-close = { $said } Cluck, all the same.
voice-mouse-cause = { $variant ->
    [0] Small things first.
   *[other] Quiet and modest.
} { $said }
voice-mouse-close = { $said } Squeak, no difference.
voice-hamster-cause = { $variant ->
    [0] Into the cheeks with it.
   *[other] More for me.
} { $said }
voice-hamster-close = { $said } I’d take both.
voice-hedgehog-cause = { $variant ->
    [0] Prickly but fair.
   *[other] Sniff, I’m counting.
} { $said }
voice-hedgehog-close = { $said } Sniff, one’s like the other.
voice-donkey-cause = { $variant ->
    [0] I always do this.
   *[other] Stubborn is a plan, too.
} { $said }
voice-donkey-close = { $said } Hee-haw, all one.
voice-mole-cause = { $variant ->
    [0] I feel my way.
   *[other] Dug up, here it is.
} { $said }
voice-mole-close = { $said } In the dark, all alike.
voice-magpie-cause = { $variant ->
    [0] Ooh, it glitters!
   *[other] What a treasure!
} { $said }
voice-magpie-close = { $said } Both of them glitter.
voice-cat-cause = { $variant ->
    [0] Purr.
   *[other] My whiskers say so.
} { $said }
voice-cat-close = { $said } Purr, too lazy to choose.
voice-lynx-cause = { $variant ->
    [0] I’ve sharp eyes.
   *[other] Seen from afar.
} { $said }
voice-lynx-close = { $said } Even a lynx can’t tell.
voice-squirrel-cause = { $variant ->
    [0] Now, where was I?
   *[other] Nuts, nuts!
} { $said }
voice-squirrel-close = { $said } Oh, either will do.
voice-raccoon-cause = { $variant ->
    [0] Nimble paws.
   *[other] Touched and chosen.
} { $said }
voice-raccoon-close = { $said } Grab either one.
voice-fox-cause = { $variant ->
    [0] A little trick.
   *[other] Sly, isn’t it?
} { $said }
voice-fox-close = { $said } I’d grin either way.
voice-wolf-cause = { $variant ->
    [0] A wolf can wait.
   *[other] Patience feeds.
} { $said }
voice-wolf-close = { $said } Hardly any prey.
voice-bear-cause = { $variant ->
    [0] Slowly but surely.
   *[other] Grr, listen.
} { $said }
voice-bear-close = { $said } Mm, equally heavy.
voice-owl-cause = { $variant ->
    [0] Hoo, consider this.
   *[other] Night is for thinking.
} { $said }
voice-owl-close = { $said } Hoo, too close.
voice-puppy-cause = { $variant ->
    [0] Woof, hooray!
   *[other] Look, look!
} { $said }
voice-puppy-close = { $said } Woof, both are fun!
voice-badger-cause = { $variant ->
    [0] Dig one deeper.
   *[other] Steady work.
} { $said }
voice-badger-close = { $said } Same old burrow.
voice-hare-cause = { $variant ->
    [0] Hop, and I see it.
   *[other] One leap ahead!
} { $said }
voice-hare-close = { $said } Neck and neck.
voice-elephant-cause = { $variant ->
    [0] Elephants remember.
   *[other] Let’s weigh it.
} { $said }
voice-elephant-close = { $said } They weigh the same.
voice-turtle-cause = { $variant ->
    [0] All counted out.
   *[other] No hurry.
} { $said }
voice-turtle-close = { $said } Take your time, they’re equal.
voice-frog-cause = { $variant ->
    [0] Ribbit, a leap.
   *[other] I jump where I like.
} { $said }
voice-frog-close = { $said } Ribbit, all ponds are wet.
