//! Every setting takes effect at once and survives a restart.
use std::path::Path;

use bevy::math::Vec2;
use kozyr_core::game::{Game, Player, Record, Seat};
use kozyr_durak::{Action, Card, Durak, Suit};
use kozyr_testing::harness::TestApp;
use kozyr_ui::settings::{
    AnimationSpeed, BoardStyle, DeckStyle, DiscStyle, HandOrder, MotionMode, Theme, TrumpEnd,
};

const PERSON: Seat = Seat::new(0);

/// Selects options on a settings page, from the table or the home screen.
fn choose(app: &mut TestApp, part: &str, choices: &[&str]) {
    let at_table = app.widget_names().iter().all(|name| name != "Settings");
    if at_table {
        app.open_menu();
    }
    app.tap_on("Settings");
    app.tap_on(part);
    for choice in choices {
        app.tap_on(choice);
    }
    app.tap_on("Back");
    if at_table {
        app.tap_on("Resume");
    }
}

/// Starts a game from the home screen.
fn start(app: &mut TestApp, game: &str) {
    app.tap_on(game);
    app.tap_on("Start");
}

/// Restarts the app and resumes the match.
fn restart(folder: &Path, app: TestApp) -> TestApp {
    drop(app);
    let mut app = TestApp::new(folder, 900, 1400);
    app.tap_on("Continue");
    app
}

/// The cards in the player's hand, in no particular order.
fn hand(app: &TestApp) -> Vec<Card> {
    app.durak().unwrap().game().hand(PERSON).iter().collect()
}

/// The player's cards in screen order, from left to right.
fn fan(app: &mut TestApp) -> Vec<Card> {
    let mut cards: Vec<(f32, Card)> = Vec::new();
    for card in hand(app) {
        cards.push((app.card(card).unwrap().x, card));
    }
    cards.sort_by(|a, b| a.0.total_cmp(&b.0));
    cards.into_iter().map(|(_, card)| card).collect()
}

/// The trump suit of the deal.
fn trump(app: &TestApp) -> Suit {
    app.durak().unwrap().game().view(PERSON).trump()
}

/// The number of adjacent pairs with different values.
fn changes<T: PartialEq>(row: impl Iterator<Item = T>) -> usize {
    let row: Vec<T> = row.collect();
    row.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

#[test]
fn card_table_styles_take_effect_and_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    let card = format!("Card {}", hand(&app)[0]);
    let look = |app: &mut TestApp| {
        let talon = app.durak().unwrap().game().talon()[0];
        let cloth = app.sprite("Cloth").unwrap();
        let back = app.sprite(&format!("Card {talon}")).unwrap();
        (cloth.picture, app.sprite(&card).unwrap().picture, back.part)
    };
    let before = look(&mut app);
    choose(&mut app, "Table", &["Wood", "Large print", "Scales"]);
    let after = look(&mut app);
    assert_eq!(after.0, "table/wood.png");
    assert_eq!(after.1, "cards/large.png");
    assert_ne!(after.2, before.2, "another part of the card back picture");
    let mut app = restart(folder.path(), app);
    assert_eq!(look(&mut app), after);
    choose(&mut app, "Table", &["Four colours"]);
    assert_eq!(look(&mut app).1, "cards/large-four-colours.png");
    assert_eq!(app.settings().deck, DeckStyle::FourColours);
    assert_eq!(app.settings().theme, Theme::Wood);
}

#[test]
fn board_and_disc_styles_take_effect_and_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Reversi");
    let look = |app: &mut TestApp| {
        (app.sprite("Board felt").unwrap().colour, app.sprite("Disc d4").unwrap().part)
    };
    let before = look(&mut app);
    choose(&mut app, "Table", &["Slate", "Ringed"]);
    let after = look(&mut app);
    assert_ne!(after.0, before.0);
    assert_ne!(after.1, before.1);
    let settings = app.settings();
    assert_eq!((settings.board, settings.discs), (BoardStyle::Slate, DiscStyle::Turned));
    let mut app = restart(folder.path(), app);
    assert_eq!(look(&mut app), after);
}

