//! Durak in a terminal.

use serde_json::Value;

use super::{Audience, ExplainedGame, LabGame, RenderMessage};
use kozyr_core::{
    explanation::{Explanation, Headline},
    game::{Game, Record, Seat},
    opponent::{Budget, OpponentError},
};
use kozyr_durak::{
    Action, AttackPair, Card, CardSet, DealEnding, Durak, Event, View, game_from_view, move_log,
    opponents::{Master, fact_effect},
};

use crate::{baseline::MonteCarloBaseline, contender::Contender};

impl LabGame for Durak {
    fn snapshot(view: View<'_>) -> Value {
        serde_json::to_value(view.snapshot()).expect("a snapshot serializes to JSON")
    }

    fn from_snapshot(snapshot: &Value) -> Result<Self, String> {
        game_from_view(snapshot).map_err(|error| error.to_string())
    }

    fn actions_played(&self) -> usize {
        self.history().iter().filter(|event| event.action().is_some()).count()
    }

    fn hidden_words(view: View<'_>) -> Vec<String> {
        view.unseen_cards().iter().map(|card| card.to_string()).collect()
    }

    fn picture(view: View<'_>) -> String {
        picture(view, |seat| if seat == view.seat() { view.hand() } else { view.known_cards(seat) })
    }

    fn open_picture(&self) -> String {
        picture(self.view(Seat::default()), |seat| self.hand(seat))
    }

    fn describe_event(event: &Event, audience: Audience) -> Option<String> {
        Some(match *event {
            Event::Dealt { seat, count, cards } | Event::Drawn { seat, count, cards } => {
                let verb = if matches!(event, Event::Dealt { .. }) { "is dealt" } else { "draws" };
                match audience.may_know(seat) {
                    true => format!("{} {verb} {cards}", name(seat)),
                    false => format!("{} {verb} {count}", name(seat)),
                }
            }
            Event::TrumpTurned { card, .. } => format!("{card} sets the trump"),
            Event::Kept { seat } => format!("{} keeps the hand", name(seat)),
            Event::Redealt { seat } => format!("{} asks for a new deal", name(seat)),
            Event::FirstAttacker { seat, lowest_trump: Some(card) } => {
                format!("{} shows {card} and attacks first", name(seat))
            }
            Event::FirstAttacker { seat, lowest_trump: None } => {
                format!("{} attacks first", name(seat))
            }
            Event::Attacked { seat, defender, cards } => {
                format!("{} attacks {} with {cards}", name(seat), name(defender))
            }
            Event::Beaten { seat, attack, with } => {
                format!("{} beats {attack} with {with}", name(seat))
            }
            Event::Transferred { seat, defender, card, shown } => {
                let verb = if shown { "shows" } else { "adds" };
                format!("{} {verb} {card}: {} must defend", name(seat), name(defender))
            }
            Event::ThrownIn { seat, card } => format!("{} throws in {card}", name(seat)),
            Event::Passed { seat } => format!("{} passes", name(seat)),
            Event::Took { seat } => format!("{} picks up", name(seat)),
            Event::BoutTaken { seat, cards } => format!("{} takes {cards}", name(seat)),
            Event::BoutBeaten { cards, .. } => format!("beaten off: {cards}"),
            Event::SeatOut { seat } => format!("{} is out", name(seat)),
            Event::DealOver { ending } => match ending {
                DealEnding::Fool(seat) => format!("the deal is over: {} is the fool", name(seat)),
                DealEnding::NobodyLeft => "the deal is over: nobody has cards left".into(),
                DealEnding::Stalled => "the deal is over: stalled, no progress".into(),
            },
        })
    }

    fn seat_name(seat: Seat) -> String {
        name(seat)
    }

    fn baseline(name: &str) -> Result<Box<dyn Contender<Durak>>, OpponentError> {
        Ok(Box::new(MonteCarloBaseline::named(name)?))
    }

    fn log_header(record: &Record<Durak>, render: RenderMessage<'_>) -> Option<String> {
        Some(move_log::format_header(record, render))
    }

    fn log_entry(
        record: &Record<Durak>,
        action: Action,
        reasons: Option<&Explanation<Action>>,
        render: RenderMessage<'_>,
    ) -> Option<String> {
        Some(move_log::format_entry(record, action, reasons, render))
    }
}

/// The name of a seat in English, such as `seat 0` for the first.
fn name(seat: Seat) -> String {
    format!("seat {seat}")
}

/// The table as lines of text; `hand` returns the visible cards of a seat's hand.
fn picture(view: View<'_>, hand: impl Fn(Seat) -> CardSet) -> String {
    let mut lines = vec![match view.trump_card() {
        Some(card) => format!("trump {card}, talon {}", view.talon_len()),
        None => format!("trump {}, no talon", view.trump()),
    }];
    for seat in Seat::all(view.players()) {
        let role = match Some(seat) {
            _ if view.out_seats().contains(seat) => "out",
            attacker if attacker == view.attacker() => "attacks",
            defender if defender == view.defender() => "defends",
            _ => "",
        };
        let hidden = view.hand_size(seat) - hand(seat).len();
        lines.push(format!("{} {role:8} {}", name(seat), hand_text(hand(seat), hidden)));
    }
    if !view.table_pairs().is_empty() {
        let pairs: Vec<String> = view.table_pairs().iter().map(pair).collect();
        lines.push(format!("table: {}", pairs.join("  ")));
    }
    lines.iter().map(|line| format!("  {}", line.trim_end())).collect::<Vec<_>>().join("\n")
}

/// The visible cards of a hand, and `??` for each hidden card.
fn hand_text(visible: CardSet, hidden: usize) -> String {
    let visible = visible.iter().map(|card: Card| card.to_string());
    visible.chain(std::iter::repeat_n("??".into(), hidden)).collect::<Vec<_>>().join(" ")
}

/// An attacking card and the card that beats it, or `__` if it is not beaten.
fn pair(pair: &AttackPair) -> String {
    match pair.beaten_by {
        Some(with) => format!("{}/{with}", pair.attack),
        None => format!("{}/__", pair.attack),
    }
}

/// Worlds outside any search, in which causes are checked.
const HELD_OUT_WORLDS: std::ops::Range<u64> = 1_000_000..1_002_000;

impl ExplainedGame for Durak {
    fn cause_holds(
        record: &Record<Self>,
        opponent: &str,
        headline: &Headline<Action>,
        action: Action,
    ) -> Option<bool> {
        let evidence = headline.evidence.as_ref()?;
        let instead = headline.instead.as_ref()?.action;
        let master = Master::level(opponent.strip_prefix("master-")?.parse().ok()?);
        let (seat, _) = record.to_act()?;
        let view = record.game().view(seat);
        let search = master.search(view, &Budget::default(), &mut record.decision_rng())?;
        let rows = search.facts_in_worlds(&[action, instead], HELD_OUT_WORLDS);
        let effect = fact_effect(&rows, &evidence.fact)?;
        Some(effect.margin_where_equal? < effect.margin)
    }
}
