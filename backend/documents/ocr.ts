import { execFile, spawnSync } from 'node:child_process';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PageWord } from '../../supabase/functions/_shared/documents/document-processor.ts';
import { addPictureAsPage } from '../../supabase/functions/_shared/documents/picture-page.ts';
import { renderPages } from '../../supabase/functions/_shared/documents/raster.ts';

const PAGE_LIMIT_MS = 20_000;
const MOST_TEXT = 1_000_000;
const MOST_WORDS = 5_000;

/** Returns the path of Tesseract, the OCR program, if this machine has it. */
export function findTesseract(): string | undefined {
  const locate = process.platform === 'win32' ? 'where' : 'which';
  const found = spawnSync(locate, ['tesseract'], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n')[0]?.trim() : undefined;
}

/** Reads scanned pages. Tesseract only gets images that were drawn here, never the file itself. */
export async function recognizePages(
  tesseract: string,
  bytes: Uint8Array,
  type: string,
  pages: readonly number[],
): Promise<readonly string[]> {
  const document = type === 'application/pdf' ? bytes : await asDocument(bytes, type);
  const texts: string[] = [];
  for await (const { canvas } of renderPages(document, { pages })) {
    texts.push(await recognize(tesseract, canvas.toBuffer('image/png')));
  }
  return texts;
}

/** Reads one scanned page, with the place and certainty of each word. */
export async function locateWords(
  tesseract: string,
  bytes: Uint8Array,
  type: string,
): Promise<readonly PageWord[]> {
  for await (const { canvas } of renderPages(await asDocument(bytes, type), { pages: [1] })) {
    const table = await recognize(tesseract, canvas.toBuffer('image/png'), ['tsv']);
    return parseWords(table, canvas);
  }
  return [];
}

const LINE = 4;
const WORD = 5;

/** Reads Tesseract's table. Words have the height of their line, so that a line stays one line. */
export function parseWords(
  table: string,
  size: { readonly width: number; readonly height: number },
): readonly PageWord[] {
  const words: PageWord[] = [];
  let line = { top: 0, height: 0 };
  for (const row of table.split('\n').slice(1)) {
    const [level, , , , , , left, top, width, height, certainty, text = ''] = row.split('\t');
    if (Number(level) === LINE) line = { top: Number(top), height: Number(height) };
    const confidence = Number(certainty) / 100;
    if (Number(level) !== WORD || text.trim() === '' || !(confidence >= 0)) continue;
    words.push({
      text: text.trim().slice(0, 200),
      confidence: Math.min(confidence, 1),
      left: Number(left) / size.width,
      top: line.top / size.height,
      width: Number(width) / size.width,
      height: line.height / size.height,
    });
    if (words.length >= MOST_WORDS) break;
  }
  return words;
}

async function asDocument(bytes: Uint8Array, type: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await addPictureAsPage(document, bytes, type);
  return await document.save();
}

function recognize(
  tesseract: string,
  image: Buffer,
  format: readonly string[] = [],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      tesseract,
      ['stdin', 'stdout', '-l', 'eng', ...format],
      {
        timeout: PAGE_LIMIT_MS,
        maxBuffer: MOST_TEXT,
        // One thread per page, so that reading a scan doesn't take every core.
        env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' },
      },
      (error, text) => (error === null ? resolve(text) : reject(error)),
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(image);
  });
}
