//! Help: the rules as they are in force, how each opponent decides, keys, the shuffle, and words.

mod contents;
mod keys;
mod opponents;
mod pictures;
mod rules;
mod text;
mod words;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use opponents::{DURAK, Family};

use self::{rules::Section, text::Text};
use kozyr_core::durak::{Durak, Rules};

use crate::{
    games::{
        durak::{self, CardPictures, new_game::HouseRules},
        reversi,
    },
    look::{
        audio::Sound,
        language::Language,
        theme::{DrawPanels, Palette},
        widgets::{self, full_page, full_pages},
    },
    platform::screen::{GameId, Menu, Screen},
    table::{requests::BeginLesson, session::Session},
};

/// A page of Help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chapter {
    /// What there is to read.
    #[default]
    Contents,
    /// The rules of Durak.
    Durak,
    /// The rules of Reversi.
    Reversi,
    /// A family of opponents.
    Opponent(&'static Family),
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
}

impl Reader {
    /// Goes back to the contents; whether there was a way.
    pub fn step_back(&mut self) -> bool {
        let inside = self.chapter != Chapter::Contents && self.from_contents && !self.beside;
        if inside {
            *self = Reader::default();
        }
        inside
    }

    /// The chapter that is read: beside the contents there is always one.
    fn shown(self) -> Chapter {
        match self.chapter {
            Chapter::Contents if self.beside => Chapter::Durak,
            chapter => chapter,
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
    app.add_systems(OnEnter(Menu::Help), open);
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Help)).in_set(DrawPanels));
}

/// Opens at the rules of the game on the screen.
fn open(
    screen: Res<State<Screen>>,
    mut turned: MessageReader<StateTransitionEvent<Menu>>,
    mut reader: ResMut<Reader>,
) {
    if turned.read().any(|turn| turn.exited == Some(Menu::Credits)) {
        return;
    }
    let chapter = match screen.game() {
        Some(durak::ID) => Chapter::Durak,
        Some(reversi::ID) => Chapter::Reversi,
        _ => Chapter::Contents,
    };
    *reader = Reader { chapter, ..default() };
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session<Durak>>>,
    house: HouseRules,
    pictures: CardPictures,
    mut reader: ResMut<Reader>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let here = session.filter(|_| **screen == durak::TABLE);
    let in_force = match here.as_deref() {
        Some(session) => ("help-rules-here", session.record().setup().rules),
        None => ("help-rules-chosen", house.rules()),
    };
    let pictures = pictures.for_panels(&mut contexts);
    let mut wish = None;
    let ctx = contexts.ctx_mut()?;
    reader.beside = widgets::has_two_columns(ctx);
    // Each page keeps the place to which it was scrolled.
    let name = format!("help-{:?}", reader.shown());
    let (palette, language, pictures, reads) = (&*palette, &*language, &pictures, *reader);
    let can_learn = !screen.is_table();
    if reads.beside {
        let (mut chosen, mut read) = (None, None);
        let choose = |ui: &mut egui::Ui| {
            let mut text = Text { ui, palette, language, pictures };
            chosen = beside(&mut text, reads, can_learn);
        };
        full_pages(ctx, palette, **screen, &name, choose, |ui| {
            let mut text = Text { ui, palette, language, pictures };
            text.title(&title(reads.shown(), language));
            read = chapter(&mut text, reads.shown(), in_force, can_learn);
        });
        wish = chosen.or(read);
    } else {
        full_page(ctx, palette, **screen, &name, |ui| {
            let mut text = Text { ui, palette, language, pictures };
            wish = page(&mut text, reads, in_force, can_learn);
        });
    }
    let Some(wish) = wish else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        Request::Back if reader.step_back() => {}
        Request::Back => menu.set(if screen.is_table() { Menu::Pause } else { Menu::None }),
        Request::To(chapter) => reader.turn_to(chapter),
        Request::Learn(game) => commands.trigger(BeginLesson(game)),
        Request::Credits => menu.set(Menu::Credits),
    }
    Ok(())
}

/// What a chapter is called.
fn title(chapter: Chapter, language: &Language) -> String {
    match chapter {
        Chapter::Contents => language.text("help"),
        Chapter::Durak => language.text("durak"),
        Chapter::Reversi => language.text("reversi"),
        Chapter::Opponent(family) => family.name(language),
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
fn beside(text: &mut Text<'_>, reader: Reader, can_learn: bool) -> Option<Request> {
    let back = head(text, &text.language.text("help"));
    contents::show(text, can_learn, Some(reader.shown())).or(back)
}

/// Draws a chapter by itself; what was pressed.
fn page(
    text: &mut Text<'_>,
    reader: Reader,
    in_force: (&str, Rules),
    can_learn: bool,
) -> Option<Request> {
    let back = head(text, &title(reader.chapter, text.language));
    let pressed = chapter(text, reader.chapter, in_force, can_learn);
    let leaves = reader.chapter != Chapter::Contents && !reader.from_contents;
    let all = leaves && text.button("help-all");
    back.or(pressed).or(all.then_some(Request::To(Chapter::Contents)))
}

/// Draws what a chapter says; what was pressed.
fn chapter(
    text: &mut Text<'_>,
    chapter: Chapter,
    (whose, rules): (&str, Rules),
    can_learn: bool,
) -> Option<Request> {
    match chapter {
        Chapter::Contents => return contents::show(text, can_learn, None),
        Chapter::Durak => {
            text.aside(whose);
            sections(text, &rules::durak(&rules, text.language));
        }
        Chapter::Reversi => sections(text, &rules::reversi(text.language)),
        Chapter::Opponent(family) => opponents::show(text, family),
        Chapter::Keys => keys::show(text),
        Chapter::Shuffle => {
            for paragraph in text.language.text("help-shuffle-text").split("\n\n") {
                text.paragraph(paragraph);
            }
        }
        Chapter::Words => words::show(text),
    }
    None
}

/// Sections under a row of their names, which leads to each of them.
fn sections(text: &mut Text<'_>, sections: &[Section]) {
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
        if let Some(picture) = section.picture {
            pictures::show(text, picture);
        }
    }
}
