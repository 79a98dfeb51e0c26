//! The figures in the documents are those of the findings in `docs/findings`, which `make findings`
//! measures again.

use std::{
    fs,
    path::{Path, PathBuf},
};

use kozyr_core::game::Seed;
use kozyr_lab::experiment::{ALL, ClaimVerdict, Claimant, Experiment, ExperimentPlan};
use serde_json::{Value, json};

/// A file of this repository.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name))
        .unwrap_or_else(|error| panic!("{name}: {error}; `make findings` writes findings"))
}

/// The shipped finding of an experiment.
fn finding(experiment: &dyn Experiment) -> Value {
    serde_json::from_str(&read(&format!("docs/findings/{}.json", experiment.name()))).unwrap()
}

/// A number in a text: a share in per cent, or a number with decimals or a sign.
#[derive(Clone, PartialEq, Debug)]
struct Figure {
    /// As written, without `%`; the minus sign is `-`.
    text: String,
    decimals: usize,
}

impl Figure {
    /// Whether the figure is this number, rounded.
    fn is(&self, number: f64) -> bool {
        let decimals = self.decimals;
        let rounded = match self.text.starts_with(['+', '-']) {
            true => format!("{number:+.decimals$}"),
            false => format!("{number:.decimals$}"),
        };
        rounded == self.text
    }
}

/// The figures of a text, except those in code and in the targets of links.
fn figures(text: &str) -> Vec<Figure> {
    let prose: Vec<&str> = text.split('`').step_by(2).collect();
    let prose = prose.join("·").replace('−', "-").replace('\n', " ");
    let mut found = Vec::new();
    let mut rest = prose.as_str();
    let mut before = ' ';
    while let Some(symbol) = rest.chars().next() {
        let unsigned = rest.strip_prefix(['+', '-']).unwrap_or(rest);
        let digits =
            unsigned.len() - unsigned.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if rest.starts_with("](") {
            rest = rest.split_once(')').map_or("", |(_, after)| after);
            before = ')';
            continue;
        }
        if digits == 0 || before.is_alphanumeric() {
            before = symbol;
            rest = &rest[symbol.len_utf8()..];
            continue;
        }
        let after = &unsigned[digits..];
        let decimals = after.strip_prefix('.').map_or(0, |fraction| {
            fraction.len() - fraction.trim_start_matches(|c: char| c.is_ascii_digit()).len()
        });
        let length = rest.len() - after.len() + if decimals > 0 { decimals + 1 } else { 0 };
        let (figure, after) = rest.split_at(length);
        let is_signed = unsigned.len() < rest.len();
        if (decimals > 0 || is_signed || after.starts_with(" %")) && figure != "95" {
            found.push(Figure { text: figure.to_owned(), decimals });
        }
        (before, rest) = ('0', after);
    }
    found
}

/// The numbers of a finding: those of its table, shares in per cent, and those of its reason.
fn numbers(finding: &Value) -> Vec<f64> {
    let rows = finding["rows"].as_array().unwrap();
    let cells = rows.iter().flat_map(|row| row.as_object().unwrap());
    let numbers = cells.filter_map(|(heading, cell)| {
        let is_share = ["score", "share", "low", "high"].contains(&heading.as_str());
        Some(cell.as_f64()? * if is_share { 100.0 } else { 1.0 })
    });
    let reason = figures(finding["reason"].as_str().unwrap());
    numbers.chain(reason.iter().map(|figure| figure.text.parse().unwrap())).collect()
}

/// Checks that all figures of a text are in the findings.
fn check_figures(place: &str, text: &str, findings: &[&Value]) {
    let known: Vec<f64> = findings.iter().flat_map(|finding| numbers(finding)).collect();
    let unknown: Vec<Figure> =
        figures(text).into_iter().filter(|figure| !known.iter().any(|&n| figure.is(n))).collect();
    assert!(unknown.is_empty(), "{place}: not in the findings: {unknown:?}");
}

/// The sections of the page about the experiments, each with its heading.
fn sections(page: &str) -> Vec<(&str, &str)> {
    let parts = page.split("\n## ").skip(1);
    parts.map(|part| part.split_once('\n').unwrap()).collect()
}

/// The anchor of a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|symbol| symbol.is_alphanumeric() || " -".contains(*symbol));
    kept.collect::<String>().trim().to_lowercase().replace(' ', "-")
}

/// The finding that a section is about, if it shows one.
fn finding_of(section: &str) -> Option<Value> {
    let shown = |experiment: &&&dyn Experiment| {
        section.contains(&format!("(findings/{}.svg)", experiment.name()))
    };
    ALL.iter().find(shown).map(|experiment| finding(*experiment))
}

