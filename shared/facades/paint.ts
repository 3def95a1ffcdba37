/** Shared drawing tools for façades: shapes as text, brand colors, and seeded randomness. */

export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  readonly roll: () => number;
  readonly between: (least: number, most: number) => number;
  readonly pick: <Value>(from: readonly Value[]) => Value;
}

/** Seeds the generator with the name, so the same name always gives the same image. */
export function createSeededRandom(name: string): SeededRandom {
  let state = 2166136261;
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    roll,
    between: (least, most) => Math.round(least + roll() * (most - least)),
    pick: (from) => from[Math.floor(roll() * from.length)] ?? (from[0] as never),
  };
}

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Rounds coordinates to a tenth of a unit, which is not visible. */
export const roundPath = (d: string): string =>
  d.replaceAll(/\d{1,6}\.\d{1,20}/g, (n) => `${Math.round(Number(n) * 10) / 10}`);

export const path = (d: string, fill: string): string =>
  `<path d="${roundPath(d)}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width = 3, opacity = 1): string =>
  `<path d="${roundPath(d)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;

/** Darkens the area beneath. */
export const shade = (d: string, depth = 0.1): string =>
  `<path d="${d}" fill="#14231b" fill-opacity="${depth}"/>`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Returns the numbers from 0 up to `count`. */
export const indexRange = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
