/** Where a viewer looks in a panorama, in radians. Yaw 0 is the center of the picture, positive to the right. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
  /** Vertical field of view. */
  readonly fov: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Style of an element at a position in the window. */
export const placeAt = ({ x, y }: Place) => ({
  insetInlineStart: `${x * 100}%`,
  insetBlockStart: `${y * 100}%`,
});

export const MIN_FOV = Math.PI / 6;
export const MAX_FOV = (Math.PI * 5) / 9;
export const START_FOV = (Math.PI * 4) / 9;
const MAX_PITCH = Math.PI / 2 - 0.05;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Keeps a view inside its limits. */
export const limitView = ({ yaw, pitch, fov }: View): View => ({
  yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)),
  pitch: clamp(pitch, -MAX_PITCH, MAX_PITCH),
  fov: clamp(fov, MIN_FOV, MAX_FOV),
});

/** Returns the yaw of a horizontal position in the picture. */
export const toYaw = (x: number): number => (x - 0.5) * 2 * Math.PI;

/** Returns the pitch of a vertical position in the picture. */
export const toPitch = (y: number): number => (0.5 - y) * Math.PI;

/** Returns the position in the window of a place in the picture, each 0 to 1, or null if it is behind the viewer. */
export function project(place: Place, view: View, aspect: number): Place | null {
  const yaw = toYaw(place.x) - view.yaw;
  const pitch = toPitch(place.y);
  const right = Math.cos(pitch) * Math.sin(yaw);
  const up = Math.sin(pitch);
  const ahead = Math.cos(pitch) * Math.cos(yaw);
  const [sin, cos] = [Math.sin(view.pitch), Math.cos(view.pitch)];
  const depth = ahead * cos + up * sin;
  if (depth <= 0.01) return null;
  const height = Math.tan(view.fov / 2);
  return {
    x: 0.5 + right / depth / (height * aspect) / 2,
    y: 0.5 - (up * cos - ahead * sin) / depth / height / 2,
  };
}

/** Returns the place in the picture that is shown at a position in the window. Reverses `project`. */
export function unproject(at: Place, view: View, aspect: number): Place {
  const height = Math.tan(view.fov / 2);
  const right = (at.x - 0.5) * 2 * height * aspect;
  const above = (0.5 - at.y) * 2 * height;
  const [sin, cos] = [Math.sin(view.pitch), Math.cos(view.pitch)];
  const up = above * cos + sin;
  const ahead = cos - above * sin;
  const turn = (Math.atan2(right, ahead) + view.yaw) / (2 * Math.PI) + 0.5;
  return {
    x: turn - Math.floor(turn),
    y: 0.5 - Math.atan2(up, Math.hypot(right, ahead)) / Math.PI,
  };
}

const STEP = Math.PI / 36;

/** Returns the view after a key: arrows look around, + and - zoom, 0 resets the zoom. Null for other keys. */
export function turnByKey(key: string, view: View): View | null {
  if (key === 'ArrowLeft') return limitView({ ...view, yaw: view.yaw - STEP });
  if (key === 'ArrowRight') return limitView({ ...view, yaw: view.yaw + STEP });
  if (key === 'ArrowUp') return limitView({ ...view, pitch: view.pitch + STEP });
  if (key === 'ArrowDown') return limitView({ ...view, pitch: view.pitch - STEP });
  if (key === '+' || key === '=') return limitView({ ...view, fov: view.fov - STEP });
  if (key === '-') return limitView({ ...view, fov: view.fov + STEP });
  if (key === '0') return { ...view, fov: START_FOV };
  return null;
}
