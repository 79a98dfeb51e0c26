//! Value networks that replace the rest of a playout.

use std::sync::{Arc, OnceLock};

use super::{
    candidate::WIN_POINTS,
    position::{Position, seat_bit},
    value_network::{PlayersLeft, ValueNetwork},
};
use kozyr_core::game::Seat;

/// The largest talon for networks to predict better than playouts. Earlier, hands say too little
/// about the result.
const MAX_TALON_CARDS: usize = 10;

/// A network for each number of players left, or none.
#[derive(Clone, Debug, Default)]
pub struct ValueNetworks([Option<Arc<ValueNetwork>>; 2]);

impl ValueNetworks {
    /// Returns the built-in networks, one for each number of players left.
    ///
    /// # Panics
    /// If the built-in files are damaged.
    pub fn built_in() -> Self {
        static BUILT_IN: OnceLock<ValueNetworks> = OnceLock::new();
        let read = || {
            let files: [&[u8]; 2] = [
                include_bytes!("../../../../assets/durak/values.bin"),
                include_bytes!("../../../../assets/durak/values-more.bin"),
            ];
            let read =
                |bytes| ValueNetwork::from_bytes(bytes).expect("built-in networks are valid");
            files.map(read).into_iter().fold(ValueNetworks::default(), ValueNetworks::with_network)
        };
        BUILT_IN.get_or_init(read).clone()
    }

    /// Returns the same networks without the one for the other number of players left.
    #[must_use]
    pub fn only(mut self, players_left: PlayersLeft) -> Self {
        self.0[1 - players_left as usize] = None;
        self
    }

    /// Adds a network, or replaces the one for the same number of players left.
    #[must_use]
    pub fn with_network(mut self, network: ValueNetwork) -> Self {
        let index = network.players_left() as usize;
        self.0[index] = Some(Arc::new(network));
        self
    }

    /// Whether there are no networks.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// Returns the network for a number of players left; `None` if there is no such network.
    pub fn get(&self, players_left: PlayersLeft) -> Option<&ValueNetwork> {
        self.0[players_left as usize].as_deref()
    }

    /// The probability of a seat not being the fool, in hundredths of half points, 0 to 200. `None`
    /// where playouts are better: while the talon is large, within a bout, or if no network
    /// supports the position.
    pub(super) fn evaluate(&self, position: &Position, seat: Seat) -> Option<u8> {
        let players_left = PlayersLeft::from_position(position);
        let is_late = position.talon_len() <= MAX_TALON_CARDS;
        let network = self
            .get(players_left)
            .filter(|_| is_late && ValueNetwork::supports_position(players_left, position))?;
        if position.playing_mask() & seat_bit(seat.index() as u8) == 0 {
            // A player who is out is not the fool.
            return Some(WIN_POINTS as u8);
        }
        Some((network.chance(position, seat) * WIN_POINTS as f32).round() as u8)
    }
}