#[test]
fn hands_are_sorted_by_suit_or_rank_with_trumps_at_either_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    for (order, end) in [
        (HandOrder::Suit, TrumpEnd::Left),
        (HandOrder::Rank, TrumpEnd::Left),
        (HandOrder::Rank, TrumpEnd::Right),
        (HandOrder::Suit, TrumpEnd::Right),
    ] {
        let order_name = if order == HandOrder::Suit { "By suit" } else { "By rank" };
        let end_name = if end == TrumpEnd::Left { "On the left" } else { "On the right" };
        choose(&mut app, "Play", &[order_name, end_name]);
        app = restart(folder.path(), app);
        let trump = trump(&app);
        let fan = fan(&mut app);
        let mut trumps_first: Vec<bool> =
            fan.iter().map(|card| (card.suit() == trump) == (end == TrumpEnd::Left)).collect();
        trumps_first.dedup();
        assert!(trumps_first.is_sorted_by(|a, b| a >= b), "{end:?}: {fan:?}");
        let plain = || fan.iter().filter(|card| card.suit() != trump);
        if order == HandOrder::Suit {
            let suits: std::collections::HashSet<Suit> = plain().map(|card| card.suit()).collect();
            let changes = changes(plain().map(|card| card.suit()));
            assert_eq!(changes, suits.len().saturating_sub(1), "suits stay together: {fan:?}");
        } else {
            assert!(plain().map(|card| card.rank()).is_sorted(), "{fan:?}");
        }
    }
}

#[test]
fn a_manual_card_order_is_kept_and_new_cards_come_last() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    choose(&mut app, "Play", &["Manual"]);
    let before = fan(&mut app);
    let [first, last] = [before[0], before[before.len() - 1]].map(|card| app.card(card).unwrap());
    app.drag(first, last + Vec2::new(60.0, 60.0));
    let mut turned = before.clone();
    turned.rotate_left(1);
    assert_eq!(fan(&mut app), turned, "the first card was carried to the end");
    assert_eq!(hand(&app).len(), before.len(), "the first card was not played");
    let mut app = restart(folder.path(), app);
    assert_eq!(fan(&mut app), turned);
    for _ in 0..60 {
        if app.durak().unwrap().outcome().is_some() {
            return;
        }
        let before = fan(&mut app);
        app.play_durak();
        let after = fan(&mut app);
        let remaining: Vec<Card> = before.into_iter().filter(|card| after.contains(card)).collect();
        assert_eq!(after[..remaining.len()], remaining, "the held order stays");
    }
}

#[test]
fn controls_are_on_the_selected_side() {
    for (width, height) in [(1280, 800), (844, 390)] {
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), width, height);
        start(&mut app, "Reversi");
        let middle = width as f32 / 2.0;
        assert!(app.find("Hint").unwrap().x > middle);
        if height > 500 {
            choose(&mut app, "General", &["Left-handed controls"]);
        } else {
            // The switch is below the visible part of a low window.
            app.settings().left_handed = true;
            app.settle();
        }
        assert!(app.find("Hint").unwrap().x < middle);
        assert!(app.square("d4".parse().unwrap()).x > app.find("Hint").unwrap().x);
        drop(app);
        let mut app = TestApp::new(folder.path(), width, height);
        app.tap_on("Continue");
        assert!(app.find("Hint").unwrap().x < middle);
        app.open_menu();
        app.tap_on("Leave the table");
        app.settings().confirm.starting_over = false;
        start(&mut app, "Durak");
        while !app.widget_names().iter().any(|name| name.starts_with("Take ")) {
            app.play_durak();
        }
        let take = app.widget_names().into_iter().find(|name| name.starts_with("Take ")).unwrap();
        assert!(app.find(&take).unwrap().x < middle);
    }
}

/// Plays a card, and returns its positions in all frames until it settles, without repetitions.
fn card_path(app: &mut TestApp) -> Vec<Vec2> {
    loop {
        let record: &Record<Durak> = app.durak().unwrap();
        let lead = record.game().legal_actions().into_iter().find_map(|action| match action {
            Action::Attack(cards) => cards.iter().next(),
            Action::Beat { with, .. } => Some(with),
            _ => None,
        });
        let Some(card) = lead else {
            app.play_durak();
            continue;
        };
        let name = format!("Card {card}");
        let place = app.card(card).unwrap();
        let mut places = vec![app.sprite(&name).unwrap().middle];
        app.tap_without_settling(place);
        for _ in 0..200 {
            app.frame();
            places.push(app.sprite(&name).unwrap().middle);
        }
        app.settle();
        places.dedup();
        if places.len() > 1 {
            return places;
        }
    }
}

