//! Pictures that a game provides for shared pages: the front page and the settings.

use bevy::{ecs::system::ScheduleSystem, prelude::*};
use bevy_egui::{EguiPrimaryContextPass, egui};
use kozyr_core::any_record::AnyRecord;

use kozyr_platform::screen::{GameId, Screen};
use kozyr_table::session::{GameScreen, Session, TableGame};
use kozyr_ui::{panels::PanelSystems, settings::Settings, theme::Palette};

/// Paints an emblem with the given width, in points, and allocates its space.
pub type EmblemPainter = Box<dyn Fn(&mut egui::Ui, f32) + Send + Sync>;

/// Paints some of the game's cards or discs into a rectangle, as they look with these settings.
pub type SamplePainter = Box<dyn Fn(&egui::Ui, &Palette, &Settings, egui::Rect) + Send + Sync>;

/// Paints a small picture of a position into a rectangle, as it looks with these settings.
pub type PositionPainter =
    Box<dyn Fn(&egui::Ui, &Palette, &Settings, &AnyRecord, egui::Rect) + Send + Sync>;

/// An item whose style the player can choose.
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

/// The pictures of one game.
#[derive(Default)]
pub struct GameDecorations {
    /// A square next to the name of the app.
    pub emblem: Option<EmblemPainter>,
    /// On the front page: the unfinished match, or else a starting position.
    pub poster: Option<SamplePainter>,
    /// On the page of problems.
    pub position: Option<PositionPainter>,
    /// In the settings.
    pub sample: Option<SamplePainter>,
    /// Next to each choice in the settings.
    pub swatches: Vec<(StyledItem, SamplePainter)>,
}

/// The pictures of all games that have any, in order of registration.
#[derive(Resource, Default)]
pub struct DecorationRegistry(Vec<(GameId, GameDecorations)>);

impl DecorationRegistry {
    /// Replaces the pictures of a game; does nothing if the game is not registered.
    pub fn set(&mut self, game: GameId, decorations: GameDecorations) {
        if let Some((_, current)) = self.0.iter_mut().find(|(other, _)| *other == game) {
            *current = decorations;
        }
    }

    /// The pictures of all registered games, in order of registration.
    pub fn iter(&self) -> impl Iterator<Item = &GameDecorations> {
        self.0.iter().map(|(_, decorations)| decorations)
    }

    /// The painter of the emblem next to the name of the app: that of the first registered game
    /// with one.
    pub fn small(&self) -> Option<&EmblemPainter> {
        self.iter().find_map(|game| game.emblem.as_ref())
    }

    /// The painter of a game's picture on the front page, if it has one.
    pub fn poster(&self, game: GameId) -> Option<&SamplePainter> {
        let (_, decorations) = self.0.iter().find(|(other, _)| *other == game)?;
        decorations.poster.as_ref()
    }

    /// The painter of a game's positions, if it has one.
    pub fn position(&self, game: GameId) -> Option<&PositionPainter> {
        let (_, decorations) = self.0.iter().find(|(other, _)| *other == game)?;
        decorations.position.as_ref()
    }

    /// The painter of the sample next to each choice of this item's style in the settings, from the
    /// first registered game with one.
    pub fn swatch(&self, item: StyledItem) -> Option<&SamplePainter> {
        let mut all = self.iter().flat_map(|game| &game.swatches);
        all.find_map(|(styled_item, sample)| (*styled_item == item).then_some(sample))
    }

    /// The painters of the samples in the settings, in order of registration; games without one are
    /// skipped.
    pub fn samples(&self) -> impl Iterator<Item = &SamplePainter> {
        self.iter().filter_map(|game| game.sample.as_ref())
    }
}

/// Adds an empty registry of pictures.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DecorationRegistry>();
}

/// Run condition: the pictures of a game need an update, because their source `P`, its match or the
/// screen has changed. False while `P` does not exist.
fn decorations_due<P: Resource, G: TableGame>(
    pictures: Option<Res<P>>,
    session: Option<Res<Session<G>>>,
    screen: Res<State<Screen>>,
) -> bool {
    let changed = session.is_some_and(|session| session.is_changed()) || screen.is_changed();
    pictures.is_some_and(|pictures| pictures.is_changed() || changed)
}

/// Registers a game, at first without pictures. The system `update` sets them; it runs whenever the
/// resource `P`, the game's match or the screen has changed.
pub fn register<P: Resource, G: TableGame, M>(
    app: &mut App,
    update: impl IntoScheduleConfigs<ScheduleSystem, M>,
) {
    let mut games = app.world_mut().get_resource_or_init::<DecorationRegistry>();
    games.0.push((G::ID, GameDecorations::default()));
    app.add_systems(
        EguiPrimaryContextPass,
        update.run_if(decorations_due::<P, G>).in_set(PanelSystems::Prepare),
    );
}
