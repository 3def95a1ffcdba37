import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { jsonRequest, poster, readPdf, readPdfPages, TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
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

const post = poster(handle, { id: ID });

it('returns face sheet and transfer packet in one PDF, with code status and allergies in full', async () => {
  const words = await readPdf(await post(SHEET));
  expect(words).toContain('Face sheet');
  expect(words).toContain('Hospital transfer packet');
  expect(words).toContain('Code status: DNR');
  expect(words).toContain('Very long substance name 11 (Rash, severe)');
  expect(words).toContain('Byron King, Son, Health care power of attorney, 555-0101');
  // Groups the caller can't read aren't printed, not even their headings.
  expect(words).not.toContain('Diagnoses');
});

describe('the photo', () => {
  const PATH = `${ID}/${ID}/${ID}`;
  const render = async (photo: () => Response, photo_path: string = PATH) => {
    const paths: string[] = [];
    const env: FunctionEnv = {
      ...TEST_PROJECT,
      fetch: async (input, init) => {
        const { pathname } = new URL(String(input));
        if (pathname.includes('/rpc/')) return Response.json({ ...SHEET, photo_path });
        paths.push(pathname);
        expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token');
        return photo();
      },
    };
    const response = await handle(jsonRequest({ id: ID }), env);
    expect(response.status).toBe(200);
    const pdf = new Uint8Array(await response.arrayBuffer());
    const count = new TextDecoder('latin1').decode(pdf).split('/Subtype /Image').length - 1;
    return { paths, count };
  };
  const png = () =>
    new Response(Buffer.from(PIXEL, 'base64'), { headers: { 'content-type': 'image/png' } });

  it('is read with the rights of the caller and printed on the face sheet and the packet', async () => {
    const { paths, count } = await render(png);
    expect(paths).toEqual([`/storage/v1/object/authenticated/resident-files/${PATH}`]);
    expect(count).toBe(2);
  });

  it('is printed if it is a WebP image', async () => {
    const picture = createCanvas(64, 64).toBuffer('image/webp');
    const webp = { headers: { 'content-type': 'image/webp' } };
    expect((await render(() => new Response(new Uint8Array(picture), webp))).count).toBe(2);
  });

  it('is omitted if it is missing, broken, or in another format', async () => {
    const webp = { headers: { 'content-type': 'image/webp' } };
    const gif = { headers: { 'content-type': 'image/gif' } };
    const broken = { headers: { 'content-type': 'image/jpeg' } };
    for (const answer of [
      () => Response.json({}, { status: 404 }),
      () => new Response('RIFF', webp),
      () => new Response('GIF89a', gif),
      () => new Response('not a picture', broken),
    ]) {
      expect((await render(answer)).count).toBe(0);
    }
    expect((await render(() => Response.error(), '../../secret')).paths).toEqual([]);
  });
});

it('starts the transfer packet on a new page', async () => {
  const text = await readPdfPages(await post(SHEET));
  expect(text[0]).not.toContain('Hospital transfer packet');
  expect(text[1]).toContain('Hospital transfer packet');
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXMRT' }, 429],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(body, { status });
  expect(response.status).toBe(expected);
});

it('rejects signed-out users and invalid IDs', async () => {
  expect((await post(SHEET, { authorization: '' })).status).toBe(401);
  for (const id of [undefined, 'x', `${ID}&select=*`, [ID]]) {
    expect((await post(SHEET, { body: { id } })).status).toBe(400);
  }
});
