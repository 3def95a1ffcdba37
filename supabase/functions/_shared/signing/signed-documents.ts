import type { FunctionEnv } from '../function-env.ts';
import { readAtMost } from '../read-at-most.ts';
import { sha256Of } from '../sha256.ts';

const TIMEOUT_MS = 20_000;
const BUCKET = 'signed-papers';

const headersOf = (env: FunctionEnv) => ({
  apikey: env.SUPABASE_SECRET_KEY,
  Authorization: `Bearer ${env.SUPABASE_SECRET_KEY}`,
});

/** Stores a signed document under its signing's id. Idempotent. */
export async function storeSignedDocument(
  env: FunctionEnv,
  id: string,
  content: Uint8Array,
): Promise<void> {
  const response = await (env.fetch ?? fetch)(
    `${env.SUPABASE_URL}/storage/v1/object/${BUCKET}/${id}`,
    {
      method: 'POST',
      headers: { ...headersOf(env), 'Content-Type': 'application/pdf', 'x-upsert': 'true' },
      body: new Uint8Array(content),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Storing a signed document returned status ${response.status}`);
}

/** Returns a signed document as received; null if the stored file differs. */
export async function loadSignedDocument(
  env: FunctionEnv,
  id: string,
  sha256: string,
  most: number,
): Promise<Uint8Array | null> {
  const response = await (env.fetch ?? fetch)(
    `${env.SUPABASE_URL}/storage/v1/object/authenticated/${BUCKET}/${id}`,
    { headers: headersOf(env), signal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  const content = await readAtMost(response, most);
  return response.ok && content !== null && (await sha256Of(content)) === sha256 ? content : null;
}