#[test]
fn animations_have_the_selected_speed() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    app.settings().movement = MotionMode::Full;
    let frames = |app: &mut TestApp, choice: &str| {
        choose(app, "Sound and motion", &[choice]);
        card_path(app).len()
    };
    let [still, fast, slow] = ["Instant", "Fast", "Slow"].map(|choice| frames(&mut app, choice));
    assert!(still < fast && fast < slow, "{still}, {fast}, {slow}");
    assert_eq!(app.settings().pace, AnimationSpeed::Slow);
}

#[test]
fn cards_do_not_travel_with_reduced_motion() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    app.settings().pace = AnimationSpeed::Normal;
    choose(&mut app, "Sound and motion", &["Full"]);
    assert!(card_path(&mut app).len() > 6, "it took several frames");
    choose(&mut app, "Sound and motion", &["Fade only"]);
    // In the hand, on the table, swept away or pushed aside, with no positions in between.
    let places = card_path(&mut app);
    assert!(places.len() <= 4, "{places:?}");
    assert_eq!(app.settings().movement, MotionMode::Reduced);
}

#[test]
fn music_plays_only_if_selected_and_focused() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    assert!(!app.is_music_playing(), "music is off by default");
    app.tap_on("Settings");
    app.tap_on("Sound and motion");
    // Both options have the same label; the lower one belongs to the music.
    let place = *app.find_all("Soft").last().unwrap();
    app.tap(place);
    app.run_until(TestApp::is_music_playing);
    let volume = app.settings().music_volume;
    assert!(volume > 0.0 && volume < 0.5);
    app.set_window_focus(false);
    assert!(!app.is_music_playing());
    app.set_window_focus(true);
    assert!(app.is_music_playing());
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1400);
    app.run_until(TestApp::is_music_playing);
    app.settings().music_volume = 0.0;
    app.settle();
    assert!(!app.is_music_playing());
}

#[test]
fn volume_and_haptics_survive_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    choose(&mut app, "Sound and motion", &["Loud", "Vibrate when a card or disc is played"]);
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1400);
    assert_eq!((app.settings().sound_volume, app.settings().haptics), (1.0, false));
}

#[test]
fn opponents_cards_are_face_up_if_selected() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    assert_eq!(app.open_hands().len(), hand(&app).len());
    choose(&mut app, "Play", &["Show the opponents’ cards"]);
    let mut app = restart(folder.path(), app);
    let all: usize = Seat::all(2).map(|seat| app.durak().unwrap().game().hand(seat).len()).sum();
    assert_eq!(app.open_hands().len(), all);
}

#[test]
fn a_new_game_uses_the_last_options() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 1400);
    app.tap_on("Durak");
    for choice in ["3", "Hamster", "Passing on", "52 cards"] {
        app.tap_on(choice);
    }
    app.tap_on("Back");
    drop(app);
    let mut app = TestApp::new(folder.path(), 900, 1400);
    start(&mut app, "Durak");
    let record = app.durak().unwrap();
    assert_eq!(record.players().len(), 3);
    assert_eq!(record.players()[1], Player::Opponent("greedy".into()));
    let deck = record.setup().rules.deck;
    let transfer = kozyr_durak::Rules { deck, ..kozyr_durak::Rules::transfer() };
    assert_eq!(record.setup().rules, transfer);
    assert_eq!(deck.size(), 52);
}

#[test]
fn edited_rules_become_custom_rules() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 900, 2400);
    app.tap_on("Durak");
    app.tap_on("Five-card start");
    app.tap_on("Custom");
    // Now all rules are visible, and one is changed.
    app.tap_on("No draws: the last defender is the fool");
    assert!(app.widget_names().contains(&"As set below".into()));
    app.tap_on("Start");
    let rules = app.durak().unwrap().setup().rules;
    assert!(rules.max_five_before_discard && rules.last_defender_is_fool);
}

#[test]
fn a_large_window_shows_all_settings_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 2560, 1440);
    app.tap_on("Settings");
    for choice in ["Night", "By rank", "Українська", "Швидко"] {
        app.tap_on(choice);
    }
    let settings = app.settings();
    assert_eq!((settings.theme, settings.pace), (Theme::Night, AnimationSpeed::Fast));
    assert_eq!(settings.hand_order, HandOrder::Rank);
}
