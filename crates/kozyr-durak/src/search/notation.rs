//! The text form of positions, one per line.

use std::{fmt, str::FromStr};

use serde_json::Value;

use super::position::{Position, SeatMask, first_seat_from, seat_bit};
use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    deck::Deck,
    phase::Phase,
    rules::{HAND_SIZE, Rules},
};
use kozyr_core::game::{MAX_SEATS, Seat};

/// An error in the text form of a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {reason}")]
pub struct ParsePositionError {
    /// The column of the error, in characters from 1.
    pub column: usize,
    /// The reason.
    pub reason: String,
}

/// The fields of a text, with their places.
#[derive(Default)]
struct PositionFields<'a> {
    entries: Vec<(&'a str, LineSpan<'a>)>,
    /// The length of the line in bytes.
    end: usize,
}

/// A part of a line, as a range of bytes.
#[derive(Clone, Copy)]
struct LineSpan<'a> {
    /// The whole line.
    line: &'a str,
    from: usize,
    to: usize,
}

impl<'a> LineSpan<'a> {
    /// The text of the part.
    fn as_str(self) -> &'a str {
        &self.line[self.from..self.to]
    }

    /// An error at the start of the part.
    fn error(self, reason: impl fmt::Display) -> ParsePositionError {
        let column = self.line[..self.from].chars().count() + 1;
        ParsePositionError { column, reason: reason.to_string() }
    }

    /// Returns the non-empty parts between one-byte separators, trimmed.
    fn split(self, separator: impl Fn(char) -> bool) -> impl Iterator<Item = LineSpan<'a>> {
        let mut from = self.from;
        let parts = self.as_str().split(separator).map(move |part| {
            let length = part.len();
            let start = from + (length - part.trim_start().len());
            let end = start + part.trim().len();
            from += length + 1;
            LineSpan { line: self.line, from: start, to: end.max(start) }
        });
        parts.filter(|part| !part.as_str().is_empty())
    }

    /// Returns the only word; if there is not exactly one, an error that says what was expected.
    fn word(self, expected: &str) -> Result<LineSpan<'a>, ParsePositionError> {
        let mut words = self.words();
        match (words.next(), words.next()) {
            (Some(word), None) => Ok(word),
            _ => Err(self.error(format!("expected {expected}"))),
        }
    }

    /// Returns the words, separated by ASCII white space.
    fn words(self) -> impl Iterator<Item = LineSpan<'a>> {
        self.split(|letter| letter.is_ascii_whitespace())
    }

    /// Parses the text of the part; an error refers to its start.
    fn parse<T: FromStr<Err: fmt::Display>>(self) -> Result<T, ParsePositionError> {
        self.as_str().parse().map_err(|error| self.error(error))
    }

    /// Parses a seat number, 0 to 5; anything else is an error.
    fn seat(self) -> Result<u8, ParsePositionError> {
        match self.as_str().parse::<u8>() {
            Ok(seat) if usize::from(seat) < MAX_SEATS => Ok(seat),
            _ => Err(self.error("a seat is a number from 0 to 5")),
        }
    }
}

const FIELDS: [&str; 11] = [
    "trump", "hands", "talon", "attacker", "open", "beaten", "taking", "passed", "shown", "out",
    "rules",
];

impl<'a> PositionFields<'a> {
    /// Splits a line at semicolons into fields. Unknown and duplicate names are errors.
    fn read(line: &'a str) -> Result<Self, ParsePositionError> {
        let whole = LineSpan { line, from: 0, to: line.len() };
        let mut fields = PositionFields { entries: Vec::new(), end: line.len() };
        for part in whole.split(|letter| letter == ';') {
            let name = part.words().next().map_or("", LineSpan::as_str);
            let Some(&known) = FIELDS.iter().find(|&&field| field == name) else {
                let fields = FIELDS.join(", ");
                return Err(part.error(format!("unknown field `{name}`, expected one of {fields}")));
            };
            if fields.get(known).is_some() {
                return Err(part.error(format!("duplicate field `{known}`")));
            }
            let from = (part.from + name.len()).min(part.to);
            let rest = LineSpan { from, ..part };
            fields.entries.push((known, rest));
        }
        Ok(fields)
    }

