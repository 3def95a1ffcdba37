interface ResponseLike {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  clone(): { json(): Promise<unknown> };
}

/** Available in every runtime that uses this; this folder's TypeScript lib includes no platform types. */
declare const Response: new (
  text: string,
  init: Pick<ResponseLike, 'status' | 'headers'>,
) => unknown;

/**
 * Rewrites auth server responses that give a token's lifetime but no expiry, so supabase-js doesn't derive the expiry
 * from a wrong device clock. Otherwise a clock one day ahead would renew the token on every call, and a slow one
 * would never renew it.
 */
export function withLocalTokenExpiry<Given extends unknown[], Told extends ResponseLike>(
  fetch: (...given: Given) => Promise<Told>,
): (...given: Given) => Promise<Told> {
  return async (...args) => {
    const response = await fetch(...args);
    if (!response.ok || response.headers.get('content-type')?.includes('json') !== true)
      return response;
    const { expires_at: until, ...rest } = (await response.clone().json()) as Record<
      string,
      unknown
    >;
    if (typeof until !== 'number' || typeof rest.expires_in !== 'number') return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(rest), { status, headers }) as Told;
  };
}
