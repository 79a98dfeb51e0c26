//! Names, words and buttons on the card table.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Color32, FontId, pos2, vec2};

use super::{
    layout::{ASPECT, AsideOrder, Layout, Spot},
    phase::Phase,
    spoken::sign,
    touch::{Grip, Offers, Pressed, button},
};
use crate::{
    app::{
        audio::Sound,
        hud::{self, AfterGame},
        language::Language,
        screen::{Menu, Screen},
        session::{self, Session},
        tempo::Watch,
        theme::{DrawPanels, Palette, size, strong_font},
        thinking::Thinking,
        why::{self, Page, Room, Why},
        widget::{self, Voice},
    },
    durak::{self, Action, Durak, Ending, Suit, View},
    game::{Game, Player, Record, Seat},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (corners, seats, status, slots, action, end)
            .chain()
            .run_if(in_state(Screen::Durak))
            .run_if(resource_exists::<Session<Durak>>)
            .run_if(|menu: Res<State<Menu>>| matches!(**menu, Menu::None | Menu::Pause))
            .in_set(DrawPanels),
    );
}

fn corners(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    room: Res<Room>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if hud::menu_button(ctx, &palette, &language, room.whole) {
        sound.write(Sound::Tap);
        menu.set(Menu::Pause);
    }
    let view = session.game().view(session.viewer());
    let arguments =
        [("suit", sign(view.trump()).to_string().into()), ("count", view.talon().into())];
    hud::chip(ctx, &palette, &language.format("durak-trump", &arguments), layout.chip);
    if view.talon() > 0 {
        let at = layout.talon - Vec2::new(0.0, layout.talon_card * 0.85 + 22.0);
        let at = Rect::from_center_size(at, Vec2::new(60.0, 24.0));
        hud::words(ctx, at, &view.talon().to_string(), 18.0, palette.ink);
    } else {
        // The trump is never out of sight, even when its card is gone.
        let at = Rect::from_center_size(layout.talon, Vec2::splat(layout.talon_card));
        let ink = suit_ink(view.trump(), &palette).gamma_multiply(0.5);
        hud::words(ctx, at, &sign(view.trump()).to_string(), layout.talon_card * 0.7, ink);
    }
    Ok(())
}

fn suit_ink(suit: Suit, palette: &Palette) -> Color32 {
    match suit {
        Suit::Diamonds | Suit::Hearts => palette.red,
        Suit::Spades | Suit::Clubs => palette.ink,
    }
}

fn seats(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    thinking: Option<Res<Thinking<Durak>>>,
    time: Res<Time>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = session.game().view(session.viewer());
    let players = session.game().seats();
    if let Player::Opponent(name) = &session.record().players()[session.viewer().index()] {
        let acting = view.to_act() == Some(session.viewer());
        hud::plate(ctx, &palette, &language.mind(name), layout.own_name, acting);
    }
    for (index, spot) in layout.seats.iter().enumerate() {
        let seat = Seat::new((session.viewer().index() + 1 + index) % players);
        let Player::Opponent(name) = &session.record().players()[seat.index()] else { continue };
        let mut name = language.mind(name);
        let fools = view.setup().standing.fools[seat.index()];
        if fools > 0 {
            name = format!("{name} ×{fools}");
        }
        let marked = thinking
            .as_deref()
            .is_some_and(|thinking| thinking.seat == seat && thinking.is_marked(time.elapsed()));
        let line = if marked {
            format!("{} {}", language.text("thinks"), hud::thinking_dots(time.elapsed_secs_f64()))
        } else if view.out().contains(seat) {
            language.text("durak-out")
        } else {
            language.format("durak-count", &[("count", view.count(seat).into())])
        };
        let acting = view.to_act() == Some(seat);
        name_plate(ctx, &palette, spot, &name, &line, acting);
        if let Some(word) = last_word(view, seat) {
            bubble(ctx, &palette, spot, &language.text(word), layout.seat_card);
        }
    }
    Ok(())
}

fn name_plate(
    ctx: &egui::Context,
    palette: &Palette,
    spot: &Spot,
    name: &str,
    line: &str,
    acting: bool,
) {
    let painter = hud::painter(ctx);
    let rect = hud::rect(spot.name);
    let ink = if acting { palette.accent } else { palette.ink };
    let elided = |text: &str, font: FontId, ink: Color32| {
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, ink);
        job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width());
        painter.layout_job(job)
    };
    let head = elided(name, strong_font(size::BODY), ink);
    let below = elided(line, FontId::proportional(size::SMALL), palette.dim);
    // Beside the cards a plate begins at its left, below them it is centred.
    let beside = rect.left() > spot.cards.x;
    let x = |width: f32| if beside { rect.left() } else { rect.center().x - width / 2.0 };
    let line_top = rect.top() + head.size().y + 2.0;
    painter.galley(pos2(x(head.size().x), rect.top()), head.clone(), ink);
    painter.galley(pos2(x(below.size().x), line_top), below, palette.dim);
}

