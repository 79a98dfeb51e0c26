//! What a game lends to pages that are not its own: the front page, and the settings.

use bevy::{ecs::system::ScheduleSystem, prelude::*};
use bevy_egui::{EguiPrimaryContextPass, egui};
use kozyr_core::any_record::AnyRecord;

use kozyr_platform::screen::{GameId, Screen};
use kozyr_table::session::{GameScreen, Session, TableGame};
use kozyr_ui::{panels::PanelSystems, settings::Settings, theme::Palette};

/// Paints something of that width, in points, and takes its room.
pub type EmblemPainter = Box<dyn Fn(&mut egui::Ui, f32) + Send + Sync>;

/// Paints some of the game's things as they look with these settings into a rectangle.
pub type SamplePainter = Box<dyn Fn(&egui::Ui, &Palette, &Settings, egui::Rect) + Send + Sync>;

/// Paints the position of a match in small, as these settings want it, into a rectangle.
pub type PositionPainter =
    Box<dyn Fn(&egui::Ui, &Palette, &Settings, &AnyRecord, egui::Rect) + Send + Sync>;

/// What of a game's things the player can choose the look of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StyledItem {
    /// The faces of cards.
    Deck,
    /// The backs of cards.
    CardBack,
    /// The board.
    Board,
    /// The discs.
    Discs,
}

/// Pictures of a game.
#[derive(Default)]
pub struct GameDecorations {
    /// Beside the name of the app: a square.
    pub emblem: Option<EmblemPainter>,
    /// On the front page: the match that waits to be gone on with, or else a beginning.
    pub poster: Option<SamplePainter>,
    /// On the page of problems.
    pub position: Option<PositionPainter>,
    /// In the settings.
    pub sample: Option<SamplePainter>,
    /// Beside each choice in the settings.
    pub swatches: Vec<(StyledItem, SamplePainter)>,
}

/// The pictures of all games that have some, in the order in which the games were registered.
#[derive(Resource, Default)]
pub struct DecorationRegistry(Vec<(GameId, GameDecorations)>);

impl DecorationRegistry {
    /// Lends the pictures of a game that is registered, in place of those that it lent before.
    pub fn set(&mut self, game: GameId, ornaments: GameDecorations) {
        if let Some((_, before)) = self.0.iter_mut().find(|(other, _)| *other == game) {
            *before = ornaments;
        }
    }

    /// All pictures.
    pub fn iter(&self) -> impl Iterator<Item = &GameDecorations> {
        self.0.iter().map(|(_, ornaments)| ornaments)
    }

    /// The small picture beside the name of the app.
    pub fn small(&self) -> Option<&EmblemPainter> {
        self.iter().find_map(|one| one.emblem.as_ref())
    }

    /// What is painted of a game on the front page.
    pub fn poster(&self, game: GameId) -> Option<&SamplePainter> {
        let (_, ornaments) = self.0.iter().find(|(other, _)| *other == game)?;
        ornaments.poster.as_ref()
    }

    /// What paints positions of a game.
    pub fn position(&self, game: GameId) -> Option<&PositionPainter> {
        let (_, ornaments) = self.0.iter().find(|(other, _)| *other == game)?;
        ornaments.position.as_ref()
    }

    /// What is shown of a choice in the settings.
    pub fn swatch(&self, aspect: StyledItem) -> Option<&SamplePainter> {
        let mut all = self.iter().flat_map(|one| &one.swatches);
        all.find_map(|(of, sample)| (*of == aspect).then_some(sample))
    }

    /// What is shown in the settings.
    pub fn samples(&self) -> impl Iterator<Item = &SamplePainter> {
        self.iter().filter_map(|one| one.sample.as_ref())
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DecorationRegistry>();
}

/// Run condition: a game has pictures to lend, because what they are made of was loaded, its match
/// has changed, or another screen is shown.
fn decorations_due<P: Resource, G: TableGame>(
    pictures: Option<Res<P>>,
    session: Option<Res<Session<G>>>,
    screen: Res<State<Screen>>,
) -> bool {
    let changed = session.is_some_and(|session| session.is_changed()) || screen.is_changed();
    pictures.is_some_and(|pictures| pictures.is_changed() || changed)
}

/// Lets a game lend pictures that are made of `P`: `lend` runs whenever they are due.
pub fn register<P: Resource, G: TableGame, M>(
    app: &mut App,
    lend: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let mut games = app.world_mut().get_resource_or_init::<DecorationRegistry>();
    games.0.push((G::ID, GameDecorations::default()));
    app.add_systems(
        EguiPrimaryContextPass,
        lend.run_if(decorations_due::<P, G>).in_set(PanelSystems::Prepare),
    );
}
