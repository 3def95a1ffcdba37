import type { DataClient } from './dataClient.ts';

/**
 * Calls an edge function. supabase-js hands a refusal over as an unread answer; here its body is
 * read, so that the code of `{ error, code }` becomes the code of the error.
 */
export async function callFunction(client: DataClient, name: string, body: object) {
  const { data, error } = await client.functions.invoke(name, { body: { ...body } });
  if (!(error?.context instanceof Response)) return { data, error };
  const { status } = error.context;
  return { data: null, error: { code: await codeOf(error.context) }, status };
}

/** The code of a refusal's body. */
export async function codeOf(answer: Response): Promise<string | undefined> {
  try {
    const body: unknown = await answer.json();
    const code = (body as { readonly code?: unknown } | null)?.code;
    return typeof code === 'string' ? code : undefined;
  } catch {
    // A gateway in between answers with a page of its own; the status says enough.
    return undefined;
  }
}
