//! The welcome screen of the first start, which asks for the language and whether the player knows
//! the first game. One touch then leads to its table or lesson.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{RichText, Ui};

use kozyr_features::{decorations::DecorationRegistry, next_opponent::NextOpponents};
use kozyr_platform::{
    screen::{GameId, Menu, Screen},
    storage::Storage,
};
use kozyr_table::{
    registry::GameRegistry,
    requests::{BeginLesson, OpenNewGame},
};
use kozyr_ui::{
    accessibility,
    audio::Sound,
    faces::{self, Animal, Expression},
    language::{Language, Locale},
    panels::PanelSystems,
    settings::Settings,
    theme::{Palette, size, strong_font, text_scale},
    widgets::{self, Emphasis},
};

/// Present if the storage could be read at startup and contained no data.
#[derive(Resource)]
pub struct FirstStart;

/// Adds the welcome screen, and shows it at startup if the storage can be read and contains no
/// data.
pub(crate) fn plugin(app: &mut App) {
    // If the storage cannot be read, the answers could not be saved either.
    let names = app.world().resource::<Storage>().names();
    if names.is_ok_and(|names| names.is_empty()) {
        app.insert_resource(FirstStart);
    }
    app.add_systems(
        PostStartup,
        (|mut screen: ResMut<NextState<Screen>>| screen.set(Screen::Welcome))
            .run_if(resource_exists::<FirstStart>),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Welcome))
            .run_if(in_state(Menu::None))
            .in_set(PanelSystems::Pages),
    );
    app.add_systems(OnExit(Screen::Welcome), save_language);
}

/// Sets the language in the settings to the current one if none was chosen. Saving the settings
/// makes sure that this screen is not shown again.
fn save_language(mut settings: ResMut<Settings>, language: Res<Language>) {
    settings.language.get_or_insert(language.locale());
}

/// The button that was pressed.
#[derive(Clone, Copy)]
enum WelcomeAction {
    /// Changes the language of the settings.
    ChooseLanguage(Locale),
    /// Starts a match against the next opponent to beat, or opens the new-game page if there is
    /// none.
    Play(GameId),
    /// Starts the lesson of a game.
    Learn(GameId),
    /// Goes to the home screen.
    LookAround,
}

/// The resources for drawing the page.
#[derive(SystemParam)]
struct WelcomePage<'w> {
    palette: Res<'w, Palette>,
    language: Res<'w, Language>,
    settings: Res<'w, Settings>,
    games: Res<'w, GameRegistry>,
    decorations: Res<'w, DecorationRegistry>,
}

/// Draws the welcome screen and carries out the pressed action.
fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    page: WelcomePage,
    next_opponents: Res<NextOpponents>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut action = None;
    let width = widgets::PageWidth::TwoPanes.points(ctx);
    widgets::page(ctx, "welcome", width, |ui| action = page.draw(ui));
    let Some(action) = action else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        WelcomeAction::ChooseLanguage(locale) => {
            commands.queue(move |world: &mut World| {
                world.resource_mut::<Settings>().language = Some(locale);
            });
        }
        WelcomeAction::Play(game) => {
            let opponent = next_opponents.get(game).map(|next| next.opponent.to_owned());
            commands.trigger(OpenNewGame { opponent, ..OpenNewGame::new(game) });
        }
        WelcomeAction::Learn(game) => commands.trigger(BeginLesson(game)),
        WelcomeAction::LookAround => screen.set(Screen::Home),
    }
    Ok(())
}

