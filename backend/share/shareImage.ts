import { readFileSync } from 'node:fs';
import { SHARE_IMAGE_SIZE } from '../../shared/navigation/documents.ts';
import { CONTRAST_PAIRS, parseColor } from '../../shared/teams/brand/brand.ts';
import { type Canvas, type Color, makeCanvas, paint } from './canvas.ts';
import { readFont } from './font.ts';
import { linesOf, type Outline, outlineStroke } from './outlines.ts';
import { toPalettePng } from './palettePng.ts';
import { paintSvg } from './svg.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
/** The text panel is on the left; the façade fills the rest. */
const PANEL = 560;
const MARGIN = 64;
const TEXT_WIDTH = PANEL - MARGIN - 40;
const FACADE = { width: 1200, height: 800 };

const FOREST: Color = [30, 51, 41];
const PAPER: Color = [251, 250, 246];
const SAGE: Color = [156, 175, 136];

const NAME_SIZE = 27;
const DEFAULT_LOOK: Look = { name: 'Haven Exchange', panel: FOREST, field: SAGE };

/** Longer words are cut. */
const MAX_CHARACTERS = 60;
const MAX_WORDS = 40;

/** Font sizes for titles; the largest that fits the width and height is used. */
const SIZES = [60, 54, 48, 42, 36];
const TEXT_HEIGHT = 400;
const LEADING = 1.16;
/** Baseline of the last title line. */
const BASELINE = HEIGHT - 72;
/** Line below the title, and where the title ends above it. */
const LINE_SIZE = 25;
const LINE_LEADING = 1.4;
const MOST_LINES = 3;
const UNDER_TITLE = 20;

const font = readFont(
  readFileSync(
    new URL('../../renderer/ui/theme/fonts/source-serif-4-titles.woff2', import.meta.url),
  ),
);

/** Content of a link's share image. */
export interface ShareContent {
  readonly title: string;
  /** Description lines below the title. */
  readonly lines?: readonly string[];
  /** The building, as an SVG from `shared/facades`. */
  readonly drawing: string;
  /** Brand to use, on a workspace's address. */
  readonly brand?: ShareBrand | undefined;
}

export interface ShareBrand {
  readonly name: string;
  /** Six-digit hex colors: the background of the text panel, and the background for the initial. */
  readonly panel: string;
  readonly field: string;
}

interface Look {
  readonly name: string;
  readonly panel: Color;
  readonly field: Color;
}

/** Draws the share image of a page. Throws if the title is too long. */
export function drawShareImage({
  title,
  lines: details = [],
  drawing,
  brand,
}: ShareContent): Buffer {
  const { name, panel, field } = lookOf(brand);
  const canvas = makeCanvas(WIDTH, HEIGHT, panel);
  copy(canvas, paintFacade(drawing, field), PANEL);
  if (brand === undefined) paintMark(canvas);
  else paintInitial(canvas, name, field);
  write(canvas, cutTo(name, TEXT_WIDTH - 58, NAME_SIZE), NAME_SIZE, [MARGIN + 58, 91]);
  const under = details.slice(0, MOST_LINES).map((line) => cutTo(line, TEXT_WIDTH, LINE_SIZE));
  writeUp(canvas, under, { size: LINE_SIZE, leading: LINE_LEADING, baseline: BASELINE });
  const { size, lines } = setTitle(title);
  const room = under.length === 0 ? 0 : under.length * LINE_SIZE * LINE_LEADING + UNDER_TITLE;
  writeUp(canvas, lines, { size, leading: LEADING, baseline: BASELINE - room });
  return toPalettePng(canvas);
}

/** Draws the share image for user-entered names; cuts a name that is too long. */
export function drawTruncatedShareImage(share: ShareContent): Buffer {
  const words = share.title
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .map((word) => cutTo(word, TEXT_WIDTH, SIZES.at(-1) ?? 0));
  for (let count = words.length; count > 0; count -= 1) {
    const title = words.slice(0, count).join(' ') + (count < words.length ? ' …' : '');
    if (fitting(title) !== undefined) return drawShareImage({ ...share, title });
  }
  throw new Error('Title is missing.');
}

