//! What there is to read, and to play.

use super::{
    Chapter, Request,
    opponents::{DURAK, REVERSI},
    text::Text,
    title,
};
use crate::{
    games::{durak, reversi},
    look::widgets::{Emphasis, Offer},
};

/// The contents, with the chapter marked that is read beside them; what was pressed.
pub fn show(text: &mut Text<'_>, can_learn: bool, read: Option<Chapter>) -> Option<Request> {
    let language = text.language;
    let offer = |key: &str, wish| Offer::new(wish, language.text(key));
    let chapter = |chapter: Chapter| {
        let offer = Offer::new(Request::To(chapter), title(chapter, language));
        let emphasis = if read == Some(chapter) { Emphasis::Chosen } else { Emphasis::Quiet };
        Offer { emphasis, ..offer }
    };
    let mut pressed = None;
    if can_learn {
        text.heading(&language.text("help-learn"));
        let lessons = [
            offer("lesson-durak", Request::Learn(durak::ID)),
            offer("lesson-reversi", Request::Learn(reversi::ID)),
        ];
        // Beside a chapter they are one thing among others.
        pressed = match read {
            Some(_) => text.buttons(2, &lessons),
            None => text.buttons(1, &lessons.map(Offer::accented)),
        }
        .or(pressed);
    }
    text.heading(&language.text("help-rules"));
    let rules = [Chapter::Durak, Chapter::Reversi].map(chapter);
    pressed = text.buttons(2, &rules).or(pressed);
    for (game, families) in [("durak", DURAK), ("reversi", REVERSI)] {
        let title = format!("{} · {}", language.text("help-opponents"), language.text(game));
        text.heading(&title);
        let opponents: Vec<Offer<Request>> =
            families.iter().map(|family| chapter(Chapter::Opponent(family))).collect();
        pressed = text.buttons(2, &opponents).or(pressed);
    }
    text.heading(&language.text("help-more"));
    let more = [
        chapter(Chapter::Keys),
        chapter(Chapter::Shuffle),
        chapter(Chapter::Words),
        offer("credits", Request::Credits),
    ];
    text.buttons(2, &more).or(pressed)
}
