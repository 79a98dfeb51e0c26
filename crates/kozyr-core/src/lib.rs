//! What Kozyr's games share: rules and records, opponents that explain every decision, statistics
//! and teaching. The games themselves are in the crates `kozyr-durak` and `kozyr-reversi`.
//!
//! A match is its setup, a 32-byte seed and a list of actions; everything else follows from these.
//! A [`Record`](game::Record) holds them, [`Game::play`](game::Game::play) is the only way to
//! advance a game, and an [`Opponent`](opponent::Opponent) sees a view, which does not reveal
//! hidden cards. The crate reads no files, and a clock only for time limits. The seed is the only
//! source of randomness, so it gives the same match on any machine.
//!
//! ```
//! use kozyr_durak::{Durak, Rules, Setup};
//! use kozyr_core::{game::{Game, Player, Record, Seed}, opponent::{Budget, make_opponent}};
//!
//! // Deals cards to two players by the usual rules; the seed determines the cards.
//! let setup = Setup::new(2, Rules::throw_in());
//! let players = vec![Player::Opponent("potential".into()), Player::Opponent("lowest".into())];
//! let mut record = Record::<Durak>::new(setup, Seed::from(7), players)?;
//!
//! // Asks an opponent for a decision on the seat to act.
//! let (seat, _) = record.to_act().expect("nobody has played yet");
//! let view = record.game().view(seat);
//! let rng = &mut record.decision_rng();
//! let decision = make_opponent::<Durak>("potential")?.decide(view, &Budget::default(), rng);
//!
//! // The reasons are data: the deciding rule, the alternatives, and figures.
//! println!("{seat:?} holds {:?}", view.hand());
//! println!("plays {} by the rule {}", decision.action, decision.explanation.rule.key);
//! for alternative in &decision.explanation.alternatives {
//!     println!("{:?} is worth {:?}", alternative.plan, alternative.value);
//! }
//!
//! // Plays it and prints what happened.
//! for event in record.play(decision.action)? {
//!     println!("{event:?}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The folder `examples` has more: a whole match, an explanation in words, and a custom opponent.
//!
//! | module | contents |
//! | --- | --- |
//! | [`game`] | seats, outcomes, seeds, the rules as a trait, records |
//! | [`opponent`] | decisions, budgets, and the registry that finds opponents by name |
//! | [`explanation`] | why an opponent decided as it did, as data |
//! | [`counterfactual`] | changes after which an opponent would decide differently |
//! | `texts` (feature `texts`) | languages, and sentences for explanations |
//! | [`any_record`] | records of any game |
//! | [`byte_order_mark`] | skipping it at the start of texts |
//! | [`persistence`] | preferences and backups |
//! | [`known_games`] | the games that a program supports, and reading any of their matches |
//! | [`adam`] | the Adam optimizer |
//! | [`digest`] | digests that detect changed texts |
//! | [`file_names`] | extensions and folders of files |
//! | [`json_keys`] | keys of JSON objects from other programs |
//! | [`link`] | links into the app |
//! | [`table_game`] | what a table on a screen needs to know about the rules |
//! | [`statistics`] | the log of finished games, and ratings of players and opponents |
//! | [`teacher`] | concepts, problems with one solution, exercises from mistakes, turning points |
//! | [`tree`] | textbook game trees and the searches that they explain |

pub mod adam;
pub mod any_record;
pub mod byte_order_mark;
pub mod counterfactual;
pub mod digest;
pub mod explanation;
pub mod file_names;
pub mod game;
pub mod json_keys;
pub mod known_games;
pub mod link;
pub mod opponent;
pub mod persistence;
pub mod quotation;
pub mod statistics;
pub mod table_game;
pub mod teacher;
#[cfg(feature = "texts")]
pub mod texts;
pub mod tree;
mod version;

/// Tests the code of the guide with the library.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/add-an-opponent.md")]
mod add_an_opponent {}
