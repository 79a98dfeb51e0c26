//! The player's card habits, as visible to the whole table, and the opponents that use them.
//!
//! Habits are counted when a deal ends and saved on the device. Master and apprentice opponents
//! receive them before the first card of a deal, as part of their names, so that the record
//! contains everything their decisions depend on. Rated matches never use them.

mod page;

use bevy::prelude::*;
use kozyr_core::game::{Player, Seat, Seed};
use kozyr_durak::{Durak, profile::PlayerProfile};
use serde::{Deserialize, Serialize};

use kozyr_platform::system_sets::AppSystems;
use kozyr_table::session::Session;
use kozyr_ui::player_names::base_name;
use kozyr_ui::settings::{PersistentResource, persist_resource};

/// The habits of the player on this device.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Habits {
    /// Whether opponents may use them.
    #[serde(rename = "told")]
    pub is_shared: bool,
    /// The counted habits.
    pub profile: PlayerProfile,
    /// Seed of the last deal counted, so that no deal is counted twice even if a match is restored.
    #[serde(rename = "last")]
    last_counted: Option<Seed>,
}

impl Default for Habits {
    fn default() -> Self {
        Habits { is_shared: true, profile: PlayerProfile::default(), last_counted: None }
    }
}

impl PersistentResource for Habits {
    /// Does nothing: all values are valid.
    fn sanitize(&mut self) {}
}

/// Whether the opponent with this name uses the player's habits: the masters and apprentices do.
pub fn counts_on_habits(name: &str) -> bool {
    ["master-", "apprentice-"].iter().any(|family| base_name(name).starts_with(family))
}

impl Habits {
    /// Deletes all counted habits; the choice whether to share them stays.
    pub fn clear(&mut self) {
        self.profile = PlayerProfile::default();
    }

    /// An opponent's name with the player's profile for the seat `person` as a parameter, in place
    /// of any other profiles. Without it if the match is rated, sharing is off or nothing is
    /// counted. Names of opponents that don't use habits stay unchanged.
    fn name_with_profile(&self, name: &str, person: Seat, rated: bool) -> String {
        if !counts_on_habits(name) {
            return name.to_owned();
        }
        let parameters = name.split_once('?').map_or("", |(_, parameters)| parameters);
        let mut parameters: Vec<String> = parameters
            .split('&')
            .filter(|parameter| !parameter.is_empty() && !parameter.starts_with("profiles="))
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

/// Loads the habits, and adds their page and the systems that count and share them.
pub(crate) fn plugin(app: &mut App) {
    persist_resource::<Habits>(app, "durak-habits.json");
    app.add_systems(
        Update,
        (learn_from_deal, share_habits)
            .chain()
            .run_if(resource_exists_and_changed::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
    page::plugin(app);
}

/// Returns the seat of the only human; `None` if there are none or several, or the match isn't the
/// player's own.
fn only_person(session: &Session<Durak>) -> Option<Seat> {
    if !session.is_own() || session.person_count() != 1 {
        return None;
    }
    let seat = session.record().players().iter().position(|player| *player == Player::Human)?;
    Some(Seat::new(seat))
}

/// Adds a finished deal to the player's habits, once. Skips practice matches, and matches that
/// aren't the player's own or have several humans.
fn learn_from_deal(session: Res<Session<Durak>>, mut habits: ResMut<Habits>) {
    let Some(person) = only_person(&session) else { return };
    let (record, seed) = (session.record(), *session.record().seed());
    // Players who already know the cards play differently.
    if record.outcome().is_none()
        || session.circumstances().practice
        || habits.last_counted == Some(seed)
    {
        return;
    }
    habits.profile.add_deal(record.game(), person);
    habits.last_counted = Some(seed);
}

/// Adds the habits to opponents' names, or removes them if they may not be used, until the first
/// action is played. Only in the player's own matches with one human.
fn share_habits(mut session: ResMut<Session<Durak>>, habits: Res<Habits>) {
    let Some(person) = only_person(&session) else { return };
    if !session.record().actions().is_empty() {
        return;
    }
    let rated = session.circumstances().rated;
    let with_profile = |player: &Player| match player {
        Player::Opponent(name) => Player::Opponent(habits.name_with_profile(name, person, rated)),
        Player::Human => Player::Human,
    };
    let players: Vec<Player> = session.record().players().iter().map(with_profile).collect();
    if players != session.record().players() {
        session.set_players(players);
    }
}