/// What a seat said in this bout.
fn last_word(view: View<'_>, seat: Seat) -> Option<&'static str> {
    let taking = view.phase() == durak::Phase::Take;
    if taking && view.defender() == Some(seat) {
        Some("word-take")
    } else if view.passed().contains(seat) {
        Some(if taking { "word-pass" } else { "word-done" })
    } else {
        None
    }
}

fn bubble(ctx: &egui::Context, palette: &Palette, spot: &Spot, word: &str, card: f32) {
    let painter = hud::painter(ctx);
    let galley = painter.layout_no_wrap(word.to_owned(), strong_font(14.0), palette.panel);
    let body = galley.size() + vec2(22.0, 12.0);
    let middle = pos2(spot.cards.x, spot.cards.y + card * ASPECT * 0.18);
    let rect = egui::Rect::from_center_size(middle, body);
    painter.rect_filled(rect, 14, palette.ink);
    painter.galley(rect.center() - galley.size() / 2.0, galley, palette.panel);
}

fn status(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    offers: Res<Offers>,
    phase: Option<Res<State<Phase>>>,
) -> Result {
    let Some(phase) = phase else { return Ok(()) };
    if **phase == Phase::Over || offers.asking.is_some() || offers.may_redeal() {
        return Ok(());
    }
    let view = session.game().view(session.viewer());
    let text = sentence(view, &offers, **phase, &session, &language);
    hud::words(contexts.ctx_mut()?, layout.status, &text, 16.0, palette.ink);
    Ok(())
}

/// What is going on, in a sentence.
fn sentence(
    view: View<'_>,
    offers: &Offers,
    phase: Phase,
    session: &Session<Durak>,
    language: &Language,
) -> String {
    if matches!(phase, Phase::Deal | Phase::Draw) && !offers.asked() {
        return String::new();
    }
    if !offers.asked() {
        let Some((_, Player::Opponent(name))) = session.record().to_act() else {
            return String::new();
        };
        let key = match view.phase() {
            durak::Phase::Attack => "durak-they-attack",
            durak::Phase::Defend
                if view.attacker() == Some(view.seat()) && !session.is_watched() =>
            {
                "durak-they-defend-you"
            }
            durak::Phase::Defend => "durak-they-defend",
            durak::Phase::ThrowIn | durak::Phase::Take => "durak-they-throw-in",
            durak::Phase::Redeal | durak::Phase::Over => return String::new(),
        };
        let name = language.mind(name);
        return language.format(key, &[("name", name.into())]);
    }
    match view.phase() {
        // A question of its own.
        durak::Phase::Redeal | durak::Phase::Over => String::new(),
        durak::Phase::Attack => language.text("durak-you-attack"),
        durak::Phase::Defend => {
            let open = language.cards(view.open_attacks());
            let can_beat = offers.legal.iter().any(|action| matches!(action, Action::Beat { .. }));
            let key = if can_beat { "durak-you-defend" } else { "durak-you-cannot-beat" };
            language.format(key, &[("cards", open.into())])
        }
        durak::Phase::ThrowIn => language.text("durak-you-throw-in"),
        durak::Phase::Take => language.text("durak-you-add"),
    }
}

/// Where a card would go: a dashed outline beside each card that can be beaten.
fn slots(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    offers: Res<Offers>,
    grip: Res<Grip>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = session.game().view(session.viewer());
    let painter = hud::painter(ctx);
    let table = view.table();
    for (slot, pair) in table.iter().enumerate() {
        let wanted = offers.legal.iter().any(|action| match *action {
            Action::Beat { attack, with } => {
                attack == pair.attack && grip.card.is_none_or(|card| card == with)
            }
            _ => false,
        });
        if !wanted {
            continue;
        }
        let [_, pose] = layout.in_bout(slot, table.len());
        let half = Vec2::new(pose.width, pose.width * ASPECT) / 2.0;
        let turn = Vec2::from_angle(pose.angle);
        let corner = |x: f32, y: f32| {
            let place = pose.place + turn.rotate(Vec2::new(x, y) * half);
            pos2(place.x, place.y)
        };
        let outline = [
            corner(-1.0, -1.0),
            corner(1.0, -1.0),
            corner(1.0, 1.0),
            corner(-1.0, 1.0),
            corner(-1.0, -1.0),
        ];
        let stroke = egui::Stroke::new(2.0, palette.accent);
        painter.extend(egui::Shape::dashed_line(&outline, stroke, 7.0, 5.0));
    }
    Ok(())
}

/// The one large button, and two small ones beside it.
fn action(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    offers: Res<Offers>,
    phase: Option<Res<State<Phase>>>,
    mut why: ResMut<Why>,
    mut watch: ResMut<Watch>,
    mut pressed: MessageWriter<Pressed>,
) -> Result {
    if phase.is_none_or(|phase| **phase == Phase::Over)
        || offers.asking.is_some()
        || offers.may_redeal()
    {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let watched = session.is_watched();
    let second = match watched {
        true => Some(hud::watch_second(&watch)),
        false => offers.asked().then_some("hint"),
    };
    match aside(ctx, &palette, &language, &layout, second) {
        Some(Aside::Why) => *why = why::toggled(*why, &session),
        Some(Aside::Second) if watched => hud::press_watch_second(&mut watch),
        Some(Aside::Second) => *why = Why::Hint,
        None => {}
    }
    let does = button(&offers.legal);
    let text = match does {
        Some(does) => button_text(does, session.game().view(session.viewer()), &language),
        None if watched => language.text(hud::watch_first(&watch)),
        None => return Ok(()),
    };
    let clicked = hud::area(ctx, "durak-action", layout.action, |ui| {
        widget::action_button(ui, &palette, &text, layout.action.width()).clicked()
    });
    match does {
        Some(does) if clicked => _ = pressed.write(Pressed(does)),
        None if clicked => watch.paused = !watch.paused,
        _ => {}
    }
    Ok(())
}

/// The small buttons beside the large one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aside {
    Why,
    /// A hint; for those who watch, the speed.
    Second,
}

/// Why, and a second button if there is one, as there is room; which of them was pressed.
fn aside(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    layout: &Layout,
    second: Option<&str>,
) -> Option<Aside> {
    let mut pressed = None;
    let mut button = |ui: &mut egui::Ui, key: &str, wish: Aside| {
        if widget::button(ui, palette, &language.text(key), Voice::Quiet).clicked() {
            pressed = Some(wish);
        }
    };
    let at = layout.aside;
    match layout.aside_order {
        AsideOrder::Ends => {
            hud::area(ctx, "durak-why", at, |ui| button(ui, "why", Aside::Why));
            // A right end is known only once the button's width is.
            let id = egui::Id::new("durak-hint-width");
            let width = ctx.data(|data| data.get_temp(id)).unwrap_or(96.0);
            let mut at = at;
            at.min.x = at.max.x - width;
            if let Some(key) = second {
                let drawn = hud::area(ctx, "durak-hint", at, |ui| {
                    button(ui, key, Aside::Second);
                    ui.min_rect().width()
                });
                if drawn != width {
                    ctx.data_mut(|data| data.insert_temp(id, drawn));
                    ctx.request_repaint();
                }
            }
        }
        AsideOrder::Row => hud::area(ctx, "durak-why", at, |ui| {
            ui.horizontal(|ui| {
                button(ui, "why", Aside::Why);
                if let Some(key) = second {
                    button(ui, key, Aside::Second);
                }
            });
        }),
        AsideOrder::Stack => hud::area(ctx, "durak-why", at, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            match second {
                Some(key) => button(ui, key, Aside::Second),
                None => ui.add_space(52.0),
            }
            button(ui, "why", Aside::Why);
        }),
    }
    pressed
}