impl WelcomePage<'_> {
    /// Draws the page in the middle of the window, or slightly above if there is space. Returns the
    /// pressed action, if any.
    fn draw(&self, ui: &mut Ui) -> Option<WelcomeAction> {
        let window_height = ui.ctx().content_rect().height();
        let id = egui::Id::new("welcome-height");
        // The height when last drawn.
        let height = ui.data(|data| data.get_temp(id)).unwrap_or(window_height);
        ui.add_space(((window_height - height) * 0.4).max(14.0));
        let top = ui.cursor().top();
        let (mut language_action, mut game_action) = (None, None);
        let has_two_columns = widgets::has_two_columns(ui.ctx());
        widgets::two_panes(
            ui,
            |ui| language_action = self.ask_language(ui, has_two_columns),
            |ui| {
                ui.add_space(if has_two_columns { 0.0 } else { 26.0 });
                game_action = self.ask_game(ui);
            },
        );
        let drawn_height = ui.min_rect().bottom() - top;
        if (drawn_height - height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(id, drawn_height));
            ui.ctx().request_repaint();
        }
        game_action.or(language_action)
    }

    /// Draws the emblem, and the name with the tagline. In one column at normal text size, the two
    /// are side by side, so that the questions fit on a phone; otherwise the emblem is above the
    /// name.
    fn draw_head(&self, ui: &mut Ui, has_two_columns: bool) {
        /// The text scale from which the name no longer fits next to the emblem.
        const LARGE: f32 = 1.2;
        /// The emblem's share of the window height with one and two columns, and its minimum and
        /// maximum height.
        const EMBLEM: ([f32; 2], f32, f32) = ([0.13, 0.22], 84.0, 300.0);
        let share = EMBLEM.0[usize::from(has_two_columns)];
        let emblem_size = (ui.ctx().content_rect().height() * share).clamp(EMBLEM.1, EMBLEM.2);
        let emblem = |ui: &mut Ui| {
            if let Some(emblem) = self.decorations.small() {
                // The emblem's cards extend beyond its area.
                ui.add_space(emblem_size * 0.1);
                emblem(ui, emblem_size);
                ui.add_space(emblem_size * 0.1);
            }
        };
        let name = |ui: &mut Ui| {
            let title = self.language.text("app-name");
            ui.label(RichText::new(title).font(strong_font(size::TITLE)));
            let line = RichText::new(self.language.text("app-line")).color(self.palette.dim);
            ui.add(egui::Label::new(line).wrap());
        };
        if has_two_columns || text_scale(ui.ctx()) > LARGE {
            ui.horizontal(emblem);
            name(ui);
        } else {
            ui.horizontal(|ui| {
                emblem(ui);
                ui.vertical(name);
            });
        }
    }

    /// Draws the emblem, the name and the choice of language. Returns the action for a newly chosen
    /// language, if any.
    fn ask_language(&self, ui: &mut Ui, has_two_columns: bool) -> Option<WelcomeAction> {
        let (palette, language) = (&*self.palette, &*self.language);
        self.draw_head(ui, has_two_columns);
        ui.add_space(12.0);
        let mut chosen = language.locale();
        let locales = Locale::ALL.map(|locale| (locale, locale.name().to_owned()));
        widgets::radio_row(ui, palette, &mut chosen, &locales)
            .then_some(WelcomeAction::ChooseLanguage(chosen))
    }

    /// Draws the question whether the player knows the first game that has a lesson, and a button
    /// to look around. Returns the pressed action, if any. Draws nothing if no game has a lesson.
    fn ask_game(&self, ui: &mut Ui) -> Option<WelcomeAction> {
        /// A poster's share of the window height, and its minimum height.
        const POSTER: (f32, f32) = (0.16, 100.0);
        let (palette, language) = (&*self.palette, &*self.language);
        let game = self.games.iter().find(|game| game.has_lesson)?.id;
        let height = (ui.ctx().content_rect().height() * POSTER.0).max(POSTER.1);
        ui.spacing_mut().item_spacing.y = 12.0;
        let question = language.text(&format!("first-{}-question", game.0));
        ui.label(RichText::new(question).font(strong_font(size::HEADING)));
        let (title, line) = (language.text("first-yes"), language.text("first-yes-line"));
        let yes = widgets::poster_button(ui, palette, &title, &line, height, |ui, at| {
            if let Some(paint) = self.decorations.poster(game) {
                paint(ui, palette, &self.settings, at);
            }
        });
        accessibility::set_initial_focus(&yes);
        let (title, line) = (language.text("first-no"), language.text("first-no-line"));
        let no = widgets::poster_button(ui, palette, &title, &line, height, |ui, at| {
            // The owl stands for knowledge.
            let face = egui::Rect::from_center_size(at.center(), egui::Vec2::splat(at.height()));
            faces::draw(ui.painter(), face, Animal::Owl, Expression::Pleased);
        });
        let label = language.text("first-look");
        let look_around = widgets::wide_button(ui, palette, &label, Emphasis::Quiet);
        if yes.clicked() {
            Some(WelcomeAction::Play(game))
        } else if no.clicked() {
            Some(WelcomeAction::Learn(game))
        } else {
            look_around.clicked().then_some(WelcomeAction::LookAround)
        }
    }
}
