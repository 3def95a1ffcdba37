import { buildModel, type ModelBox, type ModelColor } from '../listings/models/buildModel.ts';
import { cleanModel } from '../listings/models/cleanModel.ts';
import { createSeededRandom } from './paint.ts';
import { layOutUnit } from './unitPlan.ts';

/** The plan is 1,200 wide and 40 feet, as the demo's tours say. */
const METERS = (40 * 0.3048) / 1200;
const WALL = 14;
const HEIGHT = 2.5;
const DOOR_HEIGHT = 2.05;
const SILL = 0.9;
const WINDOW_HEAD = 2.1;

const COLORS: readonly ModelColor[] = [
  [0.93, 0.91, 0.86, 1],
  [0.79, 0.62, 0.4, 1],
  [0.72, 0.8, 0.78, 1],
  [0.78, 0.77, 0.66, 1],
  [0.72, 0.7, 0.62, 1],
  [0.6, 0.75, 0.85, 0.35],
];
const WALL_COLOR = 0;
const GLASS = 5;
const FLOORS = { wood: 1, tile: 2, soft: 3, terrace: 4 } as const;

/** Part of a wall: where it starts and ends along its axis. */
interface Opening {
  readonly from: number;
  readonly to: number;
  readonly isWindow: boolean;
}

interface Wall {
  readonly along: 'x' | 'y';
  /** The other coordinate. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A box on the plan, between two heights in meters. */
const boxOf = (
  { along, line }: Wall,
  from: number,
  to: number,
  low: number,
  high: number,
  color: number,
): ModelBox => {
  const thickness = color === GLASS ? 2 : WALL;
  const [x, y, wide, deep] =
    along === 'x'
      ? [from, line - thickness / 2, to - from, thickness]
      : [line - thickness / 2, from, thickness, to - from];
  return {
    at: [x * METERS, low, y * METERS],
    size: [wide * METERS, high - low, deep * METERS],
    color,
  };
};

/** Builds a wall around its openings: walls below and above windows and above doors. */
function buildWall(wall: Wall, openings: readonly Opening[]): ModelBox[] {
  const boxes: ModelBox[] = [];
  let at = wall.from - WALL / 2;
  for (const { from, to, isWindow } of openings) {
    boxes.push(boxOf(wall, at, from, 0, HEIGHT, WALL_COLOR));
    boxes.push(boxOf(wall, from, to, isWindow ? WINDOW_HEAD : DOOR_HEIGHT, HEIGHT, WALL_COLOR));
    if (isWindow) {
      boxes.push(boxOf(wall, from, to, 0, SILL, WALL_COLOR));
      boxes.push(boxOf(wall, from, to, SILL, WINDOW_HEAD, GLASS));
    }
    at = to;
  }
  boxes.push(boxOf(wall, at, wall.to + WALL / 2, 0, HEIGHT, WALL_COLOR));
  return boxes.filter(({ size }) => size.every((length) => length > 0.001));
}

const isSame = (one: Wall, other: Wall): boolean =>
  one.along === other.along &&
  one.line === other.line &&
  one.from >= other.from &&
  one.to <= other.to;

/** Builds a community's unit from its floor plan as a GLB model in meters, without a ceiling. */
export function unitModel(name: string, kind: string): Uint8Array<ArrayBuffer> {
  const { rooms, doors, windows, isMirrored } = layOutUnit(
    kind,
    createSeededRandom(`${name} unit-plan`),
  );
  const indoors = rooms.filter(({ floor }) => floor !== 'terrace');
  const sides = indoors.flatMap(({ at: [x, y, w, h] }): Wall[] => [
    { along: 'x', line: y, from: x, to: x + w },
    { along: 'x', line: y + h, from: x, to: x + w },
    { along: 'y', line: x, from: y, to: y + h },
    { along: 'y', line: x + w, from: y, to: y + h },
  ]);
  const walls = sides.filter(
    (wall, index) =>
      !sides.some(
        (other, at) => at !== index && isSame(wall, other) && !(isSame(other, wall) && at > index),
      ),
  );
  const openingsOf = ({ along, line, from, to }: Wall): Opening[] =>
    [
      ...doors.map(([x, y, wide, axis]) => ({ x, y, wide, axis, isWindow: false })),
      ...windows.map(([x, y, wide, axis]) => ({ x, y, wide, axis, isWindow: true })),
    ]
      .filter(({ x, y, axis }) => axis === along && (along === 'x' ? y : x) === line)
      .map(({ x, y, wide, isWindow }) => {
        const start = along === 'x' ? x : y;
        return { from: Math.max(start, from), to: Math.min(start + wide, to), isWindow };
      })
      .filter((opening) => opening.to > opening.from)
      .toSorted((one, other) => one.from - other.from);
  const floors = rooms.map(({ at: [x, y, w, h], floor }, index): ModelBox => {
    // A later room lies on an earlier one, as in the drawing.
    const top = 0.002 * index;
    return {
      at: [x * METERS, top - 0.1, y * METERS],
      size: [w * METERS, 0.1, h * METERS],
      color: FLOORS[floor],
    };
  });
  const boxes = [...floors, ...walls.flatMap((wall) => buildWall(wall, openingsOf(wall)))];
  const turned = boxes.map(
    (box): ModelBox =>
      isMirrored
        ? { ...box, at: [1200 * METERS - box.at[0] - box.size[0], box.at[1], box.at[2]] }
        : box,
  );
  return cleanModel(buildModel(turned, COLORS));
}
