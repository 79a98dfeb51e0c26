//! Choosing an opponent: names with a line about each mind.

use bevy_egui::egui;

use crate::{
    app::{
        language::Language,
        theme::Palette,
        why::base,
        widget::{self, Voice},
    },
    opponent::Roster,
};

/// The minds of a game as tiles, the chosen one marked. Minds that differ in strength alone
/// share a tile, and the strength is chosen below it. Whether the choice has changed.
pub(super) fn choose<G: Roster>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    chosen: &mut String,
) -> bool {
    let before = chosen.clone();
    ui.spacing_mut().item_spacing.y = 8.0;
    let names: Vec<&str> = G::roster().iter().map(|entry| entry.name).collect();
    for group in names.chunk_by(|one, other| family(one).is_some() && family(one) == family(other))
    {
        match *group {
            [only] => {
                let name = language.mind(only);
                let line = language.text(&format!("mind-{only}-line"));
                if widget::option(ui, palette, &name, &line, base(chosen) == only).clicked() {
                    *chosen = only.into();
                }
            }
            _ => levels(ui, palette, language, group, chosen),
        }
    }
    *chosen != before
}

/// What a name has before the number of its level: `engine` of `engine-7`.
fn family(name: &str) -> Option<&str> {
    let (family, level) = name.rsplit_once('-')?;
    level.parse::<u32>().ok().map(|_| family)
}

/// Minds of one family: a tile, and where it is chosen, its levels.
fn levels(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    group: &[&'static str],
    chosen: &mut String,
) {
    let family = family(group[0]).unwrap_or(group[0]);
    let now = group.iter().copied().find(|name| *name == base(chosen));
    let name = language.text(&format!("family-{family}"));
    let line = match now {
        Some(now) => language.text(&format!("mind-{now}-line")),
        None => language.text(&format!("family-{family}-line")),
    };
    if widget::option(ui, palette, &name, &line, now.is_some()).clicked() && now.is_none() {
        *chosen = group[group.len() / 2].into();
    }
    if now.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for &level in group {
            let voice = if now == Some(level) { Voice::Chosen } else { Voice::Quiet };
            let number = level.rsplit('-').next().unwrap_or(level);
            let clicked =
                widget::small_button(ui, palette, number, &language.mind(level), voice).clicked();
            if clicked {
                *chosen = level.into();
            }
        }
    });
}
