import { SheetError } from '#shared/sheet/sheetError.ts';
import { GRID_LIMITS } from '#shared/underwriting/statements/grid.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';

/** The parts of an open PDF that are read. */
export interface PdfPages {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly unknown[] }>;
  }>;
}

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

const isItem = (item: unknown): item is Item =>
  typeof item === 'object' && item !== null && 'str' in item && 'transform' in item;

const MOST_TEXTS = 400_000;

/** Collects the text of all pages with its place. A file without text is a scan, which we refuse unless told otherwise. */
export async function collectPdfTexts(
  pdf: PdfPages,
  onProgress: (share: number) => void,
  { acceptsScans = false }: { readonly acceptsScans?: boolean } = {},
): Promise<readonly PdfText[]> {
  if (pdf.numPages > GRID_LIMITS.pages) throw new SheetError('tooManyPages');
  const texts: PdfText[] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items) {
      if (!isItem(item) || item.str.trim() === '') continue;
      const [, , , , x = 0, y = 0] = item.transform;
      texts.push({
        page,
        text: item.str.slice(0, 500),
        x,
        y,
        width: item.width,
        height: item.height,
      });
    }
    if (texts.length > MOST_TEXTS) throw new SheetError('tooManyRows');
    onProgress(page / pdf.numPages);
  }
  if (texts.length === 0 && !acceptsScans) throw new SheetError('scan');
  return texts;
}
