//! The laboratory: arenas, play in the terminal, and opponents outside the program.
//!
//! Everything here works for any [`LabGame`](lab_game::LabGame), a game that can be shown and told;
//! [`commands`] is what `kozyr-lab` understands on its command line.

pub mod arena;
pub mod asked_again;
pub mod commands;
pub mod console;
pub mod contender;
pub mod exec;
pub mod experiment;
pub mod failure;
pub mod files;
pub mod gauntlet;
pub mod interval;
pub mod lab_game;
pub mod ladder;
pub mod learner;
pub mod learning;
pub mod lines;
pub mod memory;
pub mod outline;
pub mod play;
pub mod problems;
pub mod progress;
pub mod reasons;
pub mod replay;
pub mod sequential;
pub mod stopping;
pub mod terminal;
pub mod texts;
pub mod timing;
pub mod units;
pub mod watch;
pub mod why;
pub mod wording;
pub mod yardstick;
