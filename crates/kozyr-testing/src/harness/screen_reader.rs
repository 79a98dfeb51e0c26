//! The accessibility tree and keyboard focus.

use bevy::{a11y::ActionRequest, prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext, egui::accesskit};

use super::test_app::{MAX_FRAMES, TestApp, name};

/// A node of the accessibility tree.
#[derive(Clone, PartialEq, Debug)]
pub struct AccessibleNode {
    /// The role.
    pub role: accesskit::Role,
    /// The name; empty if there is none.
    pub name: String,
    /// The description; empty if there is none.
    pub description: String,
    /// The bounds, in logical pixels.
    pub place: Option<Rect>,
    /// Whether it can have keyboard focus.
    pub reachable: bool,
    /// Whether it can be pressed.
    pub pressable: bool,
    /// Whether it belongs to a group with arrow key navigation.
    pub in_group: bool,
}

impl TestApp {
    /// All nodes, in no particular order.
    pub fn accessible_nodes(&mut self) -> Vec<AccessibleNode> {
        self.nodes().iter().map(read).collect()
    }

    /// The node with keyboard focus; `None` if no node has it.
    pub fn focused(&mut self) -> Option<AccessibleNode> {
        let (tree, focus) = self.tree()?;
        tree.iter().find(|(id, _)| *id == focus).map(|(_, node)| read(node))
    }

    /// Whether a modal layer blocks everything below it.
    pub fn has_modal(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(world).expect("the app has panels");
        context.get_mut().memory(|memory| memory.top_modal_layer().is_some())
    }

    /// The names of polite live regions, announced when they change.
    pub fn announced(&mut self) -> Vec<String> {
        let nodes = self.nodes();
        let live = nodes.iter().filter(|node| node.live() == Some(accesskit::Live::Polite));
        live.filter_map(name).map(ToOwned::to_owned).collect()
    }

    /// Requests an accessibility action on the node with this name, and waits for the app to
    /// settle.
    ///
    /// # Panics
    /// If there is no such node, it doesn't support the action, or the app doesn't settle.
    pub fn request_action(&mut self, node_name: &str, action: accesskit::Action) {
        self.request_action_without_settling(node_name, action);
        self.settle();
    }

    /// Requests an accessibility action on the node with this name and runs one frame, without
    /// waiting for the app to settle.
    ///
    /// # Panics
    /// If there is no such node, or it doesn't support the action.
    pub fn request_action_without_settling(&mut self, node_name: &str, action: accesskit::Action) {
        let (tree, _) = self.tree().expect("the app has an accessibility tree");
        let is_named = |node: &accesskit::Node| name(node) == Some(node_name);
        let mut named = tree.iter().filter(|(_, node)| is_named(node));
        let found = named.find(|(_, node)| node.supports_action(action));
        let target_node = found.unwrap_or_else(|| panic!("no node is named `{node_name}`")).0;
        let target_tree = accesskit::TreeId::ROOT;
        let request = accesskit::ActionRequest { action, target_tree, target_node, data: None };
        self.app.world_mut().write_message(ActionRequest(request));
        self.frame();
    }

    /// Returns the nodes of the accessibility tree with their ids, and the id of the focused node;
    /// `None` if egui drew no tree in the last frame.
    fn tree(&mut self) -> Option<(Vec<(accesskit::NodeId, accesskit::Node)>, accesskit::NodeId)> {
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(world).expect("the app has panels");
        let update = output.platform_output.accesskit_update.as_ref()?;
        Some((update.nodes.clone(), update.focus))
    }

    /// Runs frames until the app has requested no redraw for 31 frames; returns false if that
    /// doesn't happen within 4000 frames.
    pub fn comes_to_rest(&mut self) -> bool {
        const QUIET_FRAMES: usize = 30;
        let mut quiet_frames = 0;
        for _ in 0..MAX_FRAMES {
            self.frame();
            let mut requests = self.app.world_mut().resource_mut::<Messages<RequestRedraw>>();
            quiet_frames = if requests.drain().count() > 0 { 0 } else { quiet_frames + 1 };
            if quiet_frames > QUIET_FRAMES {
                return true;
            }
            // Some delays run in real time.
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        false
    }
}

/// Converts a node of egui's accessibility tree. A disabled node is neither reachable nor
/// pressable.
fn read(node: &accesskit::Node) -> AccessibleNode {
    let enabled = !node.is_disabled();
    let place = node.bounds().map(|bounds| {
        Rect::new(bounds.x0 as f32, bounds.y0 as f32, bounds.x1 as f32, bounds.y1 as f32)
    });
    AccessibleNode {
        role: node.role(),
        name: name(node).unwrap_or_default().to_owned(),
        description: node.description().unwrap_or_default().to_owned(),
        place,
        reachable: enabled && node.supports_action(accesskit::Action::Focus),
        pressable: enabled && node.supports_action(accesskit::Action::Click),
        in_group: node.position_in_set().is_some(),
    }
}
