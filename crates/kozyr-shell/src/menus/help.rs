//! Help: the rules in force, the opponents, keys, friends, fair dealing, and a glossary.

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
    /// Playing with friends.
    Friends,
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
    /// Goes back to the contents, if the chapter was opened from them and there is no sidebar;
    /// returns whether it did.
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

    /// Returns the menu to open when Help is closed at a table: none if Help was opened for a
    /// concept, else the pause menu.
    pub fn menu_after_close(&self) -> Menu {
        if self.opened_for_concept { Menu::None } else { Menu::Pause }
    }

    /// Returns the chapter to draw: the open one. Next to a sidebar, which already shows the
    /// contents, the rules of the first game take the place of the contents.
    fn visible_chapter(self, games: &HelpRegistry) -> HelpChapter {
        match (self.chapter, games.iter().next()) {
            (HelpChapter::Contents, Some(first)) if self.has_sidebar => {
                HelpChapter::Rules(first.game)
            }
            (chapter, _) => chapter,
        }
    }

    /// Opens a chapter from the contents, so that “back” returns to them.
    fn open_chapter(&mut self, chapter: HelpChapter) {
        *self = HelpPosition { chapter, from_contents: true, ..*self };
    }
}

/// The action of a button in Help.
#[derive(Clone, Copy, Debug)]
enum HelpAction {
    /// Goes back to the contents, or closes Help.
    Back,
    /// Opens a chapter.
    To(HelpChapter),
    /// Starts the lesson of a game.
    Learn(GameId),
    /// Opens the credits.
    Credits,
}

/// Opens a chapter of Help as if from the contents. Help must be open already, because opening it
/// sets the chapter.
pub fn open_chapter(world: &mut World, chapter: HelpChapter) {
    world.resource_mut::<HelpPosition>().open_chapter(chapter);
}

/// Adds Help.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<HelpPosition>();
    app.add_observer(read_about);
    app.add_systems(OnEnter(Menu::Help), open);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Help)).in_set(PanelSystems::Pages),
    );
}

/// Sets the chapter when Help opens. If a concept was asked for, the chapter is the concepts of its
/// game; else the rules of the game on the screen, else the contents. After the credits, the
/// chapter stays.
fn open(
    screen: Res<State<Screen>>,
    games: Res<HelpRegistry>,
    mut transitions: MessageReader<StateTransitionEvent<Menu>>,
    mut position: ResMut<HelpPosition>,
) {
    if transitions.read().any(|transition| transition.exited == Some(Menu::Credits)) {
        return;
    }
    if let Some(concept) = position.concept {
        let game = games.iter().map(|help| help.game).find(|game| game.0 == concept.game());
        let chapter = game.map_or(HelpChapter::Contents, HelpChapter::Concepts);
        *position = HelpPosition {
            chapter,
            concept: position.concept,
            opened_for_concept: true,
            ..default()
        };
        return;
    }
    let game = screen.game().filter(|&game| games.get(game).is_some());
    let chapter = game.map_or(HelpChapter::Contents, HelpChapter::Rules);
    *position = HelpPosition { chapter, ..default() };
}

/// Observer: opens Help at the requested concept.
fn read_about(
    request: On<OpenConceptHelp>,
    mut position: ResMut<HelpPosition>,
    mut menu: ResMut<NextState<Menu>>,
) {
    position.concept = Some(request.0);
    menu.set(Menu::Help);
}

/// Draws Help, with a sidebar if there is space, and carries out the pressed action.
fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    games: Res<GameRegistry>,
    registry: Res<HelpRegistry>,
    mut position: ResMut<HelpPosition>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let mut action = None;
    let ctx = contexts.ctx_mut()?;
    position.has_sidebar = widgets::has_two_columns(ctx);
    let visible = position.visible_chapter(&registry);
    // Each chapter has its own scroll position.
    let name = format!("help-{visible:?}");
    let (palette, language, current) = (&*palette, &*language, *position);
    let lessons: Vec<GameId> = if screen.is_table() {
        Vec::new()
    } else {
        games.iter().filter(|game| game.has_lesson).map(|game| game.id).collect()
    };
    let contents = HelpContents { games: &registry, lessons: &lessons, about: current.concept };
    if current.has_sidebar {
        let (mut sidebar_action, mut page_action) = (None, None);
        let choose = |ui: &mut egui::Ui| {
            sidebar_action =
                draw_sidebar(&mut HelpPage { ui, palette, language }, contents, visible);
        };
        full_master_detail_page(ctx, palette, **screen, &name, choose, |ui| {
            let mut page = HelpPage { ui, palette, language };
            page.title(&title(visible, language));
            page_action = chapter(&mut page, contents, visible);
        });
        action = sidebar_action.or(page_action);
    } else {
        full_page(ctx, palette, **screen, &name, PageWidth::Column, |ui| {
            action = page(&mut HelpPage { ui, palette, language }, contents, current);
        });
    }
    // Scroll only once; then the reader is free to move.
    position.concept = None;
    let Some(action) = action else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        HelpAction::Back if position.step_back() => {}
        HelpAction::Back => {
            menu.set(if screen.is_table() { position.menu_after_close() } else { Menu::None })
        }
        HelpAction::To(chapter) => position.open_chapter(chapter),
        HelpAction::Learn(game) => commands.trigger(BeginLesson(game)),
        HelpAction::Credits => menu.set(Menu::Credits),
    }
    Ok(())
}

