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
/// opponent's evaluation if an opponent decided. All hands follow every bout.
///
/// The reasons come from deciding again with the random numbers of the record. If an opponent now
/// decides differently, perhaps because its budget differed then, the log notes it. `say`
/// translates messages.
pub fn format_log(record: &Record<Durak>, say: Localizer<'_>) -> String {
    let mut stage = record.after_actions(0);
    let mut text = format_header(record, say);
    for &action in record.actions() {
        let (seat, player) = stage.to_act().expect("the record was played through");
        let decision = match player {
            Player::Opponent(name) => opponent::decide(&stage, seat, name, &Budget::default()),
            Player::Human => None,
        };
        let reasons = decision.as_ref().map(|decision| &decision.explanation);
        text += &format_entry(&stage, action, reasons, say);
        if let Some(decision) = decision.filter(|decision| decision.action != action) {
            let otherwise =
                TranslatableText::new("log-asked-again").with_notation("action", decision.action);
            text += &format!("  {}\n", say(&otherwise));
        }
        stage.play(action).expect("the record was played through");
    }
    text
}

/// The header of a log: the player on each seat.
pub fn format_header(record: &Record<Durak>, say: Localizer<'_>) -> String {
    let seats = Seat::all(record.players().len()).zip(record.players());
    let line = |(seat, player): (Seat, &Player)| {
        format!("{}: {}\n", name(seat, say), String::from(player.clone()))
    };
    seats.map(line).collect()
}

/// The log entry of an action, for writing as soon as it is played. `before` is the deal before it,
/// and `reasons` are those of the opponent who decided.
///
/// # Panics
/// Panics if the action is illegal.
pub fn format_entry(
    before: &Record<Durak>,
    action: Action,
    reasons: Option<&Explanation<Action>>,
    say: Localizer<'_>,
) -> String {
    let (seat, _) = before.to_act().expect("somebody has played");
    let mut text = format_action(before, seat, action, say);
    text += &reasons.map_or_else(String::new, |reasons| reasons.to_text(say));
    let mut after = before.game().clone();
    let events = after.play(action).expect("the action was legal");
    if ends_bout(&events) {
        let line = |seat| format!("  {}: {}\n", name(seat, say), hand(&after, seat, say));
        let lines: String = hands(&after).map(line).collect();
        text += &format!("{}\n{lines}", say(&"log-after-bout".into()));
    }
    text
}

/// Splits a log written during a match into its entries, up to the first that does not match the
/// record's actions.
pub fn split_entries(log: &str, record: &Record<Durak>, say: Localizer<'_>) -> Vec<String> {
    let mut entries = Vec::new();
    let Some(mut rest) = log.strip_prefix(&format_header(record, say)) else { return entries };
    let mut stage = record.after_actions(0);
    for (index, &action) in record.actions().iter().enumerate() {
        let (seat, _) = stage.to_act().expect("the record was played through");
        if !rest.starts_with(&format_action(&stage, seat, action, say)) {
            break;
        }
        let next = rest.find(&format!("\n\n{}. ", index + 2)).map_or(rest.len(), |at| at + 1);
        let (entry, after) = rest.split_at(next);
        entries.push(entry.to_owned());
        rest = after;
        stage.play(action).expect("the record was played through");
    }
    entries
}

/// The mean price of each seat's cards when the first bout begins and after every bout, one series
/// per seat. A series ends when the seat has no cards left.
pub fn mean_price_series(record: &Record<Durak>) -> Vec<Vec<f64>> {
    let mut stage = record.after_actions(0);
    let mut series = vec![Vec::new(); record.players().len()];
    let mut note = |game: &Durak| {
        let deck = game.setup().rules.deck;
        for (seat, prices) in Seat::all(series.len()).zip(&mut series) {
            prices.extend(mean_price(game.hand(seat), game.view(seat).trump(), deck));
        }
    };
    if stage.game().view(Seat::default()).phase() != Phase::Redeal {
        note(stage.game());
    }
    for &action in record.actions() {
        let events = stage.play(action).expect("the record was played through");
        let begins = |event: &Event| matches!(event, Event::FirstAttacker { .. });
        if ends_bout(&events) || events.iter().any(begins) {
            note(stage.game());
        }
    }
    series
}

/// The start of an entry: the number of the action, and the hand it was played from.
fn format_action(before: &Record<Durak>, seat: Seat, action: Action, say: Localizer<'_>) -> String {
    let (number, hand) = (before.actions().len() + 1, hand(before.game(), seat, say));
    format!("\n{number}. {}: {action}\n  {hand}\n", name(seat, say))
}

fn ends_bout(events: &[Event]) -> bool {
    let ends = |event: &Event| matches!(event, Event::BoutTaken { .. } | Event::BoutBeaten { .. });
    events.iter().any(ends)
}

/// The seats that have cards.
fn hands(game: &Durak) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(|&seat| !game.hand(seat).is_empty())
}

fn name(seat: Seat, say: Localizer<'_>) -> String {
    say(&TranslatableText::new("log-seat").with_number("seat", seat.index() as u32))
}

/// The cards of a seat, their mean price, and their membership degrees.
fn hand(game: &Durak, seat: Seat, say: Localizer<'_>) -> String {
    let (trump, deck) = (game.view(seat).trump(), game.setup().rules.deck);
    let own = HandAssessment::new(game.hand(seat), trump, deck);
    let quality = say(&TranslatableText::from_key(format!("fuzzy-quality-{}", own.quality.name())));
    let price = say(&"fuzzy-price".into());
    let mean = own.mean_price.unwrap_or_default();
    let [bad, medium, good] = own.degrees;
    let cards = own.cards;
    format!("{cards} — {price}: {mean:.2}, {quality} ({bad:.2}, {medium:.2}, {good:.2})")
}
