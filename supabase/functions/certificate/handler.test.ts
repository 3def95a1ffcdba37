import { expect, it } from 'vitest';
import { renderQrImage } from '../_shared/documents/certificate.ts';
import { poster, readPdf } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const CERTIFICATE = {
  id: '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01',
  holder: 'Ada <b>Lovelace</b>',
  course: 'Reading a T-12',
  version: 2,
  minutes: 30,
  issued_at: '2026-11-20T10:00:00Z',
  expires_at: '2028-11-20T10:00:00Z',
  revoked_at: null,
  status: 'valid',
};

const post = poster(
  handle,
  { course: 'reading-a-t-12' },
  {
    secrets: { HAVEN_PUBLIC_URL: 'https://haven.example/' },
  },
);

it('returns a PDF with holder, course, and the address of the check page', async () => {
  const words = await readPdf(await post(CERTIFICATE));
  expect(words).toContain('Ada <b>Lovelace</b>');
  expect(words).toContain('Reading a T-12');
  expect(words).toContain(`https://haven.example/education/certificates/${CERTIFICATE.id}`);
});

it('renders the QR code dark on white with a quiet border', () => {
  const { width, height, rgb } = renderQrImage('https://haven.example');
  expect([width, rgb.length]).toEqual([height, width * width * 3]);
  expect(rgb.slice(0, width * 3 * 4).every((value) => value === 255)).toBe(true);
  expect(rgb.some((value) => value === 0)).toBe(true);
});

it.each([
  ['no certificate', null, 200, 404],
  ['a revoked one', { ...CERTIFICATE, status: 'revoked' }, 200, 404],
  ['a denied request', { code: '42501' }, 403, 403],
  ['a failing database', {}, 500, 502],
])('creates nothing for %s', async (_name, data, status, expected) => {
  expect((await post(data, { status })).status).toBe(expected);
});

it('rejects signed-out users and invalid slugs', async () => {
  expect((await post(CERTIFICATE, { authorization: '' })).status).toBe(401);
  for (const course of [undefined, '', '../x', 'a'.repeat(61), ['a']]) {
    expect((await post(CERTIFICATE, { body: { course } })).status).toBe(400);
  }
});

it('returns a transcript with approved hours and the IDs of certificates', async () => {
  const transcript = {
    holder: 'Ada Lovelace',
    state: 'OH',
    license_type: 'administrator',
    year: 2026,
    minutes: 30,
    quarter_hours: 6,
    rows: [
      {
        certificate_id: CERTIFICATE.id,
        course: 'Reading a T-12',
        version: 2,
        minutes: 30,
        issued_at: CERTIFICATE.issued_at,
        quarter_hours: 6,
        approval_number: 'OH-77',
      },
    ],
  };
  const asked = { state: 'OH', license: 'administrator', year: 2026 };
  const words = await readPdf(await post(transcript, { body: asked }));
  for (const part of ['Ada Lovelace', 'Reading a T-12', 'OH-77', '1.5']) {
    expect(words).toContain(part);
  }
  for (const wrong of [{ state: 'Ohio' }, { license: '../x' }, { year: '2026' }, { year: 1.5 }]) {
    expect((await post(transcript, { body: { ...asked, ...wrong } })).status).toBe(400);
  }
});
