import { DOCUMENT_LIMITS } from '#shared/ai/documents/documentKinds.ts';
import type { DocumentContent } from '#shared/ai/documents/extractDocument.ts';
import { SheetError } from '#shared/sheet/sheetError.ts';
import { checkArchive } from '../../../workbench/sheet/archive.ts';
import { readTextGrid, readWorkbookGrids } from '../../../workbench/sheet/readGrids.ts';
import type { ReportProgress } from '../../../workbench/worker/workerProtocol.ts';
import { placeGridTexts } from './gridTexts.ts';
import { isDocx, readDocx } from './readDocx.ts';

const starts = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** Reads a workbook, Word, or text file by its content, whatever its name. PDFs are read by pdf.js. */
export async function readContent(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  onProgress: ReportProgress,
): Promise<DocumentContent> {
  if (bytes.length === 0) throw new SheetError('empty');
  if (bytes.length > DOCUMENT_LIMITS.bytes) throw new SheetError('tooLarge');
  if (starts(bytes, OLE)) throw new SheetError('oldExcel');
  if (PICTURES.some((mark) => starts(bytes, mark))) throw new SheetError('scan');
  if (starts(bytes, ZIP) && isDocx(checkArchive(bytes))) {
    const texts = await readDocx(bytes);
    onProgress(1);
    return { name, texts, grids: null };
  }
  const grids = starts(bytes, ZIP)
    ? await readWorkbookGrids(bytes, onProgress)
    : readTextGrid(name, bytes, onProgress);
  return { name, texts: placeGridTexts(grids), grids };
}
