interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  clone(): { json(): Promise<unknown> };
}

/** Every place that runs this has it; the library of this folder names no place. */
declare const Response: new (text: string, init: Pick<Answer, 'status' | 'headers'>) => unknown;

/**
 * Answers of the auth server that say for how long a token is good, and not until when: by the clock of this device, however
 * wrong it is, the library works that out itself. A clock that is a day ahead would else renew every token at every call,
 * and one behind would never renew any.
 */
export function byOwnClock<Given extends unknown[], Told extends Answer>(
  fetch: (...given: Given) => Promise<Told>,
): (...given: Given) => Promise<Told> {
  return async (...given) => {
    const answer = await fetch(...given);
    if (!answer.ok || answer.headers.get('content-type')?.includes('json') !== true) return answer;
    const { expires_at: until, ...rest } = (await answer.clone().json()) as Record<string, unknown>;
    if (typeof until !== 'number' || typeof rest.expires_in !== 'number') return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify(rest), { status, headers }) as Told;
  };
}