    /// The text of a field; `None` if the field is missing.
    fn get(&self, name: &str) -> Option<LineSpan<'a>> {
        self.entries.iter().find(|(field, _)| *field == name).map(|(_, text)| *text)
    }

    /// The text of a field; an error if the field is missing.
    fn require(&self, name: &str) -> Result<LineSpan<'a>, ParsePositionError> {
        let missing =
            || ParsePositionError { column: self.end + 1, reason: format!("there is no `{name}`") };
        self.get(name).ok_or_else(missing)
    }

    /// Returns the seats in a field; `None` if the field is missing. Words that are not seats of a
    /// table of `players` are errors.
    fn seats(&self, name: &str, players: u8) -> Result<Option<SeatMask>, ParsePositionError> {
        let Some(text) = self.get(name) else { return Ok(None) };
        let add = |mask, word: LineSpan<'_>| match word.seat()? {
            seat if seat < players => Ok(mask | seat_bit(seat)),
            seat => Err(word.error(format!("there is no seat {seat} at this table"))),
        };
        text.words().try_fold(0, add).map(Some)
    }
}

/// Reads cards and rejects duplicates.
struct PositionCardReader {
    deck: Deck,
    seen: CardSet,
}

impl PositionCardReader {
    /// Reads the cards of a field, in order; none if the field is missing. Cards outside the deck
    /// and cards read before are errors.
    fn cards(&mut self, text: Option<LineSpan<'_>>) -> Result<Vec<Card>, ParsePositionError> {
        let mut cards = Vec::new();
        for word in text.into_iter().flat_map(LineSpan::words) {
            let card: Card = word.parse()?;
            if !self.deck.card_set().contains(card) {
                return Err(word.error(format!("{card} is not in the deck")));
            }
            if self.seen.contains(card) {
                return Err(word.error(format!("{card} appears twice")));
            }
            self.seen.insert(card);
            cards.push(card);
        }
        Ok(cards)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(line: &str) -> Result<Self, ParsePositionError> {
        let fields = PositionFields::read(line)?;
        let rules = read_rules(&fields)?;
        let trump = fields.require("trump")?;
        let trump: Suit = trump.word("one suit")?.parse()?;
        let mut card_reader = PositionCardReader { deck: rules.deck, seen: CardSet::EMPTY };
        let text = fields.require("hands")?;
        let hands: Vec<CardSet> = split_hands(text)
            .map(|hand| card_reader.cards(Some(hand)).map(CardSet::from))
            .collect::<Result<_, _>>()?;
        if !rules.player_counts().contains(&hands.len()) {
            return Err(text.error(format!("{} cannot play by these rules", hands.len())));
        }
        let talon = card_reader.cards(fields.get("talon"))?;
        if let Some(text) = fields.get("talon")
            && talon.last().is_some_and(|bottom| bottom.suit() != trump)
        {
            return Err(text.error("the last card of the talon must be the open trump"));
        }
        if talon.len() + HAND_SIZE * hands.len() > rules.deck.size() {
            return Err(text.error("the talon has more cards than the deal leaves"));
        }
        let open: CardSet = card_reader.cards(fields.get("open"))?.into();
        let beaten: CardSet = card_reader.cards(fields.get("beaten"))?.into();
        let discarded = card_reader.seen != rules.deck.card_set();
        let mut position = Position::empty(hands.len(), trump, rules, discarded);
        position.set_hidden_cards(hands, &talon);
        position.open = open;
        position.beaten = beaten;
        position.seat_players(&fields)?;
        if position.legal_actions().is_empty() {
            return Err(text.error("the seat to act can do nothing by the rules"));
        }
        Ok(position)
    }
}

/// Returns the text of each hand between the bars, including empty ones.
fn split_hands(text: LineSpan<'_>) -> impl Iterator<Item = LineSpan<'_>> {
    let mut from = text.from;
    text.as_str().split('|').map(move |hand| {
        let part = LineSpan { from, to: from + hand.len(), ..text };
        from += hand.len() + 1;
        part
    })
}

/// Reads the default rules with the changes in the field `rules`, as `key=value`. Anything that
/// isn't such a change, or doesn't give valid rules, is an error.
fn read_rules(fields: &PositionFields<'_>) -> Result<Rules, ParsePositionError> {
    let mut rules = Rules::default();
    let text = fields.get("rules");
    if let Some(text) = text.filter(|text| text.words().next().is_none()) {
        return Err(text.error("rules are changed by key=value"));
    }
    for word in text.into_iter().flat_map(LineSpan::words) {
        let Ok(Value::Object(mut all)) = serde_json::to_value(rules) else { continue };
        let (key, value) = word
            .as_str()
            .split_once('=')
            .ok_or_else(|| word.error("rules are changed by key=value"))?;
        // Everything but numbers and booleans is a string.
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        all.insert(key.into(), value);
        rules = serde_json::from_value(Value::Object(all)).map_err(|error| word.error(error))?;
    }
    Ok(rules)
}

impl Position {
    /// Sets the attacker, the defender, the players who are out, have passed or have shown a trump,
    /// the attack limit and the phase. Seats and cards that cannot occur in a deal are errors.
    fn seat_players(&mut self, fields: &PositionFields<'_>) -> Result<(), ParsePositionError> {
        let hands = fields.require("hands")?;
        let in_bout = !self.table_cards().is_empty();
        let empty = (0..self.players).filter(|&seat| self.held(seat).is_empty());
        let empty: SeatMask = empty.map(seat_bit).sum();
        let attacker = fields.get("attacker").map(|text| text.word("one seat")).transpose()?;
        self.attacker = attacker.map_or(Ok(0), LineSpan::seat)?;
        self.out = self.read_out_seats(fields, empty, in_bout)?;
        if self.playing_mask() & seat_bit(self.attacker) == 0
            || self.opponents_mask(self.attacker) == 0
        {
            let text = attacker.unwrap_or(hands);
            return Err(text.error("the attacker has nobody to play against"));
        }
        self.defender =
            super::position::next_seat(self.opponents_mask(self.attacker), self.attacker);
        self.count_attacks(fields)?;
        self.passed = fields.seats("passed", self.players)?.unwrap_or(0);
        self.shown = fields.seats("shown", self.players)?.unwrap_or(0);
        self.set_phase(fields)
    }

    /// Reads the players who are out from the field `out`; `empty` has the players without cards.
    /// During a bout, a player who has just played the last card is not out yet.
    ///
    /// Without the field, no player is out during a bout or while there is a talon. Otherwise the
    /// players without cards are out.
    ///
    /// # Errors
    /// If the field names a player who has cards, or anyone while there is a talon. If it leaves
    /// out a player without cards between bouts without a talon.
    fn read_out_seats(
        &self,
        fields: &PositionFields<'_>,
        empty: SeatMask,
        in_bout: bool,
    ) -> Result<SeatMask, ParsePositionError> {
        let talon_is_empty = self.talon().is_empty();
        let without_cards = if talon_is_empty && !in_bout { empty } else { 0 };
        let Some(out) = fields.seats("out", self.players)? else { return Ok(without_cards) };
        let text = fields.require("out")?;
        match out {
            _ if out & !empty != 0 => Err(text.error("a player who is out has no cards")),
            _ if out & without_cards != without_cards => {
                Err(text.error("a player who has no cards is out"))
            }
            0 => Ok(0),
            _ if !talon_is_empty => Err(text.error("no player is out while there is a talon")),
            _ => Ok(out),
        }
    }

    /// Sets the number of attack cards and the attack limit from the cards on the table.
    ///
    /// # Errors
    /// If the cards on the table cannot be those of a bout, or exceed the limit.
    fn count_attacks(&mut self, fields: &PositionFields<'_>) -> Result<(), ParsePositionError> {
        let beats = self.beaten.len() / 2;
        let attacks = self.open.len() + beats;
        self.attack_count = attacks as u8;
        let beaten = || fields.require("beaten");
        if self.beaten.len() % 2 == 1 {
            return Err(beaten()?.error("each beaten card comes with the card that beats it"));
        }
        if !are_pairs(self.beaten, self.trump) {
            return Err(beaten()?.error("these cards do not form pairs of attack and defence"));
        }
        // Throw-ins must match a rank on the table, and a lead has a single rank.
        let ranks = if self.beaten.is_empty() {
            self.open.first().into_iter().collect()
        } else {
            self.beaten
        };
        if let Some(text) = fields.get("open")
            && !(self.open - ranks.all_of_same_ranks()).is_empty()
        {
            return Err(text.error("these cards cannot have been led or added together"));
        }
        // The cards used to beat were in the defender's hand when the bout began.
        let held = self.held(self.defender).len() + beats;
        let limit = self.rules.attack_limit_for(held, self.discarded);
        if attacks > limit {
            let text = fields.get("open").map_or_else(beaten, Ok)?;
            return Err(text.error(format!("there is only room for {limit} attack cards")));
        }
        self.attack_limit = limit as u8;
        Ok(())
    }

    /// Sets the phase and the seat to act, from the cards and the field `taking`.
    ///
    /// # Errors
    /// If the fields allow no decision: there is nothing to take, no player can throw in, or the
    /// attacker has no cards. If players have passed before cards could be thrown in.
    fn set_phase(&mut self, fields: &PositionFields<'_>) -> Result<(), ParsePositionError> {
        let taking = fields.get("taking");
        (self.phase, self.to_act) = match (taking, self.open.is_empty(), self.beaten.is_empty()) {
            (Some(text), true, true) => return Err(text.error("there is nothing to take")),
            (None, true, true) => (Phase::Attack, self.attacker),
            (None, false, _) => (Phase::Defend, self.defender),
            (None, true, false) => (Phase::ThrowIn, self.attacker),
            (Some(_), ..) => (Phase::Take, self.attacker),
        };
        if let Some(text) = fields.get("passed")
            && self.passed != 0
            && !matches!(self.phase, Phase::ThrowIn | Phase::Take)
        {
            return Err(text.error("nobody has passed, since no cards can be thrown in now"));
        }
        if matches!(self.phase, Phase::ThrowIn | Phase::Take) {
            let has_cards = |seat: &u8| !self.held(*seat).is_empty();
            let waiting = (0..self.players).filter(has_cards).map(seat_bit).sum::<SeatMask>();
            let waiting = waiting & self.throwers() & !self.passed;
            if waiting == 0 || self.attacks_left() == 0 {
                let text = fields.get("hands").or(taking);
                let text = text.map_or_else(|| fields.require("hands"), Ok)?;
                return Err(text.error("no player can throw in, so the bout is over"));
            }
            self.to_act = first_seat_from(waiting, self.attacker);
        }
        if self.phase == Phase::Attack && self.held(self.attacker).is_empty() {
            return Err(fields.require("hands")?.error("the attacker has no cards"));
        }
        Ok(())
    }
}

/// Whether the cards, an even number, can be split into pairs of an attack and a card that beats
/// it. Any two cards of a suit make a pair, so only one card of each plain suit may need a trump.
fn are_pairs(cards: CardSet, trump: Suit) -> bool {
    let of_suit = |suit| (cards & CardSet::of_suit(suit)).len();
    let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    plain.filter(|&suit| of_suit(suit) % 2 == 1).count() <= of_suit(trump)
}

impl fmt::Display for Position {
    /// Writes what [`Position::from_str`] reads, unless the deal is over. The number of actions
    /// without progress is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats =
            |mask: SeatMask| (0..self.players).filter(move |&seat| mask & seat_bit(seat) != 0);
        let list = |mask: SeatMask| seats(mask).map(|seat| format!(" {seat}")).collect::<String>();
        let hands: Vec<_> = (0..self.players).map(|seat| self.held(seat).to_string()).collect();
        write!(f, "trump {}; hands {}", self.trump, hands.join(" | "))?;
        if !self.talon().is_empty() {
            let talon: Vec<_> = self.talon().iter().map(Card::to_string).collect();
            write!(f, "; talon {}", talon.join(" "))?;
        }
        write!(f, "; attacker {}", self.attacker())?;
        for (name, cards) in [("open", self.open), ("beaten", self.beaten)] {
            if !cards.is_empty() {
                write!(f, "; {name} {cards}")?;
            }
        }
        if self.phase == Phase::Take {
            f.write_str("; taking")?;
        }
        for (name, mask) in [("passed", self.passed), ("shown", self.shown), ("out", self.out)] {
            if mask != 0 {
                write!(f, "; {name}{}", list(mask))?;
            }
        }
        self.write_rules(f)
    }
}

impl Position {
    /// Writes the rules that differ from the defaults as the field `rules`, or nothing if none
    /// differ.
    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = [self.rules, Rules::default()].map(serde_json::to_value);
        let [Ok(Value::Object(rules)), Ok(Value::Object(defaults))] = rules else {
            return Ok(());
        };
        let changed: Vec<String> = rules
            .iter()
            .filter(|(key, value)| defaults.get(*key) != Some(value))
            .map(|(key, value)| match value.as_str() {
                Some(word) => format!("{key}={word}"),
                None => format!("{key}={value}"),
            })
            .collect();
        if changed.is_empty() { Ok(()) } else { write!(f, "; rules {}", changed.join(" ")) }
    }

    /// Returns all seats of the table, in order, including those that are out.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.into())
    }
}
