//! Help: the rules in force, the opponents, keys, fair dealing, and a glossary.

mod contents;
mod glossary;
mod keys;
mod opponents;
mod page;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::teacher::Concept;

use self::page::HelpPage;
use kozyr_features::help::{HelpRegistry, OpenConceptHelp, OpponentFamily, RulesPage};
use kozyr_platform::screen::{GameId, Menu, Screen};
use kozyr_table::{registry::GameRegistry, requests::BeginLesson};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::Palette,
    widgets::{self, PageWidth, full_master_detail_page, full_page},
};

/// A chapter of Help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HelpChapter {
    /// The table of contents.
    #[default]
    Contents,
    /// The rules of a game.
    Rules(GameId),
    /// A family of opponents.
    Opponent(&'static OpponentFamily),
    /// The concepts of a game's decisions.
    Concepts(GameId),
    /// Keys, touch and mouse.
    Keys,
    /// How to verify that the cards were dealt fairly.
    Shuffle,
    /// A glossary.
    Glossary,
}

/// The reading position.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct HelpPosition {
    chapter: HelpChapter,
    /// Whether the chapter was opened from the contents, so that "back" returns to them.
    from_contents: bool,
    /// Whether the contents are in a sidebar, so that there is no need to go back.
    has_sidebar: bool,
    /// The concept to scroll to, once.
    concept: Option<Concept>,
    /// Whether Help was opened for a concept, so that closing it returns to the table.
    opened_for_concept: bool,
}

impl HelpPosition {
    /// Goes back to the contents; returns whether that was possible.
    pub fn step_back(&mut self) -> bool {
        let inside =
            self.chapter != HelpChapter::Contents && self.from_contents && !self.has_sidebar;
        if inside {
            *self = HelpPosition {
                opened_for_concept: self.opened_for_concept,
                ..HelpPosition::default()
            };
        }
        inside
    }

    /// The menu after closing Help at a table.
    pub fn menu_after_close(&self) -> Menu {
        if self.opened_for_concept { Menu::None } else { Menu::Pause }
    }

    /// The visible chapter: next to the sidebar there is always one.
    fn visible_chapter(self, games: &HelpRegistry) -> HelpChapter {
        match (self.chapter, games.iter().next()) {
            (HelpChapter::Contents, Some(first)) if self.has_sidebar => {
                HelpChapter::Rules(first.game)
            }
            (chapter, _) => chapter,
        }
    }

    fn open_chapter(&mut self, chapter: HelpChapter) {
        *self = HelpPosition { chapter, from_contents: true, ..*self };
    }
}

/// The button that was pressed.
#[derive(Clone, Copy, Debug)]
enum HelpAction {
    Back,
    To(HelpChapter),
    Learn(GameId),
    Credits,
}

/// Opens a chapter of Help, which must be open.
pub fn open_chapter(world: &mut World, chapter: HelpChapter) {
    world.resource_mut::<HelpPosition>().open_chapter(chapter);
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<HelpPosition>();
    app.add_observer(read_about);
    app.add_systems(OnEnter(Menu::Help), open);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Help)).in_set(PanelSystems::Pages),
    );
}

/// Sets the chapter when Help opens: a concept asked for, else the rules of the game on the screen,
/// else the contents. After the credits, the chapter stays.
fn open(
    screen: Res<State<Screen>>,
    games: Res<HelpRegistry>,
    mut turned: MessageReader<StateTransitionEvent<Menu>>,
    mut reader: ResMut<HelpPosition>,
) {
    if turned.read().any(|turn| turn.exited == Some(Menu::Credits)) {
        return;
    }
    if let Some(concept) = reader.concept {
        let game = games.iter().map(|help| help.game).find(|game| game.0 == concept.game());
        let chapter = game.map_or(HelpChapter::Contents, HelpChapter::Concepts);
        *reader = HelpPosition {
            chapter,
            concept: reader.concept,
            opened_for_concept: true,
            ..default()
        };
        return;
    }
    let here = screen.game().filter(|&game| games.get(game).is_some());
    let chapter = here.map_or(HelpChapter::Contents, HelpChapter::Rules);
    *reader = HelpPosition { chapter, ..default() };
}

/// Opens Help at a concept.
fn read_about(
    wanted: On<OpenConceptHelp>,
    mut reader: ResMut<HelpPosition>,
    mut menu: ResMut<NextState<Menu>>,
) {
    reader.concept = Some(wanted.0);
    menu.set(Menu::Help);
}

