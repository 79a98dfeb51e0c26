//! The laboratory: matches between opponents, training, tuning, and play in the terminal.
//!
//! Everything here is generic over [`LabGame`](lab_game::LabGame). [`commands`] holds the command
//! line of `kozyr-lab`.

pub mod arena;
pub mod baseline;
pub mod bounded_lines;
pub mod commands;
pub mod console;
pub mod contender;
pub mod exec;
pub mod experiment;
pub mod explanations;
pub mod failure;
pub mod files;
pub mod game_files;
pub mod gauntlet;
pub mod interval;
pub mod jobs;
pub mod lab_game;
pub mod ladder;
pub mod learner;
pub mod memory;
pub mod observer;
pub mod outline;
pub mod play;
pub mod problems;
pub mod progress;
pub mod reason_audit;
pub mod recorded_opponents;
pub mod replay;
#[cfg(feature = "rooms")]
pub mod rooms;
pub mod signals;
pub mod sprt;
pub mod terminal;
pub mod texts;
pub mod timing;
pub mod tuning;
pub mod wording;
