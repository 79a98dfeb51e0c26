//! Reactions: faces and set phrases, which every reader sees in their own language.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::Seat;
use kozyr_rooms::{NoticeKind, Reaction, session::SessionEvent};
use kozyr_table::seat_remarks::{ConnectionRemark, Remark, SeatRemarks};
use kozyr_ui::{faces::Expression, language::Language};

use crate::{
    joined_table::{JoinedTable, TableEvent},
    page::status_key,
};

/// How long a reaction is shown.
const SHOWN: Duration = Duration::from_secs(5);

/// The reactions that are shown, with the app time when they disappear.
#[derive(Resource, Default)]
struct ShownReactions(Vec<(Seat, Reaction, Duration)>);

/// Adds the display of reactions, and of who is away.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownReactions>();
    app.add_systems(Update, (collect, publish).chain().run_if(resource_exists::<JoinedTable>));
    app.add_systems(
        Update,
        (|mut remarks: ResMut<SeatRemarks>, mut connection: ResMut<ConnectionRemark>| {
            (*remarks, *connection) = default();
        })
        .run_if(resource_removed::<JoinedTable>),
    );
}

/// Keeps new reactions of seats that are not muted, and drops old ones.
fn collect(
    mut events: MessageReader<TableEvent>,
    joined: Res<JoinedTable>,
    time: Res<Time<Real>>,
    mut shown: ResMut<ShownReactions>,
) {
    let now = time.elapsed();
    for TableEvent(event) in events.read() {
        let SessionEvent::Notice(notice) = event else { continue };
        if let NoticeKind::Reacted { seat, reaction } = notice.what
            && !joined.is_muted(seat)
        {
            shown.0.retain(|(other, ..)| *other != seat);
            shown.0.push((seat, reaction, now + SHOWN));
        }
    }
    if shown.0.iter().any(|(.., until)| *until <= now) {
        shown.0.retain(|(.., until)| *until > now);
    }
}

/// Publishes what is shown at the seats of the table, and the state of the connection.
fn publish(
    joined: Res<JoinedTable>,
    shown: Res<ShownReactions>,
    language: Res<Language>,
    mut remarks: ResMut<SeatRemarks>,
    mut connection: ResMut<ConnectionRemark>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    connection.set_if_neq(ConnectionRemark(status_key(&joined).map(|key| language.text(key))));
    let mut next = SeatRemarks::default();
    if let Some(table) = joined.table() {
        for (seat, info) in Seat::all(table.seats.len()).zip(&table.seats) {
            let remark = next.at_mut(seat);
            if let kozyr_rooms::PlayerInfo::Person { away_since, stand_in, .. } = &info.player {
                remark.is_away = away_since.is_some();
                remark.status = match stand_in {
                    Some(opponent) => {
                        let name = language.opponent_name(opponent);
                        Some(language.format("friends-stand-in", &[("name", name.into())]))
                    }
                    None => away_since.is_some().then(|| language.text("friends-away")),
                };
            }
        }
    }
    for &(seat, reaction, _) in &shown.0 {
        let Remark { face, phrase, .. } = next.at_mut(seat);
        match face_of(reaction) {
            Some(expression) => *face = Some(expression),
            None => *phrase = Some(language.text(phrase_key(reaction))),
        }
    }
    if !shown.0.is_empty() {
        // They disappear on their own.
        redraw.write(RequestRedraw);
    }
    remarks.set_if_neq(next);
}

/// The expression of a reaction that is a face; `None` if it is a phrase.
pub(crate) fn face_of(reaction: Reaction) -> Option<Expression> {
    Some(match reaction {
        Reaction::Happy => Expression::Pleased,
        Reaction::Laughing => Expression::Winner,
        Reaction::Winking => Expression::Confident,
        Reaction::Surprised => Expression::Surprised,
        Reaction::Thinking => Expression::Thinking,
        Reaction::Nervous => Expression::Worried,
        Reaction::Sad | Reaction::Crying => Expression::Sad,
        Reaction::Angry => Expression::Annoyed,
        Reaction::Bored | Reaction::Sleeping => Expression::Wary,
        Reaction::Proud => Expression::Watching,
        _ => return None,
    })
}

/// The faces that are offered, each with a different picture.
pub(crate) const FACES: [Reaction; 8] = [
    Reaction::Happy,
    Reaction::Laughing,
    Reaction::Surprised,
    Reaction::Thinking,
    Reaction::Nervous,
    Reaction::Sad,
    Reaction::Angry,
    Reaction::Winking,
];

/// The phrases: the reactions without a face.
pub(crate) fn phrases() -> impl Iterator<Item = Reaction> {
    Reaction::ALL.into_iter().filter(|&reaction| face_of(reaction).is_none())
}

/// The key of a reaction's text: a phrase, or the description of a face.
pub(crate) fn phrase_key(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Happy => "reaction-happy",
        Reaction::Laughing => "reaction-laughing",
        Reaction::Winking => "reaction-winking",
        Reaction::Surprised => "reaction-surprised",
        Reaction::Thinking => "reaction-thinking",
        Reaction::Nervous => "reaction-nervous",
        Reaction::Sad | Reaction::Crying => "reaction-sad",
        Reaction::Angry => "reaction-angry",
        Reaction::Bored | Reaction::Sleeping => "reaction-bored",
        Reaction::Proud => "reaction-proud",
        Reaction::ITake => "reaction-i-take",
        Reaction::Beaten => "reaction-beaten",
        Reaction::WellPlayed => "reaction-well-played",
        Reaction::Thanks => "reaction-thanks",
        Reaction::GoodLuck => "reaction-good-luck",
        Reaction::Sorry => "reaction-sorry",
        Reaction::HurryUp => "reaction-hurry-up",
        Reaction::OneMoment => "reaction-one-moment",
        Reaction::PlayAgain => "reaction-play-again",
    }
}
