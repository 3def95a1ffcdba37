import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { protectPages } from './headers.ts';
import { Timings, tellTime } from './timing.ts';

async function policyWith(frame?: string, tiles?: string): Promise<string> {
  const app = new Hono().use(protectPages({ frame, tiles })).get('/', (c) => c.text('A page'));
  return (await app.request('/')).headers.get('content-security-policy') ?? '';
}

test('pages embed nothing, unless the demo has an outside player: then its address alone', async () => {
  expect(await policyWith()).toContain("frame-src 'none';");
  expect(await policyWith('https://player.example/embed/1?muted=1')).toContain(
    'frame-src https://player.example/embed/1;',
  );
});

test('pages show pictures of this site, and where one is named of the server of maps, and of no other', async () => {
  expect(await policyWith()).toContain("img-src 'self' data:;");
  expect(await policyWith(undefined, 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1')).toContain(
    "img-src 'self' data: https://tiles.example:8443;",
  );
});

test('pages play videos of this site and of no other', async () => {
  expect(await policyWith()).toContain("media-src 'self';");
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
  const app = new Hono().use(tellTime(new Timings())).get('/', (c) => c.text('A page'));
  for (const path of ['/', '/nothing']) {
    const took = (await app.request(path)).headers.get('server-timing') ?? '';
    expect(took.startsWith('total;dur=')).toBe(true);
  }
});

test('a document says where browsers report what they refused, and a file does not', async () => {
  const app = new Hono()
    .use(protectPages())
    .get('/', (c) => c.html('A page'))
    .get('/own', (c) => {
      c.header('content-security-policy', "default-src 'none'");
      return c.html('A letter');
    })
    .get('/script.js', (c) => c.text('1'));
  const { headers } = await app.request('/');
  const reports = '; report-uri /functions/v1/browser-reports; report-to browser-reports';
  expect(headers.get('reporting-endpoints')).toBe(
    'browser-reports="/functions/v1/browser-reports"',
  );
  expect(headers.get('content-security-policy')?.endsWith(reports)).toBe(true);
  expect(headers.get('content-security-policy')).toContain(
    "; require-trusted-types-for 'script'; trusted-types default",
  );
  for (const path of ['/own', '/script.js']) {
    const other = (await app.request(path)).headers;
    expect(other.get('reporting-endpoints')).toBeNull();
    expect(other.get('content-security-policy')).not.toMatch(/report-uri|trusted-types/);
  }
});