fn button_text(action: Action, view: View<'_>, language: &Language) -> String {
    match action {
        Action::Take => {
            language.format("durak-button-take", &[("count", view.table_cards().len().into())])
        }
        Action::Pass if view.phase() == durak::Phase::Take => language.text("durak-button-pass"),
        _ => language.text("durak-button-done"),
    }
}

fn end(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
    phase: Option<Res<State<Phase>>>,
    mut screen: ResMut<NextState<Screen>>,
    mut why: ResMut<Why>,
    mut page: ResMut<Page>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let Some(ending) =
        session.game().ending().filter(|_| phase.is_some_and(|phase| **phase == Phase::Over))
    else {
        return Ok(());
    };
    let (headline, line) = verdict(&session, ending, &language);
    match hud::result(contexts.ctx_mut()?, &palette, &language, layout.result, &headline, &line) {
        Some(AfterGame::Rematch) => {
            sound.write(Sound::Deal);
            commands.insert_resource(Session::new(rematch(session.record(), ending)?));
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

fn verdict(session: &Session<Durak>, ending: Ending, language: &Language) -> (String, String) {
    let headline = hud::headline(session, language);
    let line = match ending {
        Ending::Fool(fool) => match &session.record().players()[fool.index()] {
            Player::Opponent(name) => {
                language.format("durak-is-fool", &[("name", language.mind(name).into())])
            }
            Player::Human => language.text("durak-you-are-fool"),
        },
        Ending::NobodyLeft => language.text("durak-nobody-left"),
        Ending::Stalled => language.text("durak-stalled"),
    };
    (headline, line)
}

/// The next deal of the match: the same seats, and the fool defends first.
fn rematch(record: &Record<Durak>, ending: Ending) -> Result<Record<Durak>> {
    let setup = record.setup().after(ending);
    Ok(Record::new(setup, session::fresh_seed()?, record.players().to_vec())?)
}
