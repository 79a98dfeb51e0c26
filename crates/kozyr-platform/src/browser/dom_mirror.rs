//! The tree that screen readers read, laid over the canvas as elements of the page.
//!
//! Browsers give readers the page's elements and know nothing of what is painted on a canvas.
//! As it costs time, it is done only once the player has asked for it.

use bevy::{a11y::ActionRequest, platform::collections::HashMap, prelude::*};
use bevy_egui::{EguiContexts, EguiOutput, PrimaryEguiContext, egui::accesskit};
use serde::Serialize;

use super::{FromPage, HearPage, page};

/// A node of the tree, as `web/mirror.js` takes it.
#[derive(Serialize)]
struct DomNode<'a> {
    id: String,
    role: &'static str,
    name: &'a str,
    /// What is said after the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<&'a str>,
    /// Left, top, width and height in pixels of the page.
    at: [f64; 4],
    /// Whether it is switched on or chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    on: Option<bool>,
    /// Whether it is said by itself when it changes.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    live: bool,
}

/// The player has asked for it.
#[derive(Resource)]
struct DomMirrorEnabled;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (begin, pass_on).after(super::hear).in_set(HearPage));
    app.add_systems(Last, reflect.run_if(resource_exists::<Wanted>));
}

fn enable_mirror(
    mut commands: Commands,
    mut heard: MessageReader<FromPage>,
    mut panels: EguiContexts,
) -> Result {
    if heard.read().any(|said| matches!(said, FromPage::Reader)) {
        panels.ctx_mut()?.enable_accesskit();
        commands.insert_resource(Wanted);
    }
    Ok(())
}

fn forward_actions(mut heard: MessageReader<FromPage>, mut requests: MessageWriter<ActionRequest>) {
    for said in heard.read() {
        if let FromPage::Act { press, node } = *said {
            requests.write(ActionRequest(accesskit::ActionRequest {
                action: if press { accesskit::Action::Click } else { accesskit::Action::Focus },
                target_tree: accesskit::TreeId::ROOT,
                target_node: accesskit::NodeId(node),
                data: None,
            }));
        }
    }
}

fn update_dom(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    mut last: Local<String>,
) -> Result {
    let Some(update) = &outputs.single()?.platform_output.accesskit_update else { return Ok(()) };
    let nodes: Vec<_> =
        in_order(update).into_iter().filter_map(|(id, node)| reflection(id, node)).collect();
    let json = serde_json::to_string(&nodes)?;
    if json != *last {
        page::reflect(&json);
        *last = json;
    }
    Ok(())
}

/// All nodes as they are read, parents before their children.
fn in_reading_order(update: &accesskit::TreeUpdate) -> Vec<(accesskit::NodeId, &accesskit::Node)> {
    let nodes: HashMap<_, _> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut order = Vec::with_capacity(nodes.len());
    let mut ahead: Vec<_> = update.tree.iter().map(|tree| tree.root).collect();
    while let Some(id) = ahead.pop() {
        if let Some(&node) = nodes.get(&id) {
            order.push((id, node));
            ahead.extend(node.children().iter().rev());
        }
    }
    order
}

/// A node that says something; those that only hold others together are left out.
fn dom_node(id: accesskit::NodeId, node: &accesskit::Node) -> Option<Reflection<'_>> {
    let name = node.label().or_else(|| node.value()).filter(|name| !name.is_empty())?;
    // Some only name what they hold, and are nowhere themselves.
    let bounds = node.bounds().unwrap_or(accesskit::Rect::ZERO);
    Some(Reflection {
        id: id.0.to_string(),
        role: role(node.role()),
        name,
        more: node.description(),
        at: [bounds.x0, bounds.y0, bounds.width(), bounds.height()],
        on: node.toggled().map(|toggled| toggled == accesskit::Toggled::True),
        live: node.live().is_some_and(|live| live != accesskit::Live::Off),
    })
}

/// The name that pages have for a role.
fn role(role: accesskit::Role) -> &'static str {
    use accesskit::Role;
    match role {
        Role::Button => "button",
        Role::CheckBox | Role::Switch => "switch",
        Role::RadioButton => "radio",
        Role::Slider => "slider",
        Role::Link => "link",
        Role::Image => "img",
        Role::Group | Role::RadioGroup | Role::Pane => "group",
        _ => "text",
    }
}
