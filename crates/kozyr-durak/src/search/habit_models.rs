//! Models of other players from their profiles.

use super::{
    belief::EvidenceFactors,
    models::PlayerModel,
    player_hypotheses::PlayerHypotheses,
    playout_policy::{HabitTraits, PlayoutPolicy},
};
use crate::{
    profile::{habit::Habit, player_profile::PlayerProfile},
    view::View,
};
use kozyr_core::game::{MAX_SEATS, Seat};

/// Player profiles by seat, from before the current deal.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerProfiles([PlayerProfile; MAX_SEATS]);

impl PlayerProfiles {
    /// Profiles by seat. Missing ones are empty; those beyond the last seat are ignored.
    pub fn new(profiles: impl IntoIterator<Item = PlayerProfile>) -> Self {
        let mut all = PlayerProfiles::default();
        for (place, profile) in all.0.iter_mut().zip(profiles) {
            *place = profile;
        }
        all
    }

    /// The profile of a seat.
    pub fn get(&self, seat: Seat) -> &PlayerProfile {
        &self.0[seat.index()]
    }

    /// Returns the profiles with the habits that the other players have shown in the current deal
    /// added. The profile of the view's own seat stays the same.
    #[must_use]
    pub fn with_deal(mut self, view: View<'_>) -> Self {
        for seat in Seat::all(view.players()).filter(|&seat| seat != view.seat()) {
            self.0[seat.index()].add(&PlayerProfile::from_view(view, seat));
        }
        self
    }

    /// Returns the evidence factors of each seat, from its profile.
    pub(super) fn factors(&self) -> [EvidenceFactors; MAX_SEATS] {
        self.0.each_ref().map(EvidenceFactors::from_profile)
    }
}

/// The opponents a player may be and their habits, with a model for each combination of traits.
#[derive(Clone, Debug)]
struct SeatHabits {
    /// The opponents that the player may be, with probabilities; empty if unknown.
    opponents: Vec<(&'static str, PlayerModel, f64)>,
    /// The rate of each habit, times 2³².
    rates: [u32; TRAIT_COUNT],
    /// How often the habits are used when the player is none of the opponents, times 2³².
    habit_share: u32,
    /// The model for each combination of traits, by their bits.
    trait_models: Vec<PlayerModel>,
}

const TRAIT_COUNT: usize = 4;
/// The number of opportunities after which habits are used in half of the worlds.
const HALF_TRUST_OPPORTUNITIES: f64 = 25.0;
/// Odd multipliers (fractions of roots, times 2³²) that select worlds for each habit: any share is
/// spread evenly over the worlds, and the shares of different habits are independent.
const SPREAD_MULTIPLIERS: [u32; TRAIT_COUNT + 1] =
    [0x9e37_79b9, 0x6a09_e667, 0xbb67_ae85, 0x3c6e_f373, 0xa54f_f53b];

/// The habits of all players.
#[derive(Clone, Debug)]
pub(super) struct HabitModels(Vec<SeatHabits>);

impl HabitModels {
    /// The models from these profiles, for the deck and the trump suit of the view.
    pub(super) fn new(profiles: &PlayerProfiles, view: View<'_>) -> Self {
        let (deck, trump) = (view.rules().deck, view.trump());
        let trait_models: Vec<PlayerModel> = (0..1 << TRAIT_COUNT)
            .map(|traits| {
                PlayerModel::Playout(PlayoutPolicy::with_traits(
                    deck,
                    trump,
                    HabitTraits::from_bits(traits),
                ))
            })
            .collect();
        let seat_habits = |profile: &PlayerProfile| {
            let rate = |habit| to_fixed_point(profile.rate(habit));
            let opportunities =
                Habit::ALL.map(|habit| profile.tally(habit).opportunities).iter().sum::<f64>();
            SeatHabits {
                opponents: match profile.opponent_log_odds().is_empty() {
                    true => Vec::new(),
                    false => {
                        PlayerHypotheses::new(deck, trump, Some(profile)).opponents().collect()
                    }
                },
                rates: [
                    rate(Habit::HoardsTrumps),
                    rate(Habit::KeepsHighCards),
                    rate(Habit::ThrowsTrumps),
                    rate(Habit::LeadsGroups),
                ],
                habit_share: to_fixed_point(
                    opportunities / (opportunities + HALF_TRUST_OPPORTUNITIES),
                ),
                trait_models: trait_models.clone(),
            }
        };
        HabitModels(profiles.0.iter().map(seat_habits).collect())
    }

    /// Returns the model of a seat in a world, by number; `None` if the seat plays by the default
    /// model there.
    pub(super) fn model_in_world(&self, seat: usize, world: u64) -> Option<&PlayerModel> {
        let SeatHabits { opponents, rates, habit_share, trait_models } = &self.0[seat];
        let [opponent_spread, spreads @ ..] = &SPREAD_MULTIPLIERS;
        let world_number = (world as u32).wrapping_add(1);
        let mut remainder = world_number.wrapping_mul(*opponent_spread);
        let mut unknown_share = u32::MAX;
        for (_, model, probability) in opponents {
            let probability = to_fixed_point(*probability);
            if remainder < probability {
                return Some(model);
            }
            (remainder, unknown_share) =
                (remainder - probability, unknown_share.saturating_sub(probability));
        }
        if u64::from(remainder) << 32 >= u64::from(*habit_share) * u64::from(unknown_share) {
            return None;
        }
        let trait_bit = |(bit, (rate, spread)): (usize, (&u32, &u32))| {
            usize::from(world_number.wrapping_mul(*spread) < *rate) << bit
        };
        let traits: usize = rates.iter().zip(spreads).enumerate().map(trait_bit).sum();
        trait_models.get(traits)
    }

    /// Returns the most likely opponent at a seat and its probability, 0 to 1. `None` unless that
    /// opponent is more likely than an unknown player.
    pub(super) fn likely_opponent(&self, seat: Seat) -> Option<(&'static str, f64)> {
        let opponents = self.0[seat.index()].opponents.iter();
        let unknown_share =
            1.0 - opponents.clone().map(|(.., probability)| probability).sum::<f64>();
        let likely = opponents.max_by(|first, second| first.2.total_cmp(&second.2));
        likely
            .map(|(name, _, probability)| (*name, *probability))
            .filter(|(_, probability)| *probability > unknown_share)
    }
}

/// Converts a share, 0 to 1, to a whole number of steps of about 2⁻³².
fn to_fixed_point(share: f64) -> u32 {
    (share * f64::from(u32::MAX)) as u32
}

impl HabitTraits {
    /// Returns the traits whose habit has an estimated [rate](PlayerProfile::rate) above one half.
    pub(super) fn from_profile(profile: &PlayerProfile) -> Self {
        let has = |habit| profile.rate(habit) > 0.5;
        HabitTraits {
            hoards_trumps: has(Habit::HoardsTrumps),
            keeps_high_cards: has(Habit::KeepsHighCards),
            throws_trumps: has(Habit::ThrowsTrumps),
            leads_groups: has(Habit::LeadsGroups),
        }
    }

    /// Returns the traits of these bits, in the order of `SeatHabits::rates`.
    fn from_bits(bits: usize) -> Self {
        let has = |bit: usize| bits >> bit & 1 != 0;
        HabitTraits {
            hoards_trumps: has(0),
            keeps_high_cards: has(1),
            throws_trumps: has(2),
            leads_groups: has(3),
        }
    }
}
