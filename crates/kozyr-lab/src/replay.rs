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
    options: ReplayOptions,
    output: &mut dyn Write,
) -> io::Result<()> {
    for (seat, player) in Seat::all(record.players().len()).zip(record.players()) {
        writeln!(output, "{}", seat_with_player::<G>(seat, player))?;
    }
    let mut partial_record = record.after_actions(0);
    let mut opponents = RecordedOpponents::with_budget(Budget {
        explanation_detail: ExplanationDetail::Contrasts,
        ..Budget::default()
    });
    let renderer = ExplanationRenderer::default();
    writeln!(output, "\n{}", partial_record.game().open_picture())?;
    for (index, &action) in record.actions().iter().enumerate() {
        let (seat, player) = partial_record.to_act().expect("a record has only legal actions");
        let number = index + 1;
        writeln!(output, "\n{number}. {}: {action}", seat_with_player::<G>(seat, player))?;
        if options.reasons {
            write!(
                output,
                "{}",
                render_reasons(&mut opponents, &renderer, &partial_record, action)
            )?;
        }
        let events = partial_record.play(action).expect("a record has only legal actions");
        for sentence in events.iter().filter_map(|event| G::describe_event(event, Audience::All)) {
            writeln!(output, "  {sentence}")?;
        }
        if options.pictures {
            writeln!(output, "{}", partial_record.game().open_picture())?;
        }
    }
    if !options.pictures {
        writeln!(output, "\n{}", partial_record.game().open_picture())?;
    }
    writeln!(output, "\n{}", result_line(record))
}

/// A match as JSON: an object with its players, actions and events. With `reasons`, it includes
/// opponents' explanations in the format of the command `explanation`.
pub fn replay_to_json<G: LabGame>(record: &Record<G>, reasons: bool) -> Value {
    let mut opponents = RecordedOpponents::with_budget(Budget {
        explanation_detail: ExplanationDetail::Contrasts,
        ..Budget::default()
    });
    let renderer = ExplanationRenderer::default();
    let mut partial_record = record.after_actions(0);
    let mut actions = Vec::new();
    for (ply, &played) in record.actions().iter().enumerate() {
        let (seat, player) = partial_record.to_act().expect("a record has only legal actions");
        let name = String::from(player.clone());
        let decision =
            reasons.then(|| opponents.decide(&partial_record)).flatten().and_then(Result::ok);
        let explanation = decision.map(|decision| {
            renderer.to_json(&ExplainedDecision::<G> {
                ply,
                seat,
                name: name.clone(),
                played,
                decision,
            })
        });
        let events = partial_record.play(played).expect("a record has only legal actions");
        let sentences: Vec<String> =
            events.iter().filter_map(|event| G::describe_event(event, Audience::All)).collect();
        let mut action = json!({
            "ply": ply,
            "seat": seat,
            "player": name,
            "action": played.to_string(),
            "events": sentences,
        });
        if let Some(explanation) = explanation {
            action["why"] = explanation;
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

/// The explanation of the action as lines of text, or why there is none, in parentheses. Empty for
/// a person.
fn render_reasons<G: LabGame>(
    opponents: &mut RecordedOpponents<G>,
    renderer: &ExplanationRenderer,
    record: &Record<G>,
    action: G::Action,
) -> String {
    match (opponents.decide(record), record.to_act()) {
        (Some(Ok(decision)), Some((seat, player))) => {
            let (ply, name) = (record.actions().len(), String::from(player.clone()));
            renderer.to_text(&ExplainedDecision::<G> { ply, seat, name, played: action, decision })
        }
        (Some(Err(reason)), _) => format!("  ({reason})\n"),
        _ => String::new(),
    }
}
