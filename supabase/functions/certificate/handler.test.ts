import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { renderQrImage } from '../_shared/documents/certificate.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
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

function post(
  answer: () => Response,
  body: unknown = { course: 'reading-a-t-12' },
  authorization = 'Bearer token',
) {
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://backend.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    secrets: { HAVEN_PUBLIC_URL: 'https://haven.example/' },
    fetch: async () => answer(),
  };
  const request = new Request('http://backend.example/functions/v1/certificate', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}

it('returns a PDF with holder, course, and the address of the check page', async () => {
  const response = await post(() => Response.json(CERTIFICATE));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
    { mergePages: true },
  );
  const words = text.replaceAll(/\s+/g, ' ');
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
  ['no certificate', () => Response.json(null), 404],
  ['a revoked one', () => Response.json({ ...CERTIFICATE, status: 'revoked' }), 404],
  ['a denied request', () => Response.json({ code: '42501' }, { status: 403 }), 403],
  ['a failing database', () => Response.json({}, { status: 500 }), 502],
])('creates nothing for %s', async (_name, answer, status) => {
  expect((await post(answer)).status).toBe(status);
});

it('rejects signed-out users and invalid slugs', async () => {
  const fine = () => Response.json(CERTIFICATE);
  expect((await post(fine, { course: 'reading-a-t-12' }, '')).status).toBe(401);
  for (const course of [undefined, '', '../x', 'a'.repeat(61), ['a']]) {
    expect((await post(fine, { course })).status).toBe(400);
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
  const response = await post(() => Response.json(transcript), asked);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ');
  for (const part of ['Ada Lovelace', 'Reading a T-12', 'OH-77', '1.5']) {
    expect(words).toContain(part);
  }
  for (const wrong of [{ state: 'Ohio' }, { license: '../x' }, { year: '2026' }, { year: 1.5 }]) {
    expect((await post(() => Response.json(transcript), { ...asked, ...wrong })).status).toBe(400);
  }
});
