//! Script of the Durak lesson: its actions and texts.

use kozyr_core::game::RecordError;
use kozyr_durak::{Durak, Rules, Setup};

use super::{
    HighlightTarget::{self, Bout, Discard, Hand, NextAction, OpenAttack, OpponentHand, Talon},
    LEARNER,
};
use kozyr_features::lessons::script::{LessonPart, ask, say, scripted_record};

/// Returns the parts of the lesson.
///
/// # Errors
/// If the rules do not allow a scripted action.
pub fn parts() -> Result<Vec<LessonPart<Durak, HighlightTarget>>, RecordError> {
    Ok(vec![attack()?, defence()?, taking()?, ending()?])
}

/// The part about attacking; the learner leads because they hold the lowest trump.
fn attack() -> Result<LessonPart<Durak, HighlightTarget>, RecordError> {
    let actions = "
        attack 7d
        beat 7d 8d
        throw 8s
        beat 8s Qh
        pass";
    Ok(LessonPart {
        name: "durak-attack",
        script: scripted_record(Setup::new(2, Rules::default()), 16675, actions)?,
        steps: vec![
            say(0, "durak-aim", [Hand, OpponentHand]),
            say(0, "durak-trump", [Talon]),
            ask(0, "durak-lead", [NextAction]),
            say(2, "durak-they-beat", [Bout]),
            ask(2, "durak-throw-in", [NextAction]),
            ask(4, "durak-done", [NextAction]),
            say(5, "durak-discard", [Discard]),
            say(5, "durak-draw", [Talon]),
        ],
    })
}

/// The setup of a deal in which the learner was the fool of the previous one and therefore defends
/// first.
fn defence_setup() -> Setup {
    let mut setup = Setup::new(2, Rules::default());
    setup.standing.last_fool = Some(LEARNER);
    setup
}

/// The part about beating with the same suit and with a trump, and a lead that the opponent can't
/// beat.
fn defence() -> Result<LessonPart<Durak, HighlightTarget>, RecordError> {
    let actions = "
        attack 6d
        beat 6d 9d
        throw 9c
        beat 9c 7s
        pass
        attack 6c
        take
        throw 6h
        pass";
    Ok(LessonPart {
        name: "durak-defence",
        script: scripted_record(defence_setup(), 124_100, actions)?,
        steps: vec![
            ask(1, "durak-beat", [NextAction, OpenAttack]),
            ask(3, "durak-beat-trump", [NextAction, OpenAttack]),
            say(5, "durak-beaten-off", [Discard, Talon]),
            ask(5, "durak-lead-next", [NextAction]),
            ask(7, "durak-add", [NextAction]),
            say(9, "durak-they-took", [OpponentHand]),
        ],
    })
}

/// The part about taking: a lead that the learner can't beat.
fn taking() -> Result<LessonPart<Durak, HighlightTarget>, RecordError> {
    let actions = "
        attack 9c
        take
        throw 9h
        pass";
    Ok(LessonPart {
        name: "durak-taking",
        script: scripted_record(defence_setup(), 7492, actions)?,
        steps: vec![
            ask(1, "durak-take", [NextAction, OpenAttack]),
            say(4, "durak-taken", [Hand]),
            say(4, "durak-turn-lost", [OpponentHand]),
        ],
    })
}

/// The part about the end: the last bouts with an empty talon, in which two tens, a trump and a six
/// win.
fn ending() -> Result<LessonPart<Durak, HighlightTarget>, RecordError> {
    const SKIPPED_ACTIONS: &str = "
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
    let lesson_actions = "
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
    Ok(LessonPart {
        name: "durak-end",
        script: scripted_record(
            Setup::new(2, Rules::default()),
            813,
            &format!("{SKIPPED_ACTIONS}{lesson_actions}"),
        )?,
        steps: vec![
            say(37, "durak-talon-gone", [Talon]),
            ask(37, "durak-end-lead", [NextAction]),
            ask(39, "durak-end-throw-in", [NextAction]),
            ask(43, "durak-end-beat", [NextAction, OpenAttack]),
            ask(45, "durak-last-card", [NextAction]),
            say(47, "durak-fool", [OpponentHand]),
        ],
    })
}
