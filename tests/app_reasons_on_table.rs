//! Reasons are shown on the table: alternatives, their effects and the expected line. Nothing of
//! them remains afterwards.

use std::{collections::BTreeSet, thread, time::Duration};

use bevy::{
    input::keyboard::{Key, KeyCode},
    math::Vec2,
};
use bevy_egui::egui::accesskit::{Action as Ask, Role};
use kozyr_core::{
    explanation::Headline,
    game::{Game, Player, Record, Seat, Seed},
    opponent::{self, Budget, Decision, ExplanationDetail},
};
use kozyr_durak::{Action, Card, CardSet, Durak, Rules, Setup};
use kozyr_reversi::{self as reversi, Reversi, Square, Symmetry};
use kozyr_table::table_overlay::{OutlineKind, TableOverlay};
use kozyr_testing::harness::TestApp;
use kozyr_ui::{
    language::{Language, Locale},
    settings::Theme,
};
use rand::seq::IndexedRandom;

const SIZES: [[u32; 2]; 4] = [[390, 844], [844, 390], [1280, 800], [320, 640]];

/// Runs frames until all jobs are done and the app settles.
fn wait(app: &mut TestApp) {
    for _ in 0..40_000 {
        app.frame();
        let busy_texts = ["Thinking about", "Working out"];
        let waiting = app
            .widget_names()
            .iter()
            .any(|name| busy_texts.iter().any(|word| name.starts_with(word)));
        if !waiting && app.running_jobs() == 0 {
            return app.settle();
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("the reasons never appeared: {:?}", app.widget_names());
}

/// Opens the details of the reasons, in this language.
fn open_details(app: &mut TestApp, locale: Locale) {
    app.request_action(&Language::new(locale).text("details"), Ask::Click);
    wait(app);
}

/// The alternatives listed in the panel, from the first bar on.
fn rows(app: &mut TestApp) -> Vec<String> {
    let rows = app
        .accessible_nodes()
        .into_iter()
        .filter(|node| node.role == Role::RadioButton && node.pressable);
    let mut rows: Vec<_> = rows.filter_map(|node| Some((node.place?.min.y, node.name))).collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    rows.into_iter().map(|(_, name)| name).collect()
}

/// A Reversi game in its middle with Black to move, and the coach's decision.
fn middle(seed: u64) -> (Record<Reversi>, Decision<reversi::Action>) {
    let players = vec![Player::Human, Player::Opponent("random".into())];
    let mut record =
        Record::<Reversi>::new(reversi::Setup::default(), Seed::from(seed), players).unwrap();
    let mut rng = Seed::from(seed).derive("actions", 0).rng();
    let has_choice = |record: &Record<Reversi>| {
        record.game().to_act() == Some(Seat::new(0)) && record.game().legal_actions().len() > 4
    };
    while record.actions().len() < 26 || !has_choice(&record) {
        let legal = record.game().legal_actions();
        let action = *legal.choose(&mut rng).unwrap();
        record.play(action).unwrap();
    }
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    let coach = opponent::decide(&record, Seat::new(0), "engine-11", &budget).unwrap();
    assert!(coach.explanation.expected_line.len() > 2, "the coach looks ahead");
    (record, coach)
}

/// The names of the ghosts in the table overlay; `expected` selects those of expected replies.
fn ghosts(overlay: &TableOverlay, expected: bool) -> BTreeSet<String> {
    let ghosts = overlay.ghosts.iter().filter(|ghost| ghost.expected == expected);
    ghosts.map(|ghost| ghost.name.clone()).collect()
}

/// The squares that change when the side to move places a disc, by the rules.
fn changed(record: &Record<Reversi>, square: Square) -> BTreeSet<String> {
    let position = record.game().position();
    let flipped = position.board.flips(square).iter();
    flipped.chain([square]).map(|square| square.to_string()).collect()
}

/// The square on which an action places a disc.
fn placed(action: reversi::Action) -> Square {
    let reversi::Action::Place(square) = action else { panic!("no placement") };
    square
}

#[test]
fn a_hint_is_drawn_on_the_board_in_every_window_and_orientation() {
    for (number, size) in SIZES.into_iter().enumerate() {
        let (record, coach) = middle(number as u64);
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), size[0], size[1]);
        app.settings().board_view = [Symmetry::default(), Symmetry::ROTATION_90][number % 2];
        app.settings().left_handed = number == 1;
        app.settings().theme = [Theme::Felt, Theme::Wood, Theme::Night][number % 3];
        app.load_match(record.clone());
        app.settle();
        app.tap_on_without_settling("Hint");
        wait(&mut app);
        let overlay = app.table_overlay();
        let square = placed(coach.action);
        assert_eq!(ghosts(&overlay, false), changed(&record, square), "{size:?}");
        let marked: Vec<_> =
            overlay.outlines.iter().filter(|outline| outline.kind == OutlineKind::Played).collect();
        assert_eq!(marked.len(), 1);
        assert!(marked[0].shape.place.distance(app.square(square)) < 0.5);
        // At first there is nothing but the move and what its reason is about.
        assert!(ghosts(&overlay, true).is_empty() && overlay.arrows.is_empty());
        let headline = coach.explanation.headline.as_ref();
        let is_about_region = headline
            .and_then(|headline| headline.cause())
            .is_some_and(|cause| ["parity", "last-moves"].contains(&cause));
        assert_eq!(overlay.labels.len(), usize::from(is_about_region));
        assert_eq!(overlay.regions.len(), usize::from(is_about_region));
        let cause = headline.filter(|_| !is_about_region).map(|headline| &headline.subject);
        let about: BTreeSet<_> = cause.into_iter().flat_map(|text| text.split(' ')).collect();
        let subject =
            overlay.outlines.iter().filter(|outline| outline.kind == OutlineKind::Subject);
        for outline in subject.clone() {
            let is_here = |square: &&str| {
                outline.shape.place.distance(app.square(square.parse().unwrap())) < 0.5
            };
            assert!(about.iter().any(is_here), "{about:?}");
        }
        assert_eq!(subject.count(), about.iter().filter(|square| !square.is_empty()).count());
        assert!(app.announced().contains(&overlay.description), "{}", overlay.description);
        open_details(&mut app, Locale::English);
        let overlay = app.table_overlay();
        for ghost in &overlay.ghosts {
            let square = ghost.name.parse().unwrap();
            assert!(ghost.shape.place.distance(app.square(square)) < 0.5, "{}", ghost.name);
        }
        // The reply, unless it is a pass.
        if let reversi::Action::Place(reply) = coach.explanation.expected_line[0] {
            assert_eq!(ghosts(&overlay, true), BTreeSet::from([reply.to_string()]));
            assert_eq!(overlay.arrows.len(), 1);
        }
        // The legal squares show their values.
        let legal = record.game().legal_actions().len();
        assert_eq!(overlay.labels.len(), legal, "{:?}", overlay.labels);
        let faults = app.layout_faults();
        assert!(faults.is_empty(), "{size:?}: {faults:?}");
        assert!(app.comes_to_rest(), "it is drawn only once");
        assert!(app.announced().contains(&overlay.description), "{}", overlay.description);
        app.tap_on("Close");
        assert_eq!(app.table_overlay(), TableOverlay::default(), "the overlay is gone");
        assert!(!app.announced().contains(&overlay.description));
    }
}

