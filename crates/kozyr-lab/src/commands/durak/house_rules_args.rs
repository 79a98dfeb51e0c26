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
    #[arg(long, value_name = "KEY=VALUE", long_help = RULE_HELP)]
    rule: Vec<String>,
    /// Deal the cards of this file, which also sets players and rules; the format is that of `durak
    /// deal`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "rules", "deck", "rule"])]
    deal: Option<PathBuf>,
}

/// The long help of `--rule`.
const RULE_HELP: &str = "\
Change one rule of the preset, for example throwing_in=neighbours; repeatable

The rules and their values, the default first:
  deck=36|24|32|52
      number of cards
  first_attack=on-the-fool|lowest-trump
      who leads first after a deal with a fool: the player to the fool's right, or the lowest trump
  after_draw=lowest-trump|same-player|next-player
      who leads first after a drawn deal: the lowest trump, who led first in that deal, or the next
      player
  attack_limit=6|4|5|7|8|hand
      most attack cards in a bout; hand: only the defender's hand limits them
  first_discard_of_five=false|true
      at most five attack cards until a bout has been beaten off
  throwing_in=all|neighbours|attacker
      who may throw in
  adding_to_a_taker=true|attacker|false
      who may throw in after a pick-up: the same players, only the attacker, or nobody
  transfer=off|playing|playing-or-showing|showing-each-bout|showing-always
      how a defender may transfer: by playing a card, and by showing a trump and keeping it, once per
      deal, once per bout or any number of times
  partnership=false|true
      two sides, seated alternately; for 4 or 6 players
  redeal=false|true
      a hand with five cards of a suit may ask for a new deal, once
  last_defender_is_fool=false|true
      if the last players run out of cards in the same bout, its defender is the fool";

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
    pub fn setup(&self) -> Result<Setup, Failure> {
        if let Some(file) = &self.deal {
            return deal::read_deal(file);
        }
        let preset = PRESETS.iter().find(|(name, _)| *name == self.rules);
        let mut rules = preset.map_or_else(Rules::default, |(_, rules)| rules());
        if let Some(cards) = self.deck {
            rules.deck =
                Deck::try_from(cards).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        let mut changed = Vec::new();
        if self.deck.is_some() {
            changed.push("deck");
        }
        for change in &self.rule {
            let key = change.split('=').next().unwrap_or_default();
            if changed.contains(&key) {
                let reason = format!("rule `{change}`: `{key}` is given twice");
                return Err(Failure::Usage(reason));
            }
            changed.push(key);
            rules = change_rule(&rules, change)?;
        }
        Ok(Setup::new(self.players, rules))
    }
}

/// Changes one rule, given as `key=value`.
fn change_rule(rules: &Rules, change: &str) -> Result<Rules, Failure> {
    let error = |reason: String| Failure::Usage(format!("rule `{change}`: {reason}"));
    let fields = match serde_json::to_value(rules) {
        Ok(Value::Object(fields)) => fields,
        value => return Err(error(format!("the rules are not an object but {value:?}"))),
    };
    let known = || fields.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    let (key, value) = change.split_once('=').ok_or_else(|| error("expected key=value".into()))?;
    if !fields.contains_key(key) {
        return Err(error(format!("unknown rule `{key}`; known rules: {}", known())));
    }
    let with_value = |value: Value| {
        let mut fields = fields.clone();
        fields.insert(key.into(), value);
        serde_json::from_value(Value::Object(fields))
    };
    // Anything but a number or a truth value is a word. The error of a word lists those expected.
    let as_word = || with_value(Value::from(value));
    let rules = match serde_json::from_str(value) {
        Ok(parsed) => with_value(parsed).or_else(|_| as_word()),
        Err(_) => as_word(),
    };
    rules.map_err(|reason| error(reason.to_string()))
}
