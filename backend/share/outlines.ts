/** Closed straight-line outlines of images and glyphs. */

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

const CURVE_STEPS = 12;
const ROUND_STEPS = 48;

const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) / count);

export const quadratic = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): Point[] =>
  steps(CURVE_STEPS).map((t) => [
    (1 - t) ** 2 * x0 + 2 * (1 - t) * t * x1 + t * t * x2,
    (1 - t) ** 2 * y0 + 2 * (1 - t) * t * y1 + t * t * y2,
  ]);

const cubic = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): Point[] =>
  steps(CURVE_STEPS).map((t) => [
    (1 - t) ** 3 * x0 + 3 * (1 - t) ** 2 * t * x1 + 3 * (1 - t) * t * t * x2 + t ** 3 * x3,
    (1 - t) ** 3 * y0 + 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t * t * y2 + t ** 3 * y3,
  ]);

export const ellipse = (x: number, y: number, rx: number, ry: number): Outline =>
  steps(ROUND_STEPS).map((t) => [
    x + rx * Math.cos(2 * Math.PI * t),
    y + ry * Math.sin(2 * Math.PI * t),
  ]);

/** Number of arguments of each path command. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

interface Command {
  readonly letter: string;
  readonly isRelative: boolean;
  readonly numbers: readonly number[];
}

/** Parses SVG path commands, each with its arguments. */
function commandsOf(d: string): Command[] {
  return [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].flatMap(([, name = '', rest = '']) => {
    const letter = name.toUpperCase();
    const takes = TAKES[letter];
    if (takes === undefined) throw new Error(`The image uses "${name}", which is not supported.`);
    const isRelative = name !== letter;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (takes === 0) return [{ letter, isRelative, numbers }];
    return Array.from({ length: numbers.length / takes }, (_none, index) => ({
      // Further numbers after a move are lines.
      letter: letter === 'M' && index > 0 ? 'L' : letter,
      isRelative,
      numbers: numbers.slice(index * takes, (index + 1) * takes),
    }));
  });
}

/** Converts a path to lines; arcs and smooth curves are not supported. */
export function linesOf(d: string): Outline[] {
  const lines: Point[][] = [];
  let at: Point = [0, 0];
  for (const { letter, isRelative, numbers } of commandsOf(d)) {
    const from = at;
    const [x, y] = isRelative ? from : [0, 0];
    const point = (place: number): Point => [
      x + (numbers[place] ?? 0),
      y + (numbers[place + 1] ?? 0),
    ];
    if (letter === 'Z') at = lines.at(-1)?.[0] ?? from;
    else if (letter === 'H') at = [point(0)[0], from[1]];
    else if (letter === 'V') at = [from[0], y + (numbers[0] ?? 0)];
    else at = point(numbers.length - 2);
    const line = lines.at(-1);
    if (letter === 'M') lines.push([at]);
    else if (letter === 'Q') line?.push(...quadratic(from, point(0), at));
    else if (letter === 'C') line?.push(...cubic(from, point(0), point(2), at));
    else if (letter !== 'Z') line?.push(at);
  }
  return lines;
}

/** Outlines a line of a given width, with round ends and corners. */
export function outlineStroke(line: Outline, width: number, isRound: boolean): Outline[] {
  const half = width / 2;
  const pieces = line.slice(1).flatMap((to, index): Outline[] => {
    const from = line[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return [];
    const dx = ((to[0] - from[0]) / length) * half;
    const dy = ((to[1] - from[1]) / length) * half;
    return [
      [
        [from[0] + dy, from[1] - dx],
        [to[0] + dy, to[1] - dx],
        [to[0] - dy, to[1] + dx],
        [from[0] - dy, from[1] + dx],
      ],
    ];
  });
  return isRound ? [...pieces, ...line.map(([x, y]) => ellipse(x, y, half, half))] : pieces;
}