#[test]
fn an_alternative_is_previewed_by_touch_and_focus() {
    let (record, _) = middle(7);
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.load_match(record.clone());
    app.settle();
    app.tap_on_without_settling("Hint");
    wait(&mut app);
    open_details(&mut app, Locale::English);
    let square_of = |row: &str| row[..2].parse::<Square>().unwrap();
    let names = rows(&mut app);
    assert_eq!(names.len(), record.game().legal_actions().len());
    let assert_previewed = |app: &mut TestApp, row: &str| {
        let overlay = app.table_overlay();
        assert_eq!(ghosts(&overlay, false), changed(&record, square_of(row)), "{row}");
        assert!(overlay.description.contains(&row[..2]), "{row}: {}", overlay.description);
    };
    app.tap_on(&names[1]);
    assert_previewed(&mut app, &names[1]);
    app.request_action(&names[2], Ask::Focus);
    assert_previewed(&mut app, &names[2]);
    app.press(KeyCode::Tab, Key::Tab);
    let next = app.focused().unwrap().name;
    assert_eq!(next, names[3]);
    assert_previewed(&mut app, &names[3]);
    app.press(KeyCode::ArrowUp, Key::ArrowUp);
    assert_previewed(&mut app, &names[2]);
    // When the match continues, the table shows it instead of the preview.
    app.tap(app.square(square_of(&names[2])));
    assert_eq!(app.table_overlay(), TableOverlay::default());
}

