import { execFile, spawnSync } from 'node:child_process';
import { PDFDocument } from '@cantoo/pdf-lib';
import { addPictureAsPage } from '../../supabase/functions/_shared/documents/picture-page.ts';
import { renderPages } from '../../supabase/functions/_shared/documents/raster.ts';

const PAGE_LIMIT_MS = 20_000;
const MOST_TEXT = 1_000_000;

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

async function asDocument(bytes: Uint8Array, type: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await addPictureAsPage(document, bytes, type);
  return await document.save();
}

function recognize(tesseract: string, image: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      tesseract,
      ['stdin', 'stdout', '-l', 'eng'],
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
