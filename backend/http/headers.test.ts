import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { protectPages } from './headers.ts';
import { tellTime } from './timing.ts';

async function policyWith(frame?: string): Promise<string> {
  const app = new Hono().use(protectPages({ frame })).get('/', (c) => c.text('A page'));
  return (await app.request('/')).headers.get('content-security-policy') ?? '';
}

test('pages embed nothing, unless the demo has an outside player: then its address alone', async () => {
  expect(await policyWith()).toContain("frame-src 'none';");
  expect(await policyWith('https://player.example/embed/1?muted=1')).toContain(
    'frame-src https://player.example/embed/1;',
  );
});

test('pages ask for no device, and share no window with another site', async () => {
  const app = new Hono().use(protectPages()).get('/', (c) => c.text('A page'));
  const { headers } = await app.request('/');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const devices = headers.get('permissions-policy') ?? '';
  for (const device of ['camera', 'display-capture', 'geolocation', 'microphone', 'payment']) {
    expect(devices).toContain(`${device}=()`);
  }
});

test('every answer says how long it took, a failure too', async () => {
  const app = new Hono().use(tellTime).get('/', (c) => c.text('A page'));
  for (const path of ['/', '/nothing']) {
    const took = (await app.request(path)).headers.get('server-timing') ?? '';
    expect(took.startsWith('total;dur=')).toBe(true);
  }
});
