//! Who may sit at the table.

use super::{
    models::Model,
    playout_policy::{Style, Traits},
    position::Position,
};
use crate::{
    action::Action,
    card::Suit,
    card_set::CardSet,
    deck::Deck,
    phase::Phase,
    profile::{habit::Habit, player_profile::Profile},
};

/// How likely each of the players is, or an act of each.
pub(super) type Chances = [f64; Players::MOST];

/// Somebody who may sit at the table: plays by a model, and now and then does anything else.
#[derive(Clone, Debug)]
struct Player {
    /// The opponent that plays by this model; `None` if it is nobody's in particular.
    name: Option<&'static str>,
    model: Model,
    /// How likely it is that they sit there, before anything is seen.
    usual: f64,
    /// How often they do anything else.
    errors: f64,
}

/// All who may sit at a place of the table.
#[derive(Clone, Debug)]
pub(super) struct Players(Vec<Player>);

/// A program does as its rules say, but for what the model leaves out.
const RULE: f64 = 0.05;
/// Others only mostly.
const MOSTLY: f64 = 0.25;
/// The likelihoods of many acts are multiplied, and must not vanish.
const SCALE: f64 = 2.0;
/// After so many chances seen somebody's habits are as likely to be counted on as not.
const HALF: f64 = 25.0;

impl Players {
    /// There are no more than that.
    pub(super) const MOST: usize = 8;

    /// Those who are known, and somebody with the habits of a profile if there is one.
    pub(super) fn new(deck: Deck, trump: Suit, profile: Option<&Profile>) -> Self {
        let rule = |name| {
            let model = Model::of_opponent(name, deck, trump)?;
            Some(Player { name: Some(name), model, usual: 0.1, errors: RULE })
        };
        let quick =
            |style| Player { name: None, model: Model::Quick(style), usual: 0.25, errors: MOSTLY };
        let mut strangers =
            vec![quick(Style::simple(deck, trump)), quick(Style::shrewd(deck, trump))];
        let mut opponents: Vec<Player> = Model::OPPONENTS.into_iter().filter_map(rule).collect();
        if let Some(profile) = profile.filter(|profile| !profile.is_empty()) {
            let seen = Habit::ALL.map(|habit| profile.tally(habit).chances).iter().sum::<f64>();
            let known = seen / (seen + HALF);
            let all: f64 = strangers.iter().map(|player| player.usual).sum();
            for player in &mut strangers {
                player.usual *= 1.0 - known;
            }
            let model = Model::Quick(Style::habitual(deck, trump, Traits::of(profile)));
            strangers.push(Player { name: None, model, usual: known * all, errors: MOSTLY });
            for (number, player) in opponents.iter_mut().enumerate() {
                player.usual *= profile.likeness().times(number);
            }
        }
        let players = strangers.into_iter().chain(opponents);
        let sum: f64 = players.clone().map(|player| player.usual).sum();
        let share = |player: Player| Player { usual: player.usual / sum, ..player };
        Players(players.map(share).collect())
    }

    /// Somebody of whom nothing is asked.
    pub(super) fn anybody(deck: Deck, trump: Suit) -> Self {
        let model = Model::Quick(Style::simple(deck, trump));
        Players(vec![Player { name: None, model, usual: 1.0, errors: 1.0 }])
    }

    /// How likely each is before anything is seen.
    pub(super) fn usual(&self) -> Chances {
        let mut usual = [0.0; Players::MOST];
        for (place, player) in usual.iter_mut().zip(&self.0) {
            *place = player.usual;
        }
        usual
    }

    /// How likely it is that each does something in a position, [`SCALE`] times that.
    pub(super) fn likelihoods(&self, position: &Position, action: Action) -> Chances {
        let mut likelihoods = [SCALE; Players::MOST];
        let ways = ways(position);
        // Where there is but one who may sit there, no hand is made likelier by it.
        if ways > 1 && self.len() > 1 {
            let asked = self.0.iter().zip(&mut likelihoods);
            for (player, likelihood) in asked.filter(|(player, _)| player.usual > 0.0) {
                let does = player.model.chance_of(position, action);
                let errs = player.errors / ways as f64;
                *likelihood = SCALE * ((1.0 - player.errors) * does + errs);
            }
        }
        likelihoods
    }

    /// Holds one of them to be impossible from now on.
    pub(super) fn leave_out(&mut self, number: usize) {
        self.0[number].usual = 0.0;
    }

    /// What one of them does.
    pub(super) fn model(&self, number: usize) -> &Model {
        &self.0[number].model
    }

    /// The opponent that one of them is.
    pub(super) fn name(&self, number: usize) -> Option<&'static str> {
        self.0[number].name
    }

    /// The opponents among them, with how likely each is before anything is seen.
    pub(super) fn opponents(self) -> impl Iterator<Item = (&'static str, Model, f64)> {
        self.0.into_iter().filter_map(|player| Some((player.name?, player.model, player.usual)))
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

/// Roughly how many things there are to do.
fn ways(position: &Position) -> usize {
    let hand = position.held(position.to_act);
    match position.phase {
        Phase::Attack => hand.len(),
        Phase::Defend => {
            let beating = |card| (hand & CardSet::beating(card, position.trump)).len();
            1 + position.open.first().map_or(0, beating) + position.transfers().len()
        }
        _ => 1 + position.fitting().len(),
    }
}
