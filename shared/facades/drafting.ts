import { indexRange, line, path, rect } from './paint.ts';

/** Paper and ink colors of the plans. */
export const PAPER = '#f8f4e9';
export const INK = '#2b3a33';
export const THIN = '#7d867c';

/** Draws a black-and-white scale bar of ten feet. */
export const scaleBar = (x: number, y: number, step: number): string =>
  indexRange(4)
    .map((at) => rect(x + at * step, y, step, 10, at % 2 === 0 ? INK : '#fff'))
    .join('') + line(`M${x} ${y}h${step * 4}v10h${-step * 4}Z`, INK, 2);

export const north = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${INK}" stroke-width="3"/>` +
  path(`M${x} ${y - 30}l13 46-13-10Z`, INK) +
  line(`M${x} ${y - 30}l-13 46 13-10`, INK, 3) +
  line(`M${x - 9} ${y - 42}v-22l18 22v-22`, INK, 4);

export type Rect = readonly [x: number, y: number, w: number, h: number];
