import { DOCUMENT_LIMITS } from '#shared/ai/documents/documentKinds.ts';
import { SheetError } from '#shared/sheet/sheetError.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { checkArchive } from '../../../workbench/sheet/archive.ts';

const MAIN_PART = 'word/document.xml';
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const HEAD_BYTES = 46;
const LOCAL_HEAD_BYTES = 30;
const MOST_XML = 24_000_000;

/** Distances of a text flow; a Word file has no places of its own. */
const LINE_HEIGHT = 14;
const TEXT_HEIGHT = 10;
const COLUMN_WIDTH = 200;
const LINES_PER_PAGE = 50;

/** Reads the paragraphs and table cells of a Word file in order. Macros, fields, and links are never followed. */
export async function readDocx(bytes: Uint8Array): Promise<readonly PdfText[]> {
  const parts = checkArchive(bytes);
  if (!parts.has(MAIN_PART)) throw new SheetError('notASheet');
  const xml = new TextDecoder().decode(await unpackPart(bytes, MAIN_PART));
  return placeParagraphs(xml);
}

export const isDocx = (parts: ReadonlySet<string>): boolean => parts.has(MAIN_PART);

async function unpackPart(bytes: Uint8Array, wanted: string): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = view.byteLength - 22;
  while (end > 0 && view.getUint32(end, true) !== END) end -= 1;
  let at = view.getUint32(end + 16, true);
  while (at + HEAD_BYTES <= end && view.getUint32(at, true) === CENTRAL) {
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(
      bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + nameBytes),
    );
    if (name === wanted) {
      const local = view.getUint32(at + 42, true);
      const start =
        local +
        LOCAL_HEAD_BYTES +
        view.getUint16(local + 26, true) +
        view.getUint16(local + 28, true);
      const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
      return view.getUint16(at + 10, true) === 8 ? await inflate(packed) : packed;
    }
    at += HEAD_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  throw new SheetError('damaged');
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const reader = new Response(new Uint8Array(packed)).body
    ?.pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const next = await reader?.read();
      if (next?.value === undefined) break;
      size += next.value.length;
      if (size > MOST_XML) throw new SheetError('bomb');
      pieces.push(next.value);
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('damaged');
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

const TOKEN = /<(\/?)w:(p|tr|tc|tab|br)\b[^<>]{0,2000}>|<w:t(?: [^<>]{0,200})?>([^<]{0,100000})/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Places paragraphs below each other and the cells of a table row beside each other. */
function placeParagraphs(xml: string): readonly PdfText[] {
  const texts: PdfText[] = [];
  let line = 0;
  let column = -1;
  let cellLine = 0;
  let row = { isOpen: false, start: 0, end: 0 };
  let text = '';
  const put = () => {
    for (const part of text.split('\n')) {
      const words = part.trim();
      const at = column >= 0 ? cellLine : line;
      if (words !== '') {
        texts.push({
          page: Math.floor(at / LINES_PER_PAGE) + 1,
          text: words.slice(0, 2000),
          x: 50 + Math.max(0, column) * COLUMN_WIDTH,
          y: 720 - (at % LINES_PER_PAGE) * LINE_HEIGHT,
          width: Math.min(words.length * 5, COLUMN_WIDTH - 20),
          height: TEXT_HEIGHT,
        });
      }
      if (column >= 0) cellLine += 1;
      else line += 1;
    }
    text = '';
  };
  for (const [, closing, tag, written] of xml.matchAll(TOKEN)) {
    if (written !== undefined) text += unescapeXml(written);
    else if (tag === 'tab') text += ' ';
    else if (tag === 'br') text += '\n';
    else if (tag === 'p' && closing === '/') put();
    else if (tag === 'tr') {
      if (closing === '/') {
        line = Math.max(row.end, line + 1);
        column = -1;
        row = { isOpen: false, start: 0, end: 0 };
      } else {
        row = { isOpen: true, start: line, end: line + 1 };
        column = -1;
      }
    } else if (tag === 'tc' && row.isOpen) {
      if (closing === '/') row.end = Math.max(row.end, cellLine);
      else {
        column += 1;
        cellLine = row.start;
      }
    }
    if (texts.length > 100_000) throw new SheetError('tooManyRows');
  }
  const pages = texts.at(-1)?.page ?? 0;
  if (pages > DOCUMENT_LIMITS.pages) throw new SheetError('tooManyPages');
  return texts;
}
