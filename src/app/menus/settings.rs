//! Language, speed, sound and cards: every choice holds at once.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::full_page;
use crate::app::{
    audio::Sound,
    language::{Language, Tongue},
    screen::{Menu, Screen},
    settings::{CardBack, DeckStyle, DiscStyle, HandOrder, Pace, Settings, Theme},
    theme::{DrawPanels, Palette},
    widget,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Settings)).in_set(DrawPanels),
    );
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut chosen = settings.clone();
    let mut back = false;
    full_page(ctx, &palette, **screen, "settings", |ui| {
        back = widget::page_head(ui, &palette, &language.text("back"), &language.text("settings"));
        fields(ui, &palette, &language, &mut chosen);
    });
    if settings.set_if_neq(chosen) || back {
        sound.write(Sound::Tap);
    }
    if back {
        menu.set(if screen.is_table() { Menu::Pause } else { Menu::None });
    }
    Ok(())
}

fn fields(ui: &mut egui::Ui, palette: &Palette, language: &Language, settings: &mut Settings) {
    widget::caption(ui, palette, &language.text("settings-language"));
    let mut tongues = vec![(None, language.text("settings-language-system"))];
    tongues.extend(Tongue::ALL.map(|tongue| (Some(tongue), tongue.name().to_owned())));
    widget::choice(ui, palette, &mut settings.language, &tongues);
    widget::caption(ui, palette, &language.text("settings-pace"));
    let paces = [
        (Pace::Slow, "settings-pace-slow"),
        (Pace::Normal, "settings-pace-normal"),
        (Pace::Fast, "settings-pace-fast"),
        (Pace::Still, "settings-pace-still"),
    ]
    .map(|(pace, key)| (pace, language.text(key)));
    widget::choice(ui, palette, &mut settings.pace, &paces);
    widget::caption(ui, palette, &language.text("settings-sound"));
    // Four steps need no fine motor skill and no text.
    let volumes = [
        (0.0, "settings-sound-off"),
        (0.3, "settings-sound-soft"),
        (0.7, "settings-sound-normal"),
        (1.0, "settings-sound-loud"),
    ]
    .map(|(volume, key)| (volume, language.text(key)));
    widget::choice(ui, palette, &mut settings.volume, &volumes);
    widget::caption(ui, palette, &language.text("settings-theme"));
    let themes = [
        (Theme::Felt, "settings-theme-felt"),
        (Theme::Wood, "settings-theme-wood"),
        (Theme::Night, "settings-theme-night"),
    ]
    .map(|(theme, key)| (theme, language.text(key)));
    widget::choice(ui, palette, &mut settings.theme, &themes);
    widget::caption(ui, palette, &language.text("settings-deck"));
    let decks = [
        (DeckStyle::Automatic, "settings-deck-automatic"),
        (DeckStyle::Atlasnye, "settings-deck-atlasnye"),
        (DeckStyle::Large, "settings-deck-large"),
        (DeckStyle::FourColours, "settings-deck-four-colours"),
    ]
    .map(|(deck, key)| (deck, language.text(key)));
    widget::choice(ui, palette, &mut settings.deck, &decks);
    widget::caption(ui, palette, &language.text("settings-back"));
    let backs = [
        (CardBack::Lattice, "settings-back-lattice"),
        (CardBack::Blue, "settings-back-blue"),
        (CardBack::Rosette, "settings-back-rosette"),
        (CardBack::Scales, "settings-back-scales"),
        (CardBack::Suits, "settings-back-suits"),
    ]
    .map(|(back, key)| (back, language.text(key)));
    widget::choice(ui, palette, &mut settings.back, &backs);
    widget::caption(ui, palette, &language.text("settings-discs"));
    let discs = [
        (DiscStyle::Smooth, "settings-discs-smooth"),
        (DiscStyle::Turned, "settings-discs-turned"),
        (DiscStyle::Flat, "settings-discs-flat"),
    ]
    .map(|(discs, key)| (discs, language.text(key)));
    widget::choice(ui, palette, &mut settings.discs, &discs);
    widget::caption(ui, palette, &language.text("settings-order"));
    let orders =
        [(HandOrder::Suit, "settings-order-suit"), (HandOrder::Rank, "settings-order-rank")]
            .map(|(order, key)| (order, language.text(key)));
    widget::choice(ui, palette, &mut settings.order, &orders);
    let open = language.text("settings-open-hands");
    widget::switch(ui, palette, &mut settings.open_hands, &open);
    let evaluation = language.text("settings-evaluation");
    widget::switch(ui, palette, &mut settings.evaluation, &evaluation);
}
