//! The player's games, reached from the front page: those finished last, to be seen again, and
//! those put by, to be gone on with.

use std::io;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::{
    any_record::AnyRecord,
    game::{Player, Seat},
};

use super::{Collection, Exportable, SavedGame, menu::throw_away, resume::GoOn};
use kozyr_platform::{
    clipboard::Clipboard,
    screen::{GameId, Menu, Screen},
    storage::Storage,
};
use kozyr_table::{hud, registry::Games, requests::SeeAgain, session};
use kozyr_ui::{
    audio::Sound,
    faces::{Animal, Expression},
    language::Language,
    notices::Tell,
    panels::Panels,
    theme::{Palette, size},
    widgets::{self, Breadth, Emphasis, full_page},
};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AllCollections>();
    app.add_systems(OnEnter(Menu::SavedGames), list.run_if(in_state(Screen::Home)));
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::SavedGames))
            .run_if(in_state(Screen::Home))
            .run_if(resource_exists::<List>)
            .in_set(Panels::Pages),
    );
}

/// Lists the matches of one game.
pub(crate) fn plugin_for<U: Exportable>(app: &mut App) {
    app.add_observer(take::<U>);
    app.world_mut().get_resource_or_init::<AllCollections>().0.push(GameCollections {
        game: U::ID,
        load: load::<U>,
        forget: super::forget::<U::Rules>,
        describe: described::<U>,
    });
}

/// The ways to the matches of one game.
#[derive(Clone, Copy)]
struct GameCollections {
    game: GameId,
    load: fn(&Storage, Collection) -> Vec<SavedMatch>,
    forget: fn(&Storage, Collection, u32) -> io::Result<()>,
    describe: fn(&AnyRecord, &Language) -> Described,
}

/// The ways to the matches of all games, in the order in which they are listed.
#[derive(Resource, Default)]
struct AllCollections(Vec<GameCollections>);

impl AllCollections {
    fn of(&self, game: GameId) -> Option<&GameCollections> {
        self.0.iter().find(|collections| collections.game == game)
    }
}

/// A match that is listed.
struct SavedMatch {
    which: Which,
    record: AnyRecord,
}

/// All matches, as the page shows them.
#[derive(Resource)]
struct List {
    matches: Vec<SavedMatch>,
    /// The one that another tap throws away.
    doomed: Option<Which>,
}

/// A match was chosen: to be gone on with, or seen again if it is over.
#[derive(Event, Clone, Debug)]
struct Chosen(AnyRecord);

/// One of all matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Which {
    game: GameId,
    collection: Collection,
    number: u32,
}

/// What was pressed on the page.
enum Request {
    Back,
    Paste,
    /// To be seen again if it is over, gone on with if not.
    Open(AnyRecord),
    Doom(Which),
}

impl List {
    fn load(collections: &AllCollections, storage: &Storage) -> Self {
        let all = [Collection::Saved, Collection::Finished].into_iter().flat_map(|collection| {
            collections.0.iter().map(move |game| (game.load)(storage, collection))
        });
        List { matches: all.flatten().collect(), doomed: None }
    }
}

fn load<U: Exportable>(storage: &Storage, collection: Collection) -> Vec<SavedMatch> {
    let matches = super::all::<U::Rules>(storage, collection).unwrap_or_else(|error| {
        warn!("kept matches: {error}");
        Vec::new()
    });
    let listed = |kept: SavedGame<U::Rules>| SavedMatch {
        which: Which { game: U::ID, collection, number: kept.number },
        record: kept.record.into(),
    };
    matches.into_iter().map(listed).collect()
}

fn list(mut commands: Commands, collections: Res<AllCollections>, storage: Res<Storage>) {
    commands.insert_resource(List::load(&collections, &storage));
}

/// Goes on with a match of one game, or shows it again if it is over.
fn take<U: Exportable>(
    chosen: On<Chosen>,
    mut commands: Commands,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
) {
    let Some(record) = chosen.0.of::<U::Rules>() else { return };
    if record.outcome().is_some() {
        return commands.trigger(SeeAgain(chosen.0.clone()));
    }
    match session::checked(record.clone()) {
        Ok(record) => commands.trigger(GoOn(record)),
        Err(error) => _ = tell.write(refusal(&error, &language)),
    }
}

