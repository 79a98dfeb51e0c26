//! The choice of an opponent: a large card of the chosen one, then the faces of all.

mod chosen_opponent;

use crate::game_ui::GameUi;
use bevy_egui::egui;
use kozyr_core::{
    opponent::{self, Parameter, Roster},
    statistics::StatisticsGame,
};

use crate::statistics::Statistics;
use kozyr_ui::player_names::base_name;
use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
    widgets::{self, Emphasis},
};

/// The context for showing opponents.
pub struct RosterContext<'a> {
    /// The current colours.
    pub palette: &'a Palette,
    /// The texts of the current language.
    pub language: &'a Language,
    /// The player's games.
    pub statistics: &'a Statistics,
}

impl RosterContext<'_> {
    /// The display name and the one-line description of an opponent in a group of opponents that
    /// differ only in strength. In a group of several, the name is that of the group, and so is the
    /// description of its first member.
    fn name_and_line(&self, group: &[&str], opponent: &str) -> (String, String) {
        let line = match family(opponent).filter(|_| group.len() > 1 && group[0] == opponent) {
            Some(family) => format!("family-{family}-line"),
            None => format!("opponent-{opponent}-line"),
        };
        let name = match family(opponent).filter(|_| group.len() > 1) {
            Some(family) => self.language.text(&format!("character-family-{family}")),
            None => self.language.opponent_name(opponent),
        };
        (name, self.language.text(&line))
    }
}

/// A seat that another person at the same device may take instead of an opponent.
pub struct PersonSeat<'a> {
    /// Whether a person takes it.
    pub person: &'a mut bool,
    /// The text key of its description.
    pub line_key: &'static str,
}

/// Shows the opponents of a game with a large card of the chosen one, preceded by a person if one
/// may take the seat, and changes `opponent` or the person's seat to the one pressed. Opponents
/// that differ only in strength share a face; their level is chosen below.
///
/// In a `rated` match only opponents with a measured rating can be chosen, without changes to their
/// parameters. Until one is chosen, `opponent` keeps its name and parameters for the next unrated
/// match.
pub fn pick_opponent<U: GameUi>(
    ui: &mut egui::Ui,
    context: &RosterContext,
    opponent: &mut String,
    shared: Option<PersonSeat>,
    rated: bool,
) {
    ui.spacing_mut().item_spacing.y = 8.0;
    // Keep the adjusted parameters for the next unrated match.
    let previous = if rated {
        U::Rules::opponent_ratings().rated_or_anchor(opponent).to_owned()
    } else {
        opponent.clone()
    };
    let mut chosen = previous.clone();
    show_choices::<U>(ui, context, &mut chosen, shared, rated);
    if chosen != previous {
        *opponent = chosen;
    }
}

/// Shows the large card, the faces and, unless a person has the seat, the levels and, if unrated,
/// the parameters. Changes `chosen` and the person's seat as pressed.
fn show_choices<U: GameUi>(
    ui: &mut egui::Ui,
    context: &RosterContext,
    chosen: &mut String,
    shared: Option<PersonSeat>,
    rated: bool,
) {
    let mut groups = groups::<U>(rated);
    groups.sort_by(|a, b| rating::<U::Rules>(a[0]).total_cmp(&rating::<U::Rules>(b[0])));
    // The text key of the person's description, if a person has the seat.
    let person_line = shared.as_ref().filter(|shared| *shared.person).map(|shared| shared.line_key);
    let entry = U::Rules::roster().iter().find(|entry| entry.name == base_name(chosen));
    let show_card = |ui: &mut egui::Ui| match (person_line, entry) {
        (Some(person_line), _) => chosen_opponent::show_person(ui, context, person_line),
        (None, Some(entry)) => chosen_opponent::show::<U>(ui, context, entry.name),
        (None, None) => {}
    };
    // In a low window, the choices come first.
    let is_low = ui.ctx().content_rect().height() < LOW_WINDOW_HEIGHT;
    if !is_low {
        show_card(ui);
    }
    show_faces::<U>(ui, context, &groups, chosen, shared);
    if is_low {
        show_card(ui);
    }
    if rated {
        let note = egui::RichText::new(context.language.text("strength-about")).size(size::SMALL);
        ui.label(note.color(context.palette.dim));
    }
    if person_line.is_some() {
        return;
    }
    if let Some(group) =
        groups.iter().find(|group| group.len() > 1 && group_contains(group, chosen))
    {
        show_levels(ui, context, group, chosen);
    }
    let entry = U::Rules::roster().iter().find(|entry| entry.name == base_name(chosen));
    if let Some(entry) = entry.filter(|_| !rated) {
        show_parameters(ui, context.palette, context.language, entry.parameters, chosen);
    }
}

/// The height below which a window counts as low, in points.
const LOW_WINDOW_HEIGHT: f32 = 520.0;

/// The opponents to choose from, in roster order; if `rated`, only those with a rating. Those that
/// differ only in strength form a group.
fn groups<U: GameUi>(rated: bool) -> Vec<Vec<&'static str>> {
    let names = U::Rules::roster().iter().map(|entry| entry.name);
    let is_rated = |name: &&str| U::Rules::opponent_ratings().get(name).is_some();
    let names: Vec<&str> = names.filter(|name| !rated || is_rated(name)).collect();
    let same_family = |a: &&str, b: &&str| {
        family(a).is_some() && family(a) == family(b) && U::animal(a) == U::animal(b)
    };
    names.chunk_by(same_family).map(<[_]>::to_vec).collect()
}

/// The rating of an opponent; infinite if it has none, so that it sorts last.
fn rating<G: StatisticsGame>(name: &str) -> f64 {
    G::opponent_ratings().get(name).map_or(f64::INFINITY, |strength| strength.rating)
}

