import { computeCrc32 } from '../_shared/documents/write-zip.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import type { ArchivedDocument } from './parts.ts';

const TIMEOUT_MS = 60_000;

export interface Content {
  readonly pieces: readonly Uint8Array[];
  readonly crc: number;
  /** True if the content is identical to the checked version. */
  readonly isAsChecked: boolean;
}

/** Streams the content of a document; null if it can't be read. */
export async function fetchArchiveDocument(
  filed: ArchivedDocument,
  env: FunctionEnv,
): Promise<Content | null> {
  const key = env.SUPABASE_SECRET_KEY;
  try {
    const response = await (env.fetch ?? fetch)(
      `${env.SUPABASE_URL}/storage/v1/object/authenticated/room-files/${filed.path}`,
      {
        headers: { apikey: key, Authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return null;
    }
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let crc = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      crc = computeCrc32(value, crc);
      pieces.push(new Uint8Array(value));
    }
    const digest = await crypto.subtle.digest('SHA-256', await new Blob(pieces).arrayBuffer());
    const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
    return { pieces, crc, isAsChecked: sha256.join('') === filed.sha256 };
  } catch {
    return null;
  }
}
