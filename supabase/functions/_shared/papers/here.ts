import { watermarkDocument } from './mark.ts';
import type { DocumentProcessor } from './papers.ts';
import { readDocument } from './read.ts';

/** Runs inside the function itself; a hosted project limits its time and memory. */
export const inProcessDocuments: DocumentProcessor = {
  read: readDocument,
  mark: watermarkDocument,
};
