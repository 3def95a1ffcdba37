import { readFileSync } from 'node:fs';
import { SHARE_IMAGE_SIZE } from '../../shared/navigation/documents.ts';
import { drawFacade } from '../facades/facades.ts';
import { chanceOf } from '../facades/paint.ts';
import { inProject } from '../paths.ts';
import { type Canvas, type Colour, makeCanvas, paint } from './canvas.ts';
import { readFont } from './font.ts';
import { linesOf, type Outline, strokeOf } from './outlines.ts';
import { toPalettePng } from './palettePng.ts';
import { paintSvg } from './svg.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
/** What is written stands on the left, the façade takes the rest. */
const PANEL = 560;
const MARGIN = 64;
const TEXT_WIDTH = PANEL - MARGIN - 40;
const FACADE = { width: 1200, height: 800 };

const FOREST: Colour = [30, 51, 41];
const PAPER: Colour = [251, 250, 246];
const SAGE: Colour = [156, 175, 136];

const KINDS = ['assisted', 'memory', 'independent', 'cottages', 'nursing', 'lofts', 'campus'];
const STATES = ['oh', 'mn', 'in', 'tx', 'pa', 'nc', 'fl', 'ca', 'az'];

/** What a title is set in: the largest in which it is low and narrow enough. */
const SIZES = [60, 54, 48, 42, 36];
const TEXT_HEIGHT = 400;
const LEADING = 1.16;
/** Where the last line of a title stands. */
const BASELINE = HEIGHT - 72;

const font = readFont(
  readFileSync(inProject('renderer/kit/theme/fonts/source-serif-4-titles.woff2')),
);

/** The picture beside a link to a page: its title and a façade of its own. */
export function drawShareImage(path: string, title: string): Buffer {
  const canvas = makeCanvas(WIDTH, HEIGHT, FOREST);
  copy(canvas, facadeOf(path), PANEL);
  paintMark(canvas);
  write(canvas, 'Haven Exchange', 27, [MARGIN + 58, 91]);
  const { size, lines } = setTitle(title);
  lines.toReversed().forEach((line, above) => {
    write(canvas, line, size, [MARGIN, BASELINE - above * size * LEADING]);
  });
  return toPalettePng(canvas);
}

/** Every page has another building in another place, and the same one in every build. */
function facadeOf(path: string): Canvas {
  const canvas = makeCanvas(WIDTH - PANEL, HEIGHT, SAGE);
  const chance = chanceOf(path);
  const slug = path.match(/[a-z0-9]+/g)?.join('-') ?? 'home';
  const drawing = drawFacade(`${chance.pick(KINDS)}-${chance.pick(STATES)}-${slug}`);
  const scale = HEIGHT / FACADE.height;
  paintSvg(canvas, drawing, { scale, x: (canvas.width - FACADE.width * scale) / 2, y: 0 });
  return canvas;
}

function copy(to: Canvas, from: Canvas, left: number): void {
  for (let y = 0; y < from.height; y += 1) {
    const row = from.pixels.subarray(y * from.width * 3, (y + 1) * from.width * 3);
    to.pixels.set(row, (y * to.width + left) * 3);
  }
}

/** The mark of `renderer/kit/brand/BrandMark.tsx`. */
function paintMark(canvas: Canvas): void {
  const scale = 1.5;
  const place = (outline: Outline): Outline =>
    outline.map(([x, y]) => [MARGIN - 5 + x * scale, 56 + y * scale]);
  const sun = linesOf('M9 25C9 15.7 23 15.7 23 25Z').map(place);
  const roof = linesOf('M3.5 16.5L16 5.5L28.5 16.5M3.5 25.5h25').map(place);
  paint(canvas, sun, SAGE);
  const lines = roof.flatMap((line) => strokeOf(line, 2.5 * scale, true));
  paint(canvas, lines, PAPER);
}

function write(canvas: Canvas, text: string, size: number, [x, y]: readonly [number, number]) {
  const letters = font.outlines(text, size);
  paint(
    canvas,
    letters.map((outline) => outline.map(([px, py]) => [px + x, py + y])),
    PAPER,
  );
}

export function setTitle(title: string): { size: number; lines: readonly string[] } {
  const set = SIZES.map((size) => ({ size, lines: linesAt(title, size) }));
  const fits = set.find(
    ({ size, lines }) =>
      lines.length * size * LEADING <= TEXT_HEIGHT &&
      lines.every((line) => font.widthOf(line, size) <= TEXT_WIDTH),
  );
  if (fits === undefined) throw new Error(`The title “${title}” is too long for a picture.`);
  return fits;
}

function linesAt(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && font.widthOf(longer, size) <= TEXT_WIDTH) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
