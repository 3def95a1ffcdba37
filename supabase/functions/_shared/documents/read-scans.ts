import {
  type DocumentProcessor,
  DocumentProcessorBusy,
  type DocumentText,
} from './document-processor.ts';
import { readScanPassages } from './passages.ts';

/** Each page takes a second or two. */
const MOST_SCANS = 20;

/** Returns the numbers of pages without text. */
function findScans({ pages, passages = [] }: DocumentText): number[] {
  const withText = new Set(passages.map(({ page }) => page));
  return Array.from({ length: pages ?? 0 }, (_, index) => index + 1)
    .filter((page) => !withText.has(page))
    .slice(0, MOST_SCANS);
}

/** Adds the text of scanned pages to what was read, where an OCR program is installed. */
export async function readScans(
  { recognize }: DocumentProcessor,
  bytes: Uint8Array,
  type: string,
  read: DocumentText,
): Promise<DocumentText> {
  const scans = findScans(read);
  if (recognize === undefined || scans.length === 0) return read;
  const texts = await recognize(bytes, type, scans).catch((error) => {
    if (error instanceof DocumentProcessorBusy) throw error;
    return [];
  });
  const found = texts.flatMap((text, index) => readScanPassages(text, scans[index] ?? 1));
  return {
    ...read,
    text: [read.text, ...texts].join('\n'),
    passages: [...(read.passages ?? []), ...found].sort(
      (one, other) => (one.page ?? 0) - (other.page ?? 0),
    ),
  };
}
