import { expect, it } from 'vitest';
import { jsonRequest, readPdf, TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const BROCHURE = {
  company_name: 'Bright Hall Renovation',
  description: 'Occupied-building renovations.',
  category: 'construction',
  states: ['OH', 'IN'],
  specialization_tags: ['Lead-safe certified'],
  years_experience: 14,
  verified: true,
  papers: [{ kind: 'w9', coverage: null, state: null, expires_on: null }],
  reviews: {
    average: 4.5,
    count: 2,
    reviews: [{ signed: 'Selma D.', rating: 5, body: 'On time.', month: '2026-03' }],
  },
  portfolio: [
    {
      title: 'Nine corridors',
      summary: 'Eleven weeks with everybody at home.',
      state: 'OH',
      month: '2026-02',
      client_name: null,
      photos: [{ path: 'a/b' }],
    },
  ],
  calculators: [
    {
      title: 'Corridors',
      measure: 'unit',
      base_cents: 250_000,
      rate_cents: 480_000,
      least_cents: 0,
      usual_quantity: 24,
      note: null,
    },
  ],
};

const post = (
  data: unknown,
  { status = 200, body = { id: ID } as unknown, authorization = 'Bearer token' } = {},
) =>
  handle(jsonRequest(body, authorization), {
    ...TEST_PROJECT,
    fetch: async (input) =>
      String(input).includes('/storage/')
        ? new Response('', { status: 404 })
        : Response.json(data, { status }),
  });

it('prints the profile, even if a photo cannot be read', async () => {
  const text = await readPdf(await post(BROCHURE));
  for (const part of ['Bright Hall Renovation', 'W-9', 'Nine corridors', '4.5 of 5', '117,700']) {
    expect(text).toContain(part);
  }
});

it('rejects signed-out users, invalid IDs, and vendors that the caller cannot see', async () => {
  expect((await post(BROCHURE, { authorization: '' })).status).toBe(401);
  for (const id of [undefined, 'x', `${ID}&select=*`, [ID]]) {
    expect((await post(BROCHURE, { body: { id } })).status).toBe(400);
  }
  expect((await post(null)).status).toBe(404);
  expect((await post({}, { status: 500 })).status).toBe(502);
});
