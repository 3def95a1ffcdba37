/** Half width and height of the window one unit ahead of the viewer, and how far its center is off. */
export type Lens = readonly [width: number, height: number, right: number, up: number];

/** A 3 × 3 matrix by column that turns a direction (right, up, ahead). */
export type Turn = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Returns the lens of a headset's projection matrix: each eye looks through a window that isn't centered. */
export const lensOf = (matrix: ArrayLike<number>): Lens => {
  const at = (index: number) => matrix[index] ?? 0;
  return [1 / at(0), 1 / at(5), at(8) / at(0), at(9) / at(5)];
};

/** Returns the turn of a viewer who looks to the right by `yaw` and up by `pitch`. */
export function lookTowards(yaw: number, pitch: number): Turn {
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  const [sp, cp] = [Math.sin(pitch), Math.cos(pitch)];
  return [c, 0, -s, -s * sp, cp, -c * sp, s * cp, sp, c * cp];
}

interface Orientation {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

/** Returns the turn of a headset, whose forward direction shows the picture at `yaw`. */
export function lookAlong({ x, y, z, w }: Orientation, yaw: number): Turn {
  // WebXR looks along negative z, so that axis is reversed in the rows and columns of the rotation.
  const [a, b, c] = [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), -2 * (x * z - y * w)];
  const [d, e, f] = [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), -2 * (y * z + x * w)];
  const [g, h, i] = [-2 * (x * z + y * w), -2 * (y * z - x * w), 1 - 2 * (x * x + y * y)];
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const turn = (right: number, up: number, ahead: number) =>
    [right * cos + ahead * sin, up, ahead * cos - right * sin] as const;
  return [...turn(a, b, c), ...turn(d, e, f), ...turn(g, h, i)];
}

/** Draws each eye's view in every frame of an immersive session, until it ends. */
export async function presentInHeadset(
  gl: WebGL2RenderingContext,
  session: XRSession,
  drawEye: (layer: XRWebGLLayer, view: XRView) => void,
): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    session.addEventListener('end', () => resolve(), { once: true });
  });
  await gl.makeXRCompatible();
  const layer = new XRWebGLLayer(session, gl);
  await session.updateRenderState({ baseLayer: layer });
  const space = await session.requestReferenceSpace('local');
  session.requestAnimationFrame(function onFrame(_time, frame) {
    session.requestAnimationFrame(onFrame);
    const pose = frame.getViewerPose(space);
    if (pose === undefined) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, layer.framebuffer);
    for (const view of pose.views) drawEye(layer, view);
  });
  await ended;
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
}
