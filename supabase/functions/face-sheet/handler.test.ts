import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const SHEET = {
  name: 'Ada Lovelace',
  preferred_name: null,
  community: 'Maple Court',
  time_zone: 'America/New_York',
  unit: '101',
  bed: null,
  moved_in_on: '2026-02-03',
  street: null,
  city: 'Dublin',
  state: 'OH',
  postal_code: null,
  phone: null,
  resident_care_profiles: [{ code_status: 'dnr', advance_directives: ['polst'], mobility: null }],
  resident_allergies: Array.from({ length: 12 }, (_, index) => ({
    substance: `Very long substance name ${index}`,
    reaction: 'Rash',
    severity: 'severe',
  })),
  resident_contacts: [
    { name: 'Byron King', relation: 'Son', roles: ['health_care_poa'], phone: '555-0101' },
  ],
};

function post(answer: () => Response, body: unknown = { id: ID }, authorization = 'Bearer token') {
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://backend.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    fetch: async () => answer(),
  };
  const request = new Request('http://backend.example/functions/v1/face-sheet', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}

it('returns face sheet and transfer packet in one PDF, with code status and allergies in full', async () => {
  const response = await post(() => Response.json(SHEET));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
    { mergePages: true },
  );
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('Face sheet');
  expect(words).toContain('Hospital transfer packet');
  expect(words).toContain('Code status: DNR');
  expect(words).toContain('Very long substance name 11 (Rash, severe)');
  expect(words).toContain('Byron King, Son, Health care power of attorney, 555-0101');
  // Groups the caller can't read aren't printed, not even their headings.
  expect(words).not.toContain('Diagnoses');
});

it('starts the transfer packet on a page of its own', async () => {
  const response = await post(() => Response.json(SHEET));
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text[0]).not.toContain('Hospital transfer packet');
  expect(text[1]).toContain('Hospital transfer packet');
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXMRT' }, 429],
  [500, {}, 502],
])('creates nothing if the database answers %i', async (status, body, expected) => {
  const response = await post(() => Response.json(body, { status }));
  expect(response.status).toBe(expected);
});

it('rejects signed-out users and invalid IDs', async () => {
  const fine = () => Response.json(SHEET);
  expect((await post(fine, { id: ID }, '')).status).toBe(401);
  for (const id of [undefined, 'x', `${ID}&select=*`, [ID]]) {
    expect((await post(fine, { id })).status).toBe(400);
  }
});
