import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Returns the length and SHA-256 of a file, or of a part of it: from `start`, before `end`. */
export async function hashFile(
  path: string,
  { start = 0, end = Number.POSITIVE_INFINITY } = {},
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, {
    start,
    end: end - 1,
  }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
