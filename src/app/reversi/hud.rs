//! Counts, words and buttons around the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiTextureHandle, egui};
use egui::{Align2, FontId, pos2};

use super::{board::Cursor, disc, layout::Layout, phase::Phase, touch::Pressed};
use crate::{
    app::{
        audio::Sound,
        hud::{self, AfterGame},
        language::Language,
        review::{Opinion, Review},
        screen::{Menu, Screen},
        session::{self, Session, Travel},
        settings::{DiscStyle, Settings},
        tempo::Watch,
        theme::{DrawPanels, Palette, size, strong_font},
        thinking::Thinking,
        why::{self, Advice, Page, Room, Why},
        widget::{self, Voice},
    },
    game::{Game, Player, Record, Seat},
    reversi::{Action, Colour, Reversi},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (corners, surroundings, advice, controls, end)
            .chain()
            .run_if(in_state(Screen::Reversi))
            .run_if(resource_exists::<Session<Reversi>>)
            .run_if(|menu: Res<State<Menu>>| matches!(**menu, Menu::None | Menu::Pause))
            .in_set(DrawPanels),
    );
}

fn corners(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    room: Res<Room>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    if hud::menu_button(contexts.ctx_mut()?, &palette, &language, room.whole) {
        sound.write(Sound::Tap);
        menu.set(Menu::Pause);
    }
    Ok(())
}

/// Everything that is read and not pressed.
fn surroundings(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    phase: Option<Res<State<Phase>>>,
    thinking: Option<Res<Thinking<Reversi>>>,
    time: Res<Time>,
    pictures: Res<disc::DiscPictures>,
    settings: Res<Settings>,
    review: Res<Review<Reversi>>,
) -> Result {
    let texture = contexts.add_image(EguiTextureHandle::Weak(pictures.discs.id()));
    let ctx = contexts.ctx_mut()?;
    coordinates(ctx, &palette, &layout);
    for seat in Seat::all(2) {
        let marked = thinking
            .as_deref()
            .is_some_and(|thinking| thinking.seat == seat && thinking.is_marked(time.elapsed()));
        let dots = if marked { hud::thinking_dots(time.elapsed_secs_f64()) } else { "" };
        count(ctx, &palette, &language, &layout, &session, seat, dots, texture, settings.discs);
    }
    if settings.evaluation {
        let at = session.record().actions().len();
        let opinion = review.of(at).or_else(|| review.of(at.checked_sub(1)?));
        evaluation(ctx, &palette, &layout, opinion);
    }
    let Some(phase) = phase else { return Ok(()) };
    let text = status(&session, **phase, &language);
    hud::words(ctx, layout.status, &text, size::BODY, palette.ink);
    Ok(())
}

/// Who stands better, as a bar between the two counts: Black's share at the left, and a figure.
fn evaluation(
    ctx: &egui::Context,
    palette: &Palette,
    layout: &Layout,
    opinion: Option<&Opinion<Action>>,
) {
    /// A lead of so many discs fills the bar.
    const FULL: f32 = 32.0;
    let painter = hud::painter(ctx);
    let counts = hud::rect(layout.counts);
    let bar = egui::Rect::from_min_max(
        pos2(counts.left() + 4.0, counts.bottom() - 3.0),
        pos2(counts.right() - 4.0, counts.bottom() + 3.0),
    );
    let blacks = opinion.map_or(0.0, |opinion| match Colour::of_seat(opinion.seat) {
        Colour::Black => opinion.value as f32,
        Colour::White => -opinion.value as f32,
    });
    let share = (0.5 + 0.5 * blacks / FULL).clamp(0.02, 0.98);
    let split = bar.left() + bar.width() * share;
    painter.rect_filled(bar, 3, palette.ink);
    let black = egui::Rect::from_min_max(bar.min, pos2(split, bar.bottom()));
    painter.rect_filled(black, 3, egui::Color32::from_gray(0x16));
    let middle =
        [bar.center_top() - egui::vec2(0.0, 2.0), bar.center_bottom() + egui::vec2(0.0, 2.0)];
    painter.line_segment(middle, egui::Stroke::new(1.5, palette.accent));
    let Some(opinion) = opinion else { return };
    let sign = if opinion.exact { "=" } else { "≈" };
    let figure = format!("{sign} {:+.0}", blacks).replacen('-', "−", 1);
    let font = strong_font(size::SMALL);
    let at = pos2(counts.center().x, bar.top() - 9.0);
    painter.text(at, Align2::CENTER_CENTER, figure, font, palette.dim);
}

