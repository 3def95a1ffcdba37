import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { makeAppHandler } from './serve-app.ts';

const root = mkdtempSync(join(tmpdir(), 'haven-renderer-'));
writeFileSync(join(root, 'app.html'), '<title>Haven</title>');
writeFileSync(join(root, 'first-paint.js'), 'dark()');
writeFileSync(join(root, 'secret.pem'), 'key');
afterAll(() => rmSync(root, { recursive: true }));

const read = vi.fn((path: string) => readFile(path));
const policy = contentPolicy('https://project.example/rest');
const handle = makeAppHandler({ root, read, policy: () => policy });
const get = (address: string, method = 'GET') => handle(new Request(address, { method }));

test('serves the page with its policy and without long-term caching', async () => {
  const page = await get('app://haven/');
  expect(await page.text()).toBe('<title>Haven</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});

test('serves the same page for every screen and 404 for a missing file', async () => {
  expect((await get('app://haven/listings/42?tab=photos')).headers.get('content-type')).toMatch(
    /html/,
  );
  expect((await get('app://haven/assets/gone.js')).status).toBe(404);
});

test('answers HEAD like GET without the content', async () => {
  const response = await get('app://haven/first-paint.js', 'HEAD');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(await response.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
  expect((await get('app://haven/', method)).status).toBe(405);
});

test.each([
  'app://evil/first-paint.js',
  'app://haven.evil/first-paint.js',
  'app://haven:1/first-paint.js',
])("doesn't serve the host of %s", async (address) => {
  expect((await get(address)).status).toBe(404);
});

test("doesn't serve file types that the renderer doesn't use", async () => {
  read.mockClear();
  expect((await get('app://haven/secret.pem')).status).toBe(404);
  expect(read).not.toHaveBeenCalled();
});

test('lets pages call the app and its backend but run no inline scripts', () => {
  expect(policy).toContain("connect-src 'self' https://project.example wss://project.example;");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('allows only the app and its backend if no embed is built in', () => {
  const of = (backend: string, connect: string) =>
    `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:${backend}; media-src 'self' blob:${backend}; connect-src 'self'${connect}; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default`;
  expect(contentPolicy(null)).toBe(of('', ''));
  expect(contentPolicy('https://project.example/rest', {})).toBe(
    of(' https://project.example', ' https://project.example wss://project.example'),
  );
});

test('allows images and fonts of embeds but not their scripts or frames', () => {
  const embedded = contentPolicy(null, {
    VITE_DEMO_VIDEO_URL: 'https://player.example/embed/1',
    VITE_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    HAVEN_EMBED_PAYMENTS: 'stripe',
    HAVEN_EMBED_SCHEDULING_ORIGIN: 'https://calendar.example',
    HAVEN_EMBED_VALUATION_ORIGIN: 'https://valuation.example',
    HAVEN_EMBED_FONTS_ORIGIN: 'https://fonts.example',
  });
  expect(embedded).toBe(
    contentPolicy(null)
      .replace("font-src 'self'", "font-src 'self' https://fonts.example")
      .replace("img-src 'self' data:", "img-src 'self' data: https://tiles.example"),
  );
});

test('leaves out a backend whose host would end a directive', () => {
  expect(contentPolicy('https://project.example;sandbox')).toBe(contentPolicy(null));
});

test('denies pages of the app access to devices', async () => {
  const { headers } = await get('app://haven/');
  expect(headers.get('permissions-policy')).toContain(
    'camera=(), display-capture=(), geolocation=()',
  );
});
