import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { toPdfText } from './pdf-text.ts';
import type { RgbImage } from './png.ts';

const LETTER = [612, 792] as const;
const EDGE = 54;
const FOOT = 64;
const INK = rgb(0.1, 0.13, 0.12);
const QUIET = rgb(0.38, 0.42, 0.4);
const GREEN = rgb(0.16, 0.33, 0.27);
const LINE = rgb(0.84, 0.85, 0.82);
const SHADE = rgb(0.95, 0.955, 0.945);
const SPACES = /\s+/;

/** A JPEG, which a PDF embeds as is, or the pixels of another image. */
export type PdfImage = Uint8Array | RgbImage;

export interface PdfGridRow {
  readonly title: string;
  readonly detail: string;
  readonly lines: readonly {
    readonly label: string;
    /** Null is shaded. */
    readonly cells: readonly (string | null)[];
  }[];
}

export interface PdfBar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** A document written top to bottom that adds pages as needed. */
export interface PdfSheet {
  title(text: string, below: string): void;
  /** Starts a new page, unless the current one is empty. */
  newPage(): void;
  heading(text: string): void;
  paragraph(text: string): void;
  /** Two columns of names and values. */
  facts(rows: readonly (readonly [string, string])[]): void;
  table(head: readonly string[], rows: readonly (readonly string[])[]): void;
  /** A grid of days: an order with its times, and a small cell for each day. */
  grid(head: readonly string[], rows: readonly PdfGridRow[]): void;
  /** Vertical bars around a zero line, each with its name below and its value as text. */
  bars(bars: readonly PdfBar[]): void;
  pictures(pictures: readonly PdfImage[]): Promise<void>;
  /** A small photo at the top right of a new page. The title runs beside it. */
  portrait(picture: PdfImage): Promise<void>;
  /** Finishes the PDF with the same footer on every page. */
  finish(foot: string): Promise<Uint8Array>;
}

/** Space between columns of a table. */
const COLUMN_GAP = 12;

/** True for an amount, a number, a share, or no value. */
const isFigure = (cell: string): boolean => /^(|—|[-−(]?\$?[\d,.]+[%×)]?)$/.test(cell);

interface ColumnWidths {
  /** Without breaking a word. */
  readonly least: number;
  /** Without wrapping. */
  readonly most: number;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, one) => sum + one, 0);

/** Widths that fill the space. Cells wrap only if the space is too small, and words break only as a last resort. */
function fitColumns(columns: readonly ColumnWidths[], space: number): readonly number[] {
  const least = sumOf(columns.map((one) => one.least));
  const most = sumOf(columns.map((one) => one.most));
  if (most <= space) return columns.map((one) => one.most + (space - most) / columns.length);
  if (least > space) return columns.map((one) => (one.least * space) / least);
  const share = (space - least) / (most - least);
  return columns.map((one) => one.least + (one.most - one.least) * share);
}