/// The data for the contents of Help.
#[derive(Clone, Copy)]
struct HelpContents<'a> {
    /// The help of each game.
    games: &'a HelpRegistry,
    /// The games whose lessons are available now.
    lessons: &'a [GameId],
    /// The concept to scroll to.
    about: Option<Concept>,
}

/// Returns the title of a chapter.
fn title(chapter: HelpChapter, language: &Language) -> String {
    match chapter {
        HelpChapter::Contents => language.text("help"),
        HelpChapter::Rules(game) => language.text(game.0),
        HelpChapter::Opponent(family) => family.name(language),
        HelpChapter::Concepts(game) => {
            language.format("help-concepts-of", &[("game", language.text(game.0).into())])
        }
        HelpChapter::Keys => language.text("help-keys"),
        HelpChapter::Friends => language.text("help-friends"),
        HelpChapter::Shuffle => language.text("help-shuffle"),
        HelpChapter::Glossary => language.text("help-words"),
    }
}

/// Draws the header of a page. Returns [`HelpAction::Back`] if the back button was pressed.
fn head(page: &mut HelpPage<'_>, title: &str) -> Option<HelpAction> {
    let back = page.language.text("back");
    widgets::page_head(page.ui, page.palette, &back, title).then_some(HelpAction::Back)
}

/// Draws the sidebar: the header of Help, and the contents with the chapter `current` highlighted.
/// Returns the action of the pressed button, if any.
fn draw_sidebar(
    page: &mut HelpPage<'_>,
    contents: HelpContents<'_>,
    current: HelpChapter,
) -> Option<HelpAction> {
    let back = head(page, &page.language.text("help"));
    contents::show(page, contents, Some(current)).or(back)
}

/// Draws the header and the open chapter on a page without sidebar, and a button for the contents
/// if the chapter was not opened from there. Returns the action of the pressed button, if any.
fn page(
    page: &mut HelpPage<'_>,
    contents: HelpContents<'_>,
    position: HelpPosition,
) -> Option<HelpAction> {
    let back = head(page, &title(position.chapter, page.language));
    let pressed = chapter(page, contents, position.chapter);
    let leaves = position.chapter != HelpChapter::Contents && !position.from_contents;
    let all = leaves && page.button("help-all");
    back.or(pressed).or(all.then_some(HelpAction::To(HelpChapter::Contents)))
}

/// Draws a chapter without its header. Returns the action of the pressed button; always `None`
/// except for the contents, because other chapters have no actions.
fn chapter(
    page: &mut HelpPage<'_>,
    contents: HelpContents<'_>,
    chapter: HelpChapter,
) -> Option<HelpAction> {
    match chapter {
        HelpChapter::Contents => return contents::show(page, contents, None),
        HelpChapter::Rules(game) => {
            if let Some(rules_page) = contents.games.get(game).and_then(|help| help.rules.as_ref())
            {
                rules(page, rules_page);
            }
        }
        HelpChapter::Opponent(family) => {
            if let Some(help) = contents.games.iter().find(|help| help.families.contains(family)) {
                opponents::show(page, family, help.animal);
            }
        }
        HelpChapter::Concepts(game) => {
            if let Some(help) = contents.games.get(game) {
                concepts(page, help.concepts, contents.about);
            }
        }
        HelpChapter::Keys => keys::show(page),
        HelpChapter::Friends => {
            for part in ["invite", "play", "away", "correspondence", "privacy"] {
                page.heading(&page.language.text(&format!("help-friends-{part}")));
                page.paragraph(&page.language.text(&format!("help-friends-{part}-text")));
            }
        }
        HelpChapter::Shuffle => {
            for paragraph in page.language.text("help-shuffle-text").split("\n\n") {
                page.paragraph(paragraph);
            }
        }
        HelpChapter::Glossary => glossary::show(page, contents.games),
    }
    None
}

/// Draws a section for each concept, and scrolls to the concept `about`, if any.
fn concepts(page: &mut HelpPage<'_>, concepts: &[Concept], about: Option<Concept>) {
    page.remark("help-concepts-about");
    for concept in concepts {
        let head = page.heading(&page.language.message(&concept.title()));
        if about == Some(*concept) {
            head.scroll_to_me(Some(egui::Align::TOP));
        }
        page.paragraph(&page.language.message(&concept.page()));
    }
}

/// Draws the sections of the rules, below tabs that scroll to them.
fn rules(page: &mut HelpPage<'_>, RulesPage { origin_key, sections }: &RulesPage) {
    if let Some(origin_key) = origin_key {
        page.remark(origin_key);
    }
    let names: Vec<(Option<usize>, String)> = sections
        .iter()
        .enumerate()
        .map(|(index, section)| (Some(index), section.title.clone()))
        .collect();
    // No tab stays selected, so that each can be pressed again.
    let mut pressed_section = None;
    widgets::tabs(page.ui, page.palette, "help-sections", &mut pressed_section, &names);
    for (index, section) in sections.iter().enumerate() {
        let head = page.heading(&section.title);
        if pressed_section == Some(index) {
            head.scroll_to_me(Some(egui::Align::TOP));
        }
        for paragraph in &section.paragraphs {
            page.paragraph(paragraph);
        }
        if let Some(picture) = &section.picture {
            picture(page.ui, page.palette);
        }
    }
}
