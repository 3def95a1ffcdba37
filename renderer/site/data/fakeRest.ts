import { vi } from 'vitest';

type Fetch = typeof globalThis.fetch;

/** A test's response to one call: path below the REST URL, query, and body. */
export type FakeRestHandler = (
  path: string,
  query: URLSearchParams,
  init: RequestInit | undefined,
) => Response | Promise<Response>;

export const jsonResponse = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status });

const config = { supabaseUrl: 'https://project.example', publishableKey: 'sb_publishable_x' };

/** Fakes the backend for page tests; remove with `vi.unstubAllGlobals()`. */
export function fakeRest(handleRequest: FakeRestHandler) {
  const fetch = vi.fn<Fetch>(async (input, init) => {
    const address = String(input);
    if (address.endsWith('/_local/config.json')) return jsonResponse(config);
    const url = new URL(address);
    return handleRequest(url.pathname.replace('/rest/v1/', ''), url.searchParams, init);
  });
  vi.stubGlobal('fetch', fetch);
  const calls = () => fetch.mock.calls.filter(([input]) => String(input).includes('/rest/v1/'));
  return { calls };
}
