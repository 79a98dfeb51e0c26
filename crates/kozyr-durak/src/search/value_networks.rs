//! Who is asked how deals go on, instead of playing them on.

use std::sync::{Arc, OnceLock};

use super::{
    candidate::WIN_POINTS,
    position::{Position, seat_bit},
    value_network::{PlayersLeft, ValueNetwork},
};
use kozyr_core::game::Seat;

/// The most cards in the talon at which its word is better than what quick players make of the rest;
/// before, hands tell too little of how a deal ends.
const MAX_TALON_CARDS: usize = 10;

/// Who judges how deals go on: a network for each company in which they may be, or nobody.
#[derive(Clone, Debug, Default)]
pub struct ValueNetworks([Option<Arc<ValueNetwork>>; 2]);

impl ValueNetworks {
    /// The networks that come with the program.
    ///
    /// # Panics
    /// If the program was built with damaged ones.
    pub fn built_in() -> Self {
        static SHIPPED: OnceLock<ValueNetworks> = OnceLock::new();
        let read = || {
            let files: [&[u8]; 2] = [
                include_bytes!("../../../../assets/durak/values.bin"),
                include_bytes!("../../../../assets/durak/values-more.bin"),
            ];
            let read =
                |bytes| ValueNetwork::from_bytes(bytes).expect("the file is the project's own");
            files.map(read).into_iter().fold(ValueNetworks::default(), ValueNetworks::with_network)
        };
        SHIPPED.get_or_init(read).clone()
    }

    /// Of these the one for a company alone.
    #[must_use]
    pub fn only(mut self, company: PlayersLeft) -> Self {
        self.0[1 - company as usize] = None;
        self
    }

    /// The same with this network for its company.
    #[must_use]
    pub fn with_network(mut self, network: ValueNetwork) -> Self {
        let place = network.players_left() as usize;
        self.0[place] = Some(Arc::new(network));
        self
    }

    /// Whether there is none at all.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The network for a company.
    pub fn get(&self, company: PlayersLeft) -> Option<&ValueNetwork> {
        self.0[company as usize].as_deref()
    }

    /// The chance of a seat not to be the fool in hundredths of half points, where a network's word is better than
    /// playing on.
    pub(super) fn evaluate(&self, position: &Position, seat: Seat) -> Option<u8> {
        let company = PlayersLeft::from_position(position);
        let is_late = position.talon_len() <= MAX_TALON_CARDS;
        let network = self
            .get(company)
            .filter(|_| is_late && ValueNetwork::supports_position(company, position))?;
        if position.playing_mask() & seat_bit(seat.index() as u8) == 0 {
            // Whoever is out is not the fool.
            return Some(WIN_POINTS as u8);
        }
        Some((network.chance(position, seat) * WIN_POINTS as f32).round() as u8)
    }
}
