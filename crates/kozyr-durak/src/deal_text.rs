//! Deals as text that people can write and edit.
//!
//! ```text
//! # Comments start with this sign.
//! rules deck=24
//! hands 9s Th Jd Qc Kc As | Ts 9h Qd Jh Ac Kd
//! talon Js Qs Ks Jc Tc 9c Td 9d Ad Qh Kh Ah
//! trump h
//! attacker 1
//! ```
//!
//! A field extends to the name of the next one and may span several lines. Semicolons may separate
//! fields.
//!
//! - `hands` is required. Bars separate the hands, and each hand lists its cards in the order in
//!   which they are dealt.
//! - `talon` lists the next card first and the open trump last. It is omitted if the hands use up
//!   the deck.
//! - `trump` is a suit, checked against the open trump.
//! - `attacker` is the seat that leads first. The rules decide if it is omitted.
//! - `rules` lists only the rules that differ from the defaults.

mod error;

use serde_json::Value;

pub use error::{ParseDealError, ParseDealErrorKind};

use super::{
    card::{Card, Suit},
    card_set::CardSet,
    custom_deal::{CustomDeal, list},
    rules::{HAND_SIZE, Rules},
    setup::Setup,
};
use kozyr_core::game::Seat;

/// The longest word that error messages repeat in full, in characters.
const MAX_QUOTED_CHARS: usize = 24;

const FIELDS: [&str; 5] = ["rules", "hands", "talon", "trump", "attacker"];

/// A word and its position, counted from 1; the column is in characters.
#[derive(Clone, Copy)]
struct Word<'t> {
    text: &'t str,
    line: usize,
    column: usize,
}

impl Word<'_> {
    /// The error of this kind at the position of the word.
    fn error(self, kind: ParseDealErrorKind) -> ParseDealError {
        ParseDealError { line: self.line, column: self.column, kind }
    }

    /// The word, truncated for an error message.
    fn quoted(self) -> String {
        self.text.chars().take(MAX_QUOTED_CHARS).collect()
    }
}

/// The words of a text, without comments. A bar is a separate word.
fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    for (line, content) in text.lines().enumerate() {
        let content = content.split('#').next().unwrap_or_default();
        let separates = |letter: char| letter.is_whitespace() || letter == ';' || letter == '|';
        let (mut start, mut column) = (0, 1);
        while let Some(first) = content[start..].chars().next() {
            let length = match first {
                '|' => 1,
                _ if separates(first) => {
                    start += first.len_utf8();
                    column += 1;
                    continue;
                }
                _ => content[start..].find(separates).unwrap_or(content.len() - start),
            };
            let text = &content[start..start + length];
            words.push(Word { text, line: line + 1, column });
            start += length;
            column += text.chars().count();
        }
    }
    words
}

/// The fields of a text, each with its name and words.
struct DealFields<'t> {
    fields: Vec<(Word<'t>, Vec<Word<'t>>)>,
}

impl<'t> DealFields<'t> {
    /// Splits a text into its fields. Text before the first field and a repeated field are errors.
    fn read(text: &'t str) -> Result<Self, ParseDealError> {
        let mut fields: Vec<(Word<'t>, Vec<Word<'t>>)> = Vec::new();
        for word in words(text) {
            if let Some(name) = FIELDS.into_iter().find(|name| *name == word.text) {
                if let Some((first, _)) = fields.iter().find(|(field, _)| field.text == name) {
                    return Err(
                        word.error(ParseDealErrorKind::DuplicateField { name, line: first.line })
                    );
                }
                fields.push((word, Vec::new()));
            } else if let Some((_, words)) = fields.last_mut() {
                words.push(word);
            } else {
                return Err(word.error(ParseDealErrorKind::UnknownField(word.quoted())));
            }
        }
        Ok(DealFields { fields })
    }

    /// A field's name and words, or `None` if the field is missing.
    fn get(&self, name: &str) -> Option<(Word<'t>, &[Word<'t>])> {
        let field = self.fields.iter().find(|(field, _)| field.text == name);
        field.map(|(name, words)| (*name, words.as_slice()))
    }

    /// The only word of a field, or `None` if the field is missing. An empty field and one with
    /// several words are errors.
    fn single_word(&self, name: &'static str) -> Result<Option<Word<'t>>, ParseDealError> {
        match self.get(name) {
            None => Ok(None),
            Some((_, [word])) => Ok(Some(*word)),
            Some((field, [])) => Err(field.error(ParseDealErrorKind::EmptyField(name))),
            Some((_, [_, surplus, ..])) => {
                Err(surplus.error(ParseDealErrorKind::UnknownField(surplus.quoted())))
            }
        }
    }
}

/// Parses cards and rejects duplicates.
struct DealCardReader<'t> {
    rules: Rules,
    seen: Vec<(Card, Word<'t>)>,
}

impl<'t> DealCardReader<'t> {
    /// Parses a card. A card that is not in the deck or was read before is an error.
    fn card(&mut self, word: Word<'t>) -> Result<Card, ParseDealError> {
        let invalid_card = |_| word.error(ParseDealErrorKind::InvalidCard(word.quoted()));
        let card: Card = word.text.parse().map_err(invalid_card)?;
        if !self.rules.deck.card_set().contains(card) {
            let size = self.rules.deck.size();
            return Err(word.error(ParseDealErrorKind::CardNotInDeck { card, size }));
        }
        if let Some(&(_, Word { line, column, .. })) =
            self.seen.iter().find(|(seen, _)| *seen == card)
        {
            return Err(word.error(ParseDealErrorKind::DuplicateCard { card, line, column }));
        }
        self.seen.push((card, word));
        Ok(card)
    }
}

