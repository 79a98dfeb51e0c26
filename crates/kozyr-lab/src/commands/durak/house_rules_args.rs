//! The house rules as command-line options.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use kozyr_durak::{Deck, Rules, Setup};
use serde_json::Value;

use super::deal;
use crate::failure::Failure;

/// The options for the house rules.
#[derive(Debug, clap::Args)]
pub struct HouseRulesArgs {
    /// Number of players, 2 to 6
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// Preset of house rules
    #[arg(long, value_name = "PRESET", default_value = PRESETS[0].0,
          value_parser = PossibleValuesParser::new(PRESETS.map(|(name, _)| name)))]
    rules: String,
    /// Number of cards: 24, 32, 36 or 52 [default: 36]
    #[arg(long, value_name = "CARDS")]
    deck: Option<u8>,
    /// Change one rule of the preset, for example throwing_in=neighbours; repeatable
    #[arg(long, value_name = "KEY=VALUE")]
    rule: Vec<String>,
    /// Deal the cards of this file, which also sets players and rules; the format is that of `durak
    /// deal`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "rules", "deck", "rule"])]
    deal: Option<PathBuf>,
}

/// A name and the rules it stands for.
type Preset = (&'static str, fn() -> Rules);

const PRESETS: [Preset; 4] = [
    ("throw-in", Rules::throw_in),
    ("transfer", Rules::transfer),
    ("partnership", Rules::partnership),
    ("duel", Rules::duel),
];

impl HouseRulesArgs {
    /// The setup of these options; an error if the file of a deal or a rule is invalid.
    pub(super) fn setup(&self) -> Result<Setup, Failure> {
        if let Some(file) = &self.deal {
            return deal::read_deal(file);
        }
        let preset = PRESETS.iter().find(|(name, _)| *name == self.rules);
        let mut rules = preset.map_or_else(Rules::default, |(_, rules)| rules());
        if let Some(cards) = self.deck {
            rules.deck =
                Deck::try_from(cards).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        let rules =
            self.rule.iter().try_fold(rules, |rules, change| change_rule(&rules, change))?;
        Ok(Setup::new(self.players, rules))
    }
}

/// Changes one rule, given as `key=value`.
fn change_rule(rules: &Rules, change: &str) -> Result<Rules, Failure> {
    let error = |reason: String| Failure::Usage(format!("rule `{change}`: {reason}"));
    let mut fields = match serde_json::to_value(rules) {
        Ok(Value::Object(fields)) => fields,
        value => return Err(error(format!("the rules are not an object but {value:?}"))),
    };
    let known = || fields.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    let (key, value) = change.split_once('=').ok_or_else(|| error("expected key=value".into()))?;
    if !fields.contains_key(key) {
        return Err(error(format!("unknown rule `{key}`; known rules: {}", known())));
    }
    // Anything but a number or a truth value is a word.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    fields.insert(key.into(), value);
    serde_json::from_value(Value::Object(fields)).map_err(|reason| error(reason.to_string()))
}
