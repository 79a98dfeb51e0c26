//! A record step by step, with the reasons of the opponents that played it.

use kozyr_core::{
    game::{Player, Record, Seat},
    opponent::{Budget, Decision, LimitedOpponent},
    texts::{Locale, Texts},
};
use std::{
    collections::BTreeMap,
    io::{self, Write},
};

use super::{
    contender::{Entrant, decide},
    lab_game::{Audience, LabGame},
    play::{occupied, result},
    texts::{explain, texts},
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
    let mut opponents = Opponents::default();
    writeln!(output, "\n{}", stage.game().open_picture())?;
    for (index, &action) in record.actions().iter().enumerate() {
        let (seat, player) = stage.to_act().expect("the record was played through");
        let number = index + 1;
        writeln!(output, "\n{number}. {}: {action}", occupied::<G>(seat, player))?;
        if show.reasons {
            write!(output, "{}", opponents.reasons(&stage, action))?;
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

/// The opponents of a record by name, each made once.
struct Opponents<G: LabGame> {
    by_name: BTreeMap<String, Result<LimitedOpponent<G>, String>>,
    texts: Texts,
}

impl<G: LabGame> Default for Opponents<G> {
    fn default() -> Self {
        Opponents { by_name: BTreeMap::new(), texts: texts(Locale::English) }
    }
}

impl<G: LabGame> Opponents<G> {
    /// Why the player on turn plays that action, in lines.
    fn reasons(&mut self, stage: &Record<G>, played: G::Action) -> String {
        match stage.to_act() {
            Some((_, Player::Opponent(name))) => match self.decide(name, stage) {
                Ok(Decision { action, explanation }) => {
                    let mut text = explain(&self.texts, &explanation);
                    if action != played {
                        text += &format!("  (asked again, it would play {action})\n");
                    }
                    text
                }
                Err(reason) => format!("  ({reason})\n"),
            },
            _ => String::new(),
        }
    }

    fn decide(&mut self, name: &str, stage: &Record<G>) -> Result<Decision<G::Action>, String> {
        let opponent = self.by_name.entry(name.into()).or_insert_with(|| match name.into() {
            Entrant::Program(_) => Err("programs outside are not asked again".into()),
            Entrant::Opponent(name) => {
                LimitedOpponent::named(&name).map_err(|error| error.to_string())
            }
        });
        let opponent = opponent.as_ref().map_err(String::clone)?;
        Ok(decide(opponent, stage, &Budget::default()))
    }
}
