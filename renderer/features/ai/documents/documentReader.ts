import type { DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import { arrangeLines } from '#shared/ai/documents/documentText.ts';
import {
  type DocumentContent,
  type DocumentReading,
  extractDocument,
} from '#shared/ai/documents/extractDocument.ts';
import type { ExtractedField } from '#shared/ai/documents/findFields.ts';
import { maskPersonalData } from '#shared/ai/documents/personalData.ts';
import type { ModelField } from '#shared/ai/documents/verifyModelFields.ts';
import { cellAddress } from '#shared/underwriting/statements/grid.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import type { ReportProgress } from '../../../workbench/worker/workerProtocol.ts';
import { cellOfPlace } from './gridTexts.ts';
import { readContent } from './readContent.ts';

interface FileToRead {
  readonly name: string;
  readonly file: Blob;
}

interface PdfToRead {
  readonly name: string;
  readonly texts: readonly PdfText[];
}

interface Extraction {
  readonly kind: DocumentKind | null;
  readonly today: string;
  /** What a language model read. */
  readonly found?: readonly ModelField[];
}

const MOST_SHOWN = 4000;
const LONGEST_LINE = 2000;

/** Cells of a workbook are placed like text; a value's place is its cell. */
const withCell = (field: ExtractedField): ExtractedField =>
  field.box === null || field.cell !== null
    ? field
    : { ...field, cell: cellAddress(...cellOfPlace(field.box)) };

/** What the worker does. It keeps the file's text, so that another kind only extracts again. */
export function createDocumentReader() {
  let content: DocumentContent = { name: '', texts: [], grids: null };
  return {
    read: async ({ name, file }: FileToRead, report: ReportProgress): Promise<null> => {
      content = await readContent(
        { name, bytes: new Uint8Array(await file.arrayBuffer()) },
        report,
      );
      return null;
    },
    readPdf: ({ name, texts }: PdfToRead): null => {
      content = { name, texts, grids: null };
      return null;
    },
    extract: ({ kind, today, found = [] }: Extraction): DocumentReading => {
      const reading = extractDocument(content, {
        today: new Date(today),
        found,
        ...(kind !== null && { kind }),
      });
      return content.grids === null
        ? reading
        : { ...reading, fields: reading.fields.map(withCell) };
    },
    /** What a model may see: the lines with personal data masked. */
    lines: (_: null): readonly string[] =>
      arrangeLines(content.texts).map(({ text }) => maskPersonalData(text.slice(0, LONGEST_LINE))),
    source: (_: null): readonly PdfText[] =>
      content.texts
        .slice(0, MOST_SHOWN)
        .map((one) => ({ ...one, text: maskPersonalData(one.text) })),
  };
}

export type DocumentReaderCalls = ReturnType<typeof createDocumentReader>;
