export const wordsOf = (text: string): string[] =>
  text
    .replace(/\]\([^()]*\)/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}’]+/gu) ?? [];

/** Keys that hold display settings rather than readable text. */
const NOT_READ = new Set(['kind', 'tone', 'to', 'id', 'isNumber']);

function readableIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    NOT_READ.has(key) ? [] : readableIn(part),
  );
}

export const wordsOfBlocks = (blocks: readonly object[]): string[] =>
  readableIn(blocks).flatMap(wordsOf);
