import { readCardSheet } from '#shared/imports/cardSheet.ts';
import { isVcard } from '#shared/imports/vcard.ts';
import { readCsv } from '#shared/sheet/readCsv.ts';
import { SHEET_LIMITS, type Sheet } from '#shared/sheet/sheet.ts';
import { SheetError } from '#shared/sheet/sheetError.ts';
import { readXlsx } from './readXlsx.ts';

export interface ReadOptions {
  /** Sheet index, from 0. */
  readonly index: number;
  /** True if a vCard file is read too. */
  readonly takesCards?: boolean | undefined;
  readonly onProgress: (share: number) => void;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** Marker inside the container of a password-protected workbook. */
const ENCRYPTED = 'EncryptedPackage';
const KNOWN_OTHERS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x25, 0x50, 0x44, 0x46],
  [0x1f, 0x8b],
];

const hasSignature = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** The first characters of a text file. */
function firstText(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 1_000));
}

/** Reads a workbook or text file by its content, regardless of its name; throws with the reason otherwise. */
export async function readSheet(
  file: Blob,
  { index, takesCards, onProgress }: ReadOptions,
): Promise<Sheet> {
  if (file.size > SHEET_LIMITS.bytes) throw new SheetError('tooLarge');
  if (file.size === 0) throw new SheetError('empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (hasSignature(bytes, ZIP)) return readXlsx(bytes, index, onProgress);
  if (hasSignature(bytes, OLE)) {
    const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
    throw new SheetError(text.includes(ENCRYPTED) ? 'locked' : 'oldExcel');
  }
  if (KNOWN_OTHERS.some((mark) => hasSignature(bytes, mark))) throw new SheetError('notASheet');
  if (isVcard(firstText(bytes))) {
    if (takesCards !== true) throw new SheetError('vcard');
    return readCardSheet(bytes, onProgress);
  }
  return readCsv(bytes, onProgress);
}
