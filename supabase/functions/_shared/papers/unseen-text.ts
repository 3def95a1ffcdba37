import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** As many letters as are looked through. */
const LONGEST = 2_000_000;
/** Pieces of a text that are drawn one by one are this short. */
const SHORT = 2;

interface Attached {
  readonly filename?: string;
}

/** What pdf.js answers besides what its types say. */
interface WithAttachments {
  getAttachments(): Promise<ReadonlyMap<string, Attached> | null>;
  getAttachmentContent(id: string): Promise<Uint8Array | null>;
}

interface Note {
  readonly fieldValue?: unknown;
  readonly alternativeText?: string;
  readonly contentsObj?: { readonly str?: string };
  readonly titleObj?: { readonly str?: string };
  readonly richText?: { readonly str?: string };
  readonly file?: Attached;
  readonly fileId?: string;
}

/** What a document says besides the text of its pages. */
export interface UnseenText {
  /** Values of form fields, notes, properties and names of attachments. */
  readonly texts: readonly string[];
  /** Text whose letters are drawn one by one, put together: as it is drawn, and as it is read. */
  readonly drawn: readonly [string, string];
  readonly attached: readonly Uint8Array[];
}

/** Reads form fields, notes, properties and attachments of a document, and letters that were drawn one by one. */
export async function readUnseen(document: PDFDocumentProxy): Promise<UnseenText> {
  const texts: string[] = [];
  const attached: Uint8Array[] = [];
  const take = (value: unknown) => {
    if (typeof value === 'string' && value !== '') texts.push(value);
    if (Array.isArray(value)) for (const one of value) take(one);
  };
  const files = document as unknown as WithAttachments;
  const takeFile = async (id: string, { filename }: Attached) => {
    take(filename);
    const content = await files.getAttachmentContent(id);
    if (content === null) throw new Error('An attachment cannot be read.');
    attached.push(content);
  };
  const { info, metadata } = await document.getMetadata();
  for (const value of Object.values(info as Record<string, unknown>)) {
    if (value !== null && typeof value === 'object') take(Object.values(value));
    else take(value);
  }
  take((metadata as { getRaw?: () => string } | null)?.getRaw?.());
  for (const [id, file] of (await files.getAttachments()) ?? []) await takeFile(id, file);
  const fields = (await document.getFieldObjects()) as Record<string, { value?: unknown }[]> | null;
  for (const field of Object.values(fields ?? {}).flat()) take(field.value);
  const drawn: [string, string] = ['', ''];
  for (let number = 1; number <= document.numPages && drawn[0].length < LONGEST; number += 1) {
    const page = await document.getPage(number);
    for (const note of (await page.getAnnotations()) as Note[]) {
      take([note.fieldValue, note.alternativeText, note.contentsObj?.str, note.titleObj?.str]);
      take(note.richText?.str);
      if (note.file && note.fileId) await takeFile(note.fileId, note.file);
    }
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item as Piece] : []));
    const solid = pieces.filter(({ str }) => str.trim() !== '');
    drawn[0] += `${joinRuns(solid)}\n`;
    drawn[1] += `${joinRuns(inReadingOrder(solid))}\n`;
    page.cleanup();
  }
  return { texts, drawn, attached };
}

interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
}

/** From top to bottom and from left to right. */
const inReadingOrder = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.toSorted((a, b) => {
    const down = Math.round(b.transform[5] ?? 0) - Math.round(a.transform[5] ?? 0);
    return down === 0 ? (a.transform[4] ?? 0) - (b.transform[4] ?? 0) : down;
  });

/** Runs of short pieces become one word. */
function joinRuns(pieces: readonly Piece[]): string {
  let text = '';
  let wasShort = false;
  for (const { str } of pieces) {
    const isShort = str.trim().length <= SHORT;
    text += isShort && wasShort ? str.trim() : ` ${str.trim()}`;
    wasShort = isShort;
  }
  return text;
}
