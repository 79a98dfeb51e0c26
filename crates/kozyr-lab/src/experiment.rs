//! Experiments that test the claims of the opponents' authors in many games.
//!
//! Each experiment plays until a 95 % confidence interval decides the claim. It reports the verdict
//! and the data as a table and a plot. Everything is derived from the seed.

mod changing_tactics;
mod claim;
mod deeper_than_two;
mod hand_value_units;
mod learned_tables;
mod match_experiment;
mod mean_price;
mod minding_the_reply;
mod plot;
mod seldom_trumps;
mod self_play;
mod table;
mod tables_against_lowest;

pub use claim::{
    ClaimVerdict, Claimant, Experiment, ExperimentPlan, ExperimentUnitResult, Finding,
};
pub use mean_price::PriceCurves;
pub use plot::{ConfidenceBand, Plot, PlotPanel};
pub use seldom_trumps::TrumpChoices;
pub use table::{ResultTable, TableCell};

/// All experiments.
pub static ALL: [&dyn Experiment; 8] = [
    &changing_tactics::EXPERIMENT,
    &seldom_trumps::EXPERIMENT,
    &minding_the_reply::EXPERIMENT,
    &deeper_than_two::EXPERIMENT,
    &mean_price::EXPERIMENT,
    &tables_against_lowest::EXPERIMENT,
    &learned_tables::EXPERIMENT,
    &hand_value_units::EXPERIMENT,
];