#[test]
fn the_expected_line_can_be_stepped_through_to_its_end() {
    let (record, coach) = middle(3);
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.load_match(record.clone());
    app.settle();
    app.tap_on_without_settling("Hint");
    wait(&mut app);
    open_details(&mut app, Locale::English);
    let line: Vec<reversi::Action> =
        [coach.action].into_iter().chain(coach.explanation.expected_line).collect();
    let mut after = record.clone();
    for (index, &action) in line.iter().enumerate() {
        let step = format!("Step {} of {}", index + 1, line.len());
        assert!(app.widget_names().contains(&step), "{step}: {:?}", app.widget_names());
        after.play(action).unwrap();
        // Every new or flipped disc is a ghost.
        let (start, current) = (record.game().position(), after.game().position());
        let changed = Square::all().filter(|&square| start.disc(square) != current.disc(square));
        let changed: BTreeSet<String> = changed.map(|square| square.to_string()).collect();
        assert_eq!(ghosts(&app.table_overlay(), false), changed, "{step}");
        match index % 2 {
            0 if index + 1 < line.len() => app.tap_on("Forward along the line"),
            _ => app.press(KeyCode::BracketRight, Key::Character("]".into())),
        }
    }
    assert!(ghosts(&app.table_overlay(), true).is_empty(), "the expected line has ended");
    for _ in 1..line.len() {
        app.press(KeyCode::BracketLeft, Key::Character("[".into()));
    }
    assert!(app.widget_names().contains(&format!("Step 1 of {}", line.len())));
}

#[test]
fn values_have_units_and_localized_decimal_separators() {
    let players = vec![Player::Human, Player::Opponent("professional".into())];
    let mut record =
        Record::<Reversi>::new(reversi::Setup::default(), Seed::from(5), players).unwrap();
    let fraction = loop {
        let (seat, player) = record.to_act().expect("a value with a fraction");
        let name = if *player == Player::Human { "novice" } else { "professional" };
        let decision = opponent::decide(&record, seat, name, &Budget::default()).unwrap();
        record.play(decision.action).unwrap();
        let value =
            decision.explanation.chosen().and_then(|alternative| alternative.value).unwrap_or(0.0);
        let asked = record.game().to_act() == Some(Seat::new(0));
        if name == "professional" && asked && value.fract() != 0.0 && value > 0.0 {
            break value;
        }
    };
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.load_match(record);
    app.settle();
    app.tap_on_without_settling("Why?");
    wait(&mut app);
    open_details(&mut app, Locale::English);
    for (locale, mark, unit) in [
        (Locale::English, '.', "point"),
        (Locale::German, ',', "Punkt"),
        (Locale::Polish, ',', "punkt"),
        (Locale::Belarusian, ',', "ачк"),
        (Locale::Kazakh, ',', "ұпай"),
        (Locale::Russian, ',', "очк"),
        (Locale::Ukrainian, ',', "очк"),
    ] {
        app.set_window([1280, 800], locale, 1.0);
        app.settle();
        let number = format!("{fraction:.1}").replace('.', &mark.to_string());
        let first = rows(&mut app).remove(0);
        assert!(first.contains(&format!("{number} {unit}")), "{locale:?}: {first}");
    }
}

