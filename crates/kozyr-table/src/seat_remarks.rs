//! What is shown in a match on a server: who is away, what people say, and whether the connection is
//! lost.

use bevy::prelude::*;
use kozyr_core::game::{MAX_SEATS, Seat};
use kozyr_ui::faces::Expression;

/// What is shown at the seats.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRemarks([Remark; MAX_SEATS]);

/// What the status line says about the connection to the server; `None` if all is well, and without
/// a server.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct ConnectionRemark(pub Option<String>);

/// What is shown at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remark {
    /// Whether the player is away.
    pub is_away: bool,
    /// A word about the player, such as that they are away.
    pub status: Option<String>,
    /// The face that the player makes.
    pub face: Option<Expression>,
    /// What the player says.
    pub phrase: Option<String>,
}

impl SeatRemarks {
    /// What is shown at a seat.
    pub fn at(&self, seat: Seat) -> &Remark {
        &self.0[seat.index()]
    }

    /// Like [`at`](Self::at), for changing it.
    pub fn at_mut(&mut self, seat: Seat) -> &mut Remark {
        &mut self.0[seat.index()]
    }
}

/// Adds [`SeatRemarks`] and [`ConnectionRemark`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SeatRemarks>().init_resource::<ConnectionRemark>();
}