/** Wraps text into lines that fit; splits words longer than a line. */
export function wrapText(text: string, font: PDFFont, size: number, room: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= room;
  const lines: string[] = [];
  let line = '';
  for (const word of toPdfText(text).split(SPACES).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Creates a sheet. With a fixed creation time, the same text produces the same bytes. */
export async function createPdfSheet(
  name: string,
  at = new Date(),
  { isWide = false } = {},
): Promise<PdfSheet> {
  const pageSize: [number, number] = isWide ? [LETTER[1], LETTER[0]] : [...LETTER];
  const [pageWidth, pageHeight] = pageSize;
  const space = pageWidth - 2 * EDGE;
  const document = await PDFDocument.create();
  document.setTitle(name);
  document.setCreationDate(at);
  document.setModificationDate(at);
  const [body, bold, serif] = await Promise.all([
    document.embedFont(StandardFonts.Helvetica),
    document.embedFont(StandardFonts.HelveticaBold),
    document.embedFont(StandardFonts.TimesRoman),
  ]);
  let page: PDFPage = document.addPage(pageSize);
  let top = pageHeight - EDGE;
  /** The part of the page that a portrait takes, until the text is below it. */
  let aside: { readonly bottom: number; readonly width: number } | null = null;

  /** True if the next content starts a new page. */
  const need = (room: number): boolean => {
    if (top - room >= FOOT) return false;
    page = document.addPage(pageSize);
    top = pageHeight - EDGE;
    aside = null;
    return true;
  };
  const write = (text: string, x: number, y: number, font: PDFFont, size: number, color = INK) =>
    page.drawText(toPdfText(text), { x, y, font, size, color });
  const rule = () =>
    page.drawLine({
      start: { x: EDGE, y: top },
      end: { x: pageWidth - EDGE, y: top },
      color: LINE,
    });
  const cut = (text: string, font: PDFFont, size: number, room: number) =>
    wrapText(text, font, size, room)[0] ?? '';

  const place = (image: Embedded, x: number, y: number, width: number, height: number) =>
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(width, 0, 0, height, x, y),
      drawObject(page.node.newXObject('Picture', image.ref)),
      popGraphicsState(),
    );

  function flow(text: string, font: PDFFont, size: number, step: number, color = INK) {
    for (const line of wrapText(text, font, size, space - (aside?.width ?? 0))) {
      need(step);
      top -= step;
      write(line, EDGE, top, font, size, color);
    }
  }

  return {
    title(text, below) {
      page.drawRectangle({ x: EDGE, y: top - 4, width: 48, height: 4, color: GREEN });
      top -= 14;
      flow(text, serif, 26, 31);
      flow(below, body, 11, 17, QUIET);
      top -= 12;
    },
    newPage() {
      if (top < pageHeight - EDGE) need(pageHeight);
    },
    heading(text) {
      if (aside !== null) top = Math.min(top, aside.bottom);
      aside = null;
      need(70);
      top -= 16;
      flow(text, bold, 12, 16, GREEN);
      top -= 4;
    },
    paragraph(text) {
      flow(text, body, 10, 14.5);
      top -= 6;
    },
    facts(rows) {
      const half = space / 2;
      for (let at = 0; at < rows.length; at += 2) {
        need(20);
        rule();
        top -= 15;
        for (const [place, row] of rows.slice(at, at + 2).entries()) {
          const x = EDGE + place * (half + 8);
          write(cut(row[0], body, 9.5, half * 0.42), x, top, body, 9.5, QUIET);
          write(cut(row[1], bold, 9.5, half * 0.52), x + half * 0.44, top, bold, 9.5);
        }
        top -= 5;
      }
      rule();
      top -= 4;
    },
    table(head, rows) {
      const columns = head.map((_, place) => rows.map((row) => row[place] ?? ''));
      const widthOf = (font: PDFFont, cell: string) => font.widthOfTextAtSize(toPdfText(cell), 9.5);
      const widest = (font: PDFFont, texts: readonly string[]) =>
        texts.reduce((most, one) => Math.max(most, widthOf(font, one)), 0) + COLUMN_GAP;
      const wordsOf = (texts: readonly string[]) => texts.flatMap((one) => one.split(SPACES));
      const widths = fitColumns(
        columns.map((cells, place) => {
          const name = [head[place] ?? ''];
          return {
            least: Math.max(widest(bold, wordsOf(name)), widest(body, wordsOf(cells))),
            most: Math.max(widest(bold, name), widest(body, cells)),
          };
        }),
        space,
      );
      const isFigures = columns.map((cells, place) => place > 0 && cells.every(isFigure));
      const line = (cells: readonly string[], font: PDFFont, color = INK) => {
        const parts = cells.map((cell, place) =>
          wrapText(cell, font, 9.5, (widths[place] ?? 0) - COLUMN_GAP + 1).slice(0, 6),
        );
        const deep = (Math.max(1, ...parts.map(({ length }) => length)) - 1) * 12;
        if (need(18 + deep) && cells !== head) line(head, bold, QUIET);
        top -= 13;
        let left = EDGE;
        for (const [place, part] of parts.entries()) {
          const width = widths[place] ?? 0;
          // The last column ends at the edge of the page.
          const right = left + width - (place === widths.length - 1 ? 0 : COLUMN_GAP);
          for (const [down, lineText] of part.entries()) {
            const x = isFigures[place] ? right - widthOf(font, lineText) : left;
            write(lineText, x, top - down * 12, font, 9.5, color);
          }
          left += width;
        }
        top -= 5 + deep;
        rule();
      };
      line(head, bold, QUIET);
      for (const row of rows) line(row, body);
      top -= 6;
    },
    grid(head, rows) {
      const [first, second] = [150, 34];
      const width = (space - first - second) / Math.max(1, head.length - 2);
      const height = 15;
      const boxAt = (x: number, wide: number, high: number, fill?: ReturnType<typeof rgb>) =>
        page.drawRectangle({
          x,
          y: top - high,
          width: wide,
          height: high,
          borderColor: LINE,
          borderWidth: 0.5,
          ...(fill !== undefined && { color: fill }),
        });
      const center = (text: string, x: number, wide: number, y: number, font: PDFFont) => {
        const size = text.length > 2 ? 5.5 : 7;
        const room = font.widthOfTextAtSize(toPdfText(text), size);
        write(text, x + (wide - room) / 2, y, font, size);
      };
      const cellX = (place: number) => EDGE + first + second + place * width;
      const writeHead = () => {
        boxAt(EDGE, first, height);
        write(head[0] ?? '', EDGE + 3, top - 10, bold, 7, QUIET);
        boxAt(EDGE + first, second, height);
        write(head[1] ?? '', EDGE + first + 3, top - 10, bold, 7, QUIET);
        for (const [place, day] of head.slice(2).entries()) {
          boxAt(cellX(place), width, height);
          center(day, cellX(place), width, top - 10, bold);
        }
        top -= height;
      };
      need(height * 3);
      writeHead();
      for (const { title, detail, lines } of rows) {
        const text = [
          ...wrapText(title, bold, 7.5, first - 6).map((line) => [line, bold] as const),
          ...wrapText(detail, body, 6.5, first - 6).map((line) => [line, body] as const),
        ].slice(0, 12);
        const high = Math.max(lines.length * height, text.length * 8.5 + 5);
        if (need(high)) writeHead();
        boxAt(EDGE, first, high);
        for (const [down, [line, font]] of text.entries()) {
          write(line, EDGE + 3, top - 9 - down * 8.5, font, font === bold ? 7.5 : 6.5);
        }
        const each = high / lines.length;
        for (const { label, cells } of lines) {
          boxAt(EDGE + first, second, each);
          write(label, EDGE + first + 3, top - each / 2 - 2.5, body, 7);
          for (const [place, cell] of cells.entries()) {
            boxAt(cellX(place), width, each, cell === null ? SHADE : undefined);
            if (cell !== null && cell !== '') {
              center(cell, cellX(place), width, top - each / 2 - 2.5, cell === 'M' ? bold : body);
            }
          }
          top -= each;
        }
      }
      top -= 8;
    },
    bars(bars) {
      const height = 120;
      const most = Math.max(0, ...bars.map(({ value }) => value));
      const least = Math.min(0, ...bars.map(({ value }) => value));
      const scale = height / (most - least || 1);
      need(height + 44);
      const zero = top - 14 - most * scale;
      const each = space / Math.max(bars.length, 1);
      const center = (text: string, place: number, y: number, size: number, color = INK) => {
        const wide = body.widthOfTextAtSize(toPdfText(text), size);
        write(text, EDGE + (place + 0.5) * each - wide / 2, y, body, size, color);
      };
      for (const [place, { label, value, text }] of bars.entries()) {
        const tall = Math.abs(value) * scale;
        page.drawRectangle({
          x: EDGE + (place + 0.2) * each,
          y: value < 0 ? zero - tall : zero,
          width: each * 0.6,
          height: Math.max(tall, 0.5),
          color: value < 0 ? QUIET : GREEN,
        });
        center(text, place, value < 0 ? zero + 4 : zero + tall + 4, 8);
        center(label, place, top - 14 - height - 14, 8, QUIET);
      }
      page.drawLine({
        start: { x: EDGE, y: zero },
        end: { x: pageWidth - EDGE, y: zero },
        color: LINE,
      });
      top -= height + 40;
    },
    async pictures(pictures) {
      const embeddedImages: Embedded[] = [];
      for (const picture of pictures) {
        // A broken image is left out; the text is what matters.
        const image = await embed(document, picture).catch(() => null);
        if (image !== null) embeddedImages.push(image);
      }
      for (const [index, image] of embeddedImages.entries()) {
        const scale = Math.min(space / image.width, (index === 0 ? 250 : 190) / image.height);
        const [width, height] = [image.width * scale, image.height * scale];
        need(height + 10);
        top -= height;
        place(image, EDGE, top, width, height);
        top -= 10;
      }
    },
    async portrait(picture) {
      const image = await embed(document, picture).catch(() => null);
      if (image === null) return;
      const scale = Math.min(84 / image.width, 96 / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      place(image, pageWidth - EDGE - width, top - height, width, height);
      aside = { bottom: top - height, width: width + 16 };
    },
    async finish(foot) {
      const pages = document.getPages();
      for (const [place, one] of pages.entries()) {
        const lineText = `Page ${place + 1} of ${pages.length} · ${foot}`;
        for (const [down, line] of wrapText(lineText, body, 8, space).slice(0, 2).entries()) {
          one.drawText(line, { x: EDGE, y: 40 - down * 11, font: body, size: 8, color: QUIET });
        }
      }
      return await document.save({ useObjectStreams: false });
    },
  };
}

interface Embedded {
  readonly ref: PDFRef;
  readonly width: number;
  readonly height: number;
}

async function embed(document: PDFDocument, picture: PdfImage): Promise<Embedded> {
  if (picture instanceof Uint8Array) return await document.embedJpg(picture);
  const { width, height, rgb } = picture;
  const packed = new Blob([rgb]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const stream = document.context.stream(bytes, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  });
  return { ref: document.context.register(stream), width, height };
}
