import { expect, test } from 'vitest';
import { backend, skipOnHostedBackend } from '../support/backend.ts';

const key = () => ({ apikey: backend().publishableKey });
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { ...key(), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type RequestCase = readonly [what: string, path: string, init?: () => RequestInit];

const REQUEST_CASES: readonly RequestCase[] = [
  ['a list', '/rest/v1/listings?select=id&limit=1', () => ({ headers: key() })],
  ['a call', '/rest/v1/rpc/get_brokerage', () => json({ slug: 'none' })],
  ['a call that is not there', '/rest/v1/rpc/none', () => json({})],
  ['a write that is refused', '/rest/v1/listings', () => json({})],
  ['a list without a key', '/rest/v1/listings'],
  ['what the auth server is set to', '/auth/v1/settings', () => ({ headers: key() })],
  ['a sign-in that is refused', '/auth/v1/token?grant_type=password', () => json({ email: 'a' })],
  ['no call of the auth server', '/auth/v1/none', () => ({ headers: key() })],
  ['a file that is not there', '/storage/v1/object/public/listing-images/none.png'],
  ['the buckets', '/storage/v1/bucket', () => ({ headers: key() })],
  ['a function', '/functions/v1/unsubscribe?token=none'],
  ['a function that is not there', '/functions/v1/none', () => json({})],
  ['a broadcast', '/realtime/v1/api/broadcast', () => json({ messages: [] })],
  ['where the backend is', '/_local/config.json'],
  ['a page', '/faq'],
  ['a page that is not there', '/no/such/page'],
  ['a body that is too large', '/auth/v1/token', () => json({ a: 'x'.repeat(3_000_000) })],
  [
    'what another site may ask',
    '/rest/v1/listings',
    () => ({
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    }),
  ],
];

test.each(REQUEST_CASES.map(([what, path, init]) => ({ what, path, init })))(
  'includes the duration in the response to $what',
  async ({ path, init }) => {
    skipOnHostedBackend('a hosted project tells times in its own way');
    const response = await fetch(`${backend().url}${path}`, { redirect: 'manual', ...init?.() });
    await response.arrayBuffer();
    expect(response.headers.get('server-timing')).toMatch(/^total;dur=\d+(?:\.\d)?$/);
  },
);
