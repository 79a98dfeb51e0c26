//! Buttons over the table during a match on a server: the choice of a reaction, and the offer to
//! connect again.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Pos2, Ui, vec2};
use kozyr_core::game::Seat;
use kozyr_platform::screen;
use kozyr_rooms::{ClientMessage, PhaseName, PlayerInfo, Reaction};
use kozyr_table::{current_match::CurrentMatch, hud::to_egui_rect, table_area::TableArea};
use kozyr_ui::{
    audio::Sound,
    faces::Animal,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets::{self, ButtonSpec, Icon},
};

use crate::{
    joined_table::JoinedTable,
    page,
    reactions::{FACES, face_of, phrase_key, phrases},
};

/// Whether the choice of a reaction is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct ReactionsOpen(bool);

/// The side of a face in the choice, in points.
const FACE: f32 = 52.0;

/// Adds the buttons over a match on a server: for reactions, and to connect again.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ReactionsOpen>();
    app.add_systems(
        EguiPrimaryContextPass,
        (offer_connection, draw_reactions)
            .chain()
            .run_if(resource_exists::<JoinedTable>)
            .run_if(|on_table: CurrentMatch| on_table.is_remote())
            .run_if(screen::is_screen_visible)
            .in_set(PanelSystems::LessonEnd),
    );
}

/// Offers to connect again where the app does not do so on its own, for instance because the table is
/// open in another window; or to load a page again that has another version than the server.
fn offer_connection(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut joined: ResMut<JoinedTable>,
    area: Res<TableArea>,
) -> Result {
    if !page::can_retry(&joined) {
        return Ok(());
    }
    let mut pressed = false;
    let whole = to_egui_rect(area.whole);
    egui::Area::new("connection".into())
        .pivot(Align2::CENTER_CENTER)
        // Above the line that says what has happened.
        .fixed_pos(whole.center() - vec2(0.0, 0.15 * whole.height()))
        .order(egui::Order::Foreground)
        .fade_in(false)
        .show(contexts.ctx_mut()?, |ui| {
            let text = language.text(page::retry_key(&joined));
            pressed = widgets::button(ui, &palette, &text, widgets::Emphasis::Accent).clicked();
        });
    if pressed {
        page::retry(&mut joined);
    }
    Ok(())
}

/// An action of a button in the choice of reactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ReactionAction {
    React(Reaction),
    ToggleMuted(Seat),
    TakeBack,
}

/// Draws the button for reactions and, if it is open, the choice of them and of the people to mute.
fn draw_reactions(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut joined: ResMut<JoinedTable>,
    area: Res<TableArea>,
    mut open: ResMut<ReactionsOpen>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    if joined.seat().is_none() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let whole = to_egui_rect(area.whole);
    // Next to the menu button, where other matches have Undo.
    let step = size::TOUCH + 8.0;
    let button = whole.left_top()
        + if whole.width() >= whole.height() {
            vec2(12.0, 12.0 + step)
        } else {
            vec2(12.0 + step, 12.0)
        };
    let mut is_toggled = false;
    egui::Area::new("react".into())
        .fixed_pos(button)
        .order(egui::Order::Middle)
        .fade_in(false)
        .show(ctx, |ui| {
            let name = language.text("friends-react");
            is_toggled = widgets::round_button(ui, &palette, Icon::Person, &name).clicked();
        });
    if is_toggled {
        open.0 = !open.0;
        sound.write(Sound::Tap);
    }
    if !open.0 {
        return Ok(());
    }
    let middle = (Align2::CENTER_CENTER, whole.center());
    let action = panel(ctx, &palette, whole, "reactions", middle, |ui| {
        let max_height = whole.height() - 2.0 * size::TOUCH - 48.0;
        // Without this, the area is only as high as in the frame before.
        ui.set_max_height(max_height);
        let scroll = egui::ScrollArea::vertical().max_height(max_height);
        scroll.show(ui, |ui| choice(ui, &palette, &language, &joined)).inner
    });
    match action {
        Some(ReactionAction::React(reaction)) => {
            joined.ask(ClientMessage::React { reaction });
            open.0 = false;
            sound.write(Sound::Tap);
        }
        Some(ReactionAction::TakeBack) => {
            if let Some(turn) = joined.session().room().game().map(|game| game.turn) {
                joined.ask(ClientMessage::TakeBack { turn });
            }
            open.0 = false;
            sound.write(Sound::Tap);
        }
        Some(ReactionAction::ToggleMuted(seat)) => {
            joined.toggle_muted(seat);
            sound.write(Sound::Tap);
        }
        None => {}
    }
    Ok(())
}

/// Draws a panel over the table, which occupies `whole`: a point of the panel, and where it is. Returns the
/// result of `contents`.
pub(crate) fn panel<R>(
    ctx: &egui::Context,
    palette: &Palette,
    whole: egui::Rect,
    name: &'static str,
    (pivot, place): (Align2, Pos2),
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let area = egui::Area::new(name.into())
        .pivot(pivot)
        .fixed_pos(place)
        .order(egui::Order::Foreground)
        .fade_in(false);
    let framed = |ui: &mut Ui| {
        widgets::framed_panel(ui, palette, |ui| {
            ui.set_width((whole.width() - 64.0).min(340.0));
            contents(ui)
        })
    };
    area.show(ctx, framed).inner
}

/// Draws the reactions, the request to take a move back, and the people to mute; returns what was
/// pressed.
fn choice(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    joined: &JoinedTable,
) -> Option<ReactionAction> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for reaction in FACES {
            let Some(expression) = face_of(reaction) else { continue };
            let name = language.text(phrase_key(reaction));
            if widgets::face_button(ui, palette, Animal::Fox, expression, &name, FACE).clicked() {
                action = Some(ReactionAction::React(reaction));
            }
        }
    });
    let phrase = |reaction| {
        let text = language.text(phrase_key(reaction));
        ButtonSpec::new(ReactionAction::React(reaction), text)
    };
    let phrases: Vec<_> = phrases().map(phrase).collect();
    action = widgets::button_grid(ui, palette, 2, &phrases).or(action);
    let table = joined.table()?;
    if table.phase == PhaseName::Playing {
        ui.add_space(4.0);
        let is_waiting = table.take_back.is_some();
        let key = if is_waiting { "friends-take-back-waiting" } else { "friends-take-back" };
        let button = ButtonSpec::new(ReactionAction::TakeBack, language.text(key));
        let button = button.enabled_if(!is_waiting);
        action = widgets::button_grid(ui, palette, 1, &[button]).or(action);
    }
    for (seat, info) in Seat::all(table.seats.len()).zip(&table.seats) {
        let PlayerInfo::Person { name, .. } = &info.player else { continue };
        if joined.seat() == Some(seat) {
            continue;
        }
        let mut is_muted = joined.is_muted(seat);
        let text = language.format("friends-mute", &[("name", name.to_string().into())]);
        if widgets::switch(ui, palette, &mut is_muted, &text) {
            action = Some(ReactionAction::ToggleMuted(seat));
        }
    }
    action
}
