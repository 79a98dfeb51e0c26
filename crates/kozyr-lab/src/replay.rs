//! A record step by step, with the reasons of the opponents that played it.

use kozyr_core::{
    game::{Record, Seat},
    opponent::{Budget, Reasons},
};
use std::io::{self, Write};

use serde_json::{Value, json};

use super::{
    explanations::{Teller, Told},
    lab_game::{Audience, LabGame},
    play::{occupied, result},
    recorded_opponents::AskedAgain,
};

/// What a replay shows besides actions and what they lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Show {
    /// The reasons of each opponent, worked out again.
    pub reasons: bool,
    /// The table after each action.
    pub pictures: bool,
}

/// Prints a match from its first action to its last.
///
/// Opponents are asked again, with the random numbers of the record, so they say what they said
/// then. Programs outside are not: a record must not be able to start one.
///
/// # Errors
/// If the output cannot be written.
pub fn replay<G: LabGame>(
    record: &Record<G>,
    show: Show,
    output: &mut dyn Write,
) -> io::Result<()> {
    for (seat, player) in Seat::all(record.players().len()).zip(record.players()) {
        writeln!(output, "{}", occupied::<G>(seat, player))?;
    }
    let mut stage = record.until(0);
    let mut opponents =
        AskedAgain::within(Budget { reasons: Reasons::WithFacts, ..Budget::default() });
    let teller = Teller::default();
    writeln!(output, "\n{}", stage.game().open_picture())?;
    for (index, &action) in record.actions().iter().enumerate() {
        let (seat, player) = stage.to_act().expect("the record was played through");
        let number = index + 1;
        writeln!(output, "\n{number}. {}: {action}", occupied::<G>(seat, player))?;
        if show.reasons {
            write!(output, "{}", reasons(&mut opponents, &teller, &stage, action))?;
        }
        let events = stage.play(action).expect("the record was played through");
        for sentence in events.iter().filter_map(|event| G::tell(event, Audience::All)) {
            writeln!(output, "  {sentence}")?;
        }
        if show.pictures {
            writeln!(output, "{}", stage.game().open_picture())?;
        }
    }
    if !show.pictures {
        writeln!(output, "\n{}", stage.game().open_picture())?;
    }
    writeln!(output, "\n{}", result(record))
}

/// A match for programs: an object with its players, its actions and what they led to, and the
/// reasons of opponents, if they are wanted, as `why` gives them.
pub fn in_json<G: LabGame>(record: &Record<G>, reasons: bool) -> Value {
    let mut opponents =
        AskedAgain::within(Budget { reasons: Reasons::WithFacts, ..Budget::default() });
    let teller = Teller::default();
    let mut stage = record.until(0);
    let mut actions = Vec::new();
    for (ply, &played) in record.actions().iter().enumerate() {
        let (seat, player) = stage.to_act().expect("the record was played through");
        let name = String::from(player.clone());
        let decided = reasons.then(|| opponents.decision(&stage)).flatten().and_then(Result::ok);
        let why = decided.map(|decision| {
            teller.in_json(&Told::<G> { ply, seat, name: name.clone(), played, decision })
        });
        let events = stage.play(played).expect("the record was played through");
        let told: Vec<String> =
            events.iter().filter_map(|event| G::tell(event, Audience::All)).collect();
        let mut action = json!({
            "ply": ply,
            "seat": seat,
            "player": name,
            "action": played.to_string(),
            "events": told,
        });
        if let Some(why) = why {
            action["why"] = why;
        }
        actions.push(action);
    }
    let players: Vec<String> = record.players().iter().cloned().map(String::from).collect();
    json!({
        "game": G::NAME,
        "players": players,
        "actions": actions,
        "result": result(record),
    })
}

/// Why the player on turn plays that action, in lines.
fn reasons<G: LabGame>(
    opponents: &mut AskedAgain<G>,
    teller: &Teller,
    stage: &Record<G>,
    played: G::Action,
) -> String {
    match (opponents.decision(stage), stage.to_act()) {
        (Some(Ok(decision)), Some((seat, player))) => {
            let (ply, name) = (stage.actions().len(), String::from(player.clone()));
            teller.in_words(&Told::<G> { ply, seat, name, played, decision })
        }
        (Some(Err(reason)), _) => format!("  ({reason})\n"),
        _ => String::new(),
    }
}