fn coordinates(ctx: &egui::Context, palette: &Palette, layout: &Layout) {
    let painter = hud::painter(ctx);
    let font = FontId::proportional((layout.cell() * 0.26).clamp(9.0, 13.0));
    let border = (layout.squares.min - layout.frame.min) / 2.0;
    for index in 0..8 {
        let offset = (index as f32 + 0.5) * layout.cell();
        let below = pos2(layout.squares.min.x + offset, layout.frame.max.y + 11.0);
        let left = pos2(layout.frame.min.x + border.x, layout.squares.min.y + offset);
        let letter = char::from(b'a' + index);
        painter.text(below, Align2::CENTER_CENTER, letter, font.clone(), palette.dim);
        let small = FontId::proportional((border.x * 1.5).clamp(7.0, 12.0));
        painter.text(left, Align2::CENTER_CENTER, index + 1, small, palette.dim);
    }
}

/// A disc, the number of its colour, and who plays it: Black at the left, White at the right.
fn count(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    layout: &Layout,
    session: &Session<Reversi>,
    seat: Seat,
    dots: &str,
    discs: egui::TextureId,
    style: DiscStyle,
) {
    let painter = hud::painter(ctx);
    let colour = Colour::of_seat(seat);
    let rect = hud::rect(layout.counts);
    let radius = (rect.height() * 0.36).min(22.0);
    let y = rect.center().y;
    let (side, inward) = match colour {
        Colour::Black => (rect.left() + radius, 1.0),
        Colour::White => (rect.right() - radius, -1.0),
    };
    let middle = pos2(side, y);
    let disc = egui::Rect::from_center_size(middle, egui::Vec2::splat(radius * 2.0));
    let shape = egui::epaint::RectShape::filled(disc, radius as u8, egui::Color32::WHITE);
    painter.add(shape.with_texture(discs, disc::in_panels(colour, style)));
    if session.game().to_act() == Some(seat) {
        painter.circle_stroke(middle, radius + 4.0, egui::Stroke::new(2.5, palette.accent));
    }
    let anchor = if inward > 0.0 { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
    let number = session.game().position().discs(colour).len();
    let at = pos2(side + inward * (radius + 12.0), y);
    let drawn = painter.text(at, anchor, number, strong_font(28.0), palette.ink);
    let name = language.player(&session.record().players()[seat.index()]);
    let x = if inward > 0.0 { drawn.right() + 10.0 } else { drawn.left() - 10.0 };
    let text = format!("{name}{dots}");
    painter.text(pos2(x, y), anchor, text, FontId::proportional(14.0), palette.dim);
}

/// The coach's opinion on the board: what each placement is worth, and the line he expects as
/// discs with numbers.
fn advice(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    why: Res<Why>,
    advice: Option<Res<Advice<Reversi>>>,
) -> Result {
    if *why != Why::Hint {
        return Ok(());
    }
    let Some(decision) = advice.as_ref().and_then(|advice| advice.decision()) else {
        return Ok(());
    };
    let painter = hud::painter(contexts.ctx_mut()?);
    let cell = layout.cell();
    let middle = |square| {
        let place = layout.centre(square);
        pos2(place.x, place.y)
    };
    let line = decision.explanation.chosen().map_or(&[][..], |chosen| &chosen.plan);
    let mut colour = session.game().position().to_move;
    for (index, action) in line.iter().enumerate() {
        if let Action::Place(square) = *action {
            let (face, ink) = match colour {
                Colour::Black => (egui::Color32::from_gray(0x16), palette.ink),
                Colour::White => (palette.ink, palette.panel),
            };
            let at = middle(square);
            painter.circle_filled(at, cell * 0.36, face.gamma_multiply(0.72));
            let font = strong_font((cell * 0.34).clamp(10.0, 20.0));
            painter.text(at, Align2::CENTER_CENTER, index + 1, font, ink);
        }
        colour = colour.opposite();
    }
    let font = strong_font((cell * 0.26).clamp(9.0, 15.0));
    for alternative in &decision.explanation.alternatives {
        let (Some(&Action::Place(square)), Some(value)) =
            (alternative.plan.first(), alternative.value)
        else {
            continue;
        };
        let text = format!("{value:+.0}").replacen('-', "−", 1);
        let at = middle(square) + egui::vec2(0.0, cell * 0.3);
        let ink = if alternative.chosen { palette.accent } else { palette.ink };
        // Values may stand upon a line's discs: a dark ground keeps them readable.
        let galley = painter.layout_no_wrap(text, font.clone(), ink);
        let ground = egui::Rect::from_center_size(at, galley.size() + egui::vec2(6.0, 1.0));
        painter.rect_filled(ground, 5, palette.panel.gamma_multiply(0.8));
        painter.galley(at - galley.size() / 2.0, galley, ink);
    }
    Ok(())
}

fn status(session: &Session<Reversi>, phase: Phase, language: &Language) -> String {
    let own = session.is_persons_turn();
    if session.is_watched()
        && phase != Phase::Over
        && let Some((_, Player::Opponent(name))) = session.record().to_act()
    {
        let key = if phase == Phase::Pass { "reversi-passes" } else { "reversi-to-move" };
        return language.format(key, &[("name", language.mind(name).into())]);
    }
    let key = match (phase, own) {
        (Phase::Over, _) => return String::new(),
        (Phase::Pass, true) => "reversi-you-must-pass",
        (Phase::Pass, false) => "reversi-they-must-pass",
        (_, true) => "reversi-your-turn",
        (_, false) => "reversi-their-turn",
    };
    let passed = session.record().actions().last() == Some(&Action::Pass);
    if passed && own && phase == Phase::Choose {
        return language.text("reversi-they-passed");
    }
    language.text(key)
}

fn controls(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    phase: Option<Res<State<Phase>>>,
    mut why: ResMut<Why>,
    mut watch: ResMut<Watch>,
    mut cursor: ResMut<Cursor>,
    mut travel: MessageWriter<Travel>,
    mut pressed: MessageWriter<Pressed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(phase) = phase else { return Ok(()) };
    if **phase == Phase::Over {
        return Ok(());
    }
    let watched = session.is_watched();
    hud::area(ctx, "reversi-controls", layout.controls, |ui| {
        ui.spacing_mut().item_spacing = egui::vec2(10.0, 8.0);
        if **phase == Phase::Pass && session.is_persons_turn() {
            let text = language.text("reversi-pass");
            if widget::wide_button(ui, &palette, &text, Voice::Accent).clicked() {
                pressed.write(Pressed(Action::Pass));
            }
            return;
        }
        let buttons = if watched {
            vec![
                (hud::watch_first(&watch), true, Control::WatchFirst),
                (hud::watch_second(&watch), true, Control::WatchSecond),
                ("why", true, Control::Why),
            ]
        } else {
            vec![
                ("undo", session.can_undo(), Control::Undo),
                ("redo", session.can_redo(), Control::Redo),
                ("hint", session.is_persons_turn(), Control::Hint),
                ("why", true, Control::Why),
            ]
        };
        let Some(control) = row(ui, &palette, &language, &buttons) else { return };
        cursor.set_if_neq(Cursor(None));
        match control {
            Control::Undo => _ = travel.write(Travel::Undo),
            Control::Redo => _ = travel.write(Travel::Redo),
            Control::Hint => *why = Why::Hint,
            Control::Why => *why = why::toggled(*why, &session),
            Control::WatchFirst => watch.paused = !watch.paused,
            Control::WatchSecond => hud::press_watch_second(&mut watch),
        }
    });
    Ok(())
}

/// What a button below the board does.
#[derive(Clone, Copy)]
enum Control {
    Undo,
    Redo,
    Hint,
    Why,
    WatchFirst,
    WatchSecond,
}

/// Buttons of equal width side by side; which of them was pressed.
fn row(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    buttons: &[(&str, bool, Control)],
) -> Option<Control> {
    let mut pressed = None;
    ui.columns(buttons.len(), |columns| {
        for (column, &(key, enabled, control)) in columns.iter_mut().zip(buttons) {
            if !enabled {
                column.disable();
            }
            if widget::wide_button(column, palette, &language.text(key), Voice::Quiet).clicked() {
                pressed = Some(control);
            }
        }
    });
    pressed
}

fn end(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    mut screen: ResMut<NextState<Screen>>,
    mut why: ResMut<Why>,
    mut page: ResMut<Page>,
) -> Result {
    let Some(ending) = session.game().ending() else { return Ok(()) };
    let headline = hud::headline(&session, &language);
    let line = format!("{} : {}", ending.black, ending.white);
    let line = language.format("reversi-discs", &[("score", line.into())]);
    let mut at = layout.controls;
    at.min.y = at.max.y - 150.0;
    match hud::result(contexts.ctx_mut()?, &palette, &language, at, &headline, &line) {
        Some(AfterGame::Rematch) => {
            commands.insert_resource(Session::new(rematch(session.record())?));
        }
        Some(AfterGame::Review) => {
            *why = why::toggled(Why::Closed, &session);
            *page = Page::Review;
        }
        Some(AfterGame::Leave) => screen.set(Screen::Home),
        None => {}
    }
    Ok(())
}

/// The same opponents again, with colours changed.
fn rematch(record: &Record<Reversi>) -> Result<Record<Reversi>> {
    let mut players = record.players().to_vec();
    players.reverse();
    Ok(Record::new(*record.setup(), session::fresh_seed()?, players)?)
}