fn refusal(error: &dyn std::error::Error, language: &Language) -> Tell {
    let reason = [("reason", error.to_string().into())];
    Tell(language.format("kept-not-a-match", &reason))
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    storage: Res<Storage>,
    games: Res<Games>,
    collections: Res<AllCollections>,
    mut list: ResMut<List>,
    mut clipboard: Clipboard,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<Tell>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wish = None;
    full_page(ctx, &palette, Screen::Home, "games", Breadth::TwoParts, |ui| {
        wish = page(ui, &palette, &language, &collections, &list);
    });
    let come = clipboard.has_come().then_some(Request::Paste);
    let Some(wish) = wish.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        Request::Back => menu.set(Menu::None),
        Request::Open(record) => commands.trigger(Chosen(record)),
        Request::Paste => match clipboard.paste().map(|text| games.known().read(&text)).transpose()
        {
            Ok(record) => record.into_iter().for_each(|record| commands.trigger(Chosen(record))),
            Err(error) => _ = tell.write(refusal(&error, &language)),
        },
        Request::Doom(which) if list.doomed == Some(which) => {
            let Which { game, collection, number } = which;
            let forgotten =
                collections.of(game).map(|game| (game.forget)(&storage, collection, number));
            if let Some(Err(error)) = forgotten {
                warn!("match {number} cannot be thrown away: {error}");
                tell.write(Tell(language.text("kept-not-forgotten")));
            }
            *list = List::load(&collections, &storage);
        }
        Request::Doom(which) => list.doomed = Some(which),
    }
    Ok(())
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    collections: &AllCollections,
    list: &List,
) -> Option<Request> {
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("games")) {
        wish = Some(Request::Back);
    }
    if list.matches.is_empty() {
        ui.label(egui::RichText::new(language.text("games-none")).color(palette.dim));
    }
    let in_collection = |collection| {
        let in_it = move |kept: &&SavedMatch| kept.which.collection == collection;
        list.matches.iter().filter(in_it).collect::<Vec<_>>()
    };
    let rows = |ui: &mut egui::Ui, matches: &[&SavedMatch]| {
        let mut wish = None;
        for kept in matches {
            let Some(game) = collections.of(kept.which.game) else { continue };
            let told = (game.describe)(&kept.record, language);
            wish = row(ui, palette, language, list.doomed, kept, &told).or(wish);
        }
        wish
    };
    let headed = |ui: &mut egui::Ui, caption: &str, matches: &[&SavedMatch]| {
        widgets::caption(ui, palette, &language.text(caption));
        rows(ui, matches)
    };
    let (saved, finished) = (in_collection(Collection::Saved), in_collection(Collection::Finished));
    let [mut first, mut second] = [None, None];
    match (&saved[..], &finished[..]) {
        ([], []) => {}
        ([], all) | (all, []) => {
            let caption = if saved.is_empty() { "games-finished" } else { "games-saved" };
            widgets::caption(ui, palette, &language.text(caption));
            let (one, other) = all.split_at(all.len().div_ceil(2));
            widgets::two_parts(ui, |ui| first = rows(ui, one), |ui| second = rows(ui, other));
        }
        (saved, finished) => widgets::two_parts(
            ui,
            |ui| first = headed(ui, "games-saved", saved),
            |ui| second = headed(ui, "games-finished", finished),
        ),
    }
    wish = wish.or(first).or(second);
    ui.add_space(6.0);
    if widgets::button(ui, palette, &language.text("games-paste"), Emphasis::Quiet).clicked() {
        wish = Some(Request::Paste);
    }
    wish
}

/// A line for a match; what was pressed.
fn row(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    doomed: Option<Which>,
    kept: &SavedMatch,
    told: &Described,
) -> Option<Request> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let row = egui::vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
        let option = |ui: &mut egui::Ui| match told.face {
            Some(face) => widgets::option_of(ui, palette, face, &told.name, &told.line),
            None => widgets::option(ui, palette, &told.name, &told.line, false),
        };
        if ui.allocate_ui(row, option).inner.clicked() {
            wish = Some(Request::Open(kept.record.clone()));
        }
        let which = kept.which;
        if throw_away(ui, palette, language, which.number, doomed == Some(which)) {
            wish = Some(Request::Doom(which));
        }
    });
    wish
}

/// A match in words.
#[derive(Default)]
struct Described {
    name: String,
    line: String,
    /// The first opponent's, as the end of the match left it.
    face: Option<(Animal, Expression)>,
}

/// Who played what, and how it ended or how far it has come.
fn described<U: Exportable>(record: &AnyRecord, language: &Language) -> Described {
    let Some(record) = record.of::<U::Rules>() else { return default() };
    let person = record.players().iter().position(|player| *player == Player::Human);
    let ended = hud::how_it_ended(record, Seat::new(person.unwrap_or(0)), language);
    let outcome = record.outcome();
    let count = [("count", record.actions().len().into())];
    let far = if outcome.is_some() { "games-moves" } else { "kept-in-progress" };
    let far = language.format(far, &count);
    let line = if outcome.is_some() { format!("{ended} · {far}") } else { far };
    let mut seats = Seat::all(record.players().len()).zip(record.players());
    let face = seats.find_map(|(seat, player)| match player {
        Player::Opponent(name) => {
            let expression = outcome.as_ref().map_or(Expression::Calm, |outcome| {
                Expression::at_the_end(outcome.score(seat), Expression::Sad)
            });
            Some((U::animal(name), expression))
        }
        Player::Human => None,
    });
    let name = format!("{} · {}", language.text(U::NAME), language.players(record));
    Described { name, line, face }
}
