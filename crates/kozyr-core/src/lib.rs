//! What games, opponents that explain every decision, and teachers have in common. The games
//! themselves are in the crates `kozyr-durak` and `kozyr-reversi`.
//!
//! A match is its setup, a 32-byte seed and a list of actions; everything else is derived from
//! these. A [`Record`](game::Record) holds them, [`Game::play`](game::Game::play) is the only way
//! forward, and an [`Opponent`](opponent::Opponent) sees a view, from which hidden cards cannot be
//! read. There is no clock, no file and no other source of chance in here: the same seed gives the
//! same match on any machine.
//!
//! ```
//! use kozyr_durak::{Durak, Rules, Setup};
//! use kozyr_core::{game::{Game, Player, Record, Seed}, opponent::{Budget, named}};
//!
//! // Deal: two players, the usual rules, and a seed from which the cards follow.
//! let setup = Setup::new(2, Rules::throw_in());
//! let players = vec![Player::Opponent("potential".into()), Player::Opponent("lowest".into())];
//! let mut record = Record::<Durak>::new(setup, Seed::from(7), players)?;
//!
//! // Ask an opponent what it would do on the seat to act.
//! let (seat, _) = record.to_act().expect("nobody has played yet");
//! let view = record.game().view(seat);
//! let random = &mut record.decision_rng();
//! let decision = named::<Durak>("potential")?.decide(view, &Budget::default(), random);
//!
//! // Its reasons are data: the rule that decided, what was weighed, and the figures.
//! println!("{seat:?} holds {:?}", view.hand());
//! println!("and plays {} by the rule {}", decision.action, decision.explanation.rule.key);
//! for weighed in &decision.explanation.alternatives {
//!     println!("{:?} would be worth {:?}", weighed.plan, weighed.value);
//! }
//!
//! // Play it, and tell what happened.
//! for event in record.play(decision.action)? {
//!     println!("{event:?}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The folder `examples` goes further: a whole match, an explanation in words, and an opponent of
//! one's own.
//!
//! | module | what it has |
//! | --- | --- |
//! | [`game`] | what all games share: seats, outcomes, seeds, records |
//! | [`opponent`] | decisions, budgets, and the registry that finds opponents by name |
//! | [`explanation`] | why an opponent decided as it did, as data |
//! | [`counterfactual`] | what would have had to be otherwise for another decision |
//! | `texts` (feature `texts`) | languages, and the sentences in which reasons are told |
//! | [`any_record`] | a record of whichever game |
//! | [`kept`] | what an app keeps for its player besides matches |
//! | [`known_games`] | the games that a program knows, and reading what any of them wrote |
//! | [`adam`] | by how much weights that learn move |
//! | [`digest`] | how a text tells that it was changed |
//! | [`link`] | addresses that lead into the app |
//! | [`table_game`] | what a table on a screen needs to know of the rules |
//! | [`statistics`] | the games that a person has played, and the ratings of persons and opponents |
//! | [`teacher`] | concepts, problems with one solution, own mistakes as exercises, turning points |
//! | [`tree`] | textbook game trees and the searches that they explain |

pub mod adam;
pub mod any_record;
pub mod counterfactual;
pub mod digest;
pub mod explanation;
pub mod game;
pub mod known_games;
pub mod link;
pub mod opponent;
pub mod persistence;
pub mod statistics;
pub mod table_game;
pub mod teacher;
#[cfg(feature = "texts")]
pub mod texts;
pub mod tree;
mod version;

/// The code of the guide is tested with the library.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/add-an-opponent.md")]
mod add_an_opponent {}
