import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, Image, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { SHARE_IMAGE_SIZE } from '../../shared/navigation/documents.ts';
import { CONTRAST_PAIRS, parseColor } from '../../shared/teams/brand/brand.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
/** The text panel is on the left; the façade fills the rest. */
const PANEL = 560;
const MARGIN = 64;
const TEXT_WIDTH = PANEL - MARGIN - 40;
const FACADE_WIDTH = HEIGHT * 1.5;

const FOREST = '#1e3329';
const PAPER = '#fbfaf6';
const SAGE = '#9caf88';

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

const FONT = 'Haven titles';
const FONT_FILE = '../../renderer/ui/theme/fonts/source-serif-4-titles.woff2';
// The process has one font registry for all threads.
if (!GlobalFonts.has(FONT)) {
  GlobalFonts.register(readFileSync(new URL(FONT_FILE, import.meta.url)), FONT);
}
const measuring = createCanvas(1, 1).getContext('2d');

function widthOf(text: string, size: number): number {
  measuring.font = fontOf(size);
  return measuring.measureText(text).width;
}

const fontOf = (size: number): string => `${size}px "${FONT}"`;

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
  readonly panel: string;
  readonly field: string;
}

/** Draws the share image of a page. Throws if the title is too long. */
export async function drawShareImage({
  title,
  lines: details = [],
  drawing,
  brand,
}: ShareContent): Promise<Buffer> {
  const { name, panel, field } = lookOf(brand);
  const { size, lines } = setTitle(title);
  const facade = new Image(FACADE_WIDTH, HEIGHT);
  facade.src = Buffer.from(drawing);
  await facade.decode();

  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  // A whole pixel, so that the façade is copied without resampling.
  context.drawImage(facade, Math.floor((PANEL + WIDTH - FACADE_WIDTH) / 2), 0);
  context.fillStyle = panel;
  context.fillRect(0, 0, PANEL, HEIGHT);
  if (brand === undefined) drawMark(context);
  else drawInitial(context, name, field);
  write(context, cutTo(name, TEXT_WIDTH - 58, NAME_SIZE), NAME_SIZE, [MARGIN + 58, 91]);
  const under = details.slice(0, MOST_LINES).map((line) => cutTo(line, TEXT_WIDTH, LINE_SIZE));
  writeUp(context, under, { size: LINE_SIZE, leading: LINE_LEADING, baseline: BASELINE });
  const room = under.length === 0 ? 0 : under.length * LINE_SIZE * LINE_LEADING + UNDER_TITLE;
  writeUp(context, lines, { size, leading: LEADING, baseline: BASELINE - room });
  return canvas.encode('png');
}

/** Draws the share image for user-entered names; cuts a name that is too long. */
export async function drawTruncatedShareImage(share: ShareContent): Promise<Buffer> {
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
  if (text.length <= MAX_CHARACTERS && widthOf(text, size) <= width) return text;
  const glyphs = [...text.slice(0, MAX_CHARACTERS)];
  while (widthOf(`${glyphs.join('')}…`, size) > width) glyphs.pop();
  return `${glyphs.join('')}…`;
}

const lookOf = (brand: ShareBrand | undefined): Look =>
  brand === undefined
    ? DEFAULT_LOOK
    : {
        name: brand.name,
        panel: parseColor(brand.panel) ?? FOREST,
        field: parseColor(brand.field) ?? SAGE,
      };

/** Draws the mark of `renderer/ui/brand/BrandMark.tsx`. */
function drawMark(context: SKRSContext2D): void {
  context.save();
  context.translate(MARGIN - 5, 56);
  context.scale(1.5, 1.5);
  context.fillStyle = SAGE;
  context.fill(new Path2D('M9 25a7 7 0 0 1 14 0Z'));
  context.strokeStyle = PAPER;
  context.lineWidth = 2.5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D('M3.5 16.5 16 5.5l12.5 11M3.5 25.5h25'));
  context.restore();
}

/** Draws the initial of a workspace's name on its color, since its logo can't be drawn here. */
function drawInitial(context: SKRSContext2D, name: string, field: string): void {
  const [initial = ''] = name.toUpperCase();
  const radius = 22;
  const [x, y] = [MARGIN + radius, 82];
  context.fillStyle = field;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  const left = x - widthOf(initial, NAME_SIZE) / 2;
  write(context, initial, NAME_SIZE, [left, 91], CONTRAST_PAIRS.surface);
}

function write(
  context: SKRSContext2D,
  text: string,
  size: number,
  [x, y]: readonly [number, number],
  color: string = PAPER,
): void {
  context.font = fontOf(size);
  context.fillStyle = color;
  context.fillText(text, x, y);
}

/** Draws lines upward so that the last one is on the baseline. */
function writeUp(
  context: SKRSContext2D,
  lines: readonly string[],
  set: { readonly size: number; readonly leading: number; readonly baseline: number },
): void {
  lines.toReversed().forEach((line, above) => {
    write(context, line, set.size, [MARGIN, set.baseline - above * set.size * set.leading]);
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
      lines.every((line) => widthOf(line, size) <= TEXT_WIDTH),
  );

function linesAt(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && widthOf(longer, size) <= TEXT_WIDTH) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
