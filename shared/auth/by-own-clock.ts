/**
 * Answers of the auth server that say for how long a token is good, and not until when: by the clock of this device, however
 * wrong it is, the library works that out itself. A clock that is a day ahead would else renew every token at every call,
 * and one behind would never renew any.
 */
export function byOwnClock(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.ok || answer.headers.get('content-type')?.includes('json') !== true) return answer;
    const { expires_at: until, ...rest } = (await answer.clone().json()) as Record<string, unknown>;
    if (typeof until !== 'number' || typeof rest.expires_in !== 'number') return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify(rest), { status, headers });
  };
}