function cutTo(text: string, width: number, size: number): string {
  if (text.length <= MAX_CHARACTERS && font.widthOf(text, size) <= width) return text;
  const glyphs = [...text.slice(0, MAX_CHARACTERS)];
  while (font.widthOf(`${glyphs.join('')}…`, size) > width) glyphs.pop();
  return `${glyphs.join('')}…`;
}

const toColor = (digits: string): Color | undefined => {
  const [, red = '', green = '', blue = ''] =
    /^#(..)(..)(..)$/.exec(parseColor(digits) ?? '') ?? [];
  return red === ''
    ? undefined
    : ([red, green, blue].map((part) => Number.parseInt(part, 16)) as [number, number, number]);
};

const lookOf = (brand: ShareBrand | undefined): Look =>
  brand === undefined
    ? DEFAULT_LOOK
    : {
        name: brand.name,
        panel: toColor(brand.panel) ?? FOREST,
        field: toColor(brand.field) ?? SAGE,
      };

function paintFacade(drawing: string, field: Color): Canvas {
  const canvas = makeCanvas(WIDTH - PANEL, HEIGHT, field);
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

/** Draws the mark of `renderer/ui/brand/BrandMark.tsx`. */
function paintMark(canvas: Canvas): void {
  const scale = 1.5;
  const place = (outline: Outline): Outline =>
    outline.map(([x, y]) => [MARGIN - 5 + x * scale, 56 + y * scale]);
  const sun = linesOf('M9 25C9 15.7 23 15.7 23 25Z').map(place);
  const roof = linesOf('M3.5 16.5L16 5.5L28.5 16.5M3.5 25.5h25').map(place);
  paint(canvas, sun, SAGE);
  const lines = roof.flatMap((line) => outlineStroke(line, 2.5 * scale, true));
  paint(canvas, lines, PAPER);
}

/** Draws the initial of a workspace's name on its color, since its logo can't be drawn here. */
function paintInitial(canvas: Canvas, name: string, field: Color): void {
  const [initial = ''] = name.toUpperCase();
  const radius = 22;
  const middle = [MARGIN + radius, 82] as const;
  const round = Array.from({ length: 48 }, (_, step): readonly [number, number] => {
    const angle = (step / 48) * 2 * Math.PI;
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
  });
  paint(canvas, [round], field);
  const left = middle[0] - font.widthOf(initial, NAME_SIZE) / 2;
  write(canvas, initial, NAME_SIZE, [left, 91], toColor(CONTRAST_PAIRS.surface));
}

function write(
  canvas: Canvas,
  text: string,
  size: number,
  [x, y]: readonly [number, number],
  color: Color = PAPER,
) {
  const glyphs = font.outlines(text, size);
  paint(
    canvas,
    glyphs.map((outline) => outline.map(([px, py]) => [px + x, py + y])),
    color,
  );
}

/** Draws lines upward so that the last one is on the baseline. */
function writeUp(
  canvas: Canvas,
  lines: readonly string[],
  set: { readonly size: number; readonly leading: number; readonly baseline: number },
): void {
  lines.toReversed().forEach((line, above) => {
    write(canvas, line, set.size, [MARGIN, set.baseline - above * set.size * set.leading]);
  });
}

interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

export function setTitle(title: string): SetTitle {
  const fits = fitting(title);
  if (fits === undefined) throw new Error(`The title “${title}” is too long for a share image.`);
  return fits;
}

const fitting = (title: string): SetTitle | undefined =>
  SIZES.map((size) => ({ size, lines: linesAt(title, size) })).find(
    ({ size, lines }) =>
      lines.length * size * LEADING <= TEXT_HEIGHT &&
      lines.every((line) => font.widthOf(line, size) <= TEXT_WIDTH),
  );

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
