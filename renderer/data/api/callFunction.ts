import type { DataClient } from './dataClient.ts';

/**
 * Calls an edge function. supabase-js returns an error response unread; this reads its body so that the code of `{
 * error, code }` becomes the error's code.
 */
export async function callFunction(client: DataClient, name: string, body: object) {
  const { data, error } = await client.functions.invoke(name, { body: { ...body } });
  if (!(error?.context instanceof Response)) return { data, error };
  const { status } = error.context;
  return { data: null, error: { code: await codeOf(error.context) }, status };
}

/** Returns the code of an error response body. */
export async function codeOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json();
    const code = (body as { readonly code?: unknown } | null)?.code;
    return typeof code === 'string' ? code : undefined;
  } catch {
    // A gateway returned its own page; the status is sufficient.
    return undefined;
  }
}
