const END = 0x06054b50;
const ENTRY = 0x02014b50;
const TEXTS = /^(?:word|xl|ppt)\/.*\.xml$/;

/** An Office file may unpack to this many times its maximum text length, because most of it is markup. */
const MARKUP_FACTOR = 16;

/**
 * Returns the text of an Office file without its markup, at most `longest` characters. Stops after unpacking a fixed
 * number of bytes in all parts together.
 */
export async function extractZipText(bytes: Uint8Array, longest: number): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  let left = longest * MARKUP_FACTOR;
  for (const part of partsOf(view)) {
    if (text.length >= longest || left <= 0) break;
    if (!TEXTS.test(part.name)) continue;
    const content = bytes.subarray(part.start, part.start + part.size);
    const most = Math.min(left, longest);
    const xml = part.isDeflated ? await inflate(content, most) : content.subarray(0, most);
    left -= xml.length;
    text += ` ${withoutMarks(new TextDecoder().decode(xml))}`;
  }
  return text.slice(0, longest);
}

/** Unpacks the parts of a ZIP file whose name matches, at most this many bytes together. */
export async function readZipParts(
  bytes: Uint8Array,
  names: RegExp,
  longest: number,
): Promise<ReadonlyMap<string, string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, string>();
  let left = longest;
  for (const part of partsOf(view)) {
    if (left <= 0) break;
    if (!names.test(part.name)) continue;
    const content = bytes.subarray(part.start, part.start + part.size);
    const xml = part.isDeflated ? await inflate(content, left) : content.subarray(0, left);
    left -= xml.length;
    parts.set(part.name, new TextDecoder().decode(xml));
  }
  return parts;
}

interface Part {
  readonly name: string;
  readonly start: number;
  readonly size: number;
  readonly isDeflated: boolean;
}

function* partsOf(view: DataView): Generator<Part> {
  let end = view.byteLength - 22;
  const lowest = Math.max(0, end - 65_535);
  while (end >= lowest && view.getUint32(end, true) !== END) end -= 1;
  if (end < lowest) return;
  const count = Math.min(view.getUint16(end + 10, true), 5000);
  let place = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== ENTRY) return;
    const long = view.getUint16(place + 28, true);
    const local = view.getUint32(place + 42, true);
    const name = new TextDecoder().decode(
      new Uint8Array(view.buffer, view.byteOffset + place + 46, long),
    );
    if (local + 30 <= view.byteLength) {
      const before = view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      yield {
        name,
        start: local + 30 + before,
        size: view.getUint32(place + 20, true),
        isDeflated: view.getUint16(place + 10, true) === 8,
      };
    }
    place += 46 + long + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
}

/** Inflates at most this many bytes, however many are packed. */
async function inflate(packed: Uint8Array, longest: number): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (size < longest) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    size += value.length;
  }
  await reader.cancel();
  const all = new Uint8Array(size);
  let place = 0;
  for (const piece of pieces) {
    all.set(piece, place);
    place += piece.length;
  }
  return all;
}

/** Paragraphs, cells and tabs separate words; other tags occur within them. */
const withoutMarks = (xml: string): string =>
  xml.replace(/<\/(?:w:p|a:p|si|row|c)>|<w:tab\/>/g, ' ').replace(/<[^<>]*>/g, '');
