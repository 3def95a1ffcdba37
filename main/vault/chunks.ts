/** Windows allows 2,560 bytes per credential; this leaves room for its overhead. */
export const CHUNK_BYTES = 2400;

const bytesOf = (codePoint: number): number => {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
};

/** Splits a text into pieces of at most `limit` UTF-8 bytes, never inside a character. */
export function splitIntoChunks(text: string, limit = CHUNK_BYTES): string[] {
  const chunks: string[] = [];
  let start = 0;
  let size = 0;
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at) ?? 0;
    const bytes = bytesOf(codePoint);
    if (size + bytes > limit) {
      chunks.push(text.slice(start, at));
      start = at;
      size = 0;
    }
    size += bytes;
    at += codePoint > 0xffff ? 2 : 1;
  }
  chunks.push(text.slice(start));
  return chunks;
}