/// A two-player deal with open cards, in which the opponent has just led and had alternatives.
fn led() -> (Record<Durak>, Action) {
    let players = vec![Player::Human, Player::Opponent("potential".into())];
    for number in 0..200 {
        let setup = Setup::new(2, Rules::default());
        let mut record = Record::<Durak>::new(setup, Seed::from(number), players.clone()).unwrap();
        while let Some((seat, player)) = record.to_act() {
            let Player::Opponent(_) = player else {
                let action = record.game().legal_actions()[0];
                record.play(action).unwrap();
                continue;
            };
            let decision =
                opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
            record.play(decision.action).unwrap();
            let several = decision.explanation.alternatives.len() > 2;
            let beats = record.game().legal_actions().len() > 1;
            if matches!(decision.action, Action::Attack(_)) && several && beats {
                return (record, decision.action);
            }
        }
    }
    panic!("no lead found");
}

#[test]
fn an_alternative_lead_is_drawn_in_the_place_of_the_led_card() {
    for size in SIZES {
        let (record, led) = led();
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), size[0], size[1]);
        app.settings().open_hands = true;
        app.load_match(record.clone());
        app.settle();
        app.tap_on_without_settling("Why?");
        wait(&mut app);
        // The led card is already on the table: it is marked, and nothing is drawn over it.
        let overlay = app.table_overlay();
        assert!(overlay.ghosts.iter().all(|ghost| ghost.expected), "{:?}", overlay.ghosts);
        assert!(overlay.outlines.iter().any(|outline| outline.kind == OutlineKind::Played));
        open_details(&mut app, Locale::English);
        let names = rows(&mut app);
        app.request_action(&names[1], Ask::Click);
        let overlay = app.table_overlay();
        let cards: CardSet =
            overlay.ghosts.iter().map(|ghost| ghost.name.parse::<Card>().unwrap()).collect();
        assert!(
            !cards.is_empty() && (cards & led.played_cards()).is_empty(),
            "{:?}",
            overlay.ghosts
        );
        let held = record.after_actions(record.actions().len() - 1).game().hand(Seat::new(1));
        assert!(cards.is_subset(held), "it could have led {cards}");
        let shape = overlay.ghosts[0].shape;
        let lies =
            app.sprite(&format!("Card {}", led.played_cards().first().unwrap())).unwrap().middle;
        let window = Vec2::new(size[0] as f32, size[1] as f32);
        let lies = Vec2::new(lies.x + window.x / 2.0, window.y / 2.0 - lies.y);
        assert!(shape.place.distance(lies) < 1.0, "{shape:?} covers {lies}");
        // The panel covers no ghost.
        let panel = app.find(&names[1]).unwrap();
        let upright = size[0] < size[1];
        let in_sight = if upright { shape.place.y < panel.y } else { shape.place.x < panel.x };
        assert!(in_sight, "{size:?}: {shape:?} {panel:?}");
        let faults = app.layout_faults();
        assert!(faults.is_empty(), "{size:?}: {faults:?}");
        app.request_action("Close", Ask::Click);
        assert_eq!(app.table_overlay(), TableOverlay::default());
        assert!(app.comes_to_rest());
    }
}

#[test]
fn a_solved_endgame_can_be_stepped_through_on_the_table() {
    let players = vec![Player::Human, Player::Opponent("master-1".into())];
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    let found = (0..60).find_map(|number| {
        let setup = Setup::new(2, Rules::default());
        let mut record = Record::<Durak>::new(setup, Seed::from(number), players.clone()).unwrap();
        while let Some((seat, player)) = record.to_act() {
            let own = *player == Player::Human;
            let decision = opponent::decide(&record, seat, "master-1", &budget).unwrap();
            record.play(decision.action).unwrap();
            let ahead = decision.explanation.expected_line.len();
            let waits = record.game().to_act() == Some(Seat::new(0));
            if !own && waits && ahead > 3 && record.game().legal_actions().len() > 1 {
                return Some((record, ahead));
            }
        }
        None
    });
    let (record, ahead) = found.expect("a solved endgame");
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.settings().open_hands = true;
    app.load_match(record);
    app.settle();
    app.tap_on_without_settling("Why?");
    wait(&mut app);
    open_details(&mut app, Locale::English);
    let steps = |app: &mut TestApp| -> [usize; 2] {
        let names = app.widget_names();
        let step = names.iter().find_map(|name| name.strip_prefix("Step ")).expect("steps");
        let (step, of) = step.split_once(" of ").unwrap();
        [step.parse().unwrap(), of.parse().unwrap()]
    };
    let [first, all] = steps(&mut app);
    assert_eq!(first, 1);
    assert!(all > 1 && all <= ahead + 1, "{all} of {ahead}");
    let mut descriptions = BTreeSet::new();
    for step in 1..=all {
        assert_eq!(steps(&mut app), [step, all]);
        descriptions.insert(app.table_overlay().description);
        if step < all {
            app.tap_on("Forward along the line");
        }
    }
    assert_eq!(descriptions.len(), all, "each step is described");
    assert!(app.comes_to_rest());
    app.tap_on("Close");
    assert_eq!(app.table_overlay(), TableOverlay::default());
}

