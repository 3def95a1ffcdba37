import { vi } from 'vitest';

/** For tests: `answer` is what `/rest/v1` says to a path and a body, wherever that is. */
export function fakeRest(answer: (path: string, body: unknown) => unknown): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const [, path] = `${input}`.split('/rest/v1/');
    if (path === undefined) {
      return Response.json({ supabaseUrl: 'https://here.example', publishableKey: 'sb_public' });
    }
    return Response.json(answer(path, JSON.parse(`${init?.body ?? 'null'}`)));
  });
}
