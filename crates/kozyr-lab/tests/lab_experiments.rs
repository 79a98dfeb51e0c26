//! `kozyr-lab experiment`: claims, games, verdicts.
use std::{collections::BTreeMap, fs, process::Command};

/// Experiments whose games take almost no time.
const QUICK: [&str; 5] =
    ["changing-tactics", "seldom-trumps", "minding-the-reply", "mean-price", "hand-value-units"];

/// Runs an experiment. Returns whether it succeeded, its output, errors last, and the files it
/// wrote.
fn experiment(arguments: &str) -> (bool, String, BTreeMap<String, String>) {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"))
        .arg("experiment")
        .args(arguments.split(' '))
        .arg("--out")
        .arg(folder.path().join("new"))
        .output()
        .unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    let entries = fs::read_dir(folder.path().join("new")).into_iter().flatten();
    let files = entries.map(|entry| {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(&path).unwrap())
    });
    (output.status.success(), text, files.collect())
}

/// The output and the files of an experiment that succeeds.
fn ran(arguments: &str) -> (String, BTreeMap<String, String>) {
    let (succeeded, text, files) = experiment(arguments);
    assert!(succeeded, "{text}");
    (text, files)
}

#[test]
fn the_same_seed_gives_the_same_findings_on_any_number_of_threads() {
    for name in QUICK {
        let once = ran(&format!("{name} --games 60 --seed 7 --threads 1"));
        assert_eq!(ran(&format!("{name} --games 60 --seed 7 --threads 3")), once);
        assert_ne!(ran(&format!("{name} --games 60 --seed 8 --threads 3")), once);
    }
}

#[test]
fn the_csv_file_is_a_valid_table() {
    for name in QUICK {
        let (_, files) = ran(&format!("{name} --games 20"));
        let csv = &files[&format!("{name}.csv")];
        let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
        let headings = &rows[0];
        assert!(rows.len() > 2 && csv.ends_with('\n'));
        for row in &rows[1..] {
            assert_eq!(row.len(), headings.len(), "{csv}");
            // A value is between the ends of its interval.
            for column in headings
                .iter()
                .enumerate()
                .filter_map(|(column, heading)| heading.ends_with("low").then_some(column))
            {
                let [mean, low, high]: [f64; 3] =
                    [column - 1, column, column + 1].map(|column| row[column].parse().unwrap());
                assert!(low <= mean && mean <= high, "{csv}");
            }
        }
        let named: std::collections::BTreeSet<_> = headings.iter().collect();
        assert_eq!(named.len(), headings.len(), "{headings:?}");
    }
}

#[test]
fn wins_losses_and_draws_add_up_to_the_games() {
    let (_, files) = ran("changing-tactics --games 31");
    for line in files["changing-tactics.csv"].lines().skip(1) {
        let counts: Vec<f64> = line.split(',').skip(3).map(|cell| cell.parse().unwrap()).collect();
        let [games, wins, losses, draws, score, ..] = counts[..] else { panic!("{line}") };
        // Whole rounds of two games.
        assert_eq!((games, wins + losses + draws), (32.0, 32.0));
        assert!((score - (wins + draws / 2.0) / games).abs() < 1e-6);
    }
}

#[test]
fn the_plot_is_an_svg_file_with_axis_labels() {
    for name in QUICK {
        let (_, files) = ran(&format!("{name} --games 4"));
        let svg = &files[&format!("{name}.svg")];
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        let label = match name {
            "mean-price" => "mean price of a card",
            "seldom-trumps" => "choices of a trump",
            _ => "score of the first",
        };
        assert!(svg.contains(label), "{svg}");
    }
}

#[test]
fn a_claim_is_undecided_after_few_games_and_decided_after_many() {
    assert!(ran("minding-the-reply --games 2").0.contains("\nundecided: "));
    assert!(ran("minding-the-reply --games 200").0.contains("\nholds: professional scores "));
    assert!(ran("mean-price --games 200").0.contains("\nholds: "));
    assert!(ran("seldom-trumps --games 200").0.contains("\nholds: potential-fixed plays a trump"));
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let (succeeded, text, _) = experiment("nonsense");
    assert!(!succeeded);
    for name in QUICK.into_iter().chain(["deeper-than-two", "learned-tables", "all"]) {
        assert!(text.contains(name), "{name} is not in\n{text}");
    }
    assert!(!experiment("mean-price --games 0").0);
}

#[test]
fn a_folder_that_cannot_be_created_is_named() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"))
        .args(["experiment", "mean-price", "--games", "2", "--out"])
        .arg(file.path())
        .output()
        .unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && text.contains(file.path().to_str().unwrap()), "{text}");
}
