import { describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const IDS = {
  listing_id: '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01',
  model_id: '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a02',
};
const FILE_HEADERS = { etag: '"1"', 'last-modified': 'Tue, 01 Dec 2026 10:00:00 GMT' };

interface World {
  readonly isOpen?: unknown;
  readonly status?: number;
  readonly file?: Response;
}

function world({ isOpen = true, status = 200, file }: World = {}) {
  const calls: (readonly [path: string, authorization: string | null])[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      calls.push([pathname, new Headers(init?.headers).get('authorization')]);
      if (pathname.startsWith('/rest/')) return Response.json(isOpen, { status });
      return file ?? new Response('glTF', { headers: FILE_HEADERS });
    },
  };
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    handle(
      new Request('http://backend.example/functions/v1/tour-model', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
      env,
    );
  return { calls, post };
}

describe('a 3D model of a tour', () => {
  it('is sent without the headers of its file', async () => {
    const response = await world().post(IDS);
    expect(await response.text()).toBe('glTF');
    expect([...response.headers.keys()].toSorted()).toEqual([
      'cache-control',
      'content-type',
      'x-content-type-options',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is requested with the rights of the caller, or of a visitor', async () => {
    const { calls, post } = world({ isOpen: false });
    await post(IDS, { authorization: 'Bearer token' });
    await post(IDS);
    expect(calls).toEqual([
      ['/rest/v1/rpc/can_open_tour_model', 'Bearer token'],
      ['/rest/v1/rpc/can_open_tour_model', 'Bearer sb_publishable_test'],
    ]);
  });

  it.each([
    ['a closed tour', { isOpen: false }],
    ['an unexpected answer', { isOpen: 'true' }],
    ['an expired token', { status: 401 }],
    ['a missing file', { file: new Response('', { status: 404 }) }],
  ])('treats %s like a missing model', async (_what, said) => {
    const response = await world(said).post(IDS);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: '3D model not found.' },
    ]);
  });

  it.each([
    ['no IDs', {}],
    ['a path', { ...IDS, model_id: `../${IDS.model_id}` }],
    ['capital letters', { ...IDS, model_id: IDS.model_id.toUpperCase() }],
    ['a list', [IDS]],
  ])('makes no request for %s', async (_what, body) => {
    const { calls, post } = world();
    expect((await post(body)).status).toBe(400);
    expect(calls).toEqual([]);
  });

  it('reports a busy database or storage as temporary', async () => {
    expect((await world({ status: 503 }).post(IDS)).status).toBe(502);
    const file = new Response('', { status: 503 });
    expect((await world({ file }).post(IDS)).status).toBe(502);
  });
});