#[test]
fn a_review_shows_the_best_action_on_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.visit("reversi-result");
    app.visit("reversi-review");
    let overlay = app.table_overlay();
    let record = app.reversi().unwrap().clone();
    let played: Vec<_> =
        overlay.outlines.iter().filter(|outline| outline.kind == OutlineKind::Played).collect();
    let is_at = |square: Square, at: Vec2| app.square(square).distance(at) < 0.5;
    let legal = record.game().legal_actions();
    assert_eq!(played.len(), 1);
    assert!(legal.iter().any(|&action| is_at(placed(action), played[0].shape.place)));
    app.tap_on("Close");
    assert_eq!(app.table_overlay(), TableOverlay::default());
}

#[test]
fn a_region_is_drawn_as_a_whole_with_its_number_of_squares() {
    // A position after a move of the opponent whose reason is parity.
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    let (record, squares) = (50..60)
        .find_map(|seed| {
            let players = vec![Player::Human, Player::Opponent("engine-6".into())];
            let setup = reversi::Setup::default();
            let mut record = Record::<Reversi>::new(setup, Seed::from(seed), players).unwrap();
            let mut rng = Seed::from(seed).derive("opening", 0).rng();
            while let Some((seat, player)) = record.to_act() {
                let is_opponents = *player != Player::Human;
                if record.actions().len() < 8 {
                    let action = *record.game().legal_actions().choose(&mut rng).unwrap();
                    record.play(action).unwrap();
                    continue;
                }
                let decision = opponent::decide(&record, seat, "engine-6", &budget).unwrap();
                record.play(decision.action).unwrap();
                let headline = decision.explanation.headline.filter(|_| is_opponents);
                let is_region = |headline: &Headline<reversi::Action>| {
                    headline.cause().is_some_and(|cause| ["parity", "last-moves"].contains(&cause))
                };
                let Some(headline) = headline.filter(is_region) else { continue };
                let squares = headline.subject.split(' ').map(|square| square.parse().unwrap());
                let squares: Vec<Square> = squares.collect();
                let is_players_turn =
                    record.to_act().is_some_and(|(_, player)| *player == Player::Human);
                if squares.len() > 1 && is_players_turn {
                    return Some((record, squares));
                }
            }
            None
        })
        .expect("some move turns on parity");
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 390, 844);
    app.load_match(record);
    app.settle();
    app.tap_on_without_settling("Why?");
    wait(&mut app);
    let overlay = app.table_overlay();
    let [region] = &overlay.regions[..] else { panic!("{:?}", overlay.regions) };
    assert_eq!(region.cells.len(), squares.len());
    for &square in &squares {
        let place = app.square(square);
        assert!(region.cells.iter().any(|cell| cell.center().distance(place) < 0.5), "{square}");
    }
    // Each side of a cell is a border, unless the next cell is in the region.
    let neighbours = squares.iter().flat_map(|a| squares.iter().map(move |b| (a, b)));
    let touching = neighbours
        .filter(|(a, b)| a.column().abs_diff(b.column()) + a.row().abs_diff(b.row()) == 1);
    assert_eq!(region.borders.len(), 4 * squares.len() - touching.count());
    let [label] = &overlay.labels[..] else { panic!("{:?}", overlay.labels) };
    assert_eq!(label.text, squares.len().to_string());
    assert!(label.size >= 16.0, "it can be read at a glance");
}
