import { indexRange, line, path, roundPath, type SeededRandom, shade } from './paint.ts';

/** An equirectangular drawing covers the whole sphere around the viewer: twice as wide as high. */
const [WIDTH, HEIGHT] = [2048, 1024];

/** Meters from the viewer's eyes: x to the right, y up, z ahead. */
type Spot = readonly [x: number, y: number, z: number];

const [SIDE, AHEAD, FLOOR, CEILING] = [4.2, 3.4, -1.6, 1.3];
const PLASTER = ['#efe6d3', '#e9e3d6', '#e5e7da', '#f1e4d0'];
const WOOD = ['#b98f63', '#a98159', '#9c7a5a'];
const FABRICS = ['#7f9a78', '#b4775a', '#5e7a74', '#6d8797'];
const STEPS = 14;

const horizontal = ([x, , z]: Spot): number => (Math.atan2(x, z) / (2 * Math.PI) + 0.5) * WIDTH;
const vertical = ([x, y, z]: Spot): number =>
  (0.5 - Math.atan2(y, Math.hypot(x, z)) / Math.PI) * HEIGHT;

const between = (from: Spot, to: Spot, share: number): Spot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Draws a polygon of the room. Straight edges become curves; one across the seam is drawn at both ends. */
const face = (corners: readonly Spot[], fill: string): string =>
  outlines(corners)
    .map((outline) => path(outline, fill))
    .join('');

/** Darkens a polygon of the room. */
const shadow = (corners: readonly Spot[], depth: number): string =>
  outlines(corners)
    .map((outline) => shade(outline, depth))
    .join('');

function outlines(corners: readonly Spot[]): string[] {
  let last: number | null = null;
  const points = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return indexRange(STEPS).map((step) => {
      const spot = between(corner, next, step / STEPS);
      let x = horizontal(spot);
      while (last !== null && x - last > WIDTH / 2) x -= WIDTH;
      while (last !== null && last - x > WIDTH / 2) x += WIDTH;
      last = x;
      return [x, vertical(spot)] as const;
    });
  });
  const xs = points.map(([x]) => x);
  const shifts = [
    0,
    ...(Math.min(...xs) < 0 ? [WIDTH] : []),
    ...(Math.max(...xs) > WIDTH ? [-WIDTH] : []),
  ];
  return shifts.map((shift) =>
    roundPath(`M${points.map(([x, y]) => `${x + shift} ${y}`).join('L')}Z`),
  );
}

/** The walls: ahead, right, behind, left. Each maps a place along it and a height to a spot. */
const WALLS: readonly ((along: number, y: number) => Spot)[] = [
  (along, y) => [along, y, AHEAD],
  (along, y) => [SIDE, y, -along],
  (along, y) => [-along, y, -AHEAD],
  (along, y) => [-SIDE, y, along],
];

function patch(wall: number, from: number, to: number, low: number, high: number): Spot[] {
  const at = WALLS[wall];
  return at === undefined ? [] : [at(from, low), at(to, low), at(to, high), at(from, high)];
}

const onWall = (
  ...[wall, from, to, low, high, fill]: [number, number, number, number, number, string]
) => face(patch(wall, from, to, low, high), fill);

const halfOf = (wall: number): number => (wall % 2 === 0 ? SIDE : AHEAD);

function windowOn(wall: number, from: number, to: number): string {
  const middle = (from + to) / 2;
  return [
    onWall(wall, from - 0.08, to + 0.08, -0.68, 1.02, '#f8f4e9'),
    onWall(wall, from, to, -0.6, 0.94, '#bcd7e6'),
    onWall(wall, from, to, -0.6, -0.12, '#8fae7b'),
    onWall(wall, from, to, -0.12, 0.06, '#6f9463'),
    onWall(wall, middle - 0.03, middle + 0.03, -0.6, 0.94, '#f8f4e9'),
    onWall(wall, from, to, 0.3, 0.35, '#f8f4e9'),
  ].join('');
}

function door(wall: number, from: number, wood: string): string {
  return [
    onWall(wall, from - 0.1, from + 1.2, FLOOR, 0.62, '#f8f4e9'),
    onWall(wall, from, from + 1.1, FLOOR, 0.54, wood),
    shadow(patch(wall, from + 0.16, from + 0.94, -0.4, 0.4), 0.12),
    shadow(patch(wall, from + 0.16, from + 0.94, -1.4, -0.6), 0.12),
    onWall(wall, from + 0.98, from + 1.04, -0.62, -0.52, '#e3c16f'),
  ].join('');
}

function pictureOn(wall: number, from: number, color: string): string {
  return [
    onWall(wall, from, from + 0.9, -0.1, 0.6, '#4b3a2c'),
    onWall(wall, from + 0.06, from + 0.84, -0.04, 0.54, '#f6efdf'),
    onWall(wall, from + 0.18, from + 0.72, 0.06, 0.44, color),
  ].join('');
}