/// Shows Help and carries out the pressed action.
fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    games: Res<GameRegistry>,
    told: Res<HelpRegistry>,
    mut reader: ResMut<HelpPosition>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let mut wish = None;
    let ctx = contexts.ctx_mut()?;
    reader.has_sidebar = widgets::has_two_columns(ctx);
    let shown = reader.visible_chapter(&told);
    // Each chapter has its own scroll position.
    let name = format!("help-{shown:?}");
    let (palette, language, reads) = (&*palette, &*language, *reader);
    let lessons: Vec<GameId> = if screen.is_table() {
        Vec::new()
    } else {
        games.iter().filter(|game| game.has_lesson).map(|game| game.id).collect()
    };
    let told = HelpContents { games: &told, lessons: &lessons, about: reads.concept };
    if reads.has_sidebar {
        let (mut chosen, mut read) = (None, None);
        let choose = |ui: &mut egui::Ui| {
            chosen = draw_sidebar(&mut HelpPage { ui, palette, language }, told, shown);
        };
        full_master_detail_page(ctx, palette, **screen, &name, choose, |ui| {
            let mut text = HelpPage { ui, palette, language };
            text.title(&title(shown, language));
            read = chapter(&mut text, told, shown);
        });
        wish = chosen.or(read);
    } else {
        full_page(ctx, palette, **screen, &name, PageWidth::Column, |ui| {
            wish = page(&mut HelpPage { ui, palette, language }, told, reads);
        });
    }
    // Scroll only once; then the reader is free to move.
    reader.concept = None;
    let Some(wish) = wish else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        HelpAction::Back if reader.step_back() => {}
        HelpAction::Back => {
            menu.set(if screen.is_table() { reader.menu_after_close() } else { Menu::None })
        }
        HelpAction::To(chapter) => reader.open_chapter(chapter),
        HelpAction::Learn(game) => commands.trigger(BeginLesson(game)),
        HelpAction::Credits => menu.set(Menu::Credits),
    }
    Ok(())
}

/// The contents of Help.
#[derive(Clone, Copy)]
struct HelpContents<'a> {
    /// The help of each game.
    games: &'a HelpRegistry,
    /// The games whose lessons are available now.
    lessons: &'a [GameId],
    /// The concept to scroll to.
    about: Option<Concept>,
}

/// The title of a chapter.
fn title(chapter: HelpChapter, language: &Language) -> String {
    match chapter {
        HelpChapter::Contents => language.text("help"),
        HelpChapter::Rules(game) => language.text(game.0),
        HelpChapter::Opponent(family) => family.name(language),
        HelpChapter::Concepts(game) => {
            language.format("help-concepts-of", &[("game", language.text(game.0).into())])
        }
        HelpChapter::Keys => language.text("help-keys"),
        HelpChapter::Shuffle => language.text("help-shuffle"),
        HelpChapter::Glossary => language.text("help-words"),
    }
}

/// Draws the header of a page; returns [`HelpAction::Back`] if its button was pressed.
fn head(text: &mut HelpPage<'_>, title: &str) -> Option<HelpAction> {
    let back = text.language.text("back");
    widgets::page_head(text.ui, text.palette, &back, title).then_some(HelpAction::Back)
}

/// Draws the sidebar with the contents; returns the pressed button.
fn draw_sidebar(
    text: &mut HelpPage<'_>,
    told: HelpContents<'_>,
    read: HelpChapter,
) -> Option<HelpAction> {
    let back = head(text, &text.language.text("help"));
    contents::show(text, told, Some(read)).or(back)
}

/// Draws a chapter without sidebar; returns the pressed button.
fn page(
    text: &mut HelpPage<'_>,
    told: HelpContents<'_>,
    reader: HelpPosition,
) -> Option<HelpAction> {
    let back = head(text, &title(reader.chapter, text.language));
    let pressed = chapter(text, told, reader.chapter);
    let leaves = reader.chapter != HelpChapter::Contents && !reader.from_contents;
    let all = leaves && text.button("help-all");
    back.or(pressed).or(all.then_some(HelpAction::To(HelpChapter::Contents)))
}

/// Draws the text of a chapter; returns the pressed button.
fn chapter(
    text: &mut HelpPage<'_>,
    told: HelpContents<'_>,
    chapter: HelpChapter,
) -> Option<HelpAction> {
    match chapter {
        HelpChapter::Contents => return contents::show(text, told, None),
        HelpChapter::Rules(game) => {
            if let Some(page) = told.games.get(game).and_then(|help| help.rules.as_ref()) {
                rules(text, page);
            }
        }
        HelpChapter::Opponent(family) => {
            if let Some(help) = told.games.iter().find(|help| help.families.contains(family)) {
                opponents::show(text, family, help.animal);
            }
        }
        HelpChapter::Concepts(game) => {
            if let Some(help) = told.games.get(game) {
                concepts(text, help.concepts, told.about);
            }
        }
        HelpChapter::Keys => keys::show(text),
        HelpChapter::Shuffle => {
            for paragraph in text.language.text("help-shuffle-text").split("\n\n") {
                text.paragraph(paragraph);
            }
        }
        HelpChapter::Glossary => glossary::show(text, told.games),
    }
    None
}

/// Draws a section for each concept.
fn concepts(text: &mut HelpPage<'_>, concepts: &[Concept], about: Option<Concept>) {
    text.remark("help-concepts-about");
    for concept in concepts {
        let head = text.heading(&text.language.message(&concept.title()));
        if about == Some(*concept) {
            head.scroll_to_me(Some(egui::Align::TOP));
        }
        text.paragraph(&text.language.message(&concept.page()));
    }
}

/// Draws the sections of the rules, with tabs that scroll to them.
fn rules(text: &mut HelpPage<'_>, RulesPage { origin_key: whose, sections }: &RulesPage) {
    if let Some(whose) = whose {
        text.remark(whose);
    }
    let names: Vec<(Option<usize>, String)> = sections
        .iter()
        .enumerate()
        .map(|(index, section)| (Some(index), section.title.clone()))
        .collect();
    // No tab stays selected, so that each can be pressed again.
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
