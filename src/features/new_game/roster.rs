//! Choosing an opponent: names with a line about each opponent.

use bevy_egui::egui;
use kozyr_core::{
    opponent::{self, Parameter, Roster},
    statistics::Counted,
};

use crate::{
    look::{
        language::Language,
        theme::{Palette, size},
        widgets::{self, Emphasis},
    },
    table::player_names::base,
};

/// A seat that a person at the same device may have instead of an opponent.
pub(crate) struct Shared<'a> {
    /// Whether a person has it.
    pub person: &'a mut bool,
    /// The key of what is said about that.
    pub line: &'static str,
}

/// The opponents of a game as tiles, the chosen one marked, and before them a person's if a person may
/// sit there. Opponents that differ in strength alone share a tile, and the strength is chosen below
/// it.
///
/// In a `rated` match there are only opponents that were measured, and as they were: nothing can be
/// adjusted about them.
pub(crate) fn choose<G: Counted>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    opponent: &mut String,
    shared: Option<Shared>,
    rated: bool,
) {
    ui.spacing_mut().item_spacing.y = 8.0;
    if rated {
        let measured = G::strengths().measured(opponent).to_owned();
        let mut chosen = measured.clone();
        opponents::<G>(ui, palette, language, &mut chosen, rated);
        // What was adjusted waits for the next game that is not rated.
        if chosen != measured {
            *opponent = chosen;
        }
        return;
    }
    let Some(Shared { person, line }) = shared else {
        return opponents::<G>(ui, palette, language, opponent, rated);
    };
    let (name, line) = (language.text("people-person"), language.text(line));
    if widgets::option(ui, palette, &name, &line, *person).clicked() {
        *person = true;
    }
    // As long as a person sits there, no opponent is marked.
    let mut chosen = if *person { String::new() } else { opponent.clone() };
    opponents::<G>(ui, palette, language, &mut chosen, rated);
    if !chosen.is_empty() {
        *person = false;
        *opponent = chosen;
    }
}

fn opponents<G: Counted>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    chosen: &mut String,
    rated: bool,
) {
    let names = G::roster().iter().map(|entry| entry.name);
    let measured = |name: &&str| G::strengths().of(name).is_some();
    let names: Vec<&str> = names.filter(|name| !rated || measured(name)).collect();
    for group in names.chunk_by(|one, other| family(one).is_some() && family(one) == family(other))
    {
        match *group {
            [only] => {
                let name = language.opponent(only);
                let line = language.text(&format!("opponent-{only}-line"));
                let line = language.with_strength::<G>(only, &line);
                let is_chosen = base(chosen) == only;
                if widgets::option(ui, palette, &name, &line, is_chosen).clicked() && !is_chosen {
                    *chosen = only.into();
                }
            }
            _ => levels::<G>(ui, palette, language, group, chosen),
        }
        let entry = G::roster().iter().find(|entry| entry.name == base(chosen));
        let entry = entry.filter(|entry| group.contains(&entry.name) && !rated);
        if let Some(entry) = entry {
            adjust(ui, palette, language, entry.parameters, chosen);
        }
    }
    let about = egui::RichText::new(language.text("strength-about"));
    ui.label(about.size(size::SMALL).color(palette.dim));
}

/// What a name has before the number of its level: `engine` of `engine-7`.
fn family(name: &str) -> Option<&str> {
    let (family, level) = name.rsplit_once('-')?;
    level.parse::<u32>().ok().map(|_| family)
}

/// Opponents of one family: a tile, and where it is chosen, its levels.
fn levels<G: Counted>(
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
        Some(now) => {
            let line = language.text(&format!("opponent-{now}-line"));
            language.with_strength::<G>(now, &line)
        }
        None => language.text(&format!("family-{family}-line")),
    };
    if widgets::option(ui, palette, &name, &line, now.is_some()).clicked() && now.is_none() {
        *chosen = group[group.len() / 2].into();
    }
    if now.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for &level in group {
            let voice = if now == Some(level) { Emphasis::Chosen } else { Emphasis::Quiet };
            let number = level.rsplit('-').next().unwrap_or(level);
            let clicked =
                widgets::small_button(ui, palette, number, &language.opponent(level), voice)
                    .clicked();
            if clicked {
                *chosen = level.into();
            }
        }
    });
}

/// The numbers of an opponent, to be changed by sliders; they are folded away until asked for.
fn adjust(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    parameters: &[Parameter],
    chosen: &mut String,
) {
    if parameters.is_empty() {
        return;
    }
    let id = egui::Id::new("adjust");
    let mut open = ui.data(|data| data.get_temp(id)).unwrap_or(false);
    if widgets::switch(ui, palette, &mut open, &language.text("adjust")) {
        ui.data_mut(|data| data.insert_temp(id, open));
    }
    if !open {
        return;
    }
    let mut changes = Changes::of(chosen);
    for parameter in parameters {
        let mut value = changes.get(parameter.name).unwrap_or(parameter.usual);
        let name = language.text(&format!("parameter-{}", parameter.name));
        let range = parameter.least..=parameter.most;
        if widgets::slider(ui, palette, &name, &mut value, range, parameter.step) {
            changes.set(parameter.name, (value != parameter.usual).then_some(value));
        }
    }
    if !changes.0.is_empty()
        && widgets::button(ui, palette, &language.text("adjust-reset"), Emphasis::Quiet).clicked()
    {
        changes.0.clear();
    }
    *chosen = changes.applied_to(base(chosen));
}

/// The parameters of an opponent that differ from the usual, as its name tells them.
struct Changes(Vec<(String, String)>);

impl Changes {
    fn of(name: &str) -> Self {
        let pairs = name.split_once('?').map_or("", |(_, pairs)| pairs);
        let pairs = pairs.split('&').filter_map(|pair| pair.split_once('='));
        Changes(pairs.map(|(name, value)| (name.into(), value.into())).collect())
    }

    fn get(&self, name: &str) -> Option<f64> {
        self.0.iter().find(|(other, _)| other == name)?.1.parse().ok()
    }

    fn set(&mut self, name: &str, value: Option<f64>) {
        self.0.retain(|(other, _)| other != name);
        self.0.extend(value.map(|value| (name.to_owned(), value.to_string())));
    }

    fn applied_to(&self, base: &str) -> String {
        let pairs: Vec<String> =
            self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if pairs.is_empty() { base.into() } else { format!("{base}?{}", pairs.join("&")) }
    }
}

/// Opponents that another version of the app knew give way to a usual one.
pub fn dismiss_strangers<G: Roster>(opponents: &mut [String], usual: &str) {
    for name in opponents {
        if opponent::named::<G>(name).is_err() {
            *name = usual.into();
        }
    }
}
