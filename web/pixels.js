// Corrects the canvas's size in pixels.
//
// Developer tools that emulate another device report sizes in pixels of the real one. Only
// `devicePixelRatio` is that of the emulated device.

const proto = ResizeObserverEntry.prototype;
const exact = Object.getOwnPropertyDescriptor(proto, "devicePixelContentBoxSize");

function agree(told, counted) {
  const sides = ["inlineSize", "blockSize"];
  return sides.every((side) => Math.abs(told[side] - counted[side]) <= 1);
}

function sizes() {
  const boxes = this.contentBoxSize;
  return exact.get.call(this).map((told, index) => {
    const inPixels = (points) => Math.round(points * devicePixelRatio);
    const { inlineSize, blockSize } = boxes[index];
    const counted = { inlineSize: inPixels(inlineSize), blockSize: inPixels(blockSize) };
    return agree(told, counted) ? told : counted;
  });
}

if (exact) Object.defineProperty(proto, "devicePixelContentBoxSize", { ...exact, get: sizes });
