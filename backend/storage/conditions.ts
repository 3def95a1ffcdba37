/** Cache validators of one version of a file. */
export interface Validators {
  etag: string;
  /** Missing where times must stay hidden. */
  lastModified?: Date | undefined;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

function isNotModifiedSince(header: string, { lastModified }: Validators): boolean {
  const since = new Date(header);
  if (lastModified === undefined || Number.isNaN(since.getTime())) return false;
  return seconds(lastModified) <= seconds(since);
}

const bare = (etag: string): string => etag.trim().replace(/^W\//, '');

/** True if the client's copy is current, so a 304 is enough. */
export function isFresh(headers: Headers, validators: Validators): boolean {
  const etags = headers.get('if-none-match');
  if (etags !== null) {
    return etags.split(',').some((etag) => etag.trim() === '*' || bare(etag) === validators.etag);
  }
  const since = headers.get('if-modified-since');
  return since !== null && isNotModifiedSince(since, validators);
}

export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Returns the requested byte range. `undefined` means the whole file: no range, several ranges, or a range of an
 * outdated version. `'unsatisfiable'` is outside the file.
 */
export function parseRange(
  headers: Headers,
  size: number,
  validators: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const condition = headers.get('if-range');
  if (condition !== null && !isSameState(condition, validators)) return undefined;
  if (first === '') {
    if (Number(last) === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

function isSameState(condition: string, { etag, lastModified }: Validators): boolean {
  if (condition.startsWith('"')) return condition === etag;
  const date = new Date(condition);
  if (lastModified === undefined || Number.isNaN(date.getTime())) return false;
  return seconds(date) === seconds(lastModified);
}
