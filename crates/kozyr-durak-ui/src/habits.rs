//! What the person's habits at cards are, as far as anybody at the table could see them, and who
//! counts on them.
//!
//! They are counted when a deal ends and kept on the device. Masters and apprentices are told of
//! them before the first card of a deal, in their names, so that a record holds all that its
//! decisions followed from; never in rated matches.

mod page;

use bevy::prelude::*;
use kozyr_core::game::{Player, Seat, Seed};
use kozyr_durak::{Durak, profile::PlayerProfile};
use serde::{Deserialize, Serialize};

use kozyr_platform::system_sets::AppSystems;
use kozyr_table::session::Session;
use kozyr_ui::player_names::base_name;
use kozyr_ui::settings::{PersistentResource, persist_resource};

/// The habits of the person at this device.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Habits {
    /// Whether opponents are told of them that can count on them.
    #[serde(rename = "told")]
    pub is_shared: bool,
    /// What was counted.
    pub profile: PlayerProfile,
    /// The deal that was counted last: it may lie on the table for long, and come back with it.
    #[serde(rename = "last")]
    last_counted: Option<Seed>,
}

impl Default for Habits {
    fn default() -> Self {
        Habits { is_shared: true, profile: PlayerProfile::default(), last_counted: None }
    }
}

impl PersistentResource for Habits {
    fn sanitize(&mut self) {}
}

/// Whether an opponent of that name counts on habits that it is told of.
pub fn counts_on_habits(name: &str) -> bool {
    ["master-", "apprentice-"].iter().any(|family| base_name(name).starts_with(family))
}

impl Habits {
    /// Forgets all that was counted.
    pub fn clear(&mut self) {
        self.profile = PlayerProfile::default();
    }

    /// The name of an opponent that is told of them, if it may be: with the profile of the person
    /// at that seat.
    fn name_with_profile(&self, name: &str, person: Seat, rated: bool) -> String {
        if !counts_on_habits(name) {
            return name.to_owned();
        }
        let parameters = name.split_once('?').map_or("", |(_, parameters)| parameters);
        let mut parameters: Vec<String> = parameters
            .split('&')
            .filter(|one| !one.is_empty() && !one.starts_with("profiles="))
            .map(str::to_owned)
            .collect();
        if self.is_shared && !rated && !self.profile.is_empty() {
            let unknown = "none~".repeat(person.index());
            parameters.push(format!("profiles={unknown}{}", self.profile));
        }
        match parameters.is_empty() {
            true => base_name(name).to_owned(),
            false => format!("{}?{}", base_name(name), parameters.join("&")),
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    persist_resource::<Habits>(app, "durak-habits.json");
    app.add_systems(
        Update,
        (learn_from_deal, tell_opponents)
            .chain()
            .run_if(resource_exists_and_changed::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
    page::plugin(app);
}

/// The one person at the table, in a match of their own.
fn only_person(session: &Session<Durak>) -> Option<Seat> {
    if !session.is_own() || session.person_count() != 1 {
        return None;
    }
    let seat = session.record().players().iter().position(|player| *player == Player::Human)?;
    Some(Seat::new(seat))
}

/// Counts a deal that is over, once.
fn learn_from_deal(session: Res<Session<Durak>>, mut habits: ResMut<Habits>) {
    let Some(person) = only_person(&session) else { return };
    let (record, seed) = (session.record(), *session.record().seed());
    // Whoever knows the cards from before plays otherwise.
    if record.outcome().is_none()
        || session.circumstances().practice
        || habits.last_counted == Some(seed)
    {
        return;
    }
    habits.profile.add_deal(record.game(), person);
    habits.last_counted = Some(seed);
}

/// Tells the opponents, as long as nothing has been played.
fn tell_opponents(mut session: ResMut<Session<Durak>>, habits: Res<Habits>) {
    let Some(person) = only_person(&session) else { return };
    if !session.record().actions().is_empty() {
        return;
    }
    let rated = session.circumstances().rated;
    let told = |player: &Player| match player {
        Player::Opponent(name) => Player::Opponent(habits.name_with_profile(name, person, rated)),
        Player::Human => Player::Human,
    };
    let players: Vec<Player> = session.record().players().iter().map(told).collect();
    if players != session.record().players() {
        session.set_players(players);
    }
}
