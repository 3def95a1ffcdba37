const MAX_BYTES = 64 * 1024 * 1024;
const MAX_MS = 10_000;

/**
 * Reads away the rest of a refused upload. Most clients listen only once everything is sent, and
 * would see a broken connection instead of the reason. Says whether that was all of it.
 */
export async function drain({ body, headers }: Request): Promise<boolean> {
  if (!body || body.locked) return true;
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) return false;
  const end = performance.now() + MAX_MS;
  let size = 0;
  try {
    for await (const chunk of body.values({ preventCancel: true })) {
      size += chunk.byteLength;
      if (size > MAX_BYTES || performance.now() > end) return false;
    }
    return true;
  } catch {
    return false;
  }
}
