import type { Grid } from './grid.ts';

/** The eight patterns that may be laid over the data, so that no area is all dark or all light. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Looks like a finder pattern to a scanner, with light squares before or after it. */
const FALSE_FINDERS = ['10111010000', '00001011101'];

/** How hard a grid is to scan, by the rules of the standard; the mask with the least is taken. */
export function penaltyOf({ size, dark }: Grid): number {
  const lines = [
    ...dark.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
    ...dark.map((_, x) => dark.map((row) => (row[x] ? '1' : '0')).join('')),
  ];
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (const finder of FALSE_FINDERS) {
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) penalty += 40;
    }
  }
  for (let y = 0; y < size - 1; y += 1) {
    for (let x = 0; x < size - 1; x += 1) {
      const isDark = dark[y]?.[x];
      const isBlock = [dark[y]?.[x + 1], dark[y + 1]?.[x], dark[y + 1]?.[x + 1]].every(
        (other) => other === isDark,
      );
      if (isBlock) penalty += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return penalty + Math.floor(Math.abs(share * 20 - 10)) * 10;
}
