import type { DocumentProcessor } from './document-processor.ts';
import { readDocument } from './read-document.ts';
import { watermarkDocument } from './watermark.ts';

/** Runs inside the function itself; a hosted project limits its time and memory. */
export const inProcessDocuments: DocumentProcessor = {
  read: readDocument,
  mark: watermarkDocument,
};
