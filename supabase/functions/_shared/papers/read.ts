import { extractText, getDocumentProxy } from 'unpdf';
import type { ReadPaper } from './papers.ts';
import { readUnseen } from './unseen-text.ts';
import { textOfZip } from './zip.ts';

const LONGEST = 2_000_000;
const MOST_ATTACHED = 20;
/** Attachments of attachments are read so deep; what lies deeper makes the document unreadable. */
const DEEPEST = 2;

/** What stands in a document, as far as it can be read without recognising letters in pictures. */
export async function readPaper(bytes: Uint8Array, type: string, depth = 0): Promise<ReadPaper> {
  if (type === 'application/pdf') {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const { totalPages, text } = await extractText(document, { mergePages: true });
    const { texts, drawn, attached } = await readUnseen(document);
    const unseen = [...texts];
    for (const file of attached.slice(0, MOST_ATTACHED)) unseen.push(await textOf(file, depth));
    return {
      pages: totalPages,
      text: text.slice(0, LONGEST),
      unseen: unseen.join('\n').slice(0, LONGEST),
      drawn,
    };
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

/** All text of an attachment, by what its content begins with. */
async function textOf(bytes: Uint8Array, depth: number): Promise<string> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (depth >= DEEPEST) throw new Error('Attachments lie too deep.');
  if (head.includes('%PDF-')) {
    const { text, unseen, drawn } = await readPaper(bytes, 'application/pdf', depth + 1);
    return [text, unseen, ...(drawn ?? [])].join('\n');
  }
  if (head.startsWith('PK')) return await textOfZip(bytes, LONGEST);
  return new TextDecoder('latin1').decode(bytes.subarray(0, LONGEST)).replaceAll('\0', '');
}
