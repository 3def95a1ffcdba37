import { SheetError } from '#shared/sheet/sheetError.ts';
import { GRID_LIMITS } from '#shared/underwriting/statements/grid.ts';
import type { ReadableFile } from './statementReader.ts';

const PDF = '%PDF-';

/** Reads the text of a PDF, which needs the library's own worker; other files are read by ours. */
export async function toReadable(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ReadableFile> {
  if (file.size > GRID_LIMITS.bytes) throw new SheetError('tooLarge');
  const { name } = file;
  if (!(await file.slice(0, 1024).text()).includes(PDF)) return { name, file };
  const { readPdfTexts } = await import('./openPdf.ts');
  return { name, texts: await readPdfTexts(file, signal, onProgress) };
}
