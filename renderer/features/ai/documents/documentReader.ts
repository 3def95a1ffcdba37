import type { DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import {
  type DocumentContent,
  type DocumentReading,
  extractDocument,
} from '#shared/ai/documents/extractDocument.ts';
import { maskPersonalData } from '#shared/ai/documents/personalData.ts';
import type { PdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import type { ReportProgress } from '../../../workbench/worker/workerProtocol.ts';
import { readContent } from './readContent.ts';

interface FileToRead {
  readonly name: string;
  readonly file: Blob;
}

interface PdfToRead {
  readonly name: string;
  readonly texts: readonly PdfText[];
}

const MOST_SHOWN = 4000;

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
    extract: ({
      kind,
      today,
    }: {
      readonly kind: DocumentKind | null;
      readonly today: string;
    }): DocumentReading =>
      extractDocument(content, { today: new Date(today), ...(kind !== null && { kind }) }),
    source: (_: null): readonly PdfText[] =>
      content.texts
        .slice(0, MOST_SHOWN)
        .map((one) => ({ ...one, text: maskPersonalData(one.text) })),
  };
}

export type DocumentReaderCalls = ReturnType<typeof createDocumentReader>;
