import { expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { jsonRequest, readPdf, TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const id = (n: number) => `3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a0${n}`;

const listing = (n: number, changes: object = {}) => ({
  id: id(n),
  property_name: `House ${n}`,
  location: 'Madison, WI',
  property_type: 'assisted-living',
  status: 'active',
  care_level: null,
  license_type: null,
  price: 9_000_000 + n,
  total_beds: 60,
  licensed_beds: 60,
  total_units: 50,
  square_footage: null,
  year_built: 1998,
  occupancy_rate: 88.5,
  cap_rate: null,
  avg_monthly_rate: null,
  ...changes,
});

const allowed = () => new Response(null, { status: 204 });

function world(seen: readonly object[], byLink: object | null = null, checkLimit = allowed) {
  const requests: [string, string | undefined][] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      requests.push([pathname, new Headers(init?.headers).get('authorization') ?? undefined]);
      if (pathname.endsWith('check_comparison_export_limit')) return checkLimit();
      return Response.json(pathname.endsWith('get_unlisted_listing') ? byLink : seen);
    },
  };
  const post = (body: unknown, authorization = 'Bearer token-of-a-member') =>
    handle(jsonRequest(body, authorization), env);
  return { asked: requests, post };
}

it('returns a PDF of what the reader can see, requested as that reader, in screen order', async () => {
  const long = 'The Juniper House of Upper Laramie and Its Gardens';
  const { asked, post } = world(
    [listing(2, { property_name: long }), listing(1, { total_beds: 90 })],
    listing(3, { property_name: 'By Link Alone' }),
  );
  const pdfText = await readPdf(await post({ ids: [id(1), id(2), id(3), id(4)] }));
  expect(pdfText).toContain('House 1');
  expect(pdfText).toMatch(/Juniper.*House of.*Gardens/);
  expect(pdfText).toContain('By Link Alone');
  expect(pdfText).toContain('$100,000 (lowest)');
  expect(pdfText).toContain('not an offer');
  expect(new Set(asked.map(([, key]) => key))).toEqual(new Set(['Bearer token-of-a-member']));
});

it('contains only differing rows if requested', async () => {
  const { post } = world([listing(1), listing(2)]);
  const pdfText = await readPdf(await post({ ids: [id(1), id(2)], differences: true }));
  expect(pdfText).toContain('Asking price');
  expect(pdfText).not.toContain('Occupancy');
});

it("rejects signed-out users, invalid id lists and listings the reader can't open", async () => {
  const { post } = world([]);
  expect((await post({ ids: [id(1)] }, '')).status).toBe(401);
  for (const ids of [undefined, [], ['x'], [`${id(1)})&select=*`], Array(7).fill(id(1))]) {
    expect((await post({ ids })).status).toBe(400);
  }
  expect((await post({ ids: [id(1)] })).status).toBe(404);
});

it.each([
  [401, { status: 401, code: '42501' }],
  [403, { status: 403, code: '42501' }],
  [400, { status: 429, code: 'HXMRT' }],
])(
  'draws nothing if the database rejects the request with %i',
  async (status, { status: expectedStatus, code }) => {
    const { asked, post } = world([listing(1)], null, () => Response.json({ code }, { status }));
    const response = await post({ ids: [id(1)] });
    expect([response.status, (await response.json()).code]).toEqual([expectedStatus, code]);
    expect(asked.map(([path]) => path)).toEqual(['/rest/v1/rpc/check_comparison_export_limit']);
  },
);
