//! Plots of experiments.

use plotters::{
    coord::{Shift, types::RangedCoordf64},
    prelude::*,
    style::text_anchor::{HPos, Pos, VPos},
};

use crate::interval::{Estimate, MeanEstimate};

/// A plot.
#[derive(Clone, PartialEq, Debug)]
pub enum Plot {
    /// The score of A in each match, with its confidence interval.
    Scores(Vec<(String, Estimate)>),
    /// Named shares with their confidence intervals, and the label of the x-axis.
    Shares(&'static str, Vec<(String, Estimate)>),
    /// Curves, in panels next to each other.
    Curves(Vec<PlotPanel>),
}

/// Curves in a common coordinate system.
#[derive(Clone, PartialEq, Debug)]
pub struct PlotPanel {
    /// The title.
    pub title: String,
    /// The label of the x-axis.
    pub x_label: &'static str,
    /// The label of the y-axis.
    pub y_label: &'static str,
    /// The curves.
    pub bands: Vec<ConfidenceBand>,
}

/// A curve with its confidence intervals.
#[derive(Clone, PartialEq, Debug)]
pub struct ConfidenceBand {
    /// The label of the curve.
    pub name: &'static str,
    /// The points of the curve from left to right.
    pub points: Vec<(f64, MeanEstimate)>,
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;
type PlotResult = Result<(), Box<dyn std::error::Error>>;

const FONT: &str = "sans-serif";
const INK: RGBColor = RGBColor(38, 44, 52);
const GREY: RGBColor = RGBColor(150, 156, 164);
/// Distinguishable colours, also for colour-blind readers.
const COLOURS: [RGBColor; 4] =
    [RGBColor(0, 114, 178), RGBColor(213, 94, 0), RGBColor(0, 158, 115), RGBColor(204, 121, 167)];
const ROW_HEIGHT_PX: u32 = 44;
const PANEL_SIZE_PX: (u32, u32) = (420, 340);
/// The width of the column with the names of matches.
const LABEL_WIDTH_PX: u32 = 350;

impl Plot {
    /// The plot as SVG.
    pub fn to_svg(&self) -> String {
        let mut svg = String::new();
        let size = match self {
            Plot::Scores(rows) | Plot::Shares(_, rows) => {
                (900, 90 + ROW_HEIGHT_PX * rows.len() as u32)
            }
            Plot::Curves(panels) => (PANEL_SIZE_PX.0 * panels.len().max(1) as u32, PANEL_SIZE_PX.1),
        };
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        self.draw(&area).expect("drawing to a string does not fail");
        drop(area);
        svg
    }

