// One triangle that covers the whole screen: its corners 0, 1 and 2 lie at the top left, as far
// below the screen as that is high, and as far beside it as that is wide.

#define_import_path bevy_core_pipeline::fullscreen_vertex_shader

struct FullscreenVertexOutput {
    @builtin(position)
    position: vec4<f32>,
    @location(0)
    uv: vec2<f32>,
};

@vertex
fn fullscreen_vertex_shader(@builtin(vertex_index) corner: u32) -> FullscreenVertexOutput {
    var vertex: FullscreenVertexOutput;
    // Shares of the screen, from its top left: 0 or 2.
    vertex.uv = vec2<f32>(select(0.0, 2.0, corner == 2u), select(0.0, 2.0, corner == 1u));
    vertex.position = vec4<f32>(2.0 * vertex.uv.x - 1.0, 1.0 - 2.0 * vertex.uv.y, 0.0, 1.0);
    return vertex;
}
