import { extractText, getDocumentProxy } from 'unpdf';
import type { ReadPaper } from './papers.ts';
import { textOfZip } from './zip.ts';

const LONGEST = 2_000_000;

/** What stands in a document, as far as it can be read without recognising letters in pictures. */
export async function readPaper(bytes: Uint8Array, type: string): Promise<ReadPaper> {
  if (type === 'application/pdf') {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const { totalPages, text } = await extractText(document, { mergePages: true });
    return { pages: totalPages, text: text.slice(0, LONGEST) };
  }
  const pages = type.startsWith('image/') ? 1 : null;
  if (type.includes('openxmlformats')) return { pages, text: await textOfZip(bytes, LONGEST) };
  if (type.startsWith('text/')) {
    return { pages, text: new TextDecoder().decode(bytes.subarray(0, LONGEST)) };
  }
  // Older Office files keep words as bytes or as pairs of them: what can be found that way is.
  const plain = new TextDecoder('latin1').decode(bytes.subarray(0, LONGEST));
  return { pages, text: type.startsWith('image/') ? '' : plain.replaceAll('\0', '') };
}
