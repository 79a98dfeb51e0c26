//! The move log of a deal, and the mean prices of its hands.

use super::{
    action::Action,
    event::Event,
    game::Durak,
    opponents::fuzzy::{HandAssessment, mean_price},
    phase::Phase,
};
use kozyr_core::{
    explanation::{Explanation, TranslatableText},
    game::{Game, Player, Record, Seat},
    opponent::{self, Budget},
};

/// Translates messages.
type Localizer<'a> = &'a dyn Fn(&TranslatableText) -> String;

/// The move log of a deal, finished or not, as plain text with all cards open.
///
/// Every action is listed with the hand it was played from, the assessment of that hand, and the
/// opponent's evaluation if an opponent decided. Every bout is followed by the hands of those
/// who still have cards.
///
/// The reasons come from deciding again with the random numbers of the record. If an opponent now
/// decides differently, perhaps because its budget differed then, the log notes it. `localize`
/// translates messages.
pub fn format_log(record: &Record<Durak>, localize: Localizer<'_>) -> String {
    let mut replayed = record.after_actions(0);
    let mut text = format_header(record, localize);
    for &action in record.actions() {
        let (seat, player) = replayed.to_act().expect("the record was played through");
        let decision = match player {
            Player::Opponent(name) => opponent::decide(&replayed, seat, name, &Budget::default()),
            Player::Human => None,
        };
        let explanation = decision.as_ref().map(|decision| &decision.explanation);
        text += &format_entry(&replayed, action, explanation, localize);
        if let Some(decision) = decision.filter(|decision| decision.action != action) {
            let note =
                TranslatableText::new("log-asked-again").with_notation("action", decision.action);
            text += &format!("  {}\n", localize(&note));
        }
        replayed.play(action).expect("the record was played through");
    }
    text
}

/// The header of a log: a line with the player of each seat.
pub fn format_header(record: &Record<Durak>, localize: Localizer<'_>) -> String {
    let seats = Seat::all(record.players().len()).zip(record.players());
    let line = |(seat, player): (Seat, &Player)| {
        format!("{}: {}\n", seat_name(seat, localize), String::from(player.clone()))
    };
    seats.map(line).collect()
}

/// The log entry of an action, for writing as soon as it is played. If the action ends a bout, the
/// hands of those who still have cards follow.
///
/// `record` is the match before the action, and `explanation` that of the opponent who decided.
///
/// # Panics
/// Panics if the action is illegal.
pub fn format_entry(
    record: &Record<Durak>,
    action: Action,
    explanation: Option<&Explanation<Action>>,
    localize: Localizer<'_>,
) -> String {
    let (seat, _) = record.to_act().expect("somebody has played");
    let mut text = format_action(record, seat, action, localize);
    text += &explanation.map_or_else(String::new, |explanation| explanation.to_text(localize));
    let mut game = record.game().clone();
    let events = game.play(action).expect("the action was legal");
    if ends_bout(&events) {
        let line = |seat| {
            format!("  {}: {}\n", seat_name(seat, localize), describe_hand(&game, seat, localize))
        };
        let lines: String = seats_with_cards(&game).map(line).collect();
        text += &format!("{}\n{lines}", localize(&"log-after-bout".into()));
    }
    text
}

/// Splits a log written during a match into its entries, without the header, up to the first that
/// does not match the record's actions. Empty if the log does not begin with the header of this
/// match in this language.
pub fn split_entries(log: &str, record: &Record<Durak>, localize: Localizer<'_>) -> Vec<String> {
    let mut entries = Vec::new();
    let Some(mut rest) = log.strip_prefix(&format_header(record, localize)) else { return entries };
    let mut replayed = record.after_actions(0);
    for (index, &action) in record.actions().iter().enumerate() {
        let (seat, _) = replayed.to_act().expect("the record was played through");
        if !rest.starts_with(&format_action(&replayed, seat, action, localize)) {
            break;
        }
        let entry_len =
            rest.find(&format!("\n\n{}. ", index + 2)).map_or(rest.len(), |newline| newline + 1);
        let (entry, remaining) = rest.split_at(entry_len);
        entries.push(entry.to_owned());
        rest = remaining;
        replayed.play(action).expect("the record was played through");
    }
    entries
}

/// The mean price of each seat's cards when the first bout begins and after every bout, one series
/// per seat. A series ends when the seat has no cards left.
pub fn mean_price_series(record: &Record<Durak>) -> Vec<Vec<f64>> {
    let mut replayed = record.after_actions(0);
    let mut series = vec![Vec::new(); record.players().len()];
    let mut add_prices = |game: &Durak| {
        let deck = game.setup().rules.deck;
        for (seat, prices) in Seat::all(series.len()).zip(&mut series) {
            prices.extend(mean_price(game.hand(seat), game.view(seat).trump(), deck));
        }
    };
    if replayed.game().view(Seat::default()).phase() != Phase::Redeal {
        add_prices(replayed.game());
    }
    for &action in record.actions() {
        let events = replayed.play(action).expect("the record was played through");
        let is_first_attacker = |event: &Event| matches!(event, Event::FirstAttacker { .. });
        if ends_bout(&events) || events.iter().any(is_first_attacker) {
            add_prices(replayed.game());
        }
    }
    series
}

/// The start of an entry: the action with its number and seat, and the hand it was played from.
/// `record` is the match before the action.
fn format_action(
    record: &Record<Durak>,
    seat: Seat,
    action: Action,
    localize: Localizer<'_>,
) -> String {
    let (number, hand) = (record.actions().len() + 1, describe_hand(record.game(), seat, localize));
    format!("\n{number}. {}: {action}\n  {hand}\n", seat_name(seat, localize))
}

/// Returns whether a bout ended among these events.
fn ends_bout(events: &[Event]) -> bool {
    let is_end =
        |event: &Event| matches!(event, Event::BoutTaken { .. } | Event::BoutBeaten { .. });
    events.iter().any(is_end)
}

/// The seats that have cards.
fn seats_with_cards(game: &Durak) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(|&seat| !game.hand(seat).is_empty())
}

/// The translated name of a seat.
fn seat_name(seat: Seat, localize: Localizer<'_>) -> String {
    localize(&TranslatableText::new("log-seat").with_number("seat", seat.index() as u32))
}

/// The cards of a seat, their mean price, quality and membership degrees, as text.
fn describe_hand(game: &Durak, seat: Seat, localize: Localizer<'_>) -> String {
    let (trump, deck) = (game.view(seat).trump(), game.setup().rules.deck);
    let assessment = HandAssessment::new(game.hand(seat), trump, deck);
    let quality = localize(&TranslatableText::from_key(format!(
        "fuzzy-quality-{}",
        assessment.quality.name()
    )));
    let price = localize(&"fuzzy-price".into());
    let mean = assessment.mean_price.unwrap_or_default();
    let [bad, medium, good] = assessment.degrees;
    let cards = assessment.cards;
    format!("{cards} — {price}: {mean:.2}, {quality} ({bad:.2}, {medium:.2}, {good:.2})")
}
