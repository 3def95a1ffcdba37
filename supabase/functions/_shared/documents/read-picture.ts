import { readAtMost } from '../read-at-most.ts';
import type { PdfImage } from './pdf-sheet.ts';
import { readPng } from './png.ts';

/** Returns a picture that a PDF can hold: JPEG as is, PNG as pixels. Null for others and larger ones. */
export async function readPicture(response: Response, mostBytes: number): Promise<PdfImage | null> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !['image/jpeg', 'image/png'].includes(type)) {
    await response.body?.cancel();
    return null;
  }
  const bytes = await readAtMost(response, mostBytes);
  return bytes === null || type === 'image/jpeg' ? bytes : await readPng(bytes);
}