#[test]
fn findings_are_those_of_the_experiments_with_seed_1() {
    let plan = ExperimentPlan { games: None, seed: Seed::from(1) };
    for experiment in ALL {
        let (name, finding) = (experiment.name(), finding(experiment));
        assert_eq!(finding["experiment"], name);
        assert_eq!((&finding["seed"], &finding["games"]), (&json!(plan.seed), &Value::Null));
        assert_eq!(finding["claim"], experiment.claim(), "{name}");
        assert_eq!(finding["claimant"], json!(experiment.claimant()), "{name}");
        let rows = finding["rows"].as_array().unwrap();
        let games: Option<u64> = rows.iter().map(|row| row["games"].as_u64()).sum();
        if let Some(games) = games {
            assert_eq!(games, experiment.games_per_unit(&plan).iter().sum::<u64>(), "{name}");
        }
        let svg = read(&format!("docs/findings/{name}.svg"));
        for score in rows.iter().filter_map(|row| row["score"].as_f64()) {
            let label = format!("\n{:.1}\n", 100.0 * score);
            assert!(svg.contains(&label), "{name}.svg has no {label}");
        }
    }
}

#[test]
fn the_page_has_the_figures_of_the_findings() {
    let page = read("docs/experiments.md");
    let sections = sections(&page);
    for experiment in ALL {
        let (name, finding) = (experiment.name(), finding(experiment));
        let (_, section) = sections
            .iter()
            .find(|(_, section)| section.contains(&format!("(findings/{name}.svg)")))
            .unwrap_or_else(|| panic!("no section shows {name}.svg"));
        let words = section.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(&format!("`kozyr-lab experiment {name} --seed 1`")), "{name}");
        check_figures(name, section, &[&finding]);
        let row = page.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
        let row = row.unwrap_or_else(|| panic!("{name} is not in the first table"));
        check_figures(name, row, &[&finding]);
        let claimant = match experiment.claimant() {
            Claimant::Authors => "| authors |",
            Claimant::Kozyr => "| Kozyr |",
        };
        assert!(row.contains(claimant), "{row}");
        assert!(row.contains(finding["verdict"].as_str().unwrap()), "{row}");
    }
}

#[test]
fn figures_next_to_a_link_to_an_experiment_are_those_of_its_finding() {
    let page = read("docs/experiments.md");
    let docs = fs::read_dir(path("docs")).unwrap().map(|entry| entry.unwrap().path());
    let files = docs.chain([path("README.md"), path("python/README.md")]);
    let mut checked = 0;
    for file in files.filter(|file| file.extension().is_some_and(|end| end == "md")) {
        let text = fs::read_to_string(&file).unwrap();
        for paragraph in text.split("\n\n") {
            let links: Vec<&str> = paragraph.split("experiments.md#").skip(1).collect();
            let findings: Vec<Value> = links
                .iter()
                .map(|link| {
                    let target = link.split(')').next().unwrap();
                    let section = sections(&page).into_iter().find(|(h, _)| anchor(h) == target);
                    let (_, section) = section.unwrap_or_else(|| panic!("no section {target}"));
                    finding_of(section).unwrap_or_else(|| panic!("{target} shows no finding"))
                })
                .collect();
            if !findings.is_empty() {
                let findings: Vec<&Value> = findings.iter().collect();
                check_figures(&file.display().to_string(), paragraph, &findings);
                checked += 1;
            }
        }
    }
    assert!(checked > 0);
}

#[test]
fn the_readme_counts_the_verdicts_on_the_authors_claims() {
    let count = |wanted: ClaimVerdict| {
        let is_counted = |experiment: &&&dyn Experiment| {
            experiment.claimant() == Claimant::Authors
                && finding(**experiment)["verdict"] == json!(wanted)
        };
        ALL.iter().filter(is_counted).count()
    };
    let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"];
    let (holding, refuted) = (count(ClaimVerdict::Holds), count(ClaimVerdict::Refuted));
    let holds = if holding == 1 { "holds" } else { "hold" };
    let is = if refuted == 1 { "is" } else { "are" };
    let sentence = format!(
        "of the sources' claims, {} {holds} and {} {is} refuted",
        words[holding], words[refuted]
    );
    let readme = read("README.md").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(readme.contains(&sentence), "README.md does not say: {sentence}");
}

#[test]
fn figures_are_found_in_prose() {
    let texts = |text: &str| -> Vec<String> {
        figures(text).into_iter().map(|figure| figure.text).collect()
    };
    let text = "ply-3 scores 69.68 % (68.80 to 70.54) in 10 000 games, +3.6 or −0.06; 77 %, 95 %";
    assert_eq!(texts(text), ["69.68", "68.80", "70.54", "+3.6", "-0.06", "77"]);
    assert_eq!(texts("`--a 1.5` and [a 2.5](x/3.5.svg), 36 cards"), ["2.5"]);
    let figure = &figures("57 %")[0];
    assert!(figure.is(56.77) && figure.is(57.4) && !figure.is(57.5) && !figure.is(-57.0));
    assert!(figures("+8.75")[0].is(8.749) && !figures("+8.75")[0].is(-8.75));
}
