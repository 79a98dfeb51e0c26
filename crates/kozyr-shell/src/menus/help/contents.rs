//! The table of contents of Help.

use super::{HelpAction, HelpChapter, HelpContents, page::HelpPage, title};
use kozyr_features::help::{GameHelp, OpponentFamily};
use kozyr_platform::screen::GameId;
use kozyr_ui::{
    faces::{self, Expression},
    widgets::{self, ButtonSpec, Emphasis},
};

/// Draws the contents with the current chapter highlighted; returns the pressed button.
pub(super) fn show(
    text: &mut HelpPage<'_>,
    told: HelpContents<'_>,
    read: Option<HelpChapter>,
) -> Option<HelpAction> {
    let language = text.language;
    let offer = |key: &str, wish| ButtonSpec::new(wish, language.text(key));
    let chapter = |chapter: HelpChapter| {
        let offer = ButtonSpec::new(HelpAction::To(chapter), title(chapter, language));
        let emphasis = if read == Some(chapter) { Emphasis::Chosen } else { Emphasis::Quiet };
        ButtonSpec { emphasis, ..offer }
    };
    let mut pressed = None;
    if !told.lessons.is_empty() {
        text.heading(&language.text("help-learn"));
        let lesson = |game: &GameId| offer(&format!("lesson-{}", game.0), HelpAction::Learn(*game));
        let lessons = told.lessons.iter().map(lesson);
        // In a sidebar, lessons are not highlighted.
        pressed = match read {
            Some(_) => text.buttons(2, &lessons.collect::<Vec<_>>()),
            None => text.buttons(1, &lessons.map(ButtonSpec::accented).collect::<Vec<_>>()),
        };
    }
    text.heading(&language.text("help-rules"));
    let games = told.games.iter();
    let rules: Vec<_> = games.map(|help| chapter(HelpChapter::Rules(help.game))).collect();
    pressed = text.buttons(2, &rules).or(pressed);
    for help in told.games.iter() {
        let game = language.text(help.game.0);
        text.heading(&format!("{} · {game}", language.text("help-opponents")));
        pressed = opponents(text, help, read).or(pressed);
    }
    text.heading(&language.text("help-concepts"));
    let games = told.games.iter();
    let concepts: Vec<_> = games.map(|help| chapter(HelpChapter::Concepts(help.game))).collect();
    pressed = text.buttons(2, &concepts).or(pressed);
    text.heading(&language.text("help-more"));
    let more = [
        chapter(HelpChapter::Keys),
        chapter(HelpChapter::Shuffle),
        chapter(HelpChapter::Glossary),
        offer("credits", HelpAction::Credits),
    ];
    text.buttons(2, &more).or(pressed)
}

/// Draws a portrait for each family of a game's opponents; returns the pressed button.
fn opponents(
    text: &mut HelpPage<'_>,
    help: &GameHelp,
    read: Option<HelpChapter>,
) -> Option<HelpAction> {
    let of = |family: &'static OpponentFamily| (Some(family), family.name(text.language));
    let families: Vec<_> = help.families.iter().map(of).collect();
    let mut chosen = match read {
        Some(HelpChapter::Opponent(family)) => Some(family),
        _ => None,
    };
    let (ui, palette) = (&mut *text.ui, text.palette);
    let changed = widgets::swatches(ui, palette, &mut chosen, &families, |ui, family, at| {
        let Some(family) = family else { return };
        faces::draw(ui.painter(), at, (help.animal)(family.face), Expression::Calm);
    });
    chosen.filter(|_| changed).map(|family| HelpAction::To(HelpChapter::Opponent(family)))
}