/// Parses a deal and returns the setup of a match that starts with it.
///
/// # Errors
/// Returns one error in the text and its position. If there are several, it need not be the first,
/// as fields are read in the order rules, hands, talon, attacker, trump.
pub fn parse_deal(text: &str) -> Result<Setup, ParseDealError> {
    let fields = DealFields::read(text)?;
    let end = Word { text: "", line: text.lines().count().max(1), column: 1 };
    let rules = read_rules(&fields)?;
    let mut card_reader = DealCardReader { rules, seen: Vec::new() };
    let (name, words) =
        fields.get("hands").ok_or_else(|| end.error(ParseDealErrorKind::MissingHands))?;
    let hands = read_hands(name, words, &mut card_reader)?;
    let (talon_name, talon) = fields.get("talon").unwrap_or((name, &[]));
    let talon: Vec<Card> =
        talon.iter().map(|&word| card_reader.card(word)).collect::<Result<_, _>>()?;
    let seen: CardSet = card_reader.seen.iter().map(|(card, _)| *card).collect();
    let missing = rules.deck.card_set() - seen;
    if !missing.is_empty() {
        let size = rules.deck.size();
        return Err(talon_name.error(ParseDealErrorKind::MissingCards { cards: missing, size }));
    }
    let attacker = match fields.single_word("attacker")? {
        None => None,
        Some(word) => match word.text.parse() {
            Ok(seat) if seat < hands.len() => Some(Seat::new(seat)),
            _ => return Err(word.error(ParseDealErrorKind::InvalidSeat(hands.len() - 1))),
        },
    };
    let deal = CustomDeal::new(&hands, &talon, attacker)
        .expect("each hand has six cards, and each card of the deck stands once");
    if let Some(word) = fields.single_word("trump")? {
        let invalid_suit = |_| word.error(ParseDealErrorKind::InvalidSuit(word.quoted()));
        let trump: Suit = word.text.parse().map_err(invalid_suit)?;
        if trump != deal.trump().suit() {
            return Err(word.error(ParseDealErrorKind::TrumpMismatch(deal.trump())));
        }
    }
    Ok(Setup { deal: Some(deal), ..Setup::new(hands.len(), rules) })
}

/// Parses the words of the `hands` field, with one hand between bars. The sizes of the hands and
/// their number are checked.
fn read_hands<'t>(
    field_name: Word<'t>,
    words: &[Word<'t>],
    card_reader: &mut DealCardReader<'t>,
) -> Result<Vec<Vec<Card>>, ParseDealError> {
    let mut hands = Vec::new();
    for (seat, hand) in words.split(|word| word.text == "|").enumerate() {
        let cards: Vec<Card> =
            hand.iter().map(|&word| card_reader.card(word)).collect::<Result<_, _>>()?;
        if cards.len() != HAND_SIZE {
            let last_word = hand.last().copied().unwrap_or(field_name);
            let count = cards.len();
            return Err(last_word.error(ParseDealErrorKind::HandSize { seat, cards: count }));
        }
        hands.push(cards);
    }
    let allowed = card_reader.rules.player_counts();
    if !allowed.contains(&hands.len()) {
        let count = hands.len();
        return Err(field_name.error(ParseDealErrorKind::PlayerCount { count, allowed }));
    }
    Ok(hands)
}

/// The default rules with the changes of the text, written `key=value`.
fn read_rules(fields: &DealFields<'_>) -> Result<Rules, ParseDealError> {
    let mut rules = Rules::default();
    for &word in fields.get("rules").map_or(&[][..], |(_, words)| words) {
        let Ok(Value::Object(mut values)) = serde_json::to_value(rules) else { continue };
        let invalid_rule = || word.error(ParseDealErrorKind::InvalidRule(word.quoted()));
        let (key, value) = word.text.split_once('=').ok_or_else(invalid_rule)?;
        // Values other than numbers and booleans are strings.
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        values.insert(key.into(), value);
        rules = serde_json::from_value(Value::Object(values)).map_err(|error| {
            let (rule, reason) = (word.quoted(), error.to_string());
            word.error(ParseDealErrorKind::UnknownRule { rule, reason })
        })?;
    }
    Ok(rules)
}

/// Formats a deal for [`parse_deal`]. The match standing is not included.
pub fn format_deal(rules: &Rules, deal: &CustomDeal) -> String {
    let mut text = String::new();
    let changed = changed_rules(rules);
    if !changed.is_empty() {
        text += &format!("rules {}\n", changed.join(" "));
    }
    let hands: Vec<String> = deal.hands().iter().map(|hand| list(hand)).collect();
    text += &format!("hands {}\n", hands.join(" | "));
    if !deal.talon().is_empty() {
        text += &format!("talon {}\n", list(&deal.talon()));
    }
    text += &format!("trump {}\n", deal.trump().suit());
    if let Some(attacker) = deal.attacker() {
        text += &format!("attacker {}\n", attacker.index());
    }
    text
}

/// The rules that differ from the defaults, each written as `key=value`.
fn changed_rules(rules: &Rules) -> Vec<String> {
    let serialized = [*rules, Rules::default()].map(serde_json::to_value);
    let [Ok(Value::Object(rules)), Ok(Value::Object(defaults))] = serialized else {
        return Vec::new();
    };
    let changed = rules.iter().filter(|(key, value)| defaults.get(*key) != Some(value));
    let formatted = changed.map(|(key, value)| match value.as_str() {
        Some(text) => format!("{key}={text}"),
        None => format!("{key}={value}"),
    });
    formatted.collect()
}
