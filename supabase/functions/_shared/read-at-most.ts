/**
 * Reads a body up to this many bytes, or returns null. Reads no more of a longer body than needed to detect its
 * length.
 */
export async function readAtMost(
  { headers, body }: Pick<Response, 'headers' | 'body'>,
  most: number,
): Promise<Uint8Array | null> {
  if (Number(headers.get('content-length') ?? 0) > most) {
    await body?.cancel();
    return null;
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > most) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