    /// Draws the plot.
    fn draw(&self, area: &Area<'_>) -> PlotResult {
        area.fill(&WHITE)?;
        match self {
            Plot::Scores(scores) => {
                draw_shares(area, "score of the first one, %, with its 95 % interval", scores)?;
            }
            Plot::Shares(x_label, shares) => draw_shares(area, x_label, shares)?,
            Plot::Curves(panels) => {
                let range = common_range(panels);
                for (area, panel) in area.split_evenly((1, panels.len())).iter().zip(panels) {
                    draw_panel(area, panel, range.clone())?;
                }
            }
        }
        Ok(area.present()?)
    }
}

/// The style of a text in pixels, anchored at the given corner or side.
fn text_style(size: u32, colour: RGBColor, horizontal: HPos, vertical: VPos) -> TextStyle<'static> {
    (FONT, size).into_font().color(&colour).pos(Pos::new(horizontal, vertical))
}

/// Draws one share per row, the first on top.
fn draw_shares(area: &Area<'_>, x_label: &str, shares: &[(String, Estimate)]) -> PlotResult {
    let ends = shares.iter().flat_map(|(_, score)| score.ci95).chain([0.5]);
    let low = (100.0 * ends.clone().fold(0.5, f64::min) / 5.0).floor() * 5.0 - 2.0;
    let high = (100.0 * ends.fold(0.5, f64::max) / 5.0).ceil() * 5.0 + 2.0;
    let rows = shares.len() as f64;
    let mut chart = ChartBuilder::on(area)
        .margin(20)
        .margin_left(LABEL_WIDTH_PX)
        .x_label_area_size(46)
        .build_cartesian_2d(low..high, -0.5..rows - 0.5)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .light_line_style(TRANSPARENT)
        .bold_line_style(GREY.mix(0.3))
        .axis_style(GREY)
        .label_style(text_style(13, INK, HPos::Center, VPos::Top))
        .axis_desc_style((FONT, 14).into_font().color(&INK))
        .x_desc(x_label)
        .x_label_formatter(&|percent| format!("{percent:.0}"))
        .draw()?;
    chart.draw_series([PathElement::new(
        vec![(50.0, -0.5), (50.0, rows - 0.5)],
        INK.stroke_width(1),
    )])?;
    for (index, (name, share)) in shares.iter().enumerate() {
        let y = rows - 1.0 - index as f64;
        draw_share(&mut chart, name, share, (low, y))?;
    }
    Ok(())
}

/// Draws a name left of the axis, at `start`, and its share with the interval.
fn draw_share(
    chart: &mut Chart<'_, '_>,
    name: &str,
    share: &Estimate,
    start: (f64, f64),
) -> PlotResult {
    let y = start.1;
    let [low, high] = share.ci95.map(|end| 100.0 * end);
    let mean = 100.0 * share.mean;
    let colour = COLOURS[usize::from(share.ci95[1] < 0.5)];
    let colour = if share.ci95[0] <= 0.5 && share.ci95[1] >= 0.5 { GREY } else { colour };
    let line = colour.stroke_width(3);
    chart.draw_series([
        PathElement::new(vec![(low, y), (high, y)], line),
        PathElement::new(vec![(low, y - 0.12), (low, y + 0.12)], line),
        PathElement::new(vec![(high, y - 0.12), (high, y + 0.12)], line),
    ])?;
    chart.draw_series([Circle::new((mean, y), 5, colour.filled())])?;
    let name = EmptyElement::at(start)
        + Text::new(name.to_owned(), (-12, 0), text_style(14, INK, HPos::Right, VPos::Center));
    let figure = EmptyElement::at((mean, y))
        + Text::new(format!("{mean:.1}"), (0, -9), text_style(13, INK, HPos::Center, VPos::Bottom));
    chart.draw_series([name])?;
    chart.draw_series([figure])?;
    Ok(())
}

/// The common range of values of all panels, so that they can be compared.
fn common_range(panels: &[PlotPanel]) -> std::ops::Range<f64> {
    let points = panels.iter().flat_map(|panel| &panel.bands).flat_map(|band| &band.points);
    let ends = points.flat_map(|(_, mean)| mean.ci95.into_iter().chain([mean.mean]));
    let ends = ends.filter(|end| end.is_finite());
    let low = ends.clone().fold(f64::INFINITY, f64::min).floor();
    let high = ends.fold(f64::NEG_INFINITY, f64::max).ceil();
    if low < high { low..high } else { 0.0..1.0 }
}

/// Draws the curves of a panel; `range` is that of the y-axis.
fn draw_panel(area: &Area<'_>, panel: &PlotPanel, range: std::ops::Range<f64>) -> PlotResult {
    let xs = panel.bands.iter().flat_map(|band| &band.points).map(|(x, _)| *x);
    let end = xs.fold(0.0, f64::max).max(f64::MIN_POSITIVE);
    let mut chart = ChartBuilder::on(area)
        .caption(&panel.title, (FONT, 16).into_font().color(&INK))
        .margin(14)
        // Space for the labels of the curves.
        .margin_right(66)
        .x_label_area_size(42)
        .y_label_area_size(48)
        .build_cartesian_2d(0.0..end, range)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(GREY.mix(0.3))
        .axis_style(GREY)
        .label_style((FONT, 13).into_font().color(&INK))
        .axis_desc_style((FONT, 14).into_font().color(&INK))
        .x_labels(6)
        .x_desc(panel.x_label)
        .y_desc(panel.y_label)
        .x_label_formatter(&|x| format!("{x:.0}"))
        .y_label_formatter(&|y| format!("{y:.0}"))
        .draw()?;
    for (band, colour) in panel.bands.iter().zip(COLOURS) {
        draw_band(&mut chart, band, colour)?;
    }
    Ok(())
}

/// Draws a curve, its intervals as an area, and its label at the right end.
fn draw_band(chart: &mut Chart<'_, '_>, band: &ConfidenceBand, colour: RGBColor) -> PlotResult {
    let end = |which: usize| {
        move |&(x, mean): &(f64, MeanEstimate)| {
            Some((x, mean.ci95[which])).filter(|(_, y)| y.is_finite())
        }
    };
    let upper = band.points.iter().filter_map(end(1));
    let lower = band.points.iter().rev().filter_map(end(0));
    let outline: Vec<(f64, f64)> = upper.chain(lower).collect();
    chart.draw_series([Polygon::new(outline, colour.mix(0.25))])?;
    let middle: Vec<(f64, f64)> = band.points.iter().map(|(x, mean)| (*x, mean.mean)).collect();
    if let Some(&last) = middle.last() {
        let name = EmptyElement::at(last)
            + Text::new(band.name, (8, 0), text_style(14, colour, HPos::Left, VPos::Center));
        chart.draw_series([name])?;
    }
    chart.draw_series([PathElement::new(middle, colour.stroke_width(2))])?;
    Ok(())
}
