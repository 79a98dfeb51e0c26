//! Animals representing the Durak opponents, and their expressions during a deal.

use kozyr_core::game::Seat;
use kozyr_durak::{DealEnding, Phase, View};

use kozyr_ui::faces::{Animal, Expression};
use kozyr_ui::player_names::base_name;

/// Returns the animal of an opponent; `opponent` is its name, with or without parameters. Unknown
/// names get a turtle.
pub fn animal(opponent: &str) -> Animal {
    let name = base_name(opponent);
    match name {
        "random" => Animal::Hen,
        "lowest" => Animal::Mouse,
        "greedy" => Animal::Hamster,
        "potential" => Animal::Hedgehog,
        "potential-fixed" => Animal::Donkey,
        "hand-value" => Animal::Mole,
        "hand-value-published" => Animal::Magpie,
        "fuzzy" => Animal::Cat,
        "fuzzy-learned" => Animal::Lynx,
        // Squirrels forget where they buried their nuts.
        _ if name.starts_with("apprentice-") => Animal::Squirrel,
        "master-1" => Animal::Raccoon,
        "master-2" => Animal::Fox,
        "master-3" => Animal::Wolf,
        "master-4" => Animal::Bear,
        "master-5" => Animal::Owl,
        // Fallback for opponents without an animal of their own.
        _ => Animal::Turtle,
    }
}

/// Returns a seat's facial expression, from the result, its role in the bout and the numbers of
/// cards; `is_thinking` is whether it is deciding. It depends on the [`View`] alone, so it can't
/// reveal hidden cards.
pub fn expression(view: View<'_>, seat: Seat, is_thinking: bool) -> Expression {
    if let Some(ending) = view.ending() {
        return match ending {
            DealEnding::Fool(fool) if fool == seat => Expression::Fool,
            DealEnding::Fool(_) => Expression::Winner,
            DealEnding::NobodyLeft | DealEnding::Stalled => Expression::Surprised,
        };
    }
    if view.out_seats().contains(seat) {
        return Expression::Winner;
    }
    if is_thinking {
        return Expression::Thinking;
    }
    let is_defender = view.defender() == Some(seat);
    match view.phase() {
        Phase::Take if is_defender => Expression::Annoyed,
        Phase::Take if view.attacker() == Some(seat) => Expression::Pleased,
        Phase::Defend if is_defender && view.open_attacks().len() > 2 => Expression::Surprised,
        Phase::Defend if is_defender => Expression::Wary,
        Phase::ThrowIn if is_defender && view.table_pairs().len() > 2 => Expression::Pleased,
        _ if view.to_act().is_some_and(|other| other != seat) => match lead(view, seat) {
            // Many more cards than the others are hard to get rid of.
            lead if lead >= 4 => Expression::Worried,
            lead if lead <= -3 && view.talon_len() == 0 => Expression::Confident,
            _ => Expression::Watching,
        },
        _ => Expression::Calm,
    }
}

/// How many more cards a seat holds than the other seats still in play on average, rounded down;
/// negative if fewer.
fn lead(view: View<'_>, seat: Seat) -> i32 {
    let others = Seat::all(view.players()).filter(|&other| other != seat);
    let counts: Vec<i32> = others
        .filter(|&other| !view.out_seats().contains(other))
        .map(|other| view.hand_size(other) as i32)
        .collect();
    let total: i32 = counts.iter().sum();
    view.hand_size(seat) as i32 - total / (counts.len() as i32).max(1)
}
