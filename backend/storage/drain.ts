import type { Readable } from 'node:stream';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 10_000;
/** A sender idle for this long gets the error right away. */
const IDLE_MS = 1_000;

/**
 * Drains the rest of a rejected upload. Most clients read the response only after sending everything and would
 * otherwise see a broken connection instead of the reason. Returns true if the body was read to its end.
 */
export async function drain({ body, headers }: Request): Promise<boolean> {
  if (!body || body.locked) return true;
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) return false;
  const reader = body.getReader();
  try {
    return await readAway(() => reader.read());
  } finally {
    reader.releaseLock();
  }
}

/** Drains a stream whose reader stopped without destroying it. */
export const drainStream = (stream: Readable): Promise<boolean> => {
  const pieces = stream.iterator({ destroyOnReturn: false });
  return readAway(() => pieces.next());
};

type Piece = { readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined };

async function readAway(next: () => Promise<Piece>): Promise<boolean> {
  const end = performance.now() + MAX_MS;
  let timer: NodeJS.Timeout | undefined;
  const silence = () =>
    new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, IDLE_MS, undefined).unref();
    });
  let size = 0;
  try {
    while (size <= MAX_BYTES && performance.now() < end) {
      const piece = await Promise.race([next(), silence()]);
      clearTimeout(timer);
      if (piece === undefined) return false;
      if (piece.done) return true;
      size += piece.value?.byteLength ?? 0;
    }
    return false;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
