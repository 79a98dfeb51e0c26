//! The rules of podkidnoy Durak, and opponents that play it.
//!
//! Each player is dealt six cards. The rest is the talon, with the trump face up at the bottom. The
//! attacker leads, and the defender to the left beats each card or picks up. The other players may
//! throw in cards of ranks that are on the table. After the bout all players draw up to six cards.
//! Once the talon is empty, players without cards are out. The last player with cards is the fool.
//!
//! [`Durak`] is a deal in progress, [`Rules`] are the house rules, and [`View`] is what one seat
//! may know.
//!
//! ```
//! use kozyr_durak::{Durak, Rules, Setup};
//! use kozyr_core::game::{Game, Seed};
//!
//! let mut game = Durak::new(&Setup::new(3, Rules::transfer()), &Seed::from(7))?;
//! while game.to_act().is_some() {
//!     let action = game.legal_actions()[0];
//!     for event in game.play(action)? {
//!         println!("{action}: {event:?}");
//!     }
//! }
//! println!("{:?}", game.ending());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod bout;
mod card;
mod card_set;
pub mod coach;
mod counterfactuals;
mod custom_deal;
pub mod deal_text;
mod decision_view;
mod deck;
mod event;
mod explanation;
pub mod fair_shuffle;
mod game;
mod illegal_action;
mod legal_actions;
pub mod move_log;
pub mod opponent;
pub mod opponents;
mod phase;
mod play;
pub mod profile;
mod recorded_deal;
mod rules;
pub mod search;
mod setup;
mod short_form;
mod statistics;
mod table_cards;
mod table_game;
pub mod take_back;
mod talon;
pub mod teacher;
mod view;

pub use action::{Action, ParseActionError};
pub use card::{Card, ParseCardError, ParseSuitError, Rank, Suit};
pub use card_set::{CardSet, CardSetIter};
pub use custom_deal::{CustomDeal, CustomDealError};
pub use decision_view::{AttackView, DecisionView, DefenceView, RedealView, ThrowInView};
pub use deck::{Deck, DeckSizeError, shuffle_deck};
pub use event::{DealEnding, Event};
pub use game::Durak;
pub use illegal_action::IllegalAction;
pub use opponent::DurakOpponent;
pub use phase::Phase;
pub use rules::{
    AfterDrawRule, AfterTakeRule, AttackLimit, FirstAttackRule, HAND_SIZE, Rules, STALL_ACTIONS,
    ThrowInRule, TransferRule,
};
pub use setup::{MatchStanding, Setup, SetupError};
pub use table_cards::{AttackPair, MAX_ATTACKS};
pub use view::{
    View,
    data::ViewData,
    history_replay::HistoryError,
    possible_record::{PossibleRecordError, SeenDeal},
    reconstruct::{ViewError, game_from_view},
};