/** Draws a piece of furniture as a box, far faces first. */
function box(
  x: number,
  z: number,
  wide: number,
  deep: number,
  low: number,
  high: number,
  fill: string,
): string {
  const [left, right, front, back] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2];
  const sides: readonly (readonly [from: Spot, to: Spot, depth: number])[] = [
    [[left, 0, front], [right, 0, front], 0.06],
    [[left, 0, back], [right, 0, back], 0.06],
    [[left, 0, front], [left, 0, back], 0.16],
    [[right, 0, front], [right, 0, back], 0.16],
  ];
  const distance = ([from, to]: readonly [Spot, Spot, number]) =>
    Math.hypot((from[0] + to[0]) / 2, (from[2] + to[2]) / 2);
  const walls = sides
    .toSorted((one, other) => distance(other) - distance(one))
    .map(([from, to, depth]) => {
      const corners: readonly Spot[] = [
        [from[0], low, from[2]],
        [to[0], low, to[2]],
        [to[0], high, to[2]],
        [from[0], high, from[2]],
      ];
      return face(corners, fill) + shadow(corners, depth);
    });
  const top: readonly Spot[] = [
    [left, high, front],
    [right, high, front],
    [right, high, back],
    [left, high, back],
  ];
  return walls.join('') + face(top, fill);
}

const onFloor = (x: number, z: number, wide: number, deep: number): Spot[] => [
  [x - wide / 2, FLOOR, z - deep / 2],
  [x + wide / 2, FLOOR, z - deep / 2],
  [x + wide / 2, FLOOR, z + deep / 2],
  [x - wide / 2, FLOOR, z + deep / 2],
];

/** Draws the joint between two planks, from the wall behind to the wall ahead. */
function joint(x: number): string {
  const points = indexRange(41).map((step) => {
    const spot: Spot = [x, FLOOR, -AHEAD + (step / 40) * 2 * AHEAD];
    return `${horizontal(spot)} ${vertical(spot)}`;
  });
  return line(`M${points.join('L')}`, '#14231b', 2, 0.18);
}

function sofa(x: number, z: number, fabric: string, facesBack: boolean): string {
  const behind = facesBack ? -0.34 : 0.34;
  return (
    shadow(onFloor(x, z, 2.3, 1.1), 0.16) +
    box(x, z + behind, 2, 0.26, FLOOR + 0.12, FLOOR + 0.95, fabric) +
    box(x, z, 2, 0.9, FLOOR + 0.12, FLOOR + 0.5, fabric)
  );
}

/** Draws the lounge of a community as a 360° panorama. */
export function panorama(chance: SeededRandom): string {
  const plaster = chance.pick(PLASTER);
  const wood = chance.pick(WOOD);
  const fabric = chance.pick(FABRICS);
  const walls = indexRange(4).map((wall) => {
    const half = halfOf(wall);
    return (
      onWall(wall, -half, half, FLOOR, CEILING, plaster) +
      (wall % 2 === 1 ? shadow(patch(wall, -half, half, FLOOR, CEILING), 0.06) : '') +
      onWall(wall, -half, half, FLOOR, FLOOR + 0.14, '#f8f4e9') +
      onWall(wall, -half, half, CEILING - 0.12, CEILING, '#f8f4e9')
    );
  });
  const joints = indexRange(24).map((index) => joint(-SIDE + (index + 0.5) * ((2 * SIDE) / 24)));
  return [
    `<rect width="${WIDTH}" height="${HEIGHT / 2}" fill="#faf7ee"/>`,
    `<rect y="${HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT / 2}" fill="${wood}"/>`,
    ...joints,
    ...walls,
    windowOn(0, -3.2, -1),
    windowOn(0, 1, 3.2),
    pictureOn(0, -0.45, fabric),
    windowOn(1, -2.4, -0.6),
    door(1, 1, '#7a5b40'),
    pictureOn(2, -2.6, '#8fae7b'),
    pictureOn(2, 1.7, '#c9a45c'),
    door(2, -0.55, '#7a5b40'),
    windowOn(3, 0.4, 2.4),
    pictureOn(3, -1.9, '#6d8797'),
    face(onFloor(0, 1.5, 3.6, 2), '#d9cbb0'),
    face(onFloor(0, 1.5, 3.2, 1.6), '#c8b48f'),
    sofa(0, 2.6, fabric, false),
    box(0, 1.4, 1.1, 0.6, FLOOR + 0.35, FLOOR + 0.42, wood),
    box(-3.3, -2.4, 1, 1, FLOOR, FLOOR + 0.75, '#8a6a4b'),
    box(3.2, 2.6, 0.5, 0.5, FLOOR, FLOOR + 0.5, '#a7745c'),
    box(3.2, 2.6, 0.34, 0.34, FLOOR + 0.5, FLOOR + 1.5, '#6f9463'),
    sofa(0.4, -2.5, chance.pick(FABRICS), true),
  ].join('');
}
