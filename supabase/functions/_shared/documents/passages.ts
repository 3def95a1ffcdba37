import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { readZipParts } from './zip-text.ts';

/** A piece of a document's visible text, with the place to cite. Lines are separated by line breaks. */
export interface Passage {
  /** Null for files without pages. */
  readonly page: number | null;
  /** Such as "page 2", "Rent roll, rows 1-14", or "paragraphs 3-5". */
  readonly place: string;
  readonly text: string;
}

const MAX_PASSAGES = 400;
const MAX_LENGTH = 700;
const MAX_LINE = 600;
const MAX_PDF_PAGES = 200;
const MAX_XML = 8_000_000;
/** Lines whose baselines differ by less belong to one row, in PDF units. */
const SAME_ROW = 3;

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Joins lines to passages and cites them by `toPlace`. */
function joinLines(
  lines: readonly Line[],
  page: number | null,
  toPlace: (first: number, last: number) => string,
): Passage[] {
  const passages: Passage[] = [];
  let open: Line[] = [];
  let length = 0;
  const close = () => {
    const [first] = open;
    const last = open.at(-1);
    if (first !== undefined && last !== undefined) {
      passages.push({
        page,
        place: toPlace(first.number, last.number),
        text: open.map(({ text }) => text).join('\n'),
      });
    }
    open = [];
    length = 0;
  };
  for (const line of lines) {
    if (length > 0 && length + line.text.length > MAX_LENGTH) close();
    open.push(line);
    length += line.text.length + 1;
  }
  close();
  return passages;
}

const range = (noun: string, first: number, last: number): string =>
  first === last ? `${noun} ${first}` : `${noun}s ${first}-${last}`;

const cleanLine = (text: string): string =>
  text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_LINE);

const toLines = (texts: readonly string[]): Line[] =>
  texts
    .map((text, index) => ({ number: index + 1, text: cleanLine(text) }))
    .filter(({ text }) => text !== '');

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
}

/** Returns the passages of a PDF: text in rows from top to bottom. */
export async function readPdfPassages(document: PDFDocumentProxy): Promise<readonly Passage[]> {
  const passages: Passage[] = [];
  for (let n = 1; n <= Math.min(document.numPages, MAX_PDF_PAGES); n += 1) {
    const page = await document.getPage(n);
    const { items } = await page.getTextContent();
    const rows: { y: number; parts: { x: number; text: string }[] }[] = [];
    for (const item of items as unknown as readonly TextItem[]) {
      if (typeof item.str !== 'string' || item.str.trim() === '') continue;
      const x = item.transform[4] ?? 0;
      const y = item.transform[5] ?? 0;
      const last = rows.at(-1);
      const row = last && Math.abs(last.y - y) < SAME_ROW ? last : { y, parts: [] };
      if (row !== last) rows.push(row);
      row.parts.push({ x, text: item.str });
    }
    // Page numbers at the foot would be found by the document's own name.
    const merged = mergeRows(rows).filter((line) => !/\bpage \d{1,4} of \d{1,4}$/i.test(line));
    passages.push(
      ...joinLines(toLines(merged), n, () => `page ${n}`).slice(0, MAX_PASSAGES - passages.length),
    );
    if (passages.length >= MAX_PASSAGES) break;
  }
  return passages;
}

/** Returns the passages of a scanned page. */
export const readScanPassages = (text: string, page: number): readonly Passage[] =>
  joinLines(toLines(text.split('\n')), page, () => `page ${page}, scanned`);

/** Tables are often drawn column by column: cells on one baseline become one row. */
function mergeRows(rows: readonly { y: number; parts: { x: number; text: string }[] }[]): string[] {
  const byPlace = new Map<number, { x: number; text: string }[]>();
  for (const { y, parts } of rows) {
    const place = Math.round(y / SAME_ROW);
    const known = byPlace.get(place) ?? byPlace.get(place - 1) ?? byPlace.get(place + 1);
    if (known) known.push(...parts);
    else byPlace.set(place, [...parts]);
  }
  return [...byPlace]
    .sort(([a], [b]) => b - a)
    .map(([, parts]) =>
      parts
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const decode = (xml: string): string =>
  xml.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? ' ');
const stripTags = (xml: string): string => decode(xml.replace(/<[^<>]*>/g, ''));

/** Returns the passages of an Office file: rows of sheets, or paragraphs of a text. */
export async function readOfficePassages(bytes: Uint8Array): Promise<readonly Passage[]> {
  const parts = await readZipParts(
    bytes,
    /^(?:word\/document|xl\/sharedStrings|xl\/workbook|xl\/worksheets\/sheet\d+|ppt\/slides\/slide\d+)\.xml$/,
    MAX_XML,
  );
  const word = parts.get('word/document.xml');
  const passages: Passage[] = [];
  if (word !== undefined) {
    const paragraphs = word
      .split('</w:p>')
      .map((xml) => stripTags(xml.replaceAll('<w:tab/>', ' ')));
    passages.push(
      ...joinLines(toLines(paragraphs), null, (first, last) => range('paragraph', first, last)),
    );
  }
  const strings = (parts.get('xl/sharedStrings.xml') ?? '').split('</si>').map(stripTags);
  const names = [
    ...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^<>]{0,500}?name="([^"<>]{0,100})"/g),
  ].map(([, name]) => decode(name ?? ''));
  for (const [path, xml] of parts) {
    const sheet = /^xl\/worksheets\/sheet(\d+)/.exec(path)?.[1];
    if (sheet !== undefined) {
      const name = names[Number(sheet) - 1] ?? `Sheet ${sheet}`;
      passages.push(
        ...joinLines(
          readRows(xml, strings),
          null,
          (first, last) => `${name}, ${range('row', first, last)}`,
        ),
      );
    }
    const slide = /^ppt\/slides\/slide(\d+)/.exec(path)?.[1];
    if (slide !== undefined) {
      const lines = toLines(xml.split('</a:p>').map(stripTags));
      passages.push(...joinLines(lines, Number(slide), () => `slide ${slide}`));
    }
  }
  return passages.slice(0, MAX_PASSAGES);
}

function readRows(xml: string, strings: readonly string[]): Line[] {
  return xml
    .split('</row>')
    .map((row, index) => {
      const number = Number(/<row [^<>]{0,300}?\br="(\d{1,7})"/.exec(row)?.[1] ?? index + 1);
      const cells = row.split('</c>').map((cell) => {
        const value = /<v>([^<]{0,500})<\/v>/.exec(cell)?.[1];
        if (/\bt="s"/.test(cell) && value !== undefined) return strings[Number(value)] ?? '';
        return value ?? stripTags(/<is>(.{0,2000})<\/is>/s.exec(cell)?.[1] ?? '');
      });
      return { number, text: cleanLine(cells.filter((cell) => cell !== '').join(' ')) };
    })
    .filter(({ text }) => text !== '');
}

/** Returns the passages of a text file. */
export const readTextPassages = (text: string): readonly Passage[] =>
  joinLines(toLines(text.slice(0, 400_000).split('\n')), null, (first, last) =>
    range('line', first, last),
  ).slice(0, MAX_PASSAGES);
