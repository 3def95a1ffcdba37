import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { EmbedSettings } from '../../shared/embeds/embeds.ts';
import { setSecurityHeaders } from './headers.ts';
import { ResponseTimings, recordResponseTime } from './timing.ts';

/** Policy of every page if no embed is configured. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const DOCUMENT = `${STRICT}; require-trusted-types-for 'script'; trusted-types default; report-uri /functions/v1/browser-reports; report-to browser-reports`;

async function policyWith(embeds?: EmbedSettings): Promise<string> {
  const protect = embeds === undefined ? setSecurityHeaders() : setSecurityHeaders({ embeds });
  const app = new Hono().use(protect).get('/', (c) => c.html('A page'));
  return (await app.request('/')).headers.get('content-security-policy') ?? '';
}

test('allows no embeds by default', async () => {
  expect(await policyWith()).toBe(DOCUMENT);
  expect(await policyWith({})).toBe(DOCUMENT);
});

test.each<[EmbedSettings, readonly (readonly [string, string])[]]>([
  [
    { VITE_DEMO_VIDEO_URL: 'https://player.example/embed/1?muted=1' },
    [["frame-src 'self'", "frame-src 'self' https://player.example/embed/1"]],
  ],
  [
    { VITE_MAP_TILES_URL: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1' },
    [["img-src 'self' data:", "img-src 'self' data: https://tiles.example:8443"]],
  ],
  [
    { HAVEN_EMBED_PAYMENTS: 'stripe' },
    [
      ["script-src 'self'", "script-src 'self' https://js.stripe.com"],
      ["connect-src 'self'", "connect-src 'self' https://api.stripe.com"],
      ["frame-src 'self'", "frame-src 'self' https://js.stripe.com https://hooks.stripe.com"],
    ],
  ],
  [
    { HAVEN_EMBED_SCHEDULING_ORIGIN: 'https://calendar.example' },
    [["frame-src 'self'", "frame-src 'self' https://calendar.example"]],
  ],
  [
    { HAVEN_EMBED_VALUATION_ORIGIN: 'https://valuation.example' },
    [["frame-src 'self'", "frame-src 'self' https://valuation.example"]],
  ],
  [
    { HAVEN_EMBED_FONTS_ORIGIN: 'https://fonts.example' },
    [["font-src 'self'", "font-src 'self' https://fonts.example"]],
  ],
])('with %o, allows exactly its origins in exactly its directives', async (embeds, changes) => {
  const expected = changes.reduce((policy, [from, to]) => policy.replace(from, to), DOCUMENT);
  expect(await policyWith(embeds)).toBe(expected);
});

test('allows videos from this site only', async () => {
  expect(await policyWith()).toContain("media-src 'self' blob:;");
});

test('requests no device permissions and isolates windows from other sites', async () => {
  const app = new Hono().use(setSecurityHeaders()).get('/', (c) => c.text('A page'));
  const { headers } = await app.request('/');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const devices = headers.get('permissions-policy') ?? '';
  for (const device of ['camera', 'display-capture', 'geolocation', 'microphone', 'payment']) {
    expect(devices).toContain(`${device}=()`);
  }
});

test('lets only the dictation page ask for the microphone', async () => {
  const app = new Hono().use(setSecurityHeaders()).get('*', (c) => c.text('A page'));
  const policyAt = async (path: string) =>
    (await app.request(path)).headers.get('permissions-policy') ?? '';
  expect(await policyAt('/voice-hub')).toContain('microphone=(self)');
  expect(await policyAt('/voice-hub')).toContain('camera=()');
  for (const path of ['/', '/voice-hub/other', '/messages', '/VOICE-HUB'])
    expect(await policyAt(path)).toContain('microphone=()');
});

test('lets only pages with property tours ask for a headset', async () => {
  const app = new Hono().use(setSecurityHeaders()).get('*', (c) => c.text('A page'));
  const policyAt = async (path: string) =>
    (await app.request(path)).headers.get('permissions-policy') ?? '';
  for (const path of ['/ar-property-explorer', '/property/1', '/tours/buyer'])
    expect(await policyAt(path)).toContain('xr-spatial-tracking=(self)');
  expect(await policyAt('/ar-property-explorer')).toContain('camera=()');
  for (const path of ['/', '/ar-property-explorer/other', '/property', '/public/1', '/voice-hub'])
    expect(await policyAt(path)).toContain('xr-spatial-tracking=()');
});

test('includes timing in every response, including failures', async () => {
  const app = new Hono()
    .use(recordResponseTime(new ResponseTimings()))
    .get('/', (c) => c.text('A page'));
  for (const path of ['/', '/nothing']) {
    const took = (await app.request(path)).headers.get('server-timing') ?? '';
    expect(took.startsWith('total;dur=')).toBe(true);
  }
});

test('sends a report endpoint with documents, but not with files', async () => {
  const app = new Hono()
    .use(setSecurityHeaders())
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
