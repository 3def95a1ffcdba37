import type { Place } from '../projection.ts';

/** A camera around a model. Angles are in radians; lengths are in radii of the model. */
export interface Orbit {
  /** Turn around the model, positive to the right. */
  readonly yaw: number;
  /** Height of the camera, positive above. */
  readonly pitch: number;
  readonly distance: number;
  /** The point that the camera turns around, from the model's center. */
  readonly target: readonly [x: number, y: number, z: number];
}

/** A position in the box around a model: 0 to 1 of its width, height, and depth, from its lowest corner. */
export interface ModelPlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Half the height of the window one unit ahead; a narrow window sees as much to the sides as a square one. */
export const halfHeight = (aspect: number): number => Math.tan(Math.PI / 8) / Math.min(1, aspect);
const MIN_DISTANCE = 0.1;
const MAX_DISTANCE = 6;
const MAX_PITCH = Math.PI / 2 - 0.02;
const MAX_PAN = 1.5;
const STEP = Math.PI / 36;
const ZOOM_STEP = 1.15;
const PAN_STEP = 0.06;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const startOrbit = (heading: number): Orbit => ({
  yaw: (heading - 0.5) * 2 * Math.PI + Math.PI / 6,
  pitch: Math.PI / 5,
  distance: 2.8,
  target: [0, 0, 0],
});

/** Keeps an orbit inside its limits. */
const limitOrbit = ({ yaw, pitch, distance, target: [x, y, z] }: Orbit): Orbit => ({
  yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)),
  pitch: clamp(pitch, -MAX_PITCH, MAX_PITCH),
  distance: clamp(distance, MIN_DISTANCE, MAX_DISTANCE),
  target: [clamp(x, -MAX_PAN, MAX_PAN), clamp(y, -MAX_PAN, MAX_PAN), clamp(z, -MAX_PAN, MAX_PAN)],
});

export const turnOrbit = (orbit: Orbit, right: number, up: number): Orbit =>
  limitOrbit({ ...orbit, yaw: orbit.yaw + right, pitch: orbit.pitch + up });

/** Moves the camera away (a ratio above 1) or closer. */
export const zoomOrbit = (orbit: Orbit, ratio: number): Orbit =>
  limitOrbit({ ...orbit, distance: orbit.distance * ratio });

/** Moves the camera in its own plane; lengths are shares of the window's height. */
export function panOrbit(orbit: Orbit, right: number, up: number): Orbit {
  const scale = 2 * orbit.distance * halfHeight(1);
  const [sin, cos] = [Math.sin(orbit.yaw), Math.cos(orbit.yaw)];
  const rise = Math.sin(orbit.pitch);
  const [x, y, z] = orbit.target;
  return limitOrbit({
    ...orbit,
    target: [
      x + scale * (right * cos - up * rise * sin),
      y + scale * up * Math.cos(orbit.pitch),
      z + scale * (-right * sin - up * rise * cos),
    ],
  });
}

/** Returns where the camera is, in radii from the model's center. */
export function cameraPlace({ yaw, pitch, distance, target: [x, y, z] }: Orbit) {
  const flat = distance * Math.cos(pitch);
  return [
    x + flat * Math.sin(yaw),
    y + distance * Math.sin(pitch),
    z + flat * Math.cos(yaw),
  ] as const;
}

type Size = readonly [width: number, height: number, depth: number];

/** Returns the position in the window of a place in a model of this size, or null if it is behind the camera. */
export function projectInOrbit(
  place: ModelPlace,
  orbit: Orbit,
  [width, height, depth]: Size,
  aspect: number,
): Place | null {
  const radius = Math.hypot(width, height, depth) / 2 || 1;
  const [left, below, behind] = cameraPlace(orbit);
  const x = ((place.x - 0.5) * width) / radius - left;
  const y = ((place.y - 0.5) * height) / radius - below;
  const z = ((place.z - 0.5) * depth) / radius - behind;
  const [sin, cos] = [Math.sin(orbit.yaw), Math.cos(orbit.yaw)];
  const [rise, flat] = [Math.sin(orbit.pitch), Math.cos(orbit.pitch)];
  const ahead = -(x * sin * flat + y * rise + z * cos * flat);
  if (ahead <= 0.01) return null;
  const right = x * cos - z * sin;
  const up = y * flat - (x * sin + z * cos) * rise;
  const half = halfHeight(aspect) * ahead;
  return { x: 0.5 + right / (half * aspect) / 2, y: 0.5 - up / half / 2 };
}

/** Returns the orbit after a key: arrows turn, with Shift they pan, + and - zoom. Null for other keys. */
export function orbitByKey(key: string, isPanning: boolean, orbit: Orbit): Orbit | null {
  const move = (right: number, up: number): Orbit =>
    isPanning
      ? panOrbit(orbit, right * PAN_STEP, up * PAN_STEP)
      : turnOrbit(orbit, right * STEP, up * STEP);
  switch (key) {
    case 'ArrowLeft':
      return move(-1, 0);
    case 'ArrowRight':
      return move(1, 0);
    case 'ArrowUp':
      return move(0, 1);
    case 'ArrowDown':
      return move(0, -1);
    case '+':
    case '=':
      return zoomOrbit(orbit, 1 / ZOOM_STEP);
    case '-':
      return zoomOrbit(orbit, ZOOM_STEP);
    default:
      return null;
  }
}

const FEET_PER_METER = 1 / 0.3048;

/** Returns the distance in feet between two positions in a model of a size in meters. */
export function measureModel(
  from: ModelPlace,
  to: ModelPlace,
  [width, height, depth]: Size,
): number {
  const [x, y, z] = [(to.x - from.x) * width, (to.y - from.y) * height, (to.z - from.z) * depth];
  return Math.hypot(x, y, z) * FEET_PER_METER;
}
