//! Help: the rules as they are in force, how each opponent decides, keys, the shuffle, and words.

mod contents;
mod glossary;
mod keys;
mod opponents;
mod page;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::teacher::Concept;

use self::page::Text;
use kozyr_features::help::{Family, GamesHelp, ReadAbout, RulesPage};
use kozyr_platform::screen::{GameId, Menu, Screen};
use kozyr_table::{registry::Games, requests::BeginLesson};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::Panels,
    theme::Palette,
    widgets::{self, Breadth, full_page, full_pages},
};

/// A page of Help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chapter {
    /// What there is to read.
    #[default]
    Contents,
    /// The rules of a game.
    Rules(GameId),
    /// A family of opponents.
    Opponent(&'static Family),
    /// What decisions of a game turn on.
    Concepts(GameId),
    /// Keys, fingers and the mouse.
    Keys,
    /// How one can be sure that nobody chose the cards.
    Shuffle,
    /// What field terms mean.
    Words,
}

/// Where the reader is.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Reader {
    chapter: Chapter,
    /// Whether the contents lie below the chapter, to go back to.
    from_contents: bool,
    /// Whether they stand beside it, so that there is nothing to go back to.
    beside: bool,
    /// The concept for which Help is opened, and to which the page is turned.
    about: Option<Concept>,
    /// Whether it was opened for a concept, and is closed to where the reader was.
    in_passing: bool,
}

impl Reader {
    /// Goes back to the contents; whether there was a way.
    pub fn step_back(&mut self) -> bool {
        let inside = self.chapter != Chapter::Contents && self.from_contents && !self.beside;
        if inside {
            *self = Reader { in_passing: self.in_passing, ..Reader::default() };
        }
        inside
    }

    /// The menu that Help is closed to at a table.
    pub fn beyond(&self) -> Menu {
        if self.in_passing { Menu::None } else { Menu::Pause }
    }

    /// The chapter that is read: beside the contents there is always one.
    fn shown(self, games: &GamesHelp) -> Chapter {
        match (self.chapter, games.iter().next()) {
            (Chapter::Contents, Some(first)) if self.beside => Chapter::Rules(first.game),
            (chapter, _) => chapter,
        }
    }

    fn turn_to(&mut self, chapter: Chapter) {
        *self = Reader { chapter, from_contents: true, ..*self };
    }
}

/// What was pressed on a page.
#[derive(Clone, Copy, Debug)]
enum Request {
    Back,
    To(Chapter),
    Learn(GameId),
    Credits,
}

/// Turns to a page of Help, which is open.
pub fn turn_to(world: &mut World, chapter: Chapter) {
    world.resource_mut::<Reader>().turn_to(chapter);
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Reader>();
    app.add_observer(read_about);
    app.add_systems(OnEnter(Menu::Help), open);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Help)).in_set(Panels::Pages),
    );
}

/// Opens at the rules of the game on the screen.
fn open(
    screen: Res<State<Screen>>,
    games: Res<GamesHelp>,
    mut turned: MessageReader<StateTransitionEvent<Menu>>,
    mut reader: ResMut<Reader>,
) {
    if turned.read().any(|turn| turn.exited == Some(Menu::Credits)) {
        return;
    }
    if let Some(concept) = reader.about {
        let game = games.iter().map(|help| help.game).find(|game| game.0 == concept.game());
        let chapter = game.map_or(Chapter::Contents, Chapter::Concepts);
        *reader = Reader { chapter, about: reader.about, in_passing: true, ..default() };
        return;
    }
    let here = screen.game().filter(|&game| games.of(game).is_some());
    let chapter = here.map_or(Chapter::Contents, Chapter::Rules);
    *reader = Reader { chapter, ..default() };
}

/// Opens Help where a concept is explained.
fn read_about(
    wanted: On<ReadAbout>,
    mut reader: ResMut<Reader>,
    mut menu: ResMut<NextState<Menu>>,
) {
    reader.about = Some(wanted.0);
    menu.set(Menu::Help);
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    games: Res<Games>,
    told: Res<GamesHelp>,
    mut reader: ResMut<Reader>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let mut wish = None;
    let ctx = contexts.ctx_mut()?;
    reader.beside = widgets::has_two_columns(ctx);
    let shown = reader.shown(&told);
    // Each page keeps the place to which it was scrolled.
    let name = format!("help-{shown:?}");
    let (palette, language, reads) = (&*palette, &*language, *reader);
    let lessons: Vec<GameId> = if screen.is_table() {
        Vec::new()
    } else {
        games.iter().filter(|game| game.lesson).map(|game| game.id).collect()
    };
    let told = Told { games: &told, lessons: &lessons, about: reads.about };
    if reads.beside {
        let (mut chosen, mut read) = (None, None);
        let choose = |ui: &mut egui::Ui| {
            chosen = beside(&mut Text { ui, palette, language }, told, shown);
        };
        full_pages(ctx, palette, **screen, &name, choose, |ui| {
            let mut text = Text { ui, palette, language };
            text.title(&title(shown, language));
            read = chapter(&mut text, told, shown);
        });
        wish = chosen.or(read);
    } else {
        full_page(ctx, palette, **screen, &name, Breadth::Column, |ui| {
            wish = page(&mut Text { ui, palette, language }, told, reads);
        });
    }
    // Once it is in sight the page is the reader's.
    reader.about = None;
    let Some(wish) = wish else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        Request::Back if reader.step_back() => {}
        Request::Back => menu.set(if screen.is_table() { reader.beyond() } else { Menu::None }),
        Request::To(chapter) => reader.turn_to(chapter),
        Request::Learn(game) => commands.trigger(BeginLesson(game)),
        Request::Credits => menu.set(Menu::Credits),
    }
    Ok(())
}

