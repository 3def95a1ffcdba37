export { isReadingError } from './statementReader.ts';

/** Loads pdf.js only when a PDF is opened. */
export const loadPdfReader = () => import('./openPdf.ts');
