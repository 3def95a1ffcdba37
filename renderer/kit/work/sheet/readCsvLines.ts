import { streamCsvRows } from 'hucre/csv';
import { decodeText } from './decodeText.ts';

/** The lines of a public extract, which may have more of them than a sheet that people work with. */
export async function readCsvLines(file: Blob): Promise<readonly (readonly unknown[])[]> {
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  return [...streamCsvRows(text, { delimiter: ',' })];
}