/// What there is to tell.
#[derive(Clone, Copy)]
struct Told<'a> {
    /// Of each game.
    games: &'a GamesHelp,
    /// The games whose lessons can be given now.
    lessons: &'a [GameId],
    /// The concept to which the page is turned.
    about: Option<Concept>,
}

/// What a chapter is called.
fn title(chapter: Chapter, language: &Language) -> String {
    match chapter {
        Chapter::Contents => language.text("help"),
        Chapter::Rules(game) => language.text(game.0),
        Chapter::Opponent(family) => family.name(language),
        Chapter::Concepts(game) => {
            language.format("help-concepts-of", &[("game", language.text(game.0).into())])
        }
        Chapter::Keys => language.text("help-keys"),
        Chapter::Shuffle => language.text("help-shuffle"),
        Chapter::Words => language.text("help-words"),
    }
}

/// Draws the head of a page; the wish to leave it.
fn head(text: &mut Text<'_>, title: &str) -> Option<Request> {
    let back = text.language.text("back");
    widgets::page_head(text.ui, text.palette, &back, title).then_some(Request::Back)
}

/// Draws the contents that stand beside a chapter; what was pressed.
fn beside(text: &mut Text<'_>, told: Told<'_>, read: Chapter) -> Option<Request> {
    let back = head(text, &text.language.text("help"));
    contents::show(text, told, Some(read)).or(back)
}

/// Draws a chapter by itself; what was pressed.
fn page(text: &mut Text<'_>, told: Told<'_>, reader: Reader) -> Option<Request> {
    let back = head(text, &title(reader.chapter, text.language));
    let pressed = chapter(text, told, reader.chapter);
    let leaves = reader.chapter != Chapter::Contents && !reader.from_contents;
    let all = leaves && text.button("help-all");
    back.or(pressed).or(all.then_some(Request::To(Chapter::Contents)))
}

/// Draws what a chapter says; what was pressed.
fn chapter(text: &mut Text<'_>, told: Told<'_>, chapter: Chapter) -> Option<Request> {
    match chapter {
        Chapter::Contents => return contents::show(text, told, None),
        Chapter::Rules(game) => {
            if let Some(page) = told.games.of(game).and_then(|help| help.rules.as_ref()) {
                rules(text, page);
            }
        }
        Chapter::Opponent(family) => {
            if let Some(help) = told.games.iter().find(|help| help.families.contains(family)) {
                opponents::show(text, family, help.animal);
            }
        }
        Chapter::Concepts(game) => {
            if let Some(help) = told.games.of(game) {
                concepts(text, help.concepts, told.about);
            }
        }
        Chapter::Keys => keys::show(text),
        Chapter::Shuffle => {
            for paragraph in text.language.text("help-shuffle-text").split("\n\n") {
                text.paragraph(paragraph);
            }
        }
        Chapter::Words => glossary::show(text, told.games),
    }
    None
}

/// Draws a page of each concept.
fn concepts(text: &mut Text<'_>, concepts: &[Concept], about: Option<Concept>) {
    text.aside("help-concepts-about");
    for concept in concepts {
        let head = text.heading(&text.language.message(&concept.title()));
        if about == Some(*concept) {
            head.scroll_to_me(Some(egui::Align::TOP));
        }
        text.paragraph(&text.language.message(&concept.page()));
    }
}

/// Draws the sections of the rules under a row of their names, which leads to each of them.
fn rules(text: &mut Text<'_>, RulesPage { whose, sections }: &RulesPage) {
    if let Some(whose) = whose {
        text.aside(whose);
    }
    let names: Vec<(Option<usize>, String)> = sections
        .iter()
        .enumerate()
        .map(|(index, section)| (Some(index), section.title.clone()))
        .collect();
    // None of them is chosen: one may be gone to again and again.
    let mut wanted = None;
    widgets::tabs(text.ui, text.palette, "help-sections", &mut wanted, &names);
    for (index, section) in sections.iter().enumerate() {
        let head = text.heading(&section.title);
        if wanted == Some(index) {
            head.scroll_to_me(Some(egui::Align::TOP));
        }
        for paragraph in &section.paragraphs {
            text.paragraph(paragraph);
        }
        if let Some(picture) = &section.picture {
            picture(text.ui, text.palette);
        }
    }
}
