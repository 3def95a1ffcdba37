import { extractText, getDocumentProxy } from 'unpdf';
import type { DocumentText } from './document-processor.ts';
import { readHiddenText } from './hidden-text.ts';
import { readOfficePassages, readPdfPassages, readTextPassages } from './passages.ts';
import { extractZipText } from './zip-text.ts';

const LONGEST = 2_000_000;
const MOST_ATTACHED = 20;
/** Maximum depth of nested attachments; deeper ones make the document unreadable. */
const DEEPEST = 2;

/** Extracts the content of a document, without OCR. */
export async function readDocument(
  bytes: Uint8Array,
  type: string,
  depth = 0,
): Promise<DocumentText> {
  if (type === 'application/pdf') {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const { totalPages, text } = await extractText(document, { mergePages: true });
    const { texts, drawn, attached } = await readHiddenText(document);
    const unseen = [...texts];
    for (const file of attached.slice(0, MOST_ATTACHED)) unseen.push(await textOf(file, depth));
    return {
      pages: totalPages,
      text: text.slice(0, LONGEST),
      ...(depth === 0 ? { passages: await readPdfPassages(document) } : {}),
      unseen: unseen.join('\n').slice(0, LONGEST),
      drawn,
    };
  }
  const pages = type.startsWith('image/') ? 1 : null;
  if (type.includes('openxmlformats')) {
    const text = await extractZipText(bytes, LONGEST);
    return { pages, text, passages: await readOfficePassages(bytes) };
  }
  if (type.startsWith('text/')) {
    const text = new TextDecoder().decode(bytes.subarray(0, LONGEST));
    return { pages, text, passages: readTextPassages(text) };
  }
  // Older Office files store text as single or double bytes; this finds only text stored that way.
  const plain = new TextDecoder('latin1').decode(bytes.subarray(0, LONGEST));
  return { pages, text: type.startsWith('image/') ? '' : plain.replaceAll('\0', '') };
}

/** Returns all text of an attachment; the type is detected from its first bytes. */
async function textOf(bytes: Uint8Array, depth: number): Promise<string> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (depth >= DEEPEST) throw new Error('Attachments are nested too deeply.');
  if (head.includes('%PDF-')) {
    const { text, unseen, drawn } = await readDocument(bytes, 'application/pdf', depth + 1);
    return [text, unseen, ...(drawn ?? [])].join('\n');
  }
  if (head.startsWith('PK')) return await extractZipText(bytes, LONGEST);
  return new TextDecoder('latin1').decode(bytes.subarray(0, LONGEST)).replaceAll('\0', '');
}
