import { SheetError } from '#shared/sheet/sheetError.ts';

const MOST_ENTRIES = 2_000;
const MOST_INFLATED = 256 * 1024 * 1024;
/** Limit for parts read as a whole, such as styles. */
const MOST_OF_OTHERS = 32 * 1024 * 1024;
/** 50,000 single-character rows compress 24 times; a zip bomb compresses 1,000 times. */
const MOST_RATIO = 100;
const RATIO_FROM = 1024 * 1024;
/** Parts read row by row or string by string. */
const ROWS_OF_CELLS = /^xl\/(?:worksheets\/|sharedStrings)/;

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const HEAD_BYTES = 46;
const LONGEST_COMMENT = 0xffff;
const ZIP64 = 0xffffffff;

/**
 * Checks the workbook's declared part sizes before unpacking. The reader stops each part at its declared size, so
 * checking declared sizes is sufficient.
 */
export function checkArchive(bytes: Uint8Array): ReadonlySet<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) throw new SheetError('bomb');
  const names = new Set<string>();
  let total = 0;
  for (let entry = 0; entry < count; entry++) {
    if (at + HEAD_BYTES > end || view.getUint32(at, true) !== CENTRAL) {
      throw new SheetError('damaged');
    }
    const flags = view.getUint16(at + 8, true);
    const packed = view.getUint32(at + 20, true);
    const declared = view.getUint32(at + 24, true);
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(
      bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + nameBytes),
    );
    if ((flags & 1) !== 0) throw new SheetError('locked');
    judgeEntry(name, packed, declared, (flags & 8) !== 0);
    // A duplicate part name hides the first part from some readers.
    if (names.has(name)) throw new SheetError('damaged');
    names.add(name);
    total += declared;
    if (total > MOST_INFLATED) throw new SheetError('bomb');
    at += HEAD_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new SheetError('damaged');
}

function judgeEntry(name: string, packed: number, declared: number, sizeFollows: boolean): void {
  // Sizes over 4 GB, or a size of zero for a non-empty part: both leave the reader without a limit.
  if (packed === ZIP64 || declared === ZIP64) throw new SheetError('bomb');
  if (declared === 0 && (packed > 2 || (sizeFollows && packed === 0 && !name.endsWith('/')))) {
    throw new SheetError('damaged');
  }
  const isOther = !ROWS_OF_CELLS.test(name) && /\.(?:xml|rels)$/.test(name);
  if (isOther && declared > MOST_OF_OTHERS) throw new SheetError('bomb');
  if (declared > RATIO_FROM && declared > packed * MOST_RATIO) throw new SheetError('bomb');
}
