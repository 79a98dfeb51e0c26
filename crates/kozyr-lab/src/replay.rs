//! Replays of records, with the explanations of the opponents that played them.

use kozyr_core::{
    game::{Record, Seat},
    opponent::{Budget, ExplanationDetail},
};
use std::io::{self, Write};

use serde_json::{Value, json};

use super::{
    explanations::{ExplainedDecision, ExplanationRenderer},
    lab_game::{Audience, LabGame},
    play::{result_line, seat_with_player},
    recorded_opponents::RecordedOpponents,
};

/// Optional parts of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReplayOptions {
    /// Explanations, by repeating each opponent's decision.
    pub reasons: bool,
    /// The table after each action.
    pub pictures: bool,
}

/// Prints a match from its first action to its last.
///
/// Opponents decide again with the record's random numbers, so they repeat their explanations.
/// External programs are not asked, because a record must not be able to start a program.
///
/// # Errors
/// If the output cannot be written.
pub fn print_replay<G: LabGame>(
    record: &Record<G>,
    show: ReplayOptions,
    output: &mut dyn Write,
) -> io::Result<()> {
    for (seat, player) in Seat::all(record.players().len()).zip(record.players()) {
        writeln!(output, "{}", seat_with_player::<G>(seat, player))?;
    }
    let mut stage = record.after_actions(0);
    let mut opponents = RecordedOpponents::with_budget(Budget {
        explanation_detail: ExplanationDetail::Contrasts,
        ..Budget::default()
    });
    let teller = ExplanationRenderer::default();
    writeln!(output, "\n{}", stage.game().open_picture())?;
    for (index, &action) in record.actions().iter().enumerate() {
        let (seat, player) = stage.to_act().expect("a record has only legal actions");
        let number = index + 1;
        writeln!(output, "\n{number}. {}: {action}", seat_with_player::<G>(seat, player))?;
        if show.reasons {
            write!(output, "{}", render_reasons(&mut opponents, &teller, &stage, action))?;
        }
        let events = stage.play(action).expect("a record has only legal actions");
        for sentence in events.iter().filter_map(|event| G::describe_event(event, Audience::All)) {
            writeln!(output, "  {sentence}")?;
        }
        if show.pictures {
            writeln!(output, "{}", stage.game().open_picture())?;
        }
    }
    if !show.pictures {
        writeln!(output, "\n{}", stage.game().open_picture())?;
    }
    writeln!(output, "\n{}", result_line(record))
}

/// A match as JSON: an object with its players, actions and events. With `reasons`, it includes
/// opponents' explanations in the format of the command `why`.
pub fn replay_to_json<G: LabGame>(record: &Record<G>, reasons: bool) -> Value {
    let mut opponents = RecordedOpponents::with_budget(Budget {
        explanation_detail: ExplanationDetail::Contrasts,
        ..Budget::default()
    });
    let teller = ExplanationRenderer::default();
    let mut stage = record.after_actions(0);
    let mut actions = Vec::new();
    for (ply, &played) in record.actions().iter().enumerate() {
        let (seat, player) = stage.to_act().expect("a record has only legal actions");
        let name = String::from(player.clone());
        let decided = reasons.then(|| opponents.decide(&stage)).flatten().and_then(Result::ok);
        let why = decided.map(|decision| {
            teller.to_json(&ExplainedDecision::<G> {
                ply,
                seat,
                name: name.clone(),
                played,
                decision,
            })
        });
        let events = stage.play(played).expect("a record has only legal actions");
        let told: Vec<String> =
            events.iter().filter_map(|event| G::describe_event(event, Audience::All)).collect();
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
        "result": result_line(record),
    })
}

/// The explanation of the action, as lines of text.
fn render_reasons<G: LabGame>(
    opponents: &mut RecordedOpponents<G>,
    teller: &ExplanationRenderer,
    stage: &Record<G>,
    played: G::Action,
) -> String {
    match (opponents.decide(stage), stage.to_act()) {
        (Some(Ok(decision)), Some((seat, player))) => {
            let (ply, name) = (stage.actions().len(), String::from(player.clone()));
            teller.to_text(&ExplainedDecision::<G> { ply, seat, name, played, decision })
        }
        (Some(Err(reason)), _) => format!("  ({reason})\n"),
        _ => String::new(),
    }
}
