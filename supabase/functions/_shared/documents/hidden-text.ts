import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** Maximum number of characters scanned. */
const LONGEST = 2_000_000;
/** Maximum length of pieces that count as drawn character by character. */
const SHORT = 2;

interface Attached {
  readonly filename?: string;
}

/** What pdf.js returns in addition to its types. */
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

/** Text of a document outside its pages. */
export interface HiddenText {
  /** Form field values, annotations, properties and attachment names. */
  readonly texts: readonly string[];
  /** Text drawn character by character, joined in drawing order and in reading order. */
  readonly drawn: readonly [string, string];
  readonly attached: readonly Uint8Array[];
}

/** Reads form fields, annotations, properties, attachments and text drawn character by character. */
export async function readHiddenText(document: PDFDocumentProxy): Promise<HiddenText> {
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
    if (content === null) throw new Error('An attachment could not be read.');
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
  const drawnTexts: [string, string] = ['', ''];
  for (let number = 1; number <= document.numPages && drawnTexts[0].length < LONGEST; number += 1) {
    const page = await document.getPage(number);
    for (const note of (await page.getAnnotations()) as Note[]) {
      take([note.fieldValue, note.alternativeText, note.contentsObj?.str, note.titleObj?.str]);
      take(note.richText?.str);
      if (note.file && note.fileId) await takeFile(note.fileId, note.file);
    }
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [item as Piece] : []));
    const solid = pieces.filter(({ str }) => str.trim() !== '');
    drawnTexts[0] += `${joinRuns(solid)}\n`;
    drawnTexts[1] += `${joinRuns(inReadingOrder(solid))}\n`;
    page.cleanup();
  }
  return { texts, drawn: drawnTexts, attached };
}

interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
}

/** Top to bottom, left to right. */
const inReadingOrder = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.toSorted((a, b) => {
    const down = Math.round(b.transform[5] ?? 0) - Math.round(a.transform[5] ?? 0);
    return down === 0 ? (a.transform[4] ?? 0) - (b.transform[4] ?? 0) : down;
  });

/** Joins runs of short pieces into words. */
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
