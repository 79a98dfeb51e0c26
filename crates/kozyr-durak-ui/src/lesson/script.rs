//! What is played in the lesson of Durak, and what is said about it.

use kozyr_core::game::RecordError;
use kozyr_durak::{Durak, Rules, Setup};

use super::{
    LEARNER,
    Point::{self, Bout, Discard, Hand, Next, Open, Talon, Theirs},
};
use kozyr_features::lessons::script::{Part, ask, say, script};

/// The parts of the lesson.
///
/// # Errors
/// If the rules do not allow what is played.
pub fn parts() -> Result<Vec<Part<Durak, Point>>, RecordError> {
    Ok(vec![attack()?, defence()?, taking()?, the_end()?])
}

/// A deal that the learner leads, holding the lowest trump.
fn attack() -> Result<Part<Durak, Point>, RecordError> {
    let played = "
        attack 7d
        beat 7d 8d
        throw 8s
        beat 8s Qh
        pass";
    Ok(Part {
        name: "durak-attack",
        script: script(Setup::new(2, Rules::default()), 16675, played)?,
        steps: vec![
            say(0, "durak-aim", [Hand, Theirs]),
            say(0, "durak-trump", [Talon]),
            ask(0, "durak-lead", [Next]),
            say(2, "durak-they-beat", [Bout]),
            ask(2, "durak-throw-in", [Next]),
            ask(4, "durak-done", [Next]),
            say(5, "durak-discard", [Discard]),
            say(5, "durak-draw", [Talon]),
        ],
    })
}

/// A deal in which the learner was the fool before, and so defends first.
fn defended() -> Setup {
    let mut setup = Setup::new(2, Rules::default());
    setup.standing.last_fool = Some(LEARNER);
    setup
}

/// Beating with the suit and with a trump, and a lead that the other cannot beat.
fn defence() -> Result<Part<Durak, Point>, RecordError> {
    let played = "
        attack 6d
        beat 6d 9d
        throw 9c
        beat 9c 7s
        pass
        attack 6c
        take
        throw 6h
        pass";
    Ok(Part {
        name: "durak-defence",
        script: script(defended(), 124_100, played)?,
        steps: vec![
            ask(1, "durak-beat", [Next, Open]),
            ask(3, "durak-beat-trump", [Next, Open]),
            say(5, "durak-beaten-off", [Discard, Talon]),
            ask(5, "durak-lead-next", [Next]),
            ask(7, "durak-add", [Next]),
            say(9, "durak-they-took", [Theirs]),
        ],
    })
}

/// A lead that the learner cannot beat.
fn taking() -> Result<Part<Durak, Point>, RecordError> {
    let played = "
        attack 9c
        take
        throw 9h
        pass";
    Ok(Part {
        name: "durak-taking",
        script: script(defended(), 7492, played)?,
        steps: vec![
            ask(1, "durak-take", [Next, Open]),
            say(4, "durak-taken", [Hand]),
            say(4, "durak-turn-lost", [Theirs]),
        ],
    })
}

/// The last bouts of a deal whose talon is gone: two tens, a trump and a six win it.
fn the_end() -> Result<Part<Durak, Point>, RecordError> {
    const BEFORE: &str = "
        attack 7c
        beat 7c Ts
        pass
        attack 9h
        beat 9h Jh
        pass
        attack 8h
        beat 8h Qh
        pass
        attack 7h
        beat 7h 6s
        pass
        attack 6d
        beat 6d 8d
        pass
        attack Td
        beat Td 7s
        pass
        attack 6h
        beat 6h Kh
        pass
        attack Kd
        beat Kd 8s
        pass
        attack 9c 9d
        beat 9c Js
        beat 9d Ad
        throw Jc
        beat Jc Ks
        throw Ac
        beat Ac As
        pass
        attack 7d
        beat 7d Qd
        throw Qc
        beat Qc Kc
        pass";
    let played = "
        attack Tc
        beat Tc 9s
        throw Th
        beat Th Ah
        pass
        attack 8c
        beat 8c Qs
        pass
        attack 6c
        take";
    Ok(Part {
        name: "durak-end",
        script: script(Setup::new(2, Rules::default()), 813, &format!("{BEFORE}{played}"))?,
        steps: vec![
            say(37, "durak-talon-gone", [Talon]),
            ask(37, "durak-end-lead", [Next]),
            ask(39, "durak-end-throw-in", [Next]),
            ask(43, "durak-end-beat", [Next, Open]),
            ask(45, "durak-last-card", [Next]),
            say(47, "durak-fool", [Theirs]),
        ],
    })
}