/// Whether a group contains the chosen opponent, regardless of its parameters.
fn group_contains(group: &[&str], chosen: &str) -> bool {
    group.contains(&base_name(chosen))
}

/// Shows all faces with the chosen one marked: a person's, if one may take the seat, and one for
/// each group. A press changes `chosen` and whether the person has the seat.
fn show_faces<U: GameUi>(
    ui: &mut egui::Ui,
    context: &RosterContext,
    groups: &[Vec<&'static str>],
    chosen: &mut String,
    shared: Option<PersonSeat>,
) {
    /// The minimum side of a face, in points, so it is easy to touch.
    const LEAST: f32 = 50.0;
    const GAP: f32 = 8.0;
    let width = ui.available_width();
    let columns = ((width + GAP) / (LEAST + GAP)).floor().clamp(1.0, 8.0);
    let side = ((width + GAP) / columns - GAP).floor();
    let mut person = shared.as_ref().is_some_and(|shared| *shared.person);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
        ui.set_max_width(columns * (side + GAP));
        if let Some(shared) = &shared {
            let name = context.language.text("people-person");
            let line = context.language.text(shared.line_key);
            let texts = (name.as_str(), line.as_str());
            person |= widgets::person_tile(ui, context.palette, texts, side, person).clicked();
        }
        for group in groups {
            if show_group_face::<U>(ui, context, group, chosen, side, !person) {
                person = false;
            }
        }
    });
    if let Some(shared) = shared {
        *shared.person = person;
    }
}

/// Shows the face of a group, `side` points wide. A press chooses its middle member, unless one of
/// its members is chosen. Returns whether it was pressed. `marked` is false while a person has the
/// seat.
fn show_group_face<U: GameUi>(
    ui: &mut egui::Ui,
    context: &RosterContext,
    group: &[&'static str],
    chosen: &mut String,
    side: f32,
    marked: bool,
) -> bool {
    let is_chosen = group_contains(group, chosen);
    let opponent = if is_chosen { base_name(chosen).to_owned() } else { group[0].to_owned() };
    let (name, line) = context.name_and_line(group, &opponent);
    let texts = (name.as_str(), line.as_str());
    let animal = U::animal(&opponent);
    let face = widgets::portrait(ui, context.palette, animal, texts, side, is_chosen && marked);
    if face.clicked() && !is_chosen {
        *chosen = group[group.len() / 2].into();
    }
    face.clicked()
}

/// The part of a name before the number of its level: `engine` of `engine-7`. `None` if the name
/// has no such number.
fn family(name: &str) -> Option<&str> {
    let (family, level) = name.rsplit_once('-')?;
    level.parse::<u32>().ok().map(|_| family)
}

/// Shows a button with the level of each member of a group; a press makes it the `chosen` one,
/// without parameters.
fn show_levels(
    ui: &mut egui::Ui,
    context: &RosterContext,
    group: &[&'static str],
    chosen: &mut String,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for &level in group {
            let is_chosen = base_name(chosen) == level;
            let emphasis = if is_chosen { Emphasis::Chosen } else { Emphasis::Quiet };
            let number = level.rsplit('-').next().unwrap_or(level);
            let name = context.language.opponent_name(level);
            if widgets::small_button(ui, context.palette, number, &name, emphasis).clicked()
                && !is_chosen
            {
                *chosen = level.into();
            }
        }
    });
}

/// Shows sliders for the parameters of an opponent, hidden until switched on, which change the
/// parameters in the name `chosen`. Shows nothing if it has none.
fn show_parameters(
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
    let mut changes = ParameterChanges::from_name(chosen);
    for parameter in parameters {
        let mut value = changes.get(parameter.name).unwrap_or(parameter.default);
        let name = language.text(&format!("parameter-{}", parameter.name));
        let range = parameter.min..=parameter.max;
        if widgets::slider(ui, palette, &name, &mut value, range, parameter.step) {
            changes.set(parameter.name, (value != parameter.default).then_some(value));
        }
    }
    if !changes.0.is_empty()
        && widgets::button(ui, palette, &language.text("adjust-reset"), Emphasis::Quiet).clicked()
    {
        changes.0.clear();
    }
    *chosen = changes.to_name(base_name(chosen));
}

/// The parameters in an opponent's name that differ from the defaults.
struct ParameterChanges(Vec<(String, String)>);

impl ParameterChanges {
    /// Parses the parameters after the `?` of an opponent's name; none if it has no `?`.
    fn from_name(name: &str) -> Self {
        let pairs = name.split_once('?').map_or("", |(_, pairs)| pairs);
        let pairs = pairs.split('&').filter_map(|pair| pair.split_once('='));
        ParameterChanges(pairs.map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// The changed value of a parameter; `None` if it has its default or is not a number.
    fn get(&self, name: &str) -> Option<f64> {
        self.0.iter().find(|(key, _)| key == name)?.1.parse().ok()
    }

    /// Changes a parameter, or resets it to its default with `None`.
    fn set(&mut self, name: &str, value: Option<f64>) {
        self.0.retain(|(key, _)| key != name);
        self.0.extend(value.map(|value| (name.to_owned(), value.to_string())));
    }

    /// The name of the opponent `base` with these parameters, such as `engine?depth=3`.
    fn to_name(&self, base: &str) -> String {
        let pairs: Vec<String> =
            self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if pairs.is_empty() { base.into() } else { format!("{base}?{}", pairs.join("&")) }
    }
}

/// Replaces opponents that are unknown or have invalid parameters with `fallback`.
pub fn replace_unknown_opponents<G: Roster>(opponents: &mut [String], fallback: &str) {
    for name in opponents {
        if opponent::make_opponent::<G>(name).is_err() {
            *name = fallback.into();
        }
    }
}
