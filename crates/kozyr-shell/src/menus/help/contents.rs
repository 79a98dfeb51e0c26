//! The table of contents of Help.

use super::{HelpAction, HelpChapter, HelpContents, page::HelpPage, title};
use kozyr_features::help::{GameHelp, OpponentFamily};
use kozyr_platform::screen::GameId;
use kozyr_ui::{
    faces::{self, Expression},
    widgets::{self, ButtonSpec, Emphasis},
};

/// Draws the contents and returns the action of the pressed button, if any. In a sidebar, `current`
/// is the chapter to highlight; on a page of their own, it is `None`.
pub(super) fn show(
    page: &mut HelpPage<'_>,
    contents: HelpContents<'_>,
    current: Option<HelpChapter>,
) -> Option<HelpAction> {
    let language = page.language;
    let button = |key: &str, action| ButtonSpec::new(action, language.text(key));
    let chapter_button = |chapter: HelpChapter| {
        let button = ButtonSpec::new(HelpAction::To(chapter), title(chapter, language));
        let emphasis = if current == Some(chapter) { Emphasis::Chosen } else { Emphasis::Quiet };
        ButtonSpec { emphasis, ..button }
    };
    let mut pressed = None;
    if !contents.lessons.is_empty() {
        page.heading(&language.text("help-learn"));
        let lesson =
            |game: &GameId| button(&format!("lesson-{}", game.0), HelpAction::Learn(*game));
        let lessons = contents.lessons.iter().map(lesson);
        // In a sidebar, lessons are not highlighted.
        pressed = match current {
            Some(_) => page.buttons(2, &lessons.collect::<Vec<_>>()),
            None => page.buttons(1, &lessons.map(ButtonSpec::accented).collect::<Vec<_>>()),
        };
    }
    page.heading(&language.text("help-rules"));
    let games = contents.games.iter();
    let rules: Vec<_> = games.map(|help| chapter_button(HelpChapter::Rules(help.game))).collect();
    pressed = page.buttons(2, &rules).or(pressed);
    for help in contents.games.iter() {
        let game = language.text(help.game.0);
        page.heading(&format!("{} · {game}", language.text("help-opponents")));
        pressed = opponents(page, help, current).or(pressed);
    }
    page.heading(&language.text("help-concepts"));
    let games = contents.games.iter();
    let concepts: Vec<_> =
        games.map(|help| chapter_button(HelpChapter::Concepts(help.game))).collect();
    pressed = page.buttons(2, &concepts).or(pressed);
    page.heading(&language.text("help-more"));
    let more = [
        chapter_button(HelpChapter::Keys),
        chapter_button(HelpChapter::Friends),
        chapter_button(HelpChapter::Shuffle),
        chapter_button(HelpChapter::Glossary),
        button("credits", HelpAction::Credits),
    ];
    page.buttons(2, &more).or(pressed)
}

/// Draws a portrait with name for each family of a game's opponents, the family of the chapter
/// `current` highlighted. Returns the action that opens the chapter of the pressed one, if any.
fn opponents(
    page: &mut HelpPage<'_>,
    help: &GameHelp,
    current: Option<HelpChapter>,
) -> Option<HelpAction> {
    let labelled = |family: &'static OpponentFamily| (Some(family), family.name(page.language));
    let families: Vec<_> = help.families.iter().map(labelled).collect();
    let mut chosen = match current {
        Some(HelpChapter::Opponent(family)) => Some(family),
        _ => None,
    };
    let (ui, palette) = (&mut *page.ui, page.palette);
    let changed = widgets::swatches(ui, palette, &mut chosen, &families, |ui, family, at| {
        let Some(family) = family else { return };
        faces::draw(ui.painter(), at, (help.animal)(family.face), Expression::Calm);
    });
    chosen.filter(|_| changed).map(|family| HelpAction::To(HelpChapter::Opponent(family)))
}
